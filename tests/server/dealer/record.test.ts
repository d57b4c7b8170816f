import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openMatch, RecordMismatch, replay } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { MatchRecord, RecordedStep } from '#shared/play/index.ts';
import { CHARACTERS, NO_OPTIONS, ROOM_IDS } from '#shared/vocabulary/index.ts';
import { recordSchema } from '#shared/wire/record.ts';

const { record, match } = simulateMatch({
  seed: 'a record',
  bots: ['random', 'random', 'random', 'random', 'random'],
  options: NO_OPTIONS,
  timeOutEvery: 40,
  checked: false,
});

function mismatchIn(changed: MatchRecord): number | undefined {
  try {
    replay(changed);
    return undefined;
  } catch (error) {
    if (error instanceof RecordMismatch) return error.step;
    throw error;
  }
}

function withStep(index: number, change: (step: RecordedStep) => unknown): MatchRecord {
  const steps = record.steps.map((step, i) => (i === index ? (change(step) as RecordedStep) : step));
  return { ...record, steps };
}

type Path = readonly string[];

/** The ways to every single value in a step. */
function leavesOf(value: unknown): readonly Path[] {
  if (!value || typeof value !== 'object') return [[]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part).map((path) => [key, ...path]));
}

/** The same but for one value, which becomes another of its kind. */
function altered(value: unknown, path: Path, how: number): unknown {
  const [key, ...rest] = path;
  if (key !== undefined && value && typeof value === 'object') {
    const part = altered(Reflect.get(value, key), rest, how);
    return Array.isArray(value)
      ? value.map((each, i) => (String(i) === key ? part : each))
      : { ...value, [key]: part };
  }
  if (typeof value === 'number') return value + 1 + (how % 3);
  const others = [...CHARACTERS, ...ROOM_IDS, 'dealer', 'search', 'move'].filter((each) => each !== value);
  return others[how % others.length];
}

const anyStep = fc.nat({ max: record.steps.length - 1 });

describe('a match is its set-up and its commands', () => {
  test('D4 replaying a record gives the identical match', () => {
    expect(replay(record)).toEqual(match);
  });

  test('D4 a record survives being written down, with its keys in any order', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, part]) => [key, reversed(part)]),
            )
          : value;
    const copy = recordSchema.parse(JSON.parse(JSON.stringify(reversed(record))));
    expect(replay(copy).digest).toBe(match.digest);
  });

  test('D4 a changed digest is found at its step', () => {
    fc.assert(
      fc.property(anyStep, fc.nat({ max: 63 }), (index, place) => {
        const changed = withStep(index, (step) => {
          const digit = step.digest[place] === '0' ? '1' : '0';
          return { ...step, digest: step.digest.slice(0, place) + digit + step.digest.slice(place + 1) };
        });
        expect(mismatchIn(changed)).toBe(index + 1);
      }),
      { numRuns: 60 },
    );
  });

  test('D4 one changed field of one step is found at that step, or is no record at all', () => {
    fc.assert(
      fc.property(anyStep, fc.nat(), fc.nat(), (index, which, how) => {
        const changed = withStep(index, (step) => {
          const leaves = leavesOf(step);
          return altered(step, leaves[which % leaves.length] ?? [], how);
        });
        if (recordSchema.safeParse(changed).success) expect(mismatchIn(changed)).toBe(index + 1);
      }),
      { numRuns: 300 },
    );
  });

  test('D4 a step left out, doubled or moved is found there', () => {
    fc.assert(
      fc.property(fc.nat({ max: record.steps.length - 2 }), (index) => {
        const before = record.steps.slice(0, index);
        const [step, next, ...after] = record.steps.slice(index);
        if (!step || !next) return;
        expect(mismatchIn({ ...record, steps: [...before, next, ...after] })).toBe(index + 1);
        expect(mismatchIn({ ...record, steps: [...before, step, step, next, ...after] })).toBe(index + 2);
        expect(mismatchIn({ ...record, steps: [...before, next, step, ...after] })).toBe(index + 1);
      }),
      { numRuns: 40 },
    );
  });

  test('D4 any change of the set-up is found at the first step', () => {
    const { setup } = record;
    const changed = [
      { ...setup, serverPart: `${setup.serverPart.slice(0, -1)}${setup.serverPart.endsWith('0') ? 1 : 0}` },
      { ...setup, playerParts: ['ff'.repeat(32), ...setup.playerParts.slice(1)] },
      { ...setup, options: { ...setup.options, hardMission: true } },
      {
        ...setup,
        seats: setup.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'somebody else' } : seat)),
      },
    ];
    for (const each of changed) expect(mismatchIn({ ...record, setup: each })).toBe(1);
  });

  test('D4 every part of the seed changes the deal', () => {
    const { setup } = record;
    const hands = (parts: readonly string[], serverPart = setup.serverPart) =>
      openMatch({ ...setup, serverPart, playerParts: parts }).seats.map(({ hand }) => hand);
    const deals = [
      hands(setup.playerParts),
      hands(setup.playerParts, 'ee'.repeat(32)),
      ...setup.seats.map((_, i) =>
        hands(setup.playerParts.map((part, j) => (i === j ? 'dd'.repeat(32) : part))),
      ),
    ];
    expect(new Set(deals.map((deal) => JSON.stringify(deal))).size).toBe(deals.length);
  });
});
