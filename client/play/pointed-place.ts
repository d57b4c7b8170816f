import { toPage } from '#client/board/camera-math.ts';
import { type Area, plateArea } from '#client/board/geometry.ts';
import type { Spot } from '#client/board/spots.ts';
import type { ActionKind, View } from '#shared/play/index.ts';
import type { CardFace, Colour } from '#shared/vocabulary/index.ts';
import type { Desk } from './desk.ts';
import { type Box, common } from './free-place.ts';
import { roomOfSpot } from './hints.ts';
import { nextTaps } from './next-taps.ts';
import { areaOfRoom } from './reach.ts';
import { VERB_NAMES, VERBS } from './verbs.ts';

/** A part of the screen that can be spoken of. */
const PARTS = {
  'end-turn': ['.end-turn'],
  hand: ['.hand'],
  role: ['.role-chip'],
  prompt: ['.prompt-card .offers'],
  trade: ['.trade-ask'],
} as const;

/** What a sentence can point at: on the map, an action, a kind of card in the hand, or a part of the screen. */
export type Place =
  | Exclude<Spot, { card: number }>
  | { readonly action: ActionKind }
  | { readonly held: CardFace['kind']; readonly of?: Colour }
  | { readonly part: keyof typeof PARTS };

/** What has been opened on the way there is what is pressed next; ending the turn is on the way to nothing else. */
const ON_THE_WAY = [
  '.place-card .act',
  '.confirm-card .sure:not([data-kind="end-turn"]) .act',
  '.asked.is-card .offer',
];

/** Two can go there, or one in two ways: which? */
const WAYS_THERE = ['run', 'move'].map((kind) => `.room-card .offer[data-kind="${kind}"]`);

function selectorsOf(place: Place): readonly string[] {
  if ('action' in place)
    return [...ON_THE_WAY, `.offer[data-kind="${place.action}"]`, ...buttonsOf(place.action)];
  if ('part' in place) return PARTS[place.part];
  if (!('held' in place)) return [...ON_THE_WAY, ...WAYS_THERE];
  const picture = `use[href="#card-${place.held}"]`;
  if (place.of) return [`.hand .card[data-of="${place.of}"]`];
  // Chosen already: it only has to be sealed.
  if (document.querySelector(`.trade-card[aria-pressed="true"] ${picture}`)) return ['.trade-seal'];
  return [...ON_THE_WAY, `.trade-card:has(${picture})`, `.hand .card:has(${picture})`];
}

/** The verb an action is done by. */
const buttonsOf = (action: ActionKind): readonly string[] =>
  VERB_NAMES.filter((verb) => (VERBS[verb].kinds as readonly ActionKind[]).includes(action)).map(
    (verb) => `.verb[aria-keyshortcuts="${VERBS[verb].key}"]`,
  );

/** Where on the page a place is; nothing while something else lies over it. */
export function boxOf(desk: Desk, view: View, place: Place): Box | undefined {
  const found = selectorsOf(place).flatMap((selector) => document.querySelector(selector) ?? [])[0];
  if (found) {
    const { left, top, width, height } = found.getBoundingClientRect();
    const box = { left, top, width, height };
    return found.contains(topmostAt(box)) ? box : undefined;
  }
  const area = areaOf(view, place);
  const box = area && boxOnMap(desk, area);
  return box && topmostAt(box)?.closest('.board') ? box : undefined;
}

function topmostAt({ left, top, width, height }: Box): Element | null {
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Where the locations lie on the page: what is told stands better in the dark beside them. */
export function platesOnPage(desk: Desk, view: View): readonly Box[] {
  return view.placed.flatMap(({ cell }) => seenOnMap(desk, plateArea(cell)) ?? []);
}

/** Where on the page the next tap may go. */
export const tapsOnPage = (desk: Desk, view: View): readonly Box[] =>
  nextTaps(view, desk.acting.choosing.value).flatMap((area) => seenOnMap(desk, area) ?? []);

/** Where on the map a place is; nothing for what is beside it. */
export function areaOf(view: View, spot: Place): Area | undefined {
  if ('action' in spot || 'held' in spot || 'part' in spot) return undefined;
  if ('cell' in spot) return plateArea(spot.cell);
  const room = roomOfSpot(view, spot);
  return room && areaOfRoom(view, room);
}

function boxOnMap(desk: Desk, area: Area): Box | undefined {
  const sight = desk.board.value?.sight.value;
  const frame = document.querySelector('.board')?.getBoundingClientRect();
  if (!sight || !frame) return undefined;
  const { x, y, width, height } = toPage(sight.look, area, sight.screen);
  return { left: frame.left + x - width / 2, top: frame.top + y - height / 2, width, height };
}

/** What is seen of it: a location may lie half beside the map. */
function seenOnMap(desk: Desk, area: Area): Box | undefined {
  const box = boxOnMap(desk, area);
  const frame = document.querySelector('.board')?.getBoundingClientRect();
  return box && frame && common(box, frame);
}
