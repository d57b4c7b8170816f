import { describe, expect, test } from 'vitest';
import { IDLE_MS, IdleVotes, PauseVote } from '#server/rooms/votes.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

describe('D5 a pause', () => {
  test('begins when the last living person wants it', () => {
    const pause = new PauseVote();
    pause.want(0, true, [0, 1, 2]);
    pause.want(1, true, [0, 1, 2]);
    expect(pause.isOn).toBe(false);
    pause.want(2, true, [0, 1, 2]);
    expect(pause.isOn).toBe(true);
  });

  test('ends when one of them wants it no more, and then nobody wants it', () => {
    const pause = new PauseVote();
    for (const seat of [0, 1] as const) pause.want(seat, true, [0, 1]);
    pause.want(1, false, [0, 1]);
    expect(pause.isOn).toBe(false);
    expect(pause.isWantedBy(0)).toBe(false);
  });

  test('is over when nobody is left who could end it', () => {
    const pause = new PauseVote();
    pause.want(0, true, [0]);
    pause.leftWith([0]);
    expect(pause.isOn).toBe(true);
    pause.leftWith([]);
    expect(pause.isOn).toBe(false);
  });
});

describe('a vote to replace somebody idle', () => {
  test('counts only after the table has waited a minute', () => {
    const clock = handClock();
    const votes = new IdleVotes(clock);
    clock.advance(IDLE_MS - 1);
    expect(votes.vote(0, 1, [1, 2, 3])).toBe('not-idle');
    clock.advance(1);
    expect(votes.vote(0, 1, [1, 2, 3])).toBe('counted');
  });

  test('succeeds with more than half of the others; nobody votes twice', () => {
    const clock = handClock();
    const votes = new IdleVotes(clock);
    clock.advance(IDLE_MS);
    expect(votes.vote(0, 1, [1, 2, 3, 4])).toBe('counted');
    expect(votes.vote(0, 1, [1, 2, 3, 4])).toBe('counted');
    expect(votes.vote(0, 2, [1, 2, 3, 4])).toBe('counted');
    expect(votes.vote(0, 3, [1, 2, 3, 4])).toBe('replaced');
  });

  test('begins anew when something happens for all to see', () => {
    const clock = handClock();
    const votes = new IdleVotes(clock);
    clock.advance(IDLE_MS);
    votes.vote(0, 1, [1, 2, 3]);
    votes.moved();
    expect(votes.vote(0, 2, [1, 2, 3])).toBe('not-idle');
    clock.advance(IDLE_MS);
    expect(votes.vote(0, 2, [1, 2, 3])).toBe('counted');
  });

  test('of somebody who may not vote is none', () => {
    const clock = handClock();
    const votes = new IdleVotes(clock);
    clock.advance(IDLE_MS);
    expect(votes.vote(0, 5, [1])).toBe('not-idle');
  });
});
