import type { Effect, Shielded, Threat, Wound } from '#client/board/effect.ts';
import type { Cue } from '#client/story/cue.ts';
import { dieDirection } from '#shared/map/index.ts';
import { ofSeatIn, type PublicView, type SeenEvent, seatOf, standing } from '#shared/play/index.ts';
import {
  type Character,
  type CharacterRef,
  HIVE,
  REACTOR,
  type SeatId,
  sameCharacter,
} from '#shared/vocabulary/index.ts';

/** An effect, and when in its cue it plays. */
export interface StagedEffect {
  readonly effect: Effect;
  readonly delay: number;
  readonly ms: number;
}

type Of<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;
type PlayedCue = Pick<Cue, 'events' | 'before' | 'ms' | 'lands'>;

/** An effect with its share of the cue's time: from, to. */
type Share = readonly [effect: Effect, from: number, to: number];

/** What the map plays of a cue, one beside or after the other, within its time. Only what everybody may see. */
export function effectsOf({ events, before, ms, lands }: PlayedCue): readonly StagedEffect[] {
  const scene: Scene = {
    view: before,
    lands,
    attack: events.find(isAttack)?.type,
    bites: events.some(({ type }) => type === 'armor-asked'),
    wounded: events.filter((event) => event.type === 'wounded'),
  };
  const shares = [...events.flatMap((event) => sharesOf(event, scene)), ...woundsOf(events, scene)];
  return shares.map(([effect, from, to]) => ({
    effect,
    delay: Math.round(from * ms),
    ms: Math.round((to - from) * ms),
  }));
}

interface Scene {
  readonly view: PublicView;
  readonly lands: Cue['lands'];
  readonly attack: SeenEvent['type'] | undefined;
  readonly bites: boolean;
  readonly wounded: readonly Of<'wounded'>[];
}

const isAttack = ({ type }: SeenEvent): boolean =>
  type === 'fired' || type === 'stabbed' || type === 'grenade-thrown';

function sharesOf(event: SeenEvent, scene: Scene): readonly Share[] {
  switch (event.type) {
    case 'doors-closed':
      return [[{ type: 'doors', open: false }, 0, scene.lands === 'at-once' ? 1 : 0.2]];
    case 'doors-opened':
      return [[{ type: 'doors', open: true }, 0, 1]];
    case 'parasites-moved':
      return [crawlOf(event, scene)];
    case 'armor-asked':
      // P3: what shoots and stabs is seen already; here it is jaws.
      return event.by === 'parasites' ? [[{ type: 'bite', at: threatsOf(event) }, 0.8, 1]] : [];
    case 'fired':
      // A1: the Android carries the gun.
      return [[{ type: 'shot', from: ref(event.seat, 'android'), at: event.targets }, 0, 1]];
    case 'stabbed': {
      const { seat, character, target, hit } = event;
      return [[{ type: 'stab', from: ref(seat, character), at: target, hit }, 0, 1]];
    }
    case 'grenade-thrown':
      return [[{ type: 'blast', room: event.into }, 0, 1]];
    case 'armor-played':
      return armorOf(event, scene);
    case 'searched':
      return [[{ type: 'search', room: event.room }, 0, 1]];
    case 'spawned':
      return [[{ type: 'spawn', room: event.room }, 0, 1]];
    case 'healed':
      return [[{ type: 'heal', at: ref(event.seat, event.character), hp: event.hp }, 0, 1]];
    case 'scanned':
      return [[{ type: 'scan' }, 0, 1]];
    case 'traded':
      return tradeOf(event, scene.view);
    case 'hive-burnt':
      return [[{ type: 'fire', room: HIVE }, 0, 1]];
    default:
      return [];
  }
}

/** All wounds of a scene burn together, all the dead cool together (A6, P3). */
function woundsOf(events: readonly SeenEvent[], { attack }: Scene): readonly Share[] {
  const wounds = events.flatMap((event): readonly Wound[] => {
    if (event.type === 'wounded') {
      const { seat, character, wounds: lost, hp } = event;
      return [{ seat, character, wounds: lost, hp }];
    }
    if (event.type !== 'parasites-wounded') return [];
    return event.wounds.map(({ parasite }) => ({ parasite, wounds: 1 }));
  });
  const hasArmor = events.some(({ type }) => type === 'armor-played');
  const from = attack || hasArmor ? 0.4 : 0;
  const dead = refs(events.filter((event) => event.type === 'died'));
  return [
    ...(wounds.length > 0 ? [[{ type: 'wound', at: wounds }, from, 1] as const] : []),
    ...(dead.length > 0 ? [[{ type: 'death', at: dead }, 0, 1] as const] : []),
  ];
}

/** In a scene of its own the picture crawls by itself; in the parasite phase it comes after the die. */
function crawlOf({ roll, moves }: Of<'parasites-moved'>, { lands, bites }: Scene): Share {
  const kept = moves.flatMap((move) => ('stays' in move ? [move.parasite] : []));
  const gone = moves.flatMap((move) =>
    'to' in move ? [{ parasite: move.parasite, from: move.from, to: move.to }] : [],
  );
  const direction = dieDirection(roll);
  if (lands === 'at-once') return [{ type: 'crawl', direction, kept, moves: [] }, 0, 1];
  return [{ type: 'crawl', direction, kept, moves: gone }, bites ? 0.48 : 0.6, bites ? 0.8 : 1];
}

/** A6: everybody of his in a room with a card; also where it saves nobody. */
function armorOf({ seat, rooms }: Of<'armor-played'>, { view, wounded }: Scene): readonly Share[] {
  const at = rooms
    .filter(({ cards }) => cards > 0)
    .flatMap(({ room, cards }) =>
      ofSeatIn(seatOf(view, seat), room).map((each): Shielded => {
        const left = wounded.find((wound) => sameCharacter(wound, each))?.wounds;
        return left ? { ...each, wounds: { before: left + cards, left } } : each;
      }),
    );
  return at.length > 0 ? [[{ type: 'armor', at }, 0, 0.6]] : [];
}

/** X1, X2: where both have somebody, never in the Reactor Room. */
function tradeOf({ between: [a, b] }: Of<'traded'>, view: PublicView): readonly Share[] {
  for (const { character, room } of standing(seatOf(view, a))) {
    if (room === REACTOR) continue;
    const [other] = ofSeatIn(seatOf(view, b), room);
    if (other) return [[{ type: 'trade', room, between: [ref(a, character), other] }, 0, 1]];
  }
  return [];
}

const threatsOf = ({ threats }: Of<'armor-asked'>): readonly Threat[] =>
  threats.map(({ seat, character, wounds }) => ({ seat, character, wounds }));

const ref = (seat: SeatId, character: Character): CharacterRef => ({ seat, character });

const refs = (of: readonly CharacterRef[]): readonly CharacterRef[] =>
  of.map(({ seat, character }) => ref(seat, character));
