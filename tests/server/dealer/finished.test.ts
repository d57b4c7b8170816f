import { describe, expect, test } from 'vitest';
import { finishedMatch, revealedAt, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

/** A match with an infection, and one with a blocked attempt, found by playing. */
function matchWith(secret: 'infected' | 'infection-blocked') {
  for (let game = 0; game < 200; game++) {
    const { record } = simulateMatch({
      seed: `revealed ${game}`,
      bots: ['random', 'random', 'random', 'random'],
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    });
    const finished = finishedMatch(record);
    if (finished?.secrets.some(({ type }) => type === secret)) return finished;
  }
  throw new Error(`no match with ${secret} in 200`);
}

describe('a finished match is revealed', () => {
  const finished = matchWith('infected');
  const last = finished.record.steps.length;

  test('D4 only a match that has ended can be revealed', () => {
    const { record } = finished;
    expect(finishedMatch({ ...record, steps: record.steps.slice(0, -1) })).toBeUndefined();
  });

  test('step 0 is the deal, the last step the end', () => {
    expect(revealedAt(finished, 0)).toMatchObject({
      step: 0,
      played: undefined,
      table: { ending: undefined },
    });
    expect(revealedAt(finished, last).table.ending).toBeDefined();
    expect(() => revealedAt(finished, last + 1)).toThrow(RangeError);
  });

  test('X5 who infected whom, and when, turns a human into an Infected at that step', () => {
    const infection = finished.secrets.find(({ type }) => type === 'infected');
    if (infection?.type !== 'infected') throw new Error('there must be one');
    const { step, seat, by } = infection;
    expect(revealedAt(finished, step - 1).seats[seat]).toMatchObject({
      role: 'human',
      infectedBy: undefined,
    });
    expect(revealedAt(finished, step).seats[seat]).toMatchObject({ role: 'infected', infectedBy: by });
    const trade = finished.secrets.find((secret) => secret.type === 'traded' && secret.step === step);
    expect(trade).toBeDefined();
  });

  test('X5 a blocked attempt is told with its step', () => {
    const blocked = matchWith('infection-blocked');
    const attempt = blocked.secrets.find(({ type }) => type === 'infection-blocked');
    if (attempt?.type !== 'infection-blocked') throw new Error('there must be one');
    const trade = blocked.secrets.find(({ type, step }) => type === 'traded' && step === attempt.step);
    expect(trade?.type === 'traded' && trade.gave.map(({ kind }) => kind).sort()).toContain('gas-can');
    const secretsBefore = revealedAt(blocked, attempt.step - 1).secrets;
    expect(secretsBefore.every(({ step }) => step < attempt.step)).toBe(true);
  });

  test('every hand and both decks are open at every step', () => {
    for (const step of [0, Math.floor(last / 2), last]) {
      const moment = finished.moments[step];
      const view = revealedAt(finished, step);
      if (!moment) throw new Error('there must be one');
      for (const { seat, hand, role } of view.seats) {
        expect(hand).toEqual(viewFor(moment, seat).hand);
        expect(role).toBe(viewFor(moment, seat).role);
      }
      expect(view.searchDeck).toHaveLength(view.table.searchCardsLeft);
      expect(view.locationDeck[0]).toBe(view.table.topLocation);
    }
  });
});
