import {
  type Ending,
  isIn,
  roomOf,
  type SeenEvent,
  seatOf,
  standing,
  type View,
} from '#shared/play/index.ts';
import { REACTOR, type RoomId, roomsOf, type SeatId } from '#shared/vocabulary/index.ts';
import type { Cue } from './cue.ts';
import type { Scene } from './scenes.ts';
import { SOUND_OF_SECRET, type Sound } from './sound/sounds.ts';

/** How a scene is shown; nothing here may depend on what only some of the table can see. */
export type Staging = Pick<Cue, 'ms' | 'sound' | 'ceremony' | 'lands' | 'at' | 'who' | 'isMine'>;

type Of<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;

/** Who looks, and at what. */
export interface Looking {
  readonly view: View;
  readonly scene: Scene;
  /** Where the last trade that was seen to begin did. */
  readonly meeting?: RoomId | undefined;
}

/** The table of all cues: by what a scene is about. */
export function stagingOf(main: SeenEvent, { view, scene, meeting }: Looking): Staging {
  const me = 'me' in view ? view.me : undefined;
  switch (main.type) {
    case 'ap-changed':
    case 'agreements-changed':
    case 'marker-passed':
    case 'ammo-spent':
    case 'turn-ended':
      return small(0);
    case 'phase-began':
      return {
        ...ceremony('parasite-phase', phaseMs(view, scene)),
        sound: 'die',
        who: [main.leader],
        at: undefined,
      };
    case 'doors-closed':
      return { ...small(500), sound: 'door' };
    case 'parasites-moved':
      return { ...small(800), sound: 'crawl' };
    case 'alert-dealt':
      return { ...small(600), sound: 'alarm', who: [main.seat] };
    case 'turn-began':
      return { ...small(250), who: [main.seat], at: placeOfPlayer(view, main.seat) };
    case 'entered-station':
      return { ...small(400), sound: 'door', who: [main.seat] };
    case 'timed-out':
      return { ...small(900), who: main.seats };
    case 'location-placed':
      return { ...small(600), sound: 'plate', who: [main.seat], at: roomsOf(main.location)[0] };
    case 'location-passed-over':
      return { ...small(800), sound: 'card', who: [main.seat] };
    case 'moved':
      return { ...small(main.how === 'run' ? 450 : 600), sound: 'steps', who: [main.seat], at: main.to };
    case 'fired':
      return { ...attack(900, 'shot'), who: [main.seat], at: targetRoom(view, main.targets[0]) };
    case 'stabbed':
      return { ...attack(900, 'stab'), who: [main.seat], at: targetRoom(view, main.target) };
    case 'grenade-thrown':
      return { ...attack(1300, 'blast'), who: [main.seat], at: main.into };
    case 'parasites-wounded':
      return attack(700, 'wound');
    case 'armor-asked':
      return { ...small(500), sound: 'alarm', who: seatsOf(main.threats), at: main.threats[0]?.room };
    case 'armor-played':
    case 'wounded':
      return { ...attack(1300, soundOfWounds(scene)), ...placeOfWounds(scene, main) };
    case 'died':
    case 'eliminated':
      return death(scene, main, me);
    case 'searched':
      return {
        ...small(600),
        sound: 'search',
        who: main.with === undefined ? [main.seat] : [main.seat, main.with],
        at: main.room,
      };
    case 'found-nothing':
      return { ...small(700), who: [main.seat], at: placeOfPlayer(view, main.seat) };
    case 'alert-drawn':
      return { ...small(1000), sound: 'alarm', who: [main.seat], at: spawnRoom(scene) };
    case 'discard-shuffled':
      return { ...small(600), sound: 'card' };
    case 'spawned':
      return { ...small(600), sound: 'crawl', at: main.room };
    case 'parasite-awaited':
      return { ...small(250), who: [main.seat], at: main.room };
    case 'parasite-pulled':
      return { ...small(600), sound: 'crawl', who: [main.seat], at: main.room };
    case 'terminal-used':
      return {
        ...small(600),
        sound: scene.some(({ type }) => type === 'doors-opened') ? 'door' : undefined,
        who: [main.seat],
        at: characterRoom(view, main),
      };
    case 'sick-bay-used':
      return { ...small(900), sound: 'heal', who: [main.seat], at: characterRoom(view, main) };
    case 'healed':
      return { ...small(800), sound: 'heal', who: [main.seat], at: characterRoom(view, main) };
    case 'doors-opened':
      return { ...small(800), sound: 'door' };
    case 'scanned':
      return {
        ...ceremony('scan', 4000 + 600 * main.cards.length),
        sound: 'sweep',
        isMine: me !== undefined && !view.seats[me]?.eliminated,
      };
    case 'duty-began':
      return { ...small(300), who: [main.seat], at: main.room };
    case 'trade-began':
      return { ...small(600), who: main.between, at: main.room };
    case 'traded': {
      const isMine = me !== undefined && main.between.includes(me);
      return {
        ...ceremony('trade', isMine ? 2200 : 2000),
        sound: SOUND_OF_SECRET['cards-exchanged'],
        who: main.between,
        at: meeting ?? meetingRoom(view, main.between),
        isMine,
      };
    }
    case 'agreed':
      return { ...small(500), sound: 'vote', who: [main.seat] };
    case 'item-used':
      return {
        ...small(700),
        sound: scene.some(({ type }) => type === 'healed') ? 'heal' : 'card',
        who: [main.seat],
        at: placeOfPlayer(view, main.seat),
      };
    case 'laid-down':
      return { ...small(450), sound: 'card', who: [main.seat], at: placeOfPlayer(view, main.seat) };
    case 'drew': {
      const shown = {
        sound: SOUND_OF_SECRET['card-drawn'],
        who: [main.seat],
        at: placeOfPlayer(view, main.seat),
      };
      const cards = scene.filter(({ type }) => type === 'drew').length;
      // D2: as long for the Host as for any card.
      return main.seat === me
        ? { ...ceremony('draw', 1500 + 600 * (cards - 1)), ...shown }
        : { ...small(400), ...shown };
    }
    case 'body-scanned': {
      const isMine = me === main.by || me === main.seat;
      const staged = isMine ? ceremony('body-scan', 2200) : small(1000);
      const sound = SOUND_OF_SECRET['body-scanned'];
      return { ...staged, sound, who: [main.by, main.seat], at: placeOfPlayer(view, main.seat), isMine };
    }
    case 'hive-burnt':
      return {
        ...ceremony('hive-burnt', 3600),
        sound: 'fire',
        who: [main.seat],
        at: roomOf(seatOf(view, main.seat), 'trooper'),
      };
    case 'ended':
      return { ...ceremony('end', 2400), sound: soundOfEnding(main.ending), who: main.ending.winners };
  }
}

const NOTHING: Omit<Staging, 'ms'> = {
  sound: undefined,
  ceremony: undefined,
  lands: 'at-once',
  at: undefined,
  who: [],
  isMine: false,
};

const small = (ms: number): Staging => ({ ...NOTHING, ms });

const ceremony = (kind: NonNullable<Cue['ceremony']>, ms: number): Staging => ({
  ...NOTHING,
  ms,
  ceremony: kind,
  lands: 'at-its-end',
});

/** Health sinks while it is seen. */
const attack = (ms: number, sound: Sound): Staging => ({ ...small(ms), ceremony: 'attack', sound });

/** The die, the crawl and, if somebody is there, the jaws; what they do comes after the armor window (D5). */
function phaseMs(view: View, scene: Scene): number {
  if (scene.some(({ type }) => type === 'armor-asked')) return 2500;
  return view.parasites.length > 0 ? 2000 : 1200;
}

function soundOfWounds(scene: Scene): Sound {
  const hit = scene.find((event) => event.type === 'wounded');
  if (!hit) return 'armor';
  return hit.by === 'parasites' ? 'bite' : 'wound';
}

function placeOfWounds(scene: Scene, main: Of<'armor-played'> | Of<'wounded'>): Pick<Staging, 'who' | 'at'> {
  const hits = scene.filter((event) => event.type === 'wounded' || event.type === 'armor-played');
  const at = main.type === 'wounded' ? main.room : main.rooms.find(({ cards }) => cards > 0)?.room;
  return { who: seatsOf(hits), at };
}

function death(scene: Scene, main: Of<'died'> | Of<'eliminated'>, me: SeatId | undefined): Staging {
  const gone = scene.filter((event) => event.type === 'died' || event.type === 'eliminated');
  return {
    ...ceremony('death', 1600),
    sound: 'death',
    who: seatsOf(gone),
    at: main.type === 'died' ? main.room : undefined,
    isMine: gone.some(({ seat }) => seat === me),
  };
}

/** V1 is the humans' victory, every other one the Hive's. */
function soundOfEnding({ kind, winners }: Ending): Sound {
  if (winners.length === 0) return 'ending-nobody';
  return kind === 'hive-burnt' ? 'ending-humans' : 'ending-hive';
}

const seatsOf = (of: readonly { readonly seat: SeatId }[]): readonly SeatId[] => [
  ...new Set(of.map(({ seat }) => seat)),
];

function spawnRoom(scene: Scene): RoomId | undefined {
  return scene.find((event) => event.type === 'spawned')?.room;
}

function characterRoom(view: View, { seat, character }: Pick<Of<'healed'>, 'seat' | 'character'>) {
  return roomOf(seatOf(view, seat), character);
}

/** Where a player can be looked for. */
function placeOfPlayer(view: View, seat: SeatId): RoomId | undefined {
  return standing(seatOf(view, seat))[0]?.room;
}

function targetRoom(view: View, target: Of<'stabbed'>['target'] | undefined): RoomId | undefined {
  if (!target) return undefined;
  return 'seat' in target
    ? characterRoom(view, target)
    : view.parasites.find(({ id }) => id === target.parasite)?.room;
}

/** For whoever came after it began: where both have somebody. X2: never in the Reactor Room. */
function meetingRoom(view: View, [a, b]: readonly [SeatId, SeatId]): RoomId | undefined {
  const theirs = seatOf(view, b);
  return standing(seatOf(view, a)).find(({ room }) => room !== REACTOR && isIn(theirs, room))?.room;
}
