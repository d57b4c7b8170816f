import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '#server/dealer/chance.ts';
import { legalCommands, type Match, openMatch, play } from '#server/dealer/index.ts';
import { ROTATIONS } from '#shared/map/index.ts';
import { PARASITE_IDS } from '#shared/parasites/index.ts';
import { type Actor, AGREEMENTS, type Command, type CommandOf, type Target } from '#shared/play/index.ts';
import { CHARACTERS, ROOM_IDS, SEAT_IDS } from '#shared/vocabulary/index.ts';
import { amount } from '#tests/run/length.ts';
import { saidAs, setupFor, table } from './table.ts';

const ACTORS: readonly Actor[] = [...SEAT_IDS, 'dealer'];

const character = fc.constantFrom(...CHARACTERS);
const seat = fc.constantFrom(...SEAT_IDS);
const room = fc.constantFrom(...ROOM_IDS);
const parasite = fc.constantFrom(...PARASITE_IDS);
const card = fc.integer({ min: -1, max: 20 });
const few = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constant(0.5));
const coordinate = fc.integer({ min: -4, max: 4 });
const cell = fc.record({ x: coordinate, y: coordinate });
const rotation = fc.constantFrom(...ROTATIONS);
const ref = fc.record({ seat, character });
const target: fc.Arbitrary<Target> = fc.oneof(fc.record({ parasite }), ref);

/** Any command of each kind, sensible or not. */
const ANY: { readonly [Kind in Command['type']]: fc.Arbitrary<CommandOf<Kind>> } = {
  explore: fc.record({ type: fc.constant('explore'), character, cell, rotation }),
  'explore-past': fc.record({ type: fc.constant('explore-past'), character }),
  place: fc.record({ type: fc.constant('place'), cell, rotation }),
  move: fc.record({ type: fc.constant('move'), character, to: room }),
  run: fc.record({ type: fc.constant('run'), character, to: room }),
  fire: fc.record({
    type: fc.constant('fire'),
    targets: fc.oneof(fc.tuple(target), fc.tuple(target, target)),
  }),
  stab: fc.record({ type: fc.constant('stab'), character, target }),
  'throw-grenade': fc.record({ type: fc.constant('throw-grenade'), character, card, into: room }),
  search: fc.record({ type: fc.constant('search'), character }),
  'team-search': fc.record({ type: fc.constant('team-search'), character, with: seat }),
  heal: fc.record({ type: fc.constant('heal'), character, trooper: few, android: few }),
  'thermal-scan': fc.record({ type: fc.constant('thermal-scan'), character }),
  'open-doors': fc.record({ type: fc.constant('open-doors'), character }),
  reveal: fc.record({ type: fc.constant('reveal'), character, cell, rotation }),
  'reveal-past': fc.record({ type: fc.constant('reveal-past'), character }),
  'lay-down': fc.record({ type: fc.constant('lay-down'), card }),
  'first-aid': fc.record({
    type: fc.constant('first-aid'),
    character,
    card,
    heal: fc.oneof(fc.tuple(ref), fc.tuple(ref, ref)),
  }),
  boost: fc.record({ type: fc.constant('boost'), card }),
  'body-scan': fc.record({ type: fc.constant('body-scan'), character, card, seat }),
  trade: fc.record({ type: fc.constant('trade'), with: seat }),
  give: fc.record({ type: fc.constant('give'), card }),
  armor: fc.record({
    type: fc.constant('armor'),
    rooms: fc.array(fc.record({ room, cards: few }), { maxLength: 2 }),
  }),
  'choose-parasite': fc.record({ type: fc.constant('choose-parasite'), parasite }),
  'burn-hive': fc.record({ type: fc.constant('burn-hive') }),
  agree: fc.record({ type: fc.constant('agree'), to: fc.constantFrom(...AGREEMENTS) }),
  'end-turn': fc.record({ type: fc.constant('end-turn') }),
  'time-out': fc.record({ type: fc.constant('time-out') }),
  'close-window': fc.record({ type: fc.constant('close-window') }),
};

/** Where two commands of a kind are crossed, counted off their fields. */
const probe = fc.record({ made: fc.record(ANY), of: fc.nat(), field: fc.nat() });
type Probe = typeof probe extends fc.Arbitrary<infer Value> ? Value : never;

const armed = { laidDown: ['ammo', 'combat-knife'], hp: { trooper: 3, android: 3 } } as const;

/** Late scenes that random play from the deal would seldom reach; L16 fits nowhere in the second. */
const LATE: readonly Match[] = [
  table({
    players: 6,
    map: { L02: [-1, 0], L05: [0, 1, 180], L11: [1, 0], L13: [0, -1], L03: [0, -2] },
    seats: {
      0: { at: 'L02', laidDown: ['keycard', 'ammo', 'heavy-gun'], infected: { by: 'host', order: 0 } },
      1: { at: 'L05-back', hp: { trooper: 2, android: 3 } },
      2: { at: 'L11', ...armed },
      3: {
        at: 'L13',
        hand: ['infection', 'infection', 'infection', 'body-scanner', 'first-aid-kit', 'armor'],
      },
      4: { at: 'L13', hp: { trooper: 1 }, laidDown: ['target-scope', 'ammo'] },
      5: { at: 'L03', hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'gas-can'] },
    },
    parasites: PARASITE_IDS.map((id) => ({ id, colour: id < 5 ? 'grey' : 'black', room: 'L01' })),
  }),
  table({
    map: { L13: [0, -1], L02: [-1, 0], L19: [0, 1, 180], L15: [1, 0] },
    locationDeck: ['L16', 'L08', 'L03', 'L20'],
    seats: { 0: { trooper: 'L13', android: 'L02' }, 1: { at: 'L15' }, 2: { at: 'L19' } },
  }),
];

const walk = fc.record({
  /** From the deal, or from a late scene. */
  late: fc.constantFrom(undefined, ...LATE),
  players: fc.constantFrom(4, 5, 6),
  part: fc.stringMatching(/^[0-9a-f]{64}$/),
  options: fc.record({
    gentleStart: fc.boolean(),
    lastResort: fc.boolean(),
    hardMission: fc.boolean(),
    masterAndServant: fc.boolean(),
  }),
  /** Which of all that can be played is played next. */
  steps: fc.array(fc.nat(), { minLength: 10, maxLength: 120, size: 'max' }),
});
type Walk = typeof walk extends fc.Arbitrary<infer Value> ? Value : never;

interface Listed {
  readonly actor: Actor;
  readonly command: Command;
}

function listed(match: Match): readonly Listed[] {
  return ACTORS.flatMap((actor) => legalCommands(match, actor).map((command) => ({ actor, command })));
}

/** Random legal play, rare kinds of command as often as common ones; nobody agrees to end it. */
function next(match: Match, step: number): Match {
  const choices = listed(match).filter(({ command }) => command.type !== 'agree');
  const kinds = [...new Set(choices.map(({ command }) => command.type))];
  const ofKind = choices.filter(({ command }) => command.type === kinds[step % kinds.length]);
  const chosen = ofKind[Math.floor(step / kinds.length) % ofKind.length];
  const played = chosen && play(match, chosen.actor, chosen.command);
  return played?.ok ? played.match : match;
}

/** The match at every fifth step of the way, and at its end. */
function stops({ late, players, part, options, steps }: Walk): readonly Match[] {
  let match = late
    ? { ...late, chance: seededChance(part) }
    : openMatch({ ...setupFor(players, options), serverPart: part });
  const seen = [match];
  for (const [i, step] of steps.entries()) {
    match = next(match, step);
    if (i % 5 === 4 || match.ending) seen.push(match);
    if (match.ending) break;
  }
  return seen;
}

/** A listed command with one field of another of its kind. */
function spoilt(list: readonly Listed[], { made, of, field }: Probe): readonly Command[] {
  const command = list[of % list.length]?.command;
  if (!command) return [];
  const other = made[command.type];
  const fields = Object.keys(command);
  const name = fields[field % fields.length] ?? 'type';
  return [{ ...command, [name]: Object.entries(other).find(([key]) => key === name)?.[1] }];
}

describe('what is listed and what is played agree', () => {
  test('everything listed is accepted', () => {
    fc.assert(
      fc.property(walk, (way) => {
        for (const match of stops(way)) {
          for (const { actor, command } of listed(match)) {
            expect([command, play(match, actor, command).ok]).toEqual([command, true]);
          }
        }
      }),
      { numRuns: amount({ short: 8, long: 25 }) },
    );
  }, 60_000);

  test('nothing else is, from any actor', () => {
    fc.assert(
      fc.property(walk, fc.array(probe, { minLength: 2, maxLength: 4 }), (way, probes) => {
        for (const match of stops(way)) {
          const list = listed(match);
          const known = new Set(list.map(({ actor, command }) => `${actor} ${saidAs(command)}`));
          const tried = probes.flatMap((each) => [...Object.values(each.made), ...spoilt(list, each)]);
          for (const command of tried) {
            for (const actor of ACTORS) {
              const isListed = known.has(`${actor} ${saidAs(command)}`);
              expect([actor, command, play(match, actor, command).ok]).toEqual([actor, command, isListed]);
            }
          }
        }
      }),
      { numRuns: amount({ short: 8, long: 25 }) },
    );
  }, 60_000);
});
