import { useEffect } from 'preact/hooks';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Eyes } from './replay-player.ts';
import type { Driven } from './Transport.tsx';

/** What can be driven by keys alone. */
export interface Steered extends Driven {
  readonly seats: readonly unknown[];
  /** The first and the last moment there is. */
  goToEnd(way: 'back' | 'on'): void;
  look(eyes: Eyes): void;
}

/** Whether keys belong to what has the focus. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'range');

/** The whole replay by keyboard; a slider or field that has the focus keeps its own keys. */
export function useKeys(steered: Steered, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTyped(target)) return;
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const act = actionOf(steered, key, shiftKey);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [steered, active]);
}

function actionOf(steered: Steered, key: string, shift: boolean): (() => void) | undefined {
  switch (key) {
    case ' ':
      return steered.toggle;
    case 'ArrowLeft':
      return () => (shift ? steered.goTo('turn', 'back') : steered.goBy(-1));
    case 'ArrowRight':
      return () => (shift ? steered.goTo('turn', 'on') : steered.goBy(1));
    case 'PageUp':
      return () => steered.goTo('phase', 'back');
    case 'PageDown':
      return () => steered.goTo('phase', 'on');
    case 'Home':
      return () => steered.goToEnd('back');
    case 'End':
      return () => steered.goToEnd('on');
    case '0':
      return () => steered.look('all');
  }
  const seat = SEAT_IDS.find((id) => String(id + 1) === key);
  return seat === undefined || seat >= steered.seats.length ? undefined : () => steered.look(seat);
}
