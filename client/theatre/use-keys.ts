import { useEffect } from 'preact/hooks';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Projector } from './replay-player.ts';

/** The whole replay by keyboard; a slider or field that has the focus keeps its own keys. */
export function useKeys(projector: Projector, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || target instanceof HTMLSelectElement) return;
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const act = actionOf(projector, key, shiftKey);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [projector, active]);
}

function actionOf(projector: Projector, key: string, shift: boolean): (() => void) | undefined {
  switch (key) {
    case ' ':
      return projector.toggle;
    case 'ArrowLeft':
      return () => (shift ? projector.goTo('turn', 'back') : projector.goBy(-1));
    case 'ArrowRight':
      return () => (shift ? projector.goTo('turn', 'on') : projector.goBy(1));
    case 'PageUp':
      return () => projector.goTo('phase', 'back');
    case 'PageDown':
      return () => projector.goTo('phase', 'on');
    case 'Home':
      return () => projector.go(0);
    case 'End':
      return () => projector.go(projector.last);
    case '0':
      return () => {
        projector.eyes.value = 'all';
      };
  }
  const seat = SEAT_IDS.find((id) => String(id + 1) === key);
  if (seat === undefined || seat >= projector.script.seats.length) return undefined;
  return () => {
    projector.eyes.value = seat;
  };
}
