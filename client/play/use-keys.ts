import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { HURRY_KEY } from './keys.ts';
import { pressEndTurn, pressVerb } from './Verbs.tsx';
import { VERB_NAMES, VERBS } from './verbs.ts';

/** Keys for the whole page, but not while something is typed or chosen in a field. */
export function useKeys(desk: Desk, onFeed: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (act(desk, key.length === 1 ? key.toLowerCase() : key, onFeed)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

function act(desk: Desk, key: string, onFeed: () => void): boolean {
  const { acting, panel, asked, board, story } = desk;
  const view = story.view.value;
  switch (key) {
    case 'Escape':
      if (asked.value.length > 0) asked.value = asked.value.slice(0, -1);
      else if (panel.value) panel.value = undefined;
      else acting.back();
      return true;
    case 'r':
      acting.turn();
      return true;
    case 'l':
      panel.value = panel.value === 'list' ? undefined : 'list';
      return true;
    case '?':
      panel.value = panel.value === 'keys' ? undefined : 'keys';
      return true;
    case 'c':
      onFeed();
      return true;
    case 'ArrowUp':
    case 'ArrowRight':
    case 'ArrowDown':
    case 'ArrowLeft':
      return asked.value.length === 0 && panel.value === undefined && walkOnMap(key);
    case 'h':
      board.value?.follow();
      return true;
    case HURRY_KEY:
      return hurry();
    case 'e':
      if (!view || !('offers' in view)) return false;
      pressEndTurn(desk, view);
      return true;
    default:
      if (panel.value === 'list' && /^[1-9]$/.test(key)) return pressNth(Number(key));
      return pressVerbKey(desk, key);
  }
}

/** Who is nowhere else walks the map: no one has to find the way into it first. */
function walkOnMap(key: string): boolean {
  const focus = document.activeElement;
  const map = document.querySelector<HTMLElement>('.map-walker');
  const isElsewhere = focus !== null && focus !== document.body && !focus.closest('.verbs');
  if (!map || isElsewhere) return false;
  map.focus({ preventScroll: true });
  map.dispatchEvent(new KeyboardEvent('keydown', { key }));
  return true;
}

/** On to where something is asked again: it is offered only where nobody else has to keep up. */
function hurry(): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.paces [aria-keyshortcuts="${HURRY_KEY}"]`);
  button?.click();
  return button !== null;
}

function pressNth(nth: number): boolean {
  const choice = document.querySelectorAll<HTMLButtonElement>('.actions .choice')[nth - 1];
  choice?.click();
  return choice !== undefined;
}

function pressVerbKey(desk: Desk, key: string): boolean {
  const view = desk.story.view.value;
  const verb = VERB_NAMES.find((name) => VERBS[name].key === key);
  if (!verb || !view || !('offers' in view)) return false;
  pressVerb(desk, view, verb);
  return true;
}
