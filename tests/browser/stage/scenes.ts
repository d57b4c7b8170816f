import { newPlayer } from '#server/bots/index.ts';
import { legalCommands, type Match, openMatch, play, RULES_VERSION, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats } from '#shared/play/index.ts';
import { COLOURS, NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { parasite, playAll, table } from '#tests/server/dealer/table.ts';

const NAMES = ['Ann', 'Bartholomew', 'Cleo', 'Dmitri', 'Eve'];

/** Moments of a match, each made by the dealer. */
export const SCENES: Readonly<Record<string, () => Match>> = {
  'first-turn': () => played((match) => match.turn?.seat === 0),
  'mid-game': () =>
    played(
      (match) =>
        match.map.placed.length >= 14 && match.turn?.seat === 0 && !match.prompt && match.turn.ap > 2,
    ),
  end: () => played((match) => match.ending !== undefined),
  fight: () => named(fight()),
  duty: () => named(playAll(fight(), [0, { type: 'move', character: 'trooper', to: 'L12' }])),
  trade: () =>
    named(
      playAll(
        fight(),
        [0, { type: 'move', character: 'trooper', to: 'L12' }],
        [0, { type: 'trade', with: 2 }],
      ),
    ),
  armor: () => named(playAll(fight(1), [1, { type: 'fire', targets: [{ seat: 0, character: 'android' }] }])),
};

/** Ann, armed, with somebody behind every door. */
function fight(turn: SeatId = 0): Match {
  return table({
    players: 5,
    map: {
      L11: [1, 0],
      L12: [0, -1],
      L05: [0, 1, 180],
      L04: [-1, -1, 180],
      L09: [-1, 0],
      L17: [2, 0],
      L06: [1, -1],
    },
    used: ['L11', 'L05'],
    turn: { seat: turn },
    dice: [1, 2, 3, 4, 1, 2, 3, 4],
    seats: {
      0: {
        at: 'L11',
        hand: [
          'infection',
          'infection',
          'infection',
          'gas-can',
          'armor',
          'grenade',
          'first-aid-kit',
          'infection:blue',
        ],
        laidDown: ['ammo', 'heavy-gun', 'target-scope', 'keycard'],
        hp: { android: 2 },
        infected: { by: 3, order: 2 },
      },
      1: { at: 'L11', laidDown: ['ammo', 'combat-knife'], trooper: 'dead', hp: { android: 3 } },
      2: { trooper: 'L12', android: 'L05-front', hp: { trooper: 1 } },
      3: { at: 'L12', infected: { by: 'host', order: 1 } },
      4: {
        at: 'L09',
        hand: ['infection', 'infection', 'gas-can', 'gas-can', 'armor'],
        hp: { trooper: 3, android: 3 },
      },
    },
    parasites: [
      parasite(0, 'L11'),
      parasite(5, 'L12'),
      parasite(1, 'L17'),
      parasite(2, 'L17'),
      parasite(6, 'L17'),
      parasite(7, 'L05-back'),
    ],
  });
}

function named(match: Match): Match {
  const seats = match.setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name }));
  return { ...match, setup: { ...match.setup, seats } };
}

/** A whole match of bots, up to the first moment that will do. */
function played(isWanted: (match: Match) => boolean): Match {
  for (let seed = 1; seed < 200; seed++) {
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
    playerParts: NAMES.map(() => ''),
    seats: NAMES.map((name, i) => ({ name, colour: COLOURS[i] ?? 'white' })),
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
