import type { SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

type Type = SeenEvent['type'];

/** What keeps a view true and needs no time of its own: it goes with whatever it comes after or before. */
const BESIDES: readonly Type[] = [
  'ap-changed',
  'agreements-changed',
  'marker-passed',
  'ammo-spent',
  'discard-shuffled',
];

/** What belongs to the scene of another event when it follows it. What is not named here is a scene of its own. */
const FOLLOWED_BY: Partial<Record<Type, readonly Type[]>> = {
  'phase-began': ['doors-closed', 'parasites-moved', 'armor-asked'],
  'turn-began': ['entered-station'],
  fired: ['parasites-wounded', 'armor-asked'],
  stabbed: ['parasites-wounded', 'armor-asked'],
  'grenade-thrown': ['parasites-wounded', 'wounded'],
  // A6, P3: all of an attack at once.
  'armor-played': ['armor-played', 'wounded'],
  wounded: ['wounded'],
  died: ['died', 'eliminated'],
  'alert-drawn': ['spawned'],
  spawned: ['spawned'],
  'sick-bay-used': ['healed'],
  'item-used': ['healed', 'body-scanned'],
  healed: ['healed'],
  'terminal-used': ['doors-opened'],
};

/** Events that are shown as one, the one it is named after first found by `mainOf`. */
export type Scene = readonly [SeenEvent, ...SeenEvent[]];

/** What happened at one step, cut into scenes: in order, nothing left out, nothing twice. */
export function scenesOf(events: readonly SeenEvent[], me: SeatId | undefined): readonly Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const last = scenes.at(-1);
    if (last && continues(last, event, me)) scenes[scenes.length - 1] = [...last, event];
    else scenes.push([event]);
  }
  return scenes;
}

/** What a scene is about. */
export function mainOf(scene: Scene): SeenEvent {
  const told = scene.filter(({ type }) => !BESIDES.includes(type));
  // A body scanner is a card that is played to see a hand: the hand is what matters.
  return told.find(({ type }) => type === 'body-scanned') ?? told[0] ?? scene[0];
}

function continues(scene: Scene, event: SeenEvent, me: SeatId | undefined): boolean {
  const main = mainOf(scene);
  if (BESIDES.includes(event.type) || BESIDES.includes(main.type)) return true;
  if (event.type === 'drew') return drawsOn(main, event.seat, me);
  return FOLLOWED_BY[main.type]?.includes(event.type) ?? false;
}

/** Cards drawn one after the other are one scene; the own ones are shown, so they have theirs. */
function drawsOn(main: SeenEvent, seat: SeatId, me: SeatId | undefined): boolean {
  if (main.type === 'drew') return main.seat === seat;
  return main.type === 'searched' && seat !== me;
}
