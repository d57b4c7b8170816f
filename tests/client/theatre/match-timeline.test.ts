import { describe, expect, test } from 'vitest';
import { beginnings, marksOf, nearest, phaseAt } from '#client/theatre/match-timeline.ts';
import { played, scriptOf } from './played.ts';

describe('marks on the scrubber', () => {
  test('a step has one mark for each kind of thing that happened in it', () => {
    const script = scriptOf(
      [{ type: 'became-host', seat: 1 }],
      [{ type: 'turn-began', seat: 0, ap: 4 }],
      [
        { type: 'died', seat: 2, character: 'trooper', room: 'L01', by: 'parasites' },
        { type: 'died', seat: 3, character: 'android', room: 'L01', by: 'parasites' },
        { type: 'hive-burnt', seat: 0, cans: 3, cards: [1, 2, 3] },
      ],
    );
    expect(marksOf(script).map(({ step, kind, events }) => [step, kind, events.length])).toEqual([
      [0, 'infection', 1],
      [2, 'death', 2],
      [2, 'hive', 1],
    ]);
  });

  test('every secret the dealer kept has its mark', () => {
    const { finished, script } = played(1);
    const marked = new Set(marksOf(script).map(({ step }) => step));
    expect(finished.secrets.length).toBeGreaterThan(0);
    for (const { step } of finished.secrets) expect(marked).toContain(step);
  });
});

describe('stepping', () => {
  test('by turn and by phase goes to where they begin, and to the ends beyond', () => {
    expect(nearest([3, 8, 20], 8, 'on', 30)).toBe(20);
    expect(nearest([3, 8, 20], 8, 'back', 30)).toBe(3);
    expect(nearest([3, 8, 20], 20, 'on', 30)).toBe(30);
    expect(nearest([3, 8, 20], 3, 'back', 30)).toBe(0);
  });

  test('the phase of a step is the dealer’s', () => {
    const { finished, script } = played(2);
    const begun = beginnings(script, 'phase-began');
    expect(begun.length).toBeGreaterThan(1);
    for (const step of begun) expect(phaseAt(script, step)).toBe(finished.moments[step]?.phase);
  });
});
