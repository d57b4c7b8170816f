import { describe, expect, test } from 'vitest';
import { type Match, play, viewFor } from '#server/dealer/index.ts';
import { ownView, showingBetween } from '#server/rooms/showing.ts';
import { type Command, type PublicView, type SeatView, updated } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { table } from '#tests/server/dealer/table.ts';

function played(match: Match, actor: SeatId | 'dealer', command: Command): Match {
  const answer = play(match, actor, command);
  if (!answer.ok) throw new Error(answer.reason.code);
  return answer.match;
}

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
    const showing = showingBetween(before, next);
    expect(showing.isPublic).toBe(true);
    expect([...showing.seats.keys()]).toEqual([0, 1, 2, 3]);
    expect(updated(viewFor(before, 'public'), showing.table as Partial<PublicView>)).toEqual(
      viewFor(next, 'public'),
    );
    for (const [seat, { own }] of showing.seats) {
      expect(updated(ownView(before, seat), own ?? {})).toEqual(ownView(next, seat));
    }
  });

  test('D2 a sealed gift is shown to nobody but its giver', () => {
    const sealed = played(trading, 1, giving(trading, 1));
    const showing = showingBetween(trading, sealed);
    expect(showing).toMatchObject({ isPublic: false, table: {}, events: [] });
    expect([...showing.seats.keys()]).toEqual([1]);
  });

  test('D1 a trade shows each of the two what he got, and the others that there was one', () => {
    const sealed = played(trading, 1, giving(trading, 1));
    const { seats, isPublic } = showingBetween(sealed, played(sealed, 0, giving(sealed, 0)));
    expect(isPublic).toBe(true);
    for (const seat of [0, 1] as const) expect(seats.get(seat)?.own).toHaveProperty('diary');
    for (const seat of [2, 3] as const) {
      expect(seats.get(seat)?.own).not.toHaveProperty('diary');
      expect(seats.get(seat)?.own).not.toHaveProperty('hand');
    }
  });
});
