import { describe, expect, test } from 'vitest';
import { couldKnow, strongest } from '#client/theatre/minds.ts';
import { mindAt, mindsIn } from '#client/theatre/mindsWorker.ts';
import { finishedMatch, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { beliefsThrough } from '#server/tools/record-beliefs.ts';
import { must, NO_OPTIONS, SEAT_IDS } from '#shared/vocabulary/index.ts';

const { record } = simulateMatch({
  seed: 'minds',
  bots: ['keen', 'keen', 'keen', 'keen', 'keen'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});
const finished = must(finishedMatch(record), 'it has ended');
const minds = mindsIn(finished, []);
const crew = SEAT_IDS.slice(0, 5);

describe('the minds of a match', () => {
  test.each(crew)('those of chair %i are what a second computation finds at every phase', (me) => {
    const again = beliefsThrough(record, me);
    const starts = finished.moments.filter(
      ({ ending, events }) => ending || events.some(({ type }) => type === 'phase-began'),
    );
    expect(again.length).toBeGreaterThan(3);
    for (const [i, { infected, reasons }] of again.entries()) {
      const step = must(starts[i], 'a phase').step;
      const shown = minds.believed[me]?.[step] ?? [];
      for (const seat of crew) expect(shown[seat]).toBeCloseTo(infected[seat] ?? -1, 9);
      for (const { seat, chance, reasons: told } of mindAt(finished, { step, seat: me, talk: [] })) {
        expect(chance).toBeCloseTo(infected[seat] ?? -1, 9);
        expect(told.length).toBeLessThanOrEqual(3);
        // What was told first is what moved it most, all of one kind taken together.
        const [first] = told;
        if (!first) continue;
        const all = reasons
          .filter(({ why, seat: by }) => why === first.why && by === first.by)
          .reduce((sum, { before, after }) => sum + (after[seat] ?? 0) - (before[seat] ?? 0), 0);
        expect(first.moved).toBeCloseTo(all, 2);
      }
    }
  });

  test('beside each stands the truth of that moment', () => {
    const step = finished.moments.length - 1;
    for (const { seat, role } of mindAt(finished, { step, seat: 0, talk: [] })) {
      expect(role).toBe(viewFor(must(finished.moments[step], 'the end'), seat).role);
    }
  });

  test('what was claimed before all is heard from that step on, and not before', () => {
    const said = {
      afterStep: 2,
      from: 1,
      kind: 'said',
      channel: 'table',
      say: { kind: 'claim', claim: { type: 'infected', seat: 2 } },
    } as const;
    const told = mindsIn(finished, [said]);
    expect(told.believed[0]?.[1]).toEqual(minds.believed[0]?.[1]);
    expect(told.believed[0]?.[2]?.[2]).toBeGreaterThan(minds.believed[0]?.[2]?.[2] ?? 1);
    const [, of] = mindAt(finished, { step: 2, seat: 0, talk: [said] });
    expect(of?.reasons.map(({ why }) => why)).toContain('heard');
  });
});

test('reasons of one kind and person count together, and only the three strongest are told', () => {
  expect(
    strongest([
      { why: 'came', by: 1, moved: 0.04 },
      { why: 'searched', by: 1, moved: -0.02 },
      { why: 'came', by: 1, moved: 0.03 },
      { why: 'scan', by: undefined, moved: 0.3 },
      { why: 'attacked', by: 2, moved: -0.05 },
      { why: 'explored', by: 1, moved: 0 },
    ]),
  ).toEqual([
    { why: 'scan', by: undefined, times: 1, moved: 0.3 },
    { why: 'came', by: 1, times: 2, moved: 0.07 },
    { why: 'attacked', by: 2, times: 1, moved: -0.05 },
  ]);
});

test('the table could have known once a living human was sure, and not by one who was Infected or out', () => {
  const steps = (...chances: number[]) => chances.map((chance) => [0, 0, chance, 0]);
  const believed = [
    steps(0.2, 0.95, 0.95, 0.95, 0.95),
    steps(0.2, 0.2, 0.95, 0.95, 0.95),
    steps(1, 1, 1, 1, 1),
    steps(0.1, 0.1, 0.1, 0.3, 0.93),
  ];
  const infected = [0, undefined, 1, undefined];
  expect(couldKnow(believed, infected, [undefined, 2, undefined, undefined])).toContainEqual({
    seat: 2,
    since: 1,
    known: { by: 3, step: 4, chance: 0.93 },
  });
  expect(couldKnow(believed, infected, [undefined, 2, undefined, 4])).toContainEqual({
    seat: 2,
    since: 1,
    known: undefined,
  });
});
