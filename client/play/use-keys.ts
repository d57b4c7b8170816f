import { type LayerKind, topLayer, useLayer } from '#client/look/layers.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { HURRY_KEY } from './keys.ts';
import { isKeyOf } from './keys-of-layers.ts';
import { pressEndTurn, pressVerb } from './Verbs.tsx';
import { VERB_NAMES, VERBS, verbState } from './verbs.ts';

const WHOLE_PAGE = { current: null };

/** Keys for the whole page, but none below what lies open. */
export function useKeys(desk: Desk, onFeed: () => void): void {
  useLayer('map', WHOLE_PAGE, (pressed) => {
    const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
    const top = topLayer()?.kind ?? 'map';
    return isKeyOf(top, key) && act(desk, { key, top }, onFeed);
  });
}

interface Pressed {
  readonly key: string;
  readonly top: LayerKind;
}

function act(desk: Desk, { key, top }: Pressed, onFeed: () => void): boolean {
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
      if (top === 'sheet' && (asked.value.length > 0 || panel.value !== 'keys')) return false;
      panel.value = panel.value === 'keys' ? undefined : 'keys';
      return true;
    case 'c':
      onFeed();
      return true;
    case 'ArrowUp':
    case 'ArrowRight':
    case 'ArrowDown':
    case 'ArrowLeft':
      return walkOnMap(key);
    case 'h':
      board.value?.follow();
      return true;
    case HURRY_KEY:
      return hurry();
  }
  if (top === 'list') return pressNth(Number(key));
  if (!view || !('offers' in view)) return false;
  return top === 'question' ? pressBesideQuestion(desk, view, key) : pressVerbKey(desk, view, key);
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

const verbOf = (key: string) => VERB_NAMES.find((name) => VERBS[name].key === key);

function pressVerbKey(desk: Desk, view: SeatView, key: string): boolean {
  const verb = verbOf(key);
  if (key === 'e') pressEndTurn(desk, view);
  else if (verb) pressVerb(desk, view, verb);
  return key === 'e' || verb !== undefined;
}

/** What answers the question, or takes its place, is done; why anything else is not stands below it, not over it. */
function pressBesideQuestion(desk: Desk, view: SeatView, key: string): boolean {
  const { acting } = desk;
  if (acting.choosing.value.at === 'confirming') return false;
  const verb = verbOf(key);
  if (key === 'e') {
    const ending = view.offers['end-turn'];
    if ('reason' in ending) acting.explain(ending.reason);
    return true;
  }
  // Law of the cover: whether a card of the hand answers it must not be seen from the side.
  if (!verb || (verb === 'use' && covered.value)) return false;
  const state = verbState(view, verb);
  if ('reason' in state && !state.isElsewhere) acting.explain(state.reason);
  else pressVerb(desk, view, verb);
  return true;
}
