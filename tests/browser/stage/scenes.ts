import { newPlayer } from '#server/bots/index.ts';
import { legalCommands, type Match, openMatch, play, RULES_VERSION, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats } from '#shared/play/index.ts';
import { COLOURS, NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { cardId, exchange, parasite, playAll, table } from '#tests/server/dealer/table.ts';
import { sixAboard } from './six-aboard.ts';

const NAMES = ['Ann', 'Bartholomew', 'Cleo', 'Dmitri', 'Eve', 'Lyra'];

/** A moment of a match, made by the dealer, and who looks at it. */
export interface Scene {
  match(): Match;
  readonly isPaused?: true;
  readonly isWatched?: true;
}

export const SCENES: Readonly<Record<string, Scene>> = {
  boarding: { match: () => played((match) => match.step === 0) },
  'first-turn': { match: () => played((match) => match.turn?.seat === 0) },
  'mid-game': { match: midGame },
  six: { match: () => named(sixAboard()) },
  watching: { match: midGame, isWatched: true },
  end: { match: () => played((match) => match.ending !== undefined) },
  fight: { match: () => named(fight()) },
  // Twins of one table: only Ann's own secret differs.
  'twin-infected': { match: () => named(fight()) },
  'twin-human': { match: () => named(fight({ seats: { 0: HEALTHY } })) },
  'full-hand': {
    match: () => {
      // One of Bartholomew's infections came to Ann.
      const hand = ['infection', 'infection', 'gas-can', 'gas-can', 'armor'] as const;
      return named(
        fight({ seats: { 0: { ...ARMED, laidDown: [], hand: ALL_DIFFERENT }, 1: { at: 'L11', hand } } }),
      );
    },
  },
  paused: { match: () => named(fight()), isPaused: true },
  duty: { match: () => named(meeting()) },
  trade: { match: () => named(trading()) },
  traded: { match: () => named(exchange(trading(), [0, 'infection'], [2, 'gas-can'])) },
  infected: {
    match: () => named(exchange(trading(healthy), [0, 'armor'], [2, 'infection'])),
  },
  'human-trade': { match: () => named(trading(healthy)) },
  'body-scan': {
    match: () => {
      const hand = [...HAND.slice(0, 6), 'body-scanner'] as const;
      const start = fight({ seats: { 0: { at: 'L11', hand } } });
      const card = cardId(start, 0, 'body-scanner');
      return named(playAll(start, [0, { type: 'body-scan', character: 'android', card, seat: 1 }]));
    },
  },
  terminal: { match: () => named(atTerminal()) },
  scan: { match: () => named(playAll(atTerminal(), [0, { type: 'thermal-scan', character: 'trooper' }])) },
  armor: { match: () => named(underFire()) },
  died: { match: () => named(shot({ hp: { android: 1 } })) },
  out: { match: () => named(shot({ hp: { android: 1 }, trooper: 'dead' })) },
  // One turn before the parasites: Ann ends hers, and they come.
  dusk: {
    match: () =>
      named(
        fight({
          marker: { holder: 1, hadTurn: true },
          dice: [3, 2, 1, 4],
          seats: {
            0: { ...ARMED, at: 'L11', hp: { android: 1, trooper: 3 } },
            1: { at: 'L17', hp: { android: 2 } },
          },
        }),
      ),
  },
  parasite: {
    match: () => {
      const start = fight({ used: ['L11', 'L05', 'L12'], parasites: TEN, seats: { 0: { at: 'L11' } } });
      return named(playAll(start, [0, { type: 'search', character: 'android' }]));
    },
  },
};

/** The first match of bots that comes to it. */
const MID_GAME_SEED = 59;

function midGame(): Match {
  return played(
    (match) => match.map.placed.length >= 14 && match.turn?.seat === 0 && !match.prompt && match.turn.ap > 2,
    MID_GAME_SEED,
  );
}

/** Ann stands at a terminal; Dmitri is the Host. */
const atTerminal = () =>
  table({
    players: 5,
    map: { L02: [0, 1] },
    seats: { 0: { at: 'L02' }, 3: { infected: { by: 'host', order: 1 } } },
  });

type Scenery = NonNullable<Parameters<typeof table>[0]>;
type Seats = NonNullable<Scenery['seats']>;

const HAND = [
  'infection',
  'infection',
  'infection',
  'gas-can',
  'armor',
  'grenade',
  'first-aid-kit',
  'infection:blue',
] as const;

/** As many different cards as a hand may come to hold. */
const ALL_DIFFERENT = [
  'infection',
  'infection:blue',
  'infection:green',
  'gas-can',
  'armor',
  'ammo',
  'first-aid-kit',
  'keycard',
  'heavy-gun',
  'grenade',
  'energy-boost',
  'target-scope',
  'combat-knife',
  'body-scanner',
] as const;

/** P6: none is left in reserve. */
const TEN = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) => parasite(id, id % 2 ? 'L17' : 'L12'));

/** Ann is human still; Cleo is not. */
const healthy: Seats = {
  0: { at: 'L11', hand: HAND.slice(0, 7) },
  2: { trooper: 'L12', android: 'L05-front', infected: { by: 'host', order: 1 } },
  3: { at: 'L12' },
};

/** Ann’s Trooper walks in on Cleo and Dmitri. */
const meeting = (seats: Seats = {}) =>
  playAll(fight({ seats }), [0, { type: 'move', character: 'trooper', to: 'L12' }]);

const trading = (seats: Seats = {}) => playAll(meeting(seats), [0, { type: 'trade', with: 2 }]);

/** Bartholomew fires at Ann’s Android. */
const underFire = (ann: Seats[0] = {}) =>
  playAll(fight({ turn: { seat: 1 }, seats: { 0: { ...ARMED, ...ann } } }), [
    1,
    { type: 'fire', targets: [{ seat: 0, character: 'android' }] },
  ]);

const shot = (ann: Seats[0]) =>
  playAll(underFire({ ...ann, hand: HAND.slice(0, 4) }), ['dealer', { type: 'close-window' }]);

const ARMED: NonNullable<Seats[0]> = {
  at: 'L11',
  hand: HAND,
  laidDown: ['ammo', 'heavy-gun', 'target-scope', 'keycard'],
  hp: { android: 2 },
  infected: { by: 3, order: 2 },
};

const { infected: _ill, ...HEALTHY } = ARMED;

/** Ann, armed, with somebody behind every door; a scene may say otherwise. */
export function fight(other: Scenery = {}): Match {
  return table({
    players: 5,
    map: {
      L11: [1, 0],
      L12: [1, -1],
      L05: [0, 1, 180],
      L04: [-1, -1],
      L09: [-1, 0],
      L17: [2, 0],
      L06: [0, -1],
    },
    used: ['L11', 'L05'],
    dice: [1, 2, 3, 4, 1, 2, 3, 4],
    parasites: [
      parasite(0, 'L11'),
      parasite(5, 'L12'),
      parasite(1, 'L17'),
      parasite(2, 'L17'),
      parasite(6, 'L17'),
      parasite(7, 'L05-back'),
    ],
    ...other,
    seats: {
      0: ARMED,
      1: { at: 'L11', laidDown: ['ammo', 'combat-knife'], trooper: 'dead', hp: { android: 3 } },
      2: { trooper: 'L12', android: 'L05-front', hp: { trooper: 1 } },
      3: { at: 'L12', infected: { by: 'host', order: 1 } },
      4: {
        at: 'L09',
        hand: ['infection', 'infection', 'gas-can', 'gas-can', 'armor'],
        hp: { trooper: 3, android: 3 },
      },
      ...other.seats,
    },
  });
}

export function named(match: Match): Match {
  const seats = match.setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name }));
  return { ...match, setup: { ...match.setup, seats } };
}

/** A whole match of bots, up to the first moment that will do. */
function played(isWanted: (match: Match) => boolean, first = 1): Match {
  for (let seed = first; seed < first + 200; seed++) {
    const found = playedFrom(seed, isWanted);
    if (found) return found;
  }
  throw new Error('no match comes to this moment');
}

function playedFrom(seed: number, isWanted: (match: Match) => boolean): Match | undefined {
  let match = openMatch({
    format: 1,
    rules: RULES_VERSION,
    serverPart: seed.toString(16).padStart(64, '0'),
    playerParts: NAMES.slice(0, 5).map(() => ''),
    seats: NAMES.slice(0, 5).map((name, i) => ({ name, colour: COLOURS[i] ?? 'white' })),
    options: NO_OPTIONS,
  });
  for (let step = 0; step < 2000 && !isWanted(match); step++) {
    if (match.ending) return undefined;
    match = next(match, step * 7919 + seed);
  }
  return isWanted(match) ? match : undefined;
}

function next(match: Match, chance: number): Match {
  for (const seat of awaitedSeats(viewFor(match, 'public'))) {
    const command = newPlayer('random').choose(viewFor(match, seat), chance);
    const played = command && play(match, seat, command);
    if (played?.ok) return played.match;
  }
  const [dealers] = legalCommands(match, 'dealer');
  const played = dealers && play(match, 'dealer', dealers);
  return played?.ok ? played.match : match;
}
