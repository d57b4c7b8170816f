import { produce, setAutoFreeze } from 'immer';
import { legalCommands, type Match, openMatch, play, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { NO_OPTIONS, SEAT_IDS } from '#shared/vocabulary/index.ts';
import { ownUpdateBetween } from '#shared/wire/own-view.ts';
import { packed } from '#shared/wire/packed.ts';
import type { Benchmark, Size } from './measured.ts';

/** Matches that bots played, long enough to be typical. */
const RECORDS: readonly MatchRecord[] = Array.from({ length: 3 }, (_, game) =>
  simulateMatch({
    seed: `bench ${game}`,
    bots: Array.from({ length: 6 }, () => 'simple'),
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  }),
).map(({ record }) => record);
const MOMENTS = RECORDS.map(momentsOf);
const COMMANDS = RECORDS.reduce((sum, { steps }) => sum + steps.length, 0);

function momentsOf(record: MatchRecord): readonly Match[] {
  const moments = [openMatch(record.setup)];
  for (const { actor, command } of record.steps) {
    const before = moments.at(-1);
    const played = before && play(before, actor, command);
    if (played?.ok) moments.push(played.match);
  }
  return moments;
}

/** The state of a match as plain data: what a store of another kind would hold. */
function plainState({ setup, chance, map, ...rest }: Match) {
  return { ...rest, placed: map.placed };
}

type Path = readonly string[];
type Change = { readonly path: Path; readonly value: unknown };

/** The changes that lead from one plain value to another. */
function changesBetween(before: unknown, after: unknown, path: Path = []): readonly Change[] {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return [];
  const sameShape =
    before &&
    after &&
    typeof before === 'object' &&
    typeof after === 'object' &&
    Object.keys(before).join() === Object.keys(after).join();
  if (!sameShape) return [{ path, value: after }];
  return Object.keys(after).flatMap((key) =>
    changesBetween(Reflect.get(before, key), Reflect.get(after, key), [...path, key]),
  );
}

function apply(state: object, { path, value }: Change): void {
  const parent = path.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), state);
  Reflect.set(parent, path.at(-1) ?? '', value);
}

const PLAIN = MOMENTS.map((moments) => moments.map(plainState));
const CHANGES = PLAIN.map((states) => states.slice(1).map((state, i) => changesBetween(states[i], state)));
setAutoFreeze(true);

export const DEALER_BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'a step',
    measures: `all a server asks of the dealer for each of the same ${COMMANDS} commands: the list, the command, six views; beside one copy of the state`,
    unit: 'steps',
    perRun: COMMANDS,
    ours: {
      name: 'dealer',
      run: () =>
        RECORDS.map(({ setup, steps }) => {
          let match = openMatch(setup);
          for (const { actor, command } of steps) {
            legalCommands(match, actor);
            const played = play(match, actor, command);
            if (!played.ok) continue;
            match = played.match;
            for (const seat of SEAT_IDS) viewFor(match, seat);
          }
          return plainState(match);
        }),
    },
    baselines: [
      {
        name: 'structuredClone',
        run: () =>
          PLAIN.map((states) =>
            states
              .slice(1)
              .map((state) => structuredClone(state))
              .at(-1),
          ),
      },
    ],
  },
  {
    name: 'playing',
    measures: `${RECORDS.length} recorded matches of six with ${COMMANDS} commands: the legal commands of who acts, then the command, its digest included; beside only applying the recorded changes with immer, and only copying the state`,
    unit: 'commands',
    perRun: COMMANDS,
    ours: {
      name: 'dealer',
      run: () =>
        RECORDS.map(({ setup, steps }) => {
          let match = openMatch(setup);
          for (const { actor, command } of steps) {
            legalCommands(match, actor);
            const played = play(match, actor, command);
            if (played.ok) match = played.match;
          }
          return plainState(match);
        }),
    },
    baselines: [
      {
        name: 'immer',
        run: () =>
          CHANGES.map((steps, game) =>
            steps.reduce<object>(
              (state, changes) =>
                produce(state, (draft) => {
                  for (const change of changes) apply(draft, change);
                }),
              PLAIN[game]?.[0] ?? {},
            ),
          ),
      },
      {
        name: 'structuredClone',
        run: () =>
          PLAIN.map((states) =>
            states
              .slice(1)
              .map((state) => structuredClone(state))
              .at(-1),
          ),
      },
    ],
  },
  {
    name: 'showing',
    measures: `after each of the same ${COMMANDS} commands the views of six seats, with all they are offered, and what each sees of the events; beside six copies of the state, as one would make to delete the secrets from`,
    unit: 'commands',
    perRun: COMMANDS,
    ours: {
      name: 'viewFor, seenBy',
      run: () =>
        MOMENTS.map(
          (moments) =>
            moments
              .slice(1)
              .map((match) =>
                SEAT_IDS.map((seat) => [
                  viewFor(match, seat),
                  match.events.map((event) => seenBy(event, seat)),
                ]),
              ).length,
        ),
    },
    baselines: [
      {
        name: 'structuredClone',
        run: () =>
          PLAIN.map(
            (states) => states.slice(1).map((state) => SEAT_IDS.map(() => structuredClone(state))).length,
          ),
      },
    ],
  },
];

export const DEALER_SIZES: readonly Size[] = [
  {
    name: 'a seat’s update',
    measures: `mean bytes per seat and command: the events it saw and what changed of its own, packed, beside its whole view as JSON; npm run bytes counts everything`,
    unit: 'bytes',
    ours: { name: 'update', size: () => meanBytes(updateBytes) },
    baseline: {
      name: 'whole view',
      size: () => meanBytes((_before, after, seat) => jsonBytes(viewFor(after, seat))),
    },
  },
  {
    name: 'a running match in memory',
    measures: `mean heap of ${1000} matches in their middle, after collecting garbage; beside their state as JSON text`,
    unit: 'bytes',
    ours: { name: 'heap', size: heapPerMatch },
    baseline: {
      name: 'JSON',
      size: () => mean(MOMENTS.map((moments) => jsonBytes(plainState(middle(moments))))),
    },
  },
];

function meanBytes(of: (before: Match, after: Match, seat: (typeof SEAT_IDS)[number]) => number): number {
  return mean(
    MOMENTS.flatMap((moments) =>
      moments.slice(1).flatMap((after, i) => SEAT_IDS.map((seat) => of(moments[i] ?? after, after, seat))),
    ),
  );
}

function updateBytes(before: Match, after: Match, seat: (typeof SEAT_IDS)[number]): number {
  const events = after.events.flatMap((event) => seenBy(event, seat) ?? []);
  const own = ownUpdateBetween(viewFor(before, seat), viewFor(after, seat));
  return events.length > 0 || own ? packed({ events, own }).length : 0;
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function middle(moments: readonly Match[]): Match {
  const match = moments[Math.floor(moments.length / 2)];
  if (!match) throw new Error('a match has a middle');
  return match;
}

/** Each match is played to its middle anew, so that they share nothing with each other. */
function heapPerMatch(): number {
  const matches: Match[] = [];
  const before = usedHeap();
  for (let i = 0; i < 1000; i++) {
    const record = RECORDS[i % RECORDS.length];
    if (!record) continue;
    const half = { ...record, steps: record.steps.slice(0, Math.floor(record.steps.length / 2)) };
    const match = momentsOf(half).at(-1);
    if (match) matches.push(match);
  }
  return (usedHeap() - before) / matches.length;
}

function usedHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
