import { describe, expect, test } from 'vitest';
import { type Match, play, viewFor } from '#server/dealer/index.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { momentOf, type StepUpdates, stepUpdatesBetween } from '#server/rooms/step-updates.ts';
import type { Command, SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { ownAfter } from '#shared/wire/own-view.ts';
import { table } from '#tests/server/dealer/table.ts';

function played(match: Match, actor: SeatId | 'dealer', command: Command): Match {
  const answer = play(match, actor, command);
  if (!answer.ok) throw new Error(answer.reason.code);
  return answer.match;
}

const updatesBetween = (before: Match, after: Match): StepUpdates =>
  stepUpdatesBetween(momentOf(before, THE_DEALER), momentOf(after, THE_DEALER), THE_DEALER);

/** Seats 0 and 1 are to give each other a card. */
const trading = played(
  { ...table(), prompt: { type: 'duty', seat: 0, character: 'trooper', room: 'L01' } },
  0,
  { type: 'trade', with: 1 },
);
const giving = (match: Match, seat: SeatId): Command => {
  const { offers } = viewFor(match, seat) as SeatView;
  const [gift] = 'commands' in offers.give ? offers.give.commands : [];
  if (!gift) throw new Error('there must be something to give');
  return gift;
};

describe('what a step shows', () => {
  test('a public one is shown to all, each with what changed of his own', () => {
    const before = table();
    const next = played(before, 0, { type: 'end-turn' });
    const updates = updatesBetween(before, next);
    expect(updates.isPublic).toBe(true);
    expect([...updates.seats.keys()]).toEqual([0, 1, 2, 3]);
    for (const [seat, { own }] of updates.seats) {
      const [mine, then] = [before, next].map((match) => momentOf(match, THE_DEALER).own[seat]);
      expect(ownAfter(mine, own ?? {})).toEqual(then);
    }
  });

  test('D2 a sealed gift is shown to nobody but its giver', () => {
    const sealed = played(trading, 1, giving(trading, 1));
    const updates = updatesBetween(trading, sealed);
    expect(updates).toMatchObject({ isPublic: false, events: [] });
    expect([...updates.seats.keys()]).toEqual([1]);
  });

  test('D1 a trade shows each of the two what he got, and the others that there was one', () => {
    const sealed = played(trading, 1, giving(trading, 1));
    const { seats, isPublic } = updatesBetween(sealed, played(sealed, 0, giving(sealed, 0)));
    expect(isPublic).toBe(true);
    for (const seat of [0, 1] as const) expect(seats.get(seat)?.own).toHaveProperty('diary');
    for (const seat of [2, 3] as const) {
      expect(seats.get(seat)?.own).not.toHaveProperty('diary');
      expect(seats.get(seat)?.own).not.toHaveProperty('hand');
    }
  });
});
