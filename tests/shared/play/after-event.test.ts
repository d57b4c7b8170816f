import { describe, expect, test } from 'vitest';
import { type Match, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { untold } from '#server/tools/told-story.ts';
import { afterEvent, type SeatView } from '#shared/play/index.ts';
import type { RuleOptions } from '#shared/vocabulary/index.ts';
import { amount } from '#tests/run/length.ts';
import { parasite, playAll, table } from '#tests/server/dealer/table.ts';

const optionsOf = (bits: number): RuleOptions => ({
  gentleStart: (bits & 1) > 0,
  lastResort: (bits & 2) > 0,
  hardMission: (bits & 4) > 0,
  masterAndServant: (bits & 8) > 0,
});

describe('folding what an audience saw of a step over its view before gives its view after', () => {
  // A checked match asks this after every command, for the public and for every seat.
  const storiesOf = (bots: 'random' | 'simple', matches: number, timeOutEvery: number) => {
    for (let match = 0; match < matches; match++) {
      simulateMatch({
        seed: `story ${bots} ${match}`,
        bots: Array.from({ length: 4 + (match % 3) }, () => bots),
        // By threes: six matches have had every option on and off, sixteen every set of them.
        options: optionsOf((match * 3) % 16),
        timeOutEvery,
        checked: true,
      });
    }
  };

  const random = amount({ short: 6, long: 160 });
  test(`in ${random} matches of random players, with time-outs and under every option`, () => {
    expect(() => storiesOf('random', random, 40)).not.toThrow();
  });

  const simple = amount({ short: 1, long: 40 });
  test(`in matches of bots that play to win: ${simple}`, () => {
    expect(() => storiesOf('simple', simple, 0)).not.toThrow();
  }, 180_000);
});

describe('an event that leaves something out is noticed', () => {
  const before = table({ seats: { 0: { laidDown: ['ammo'] } }, parasites: [parasite(0, 'L01')] });
  const after = playAll(before, [0, { type: 'fire', targets: [{ parasite: 0 }] }]);
  const without = (type: string): Match => ({
    ...after,
    events: after.events.filter((event) => event.type !== type),
  });

  test('the whole story leaves nothing out', () => {
    expect(untold(before, after)).toBeUndefined();
  });

  test.each([
    ['ap-changed', /was not told of turn/],
    ['fired', /was not told of seats/],
    ['parasites-wounded', /was not told of parasites/],
  ])('%s', (type, problem) => {
    expect(untold(before, without(type))).toMatch(problem);
  });
});

describe('what an event does to a view', () => {
  const view = viewFor(
    table({ seats: { 0: { hand: ['armor', 'keycard', 'ammo', 'grenade', 'gas-can'] } } }),
    0,
  );
  const [armor] = view.hand;
  const mine = (after: SeatView) => after.hand.map(({ kind }) => kind);

  test('X5 a trade that infects: the card changed hands, the role and the diary say so', () => {
    const got = { id: 9, kind: 'infection', colour: 'green' } as const;
    const after = afterEvent(view, {
      type: 'traded',
      between: [1, 0],
      own: { gave: { id: armor?.id ?? 0, kind: 'armor' }, got, role: 'infected', infected: true },
    });
    expect(mine(after)).toEqual(['keycard', 'ammo', 'grenade', 'gas-can', 'infection']);
    expect(after.role).toBe('infected');
    expect(after.diary.at(-1)).toEqual({
      phase: view.phase,
      type: 'traded',
      with: 1,
      gave: { kind: 'armor' },
      got: { kind: 'infection', colour: 'green' },
      infected: true,
    });
  });

  test('S6 whoever draws the Host card is the Host; who sees another draw learns a number only', () => {
    const own = afterEvent(view, { type: 'drew', seat: 0, left: 20, card: { id: 9, kind: 'host' } });
    expect(own.role).toBe('host');
    const others = afterEvent(view, { type: 'drew', seat: 2, left: 20 });
    expect(others.role).toBe('human');
    expect(others.seats[2]?.handSize).toBe((view.seats[2]?.handSize ?? 0) + 1);
    expect(others.searchCardsLeft).toBe(20);
  });

  test('R6 a scan is counted among those alive then', () => {
    const cards = ['negative', 'positive', 'negative', 'positive'] as const;
    expect(afterEvent(view, { type: 'scanned', cause: 'hive', cards }).scans).toEqual([
      { phase: view.phase, cause: 'hive', living: 4, positive: 2 },
    ]);
  });

  test('A7 the dead stand nowhere, and the eliminated hold nothing', () => {
    const dead = afterEvent(view, {
      type: 'died',
      seat: 0,
      character: 'trooper',
      room: 'L01',
      by: 'parasites',
    });
    expect(dead.seats[0]?.characters.trooper.room).toBeUndefined();
    const out = afterEvent(dead, { type: 'eliminated', seat: 0, by: 'parasites' });
    expect([out.seats[0]?.eliminated, out.seats[0]?.handSize, out.hand]).toEqual([true, 0, []]);
  });

  test('what is awaited and offered stays as it was told', () => {
    const after = afterEvent(view, { type: 'turn-ended', seat: 0 });
    expect(after.turn).toBeUndefined();
    expect(after.offers).toBe(view.offers);
    expect(after.awaited).toBe(view.awaited);
  });
});
