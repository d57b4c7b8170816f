import { describe, expect, test } from 'vitest';
import { believe } from '#server/bots/beliefs/believe.ts';
import { type Evidence, NOTHING_WITNESSED, type Witness, witness } from '#server/bots/beliefs/evidence.ts';
import type { Likelihoods } from '#server/bots/beliefs/likelihoods.ts';
import type { Believer, Reason } from '#server/bots/beliefs/reasons.ts';
import { placeOf, worldsFor } from '#server/bots/beliefs/worlds.ts';
import { matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { COLOURS, mapSeats, NO_OPTIONS, SEAT_IDS } from '#shared/vocabulary/index.ts';

/** Round figures, so that what follows from them can be done in the head. */
const LIKELIHOODS: Likelihoods = {
  version: 0,
  trades: [4, 5, 6].map(() => ({
    infects: { comer: 0.5, host: 0.25 },
    gives: { comer: 0.75, host: 0.5 },
    can: { human: 0.4, infected: 0.2 },
  })),
  deeds: {
    'called-scan': 1,
    'scanned-station': 1,
    'opened-doors': 1,
    'body-scanned': 1,
    attacked: 2,
    came: 1,
    'team-searched': 1,
    searched: 1,
    explored: 1,
    'healed-other': 1,
    'entered-hive': 1,
  },
};

const seats = mapSeats(COLOURS.slice(0, 4), (colour, id) => ({ id, colour }));
const cans = [{ kind: 'gas-can' }, { kind: 'gas-can' }] as const;
/** Seat 0 of four, a human, who was dealt two gas cans. */
const human: Believer = {
  seats,
  options: NO_OPTIONS,
  own: { me: 0, role: 'human', diary: [{ phase: 0, type: 'dealt', cards: cans }] },
};
const onlooker: Believer = { seats, options: NO_OPTIONS, own: undefined };

function suspects(believer: Believer, ...evidence: readonly Evidence[]): readonly number[] {
  const { infected } = believe(believer, evidence, { likelihoods: LIKELIHOODS });
  return infected.map((chance) => Math.round(chance * 1e6) / 1e6);
}

const counted = (positive: number): Evidence => ({ type: 'counted', positive, dead: [] });
const infectionOf = (seat: number) => ({ kind: 'infection', colour: COLOURS[seat] ?? 'red' }) as const;

describe('the worlds of a table', () => {
  test('for six seats are 192, and the one in which nobody has drawn the Host yet', () => {
    expect(worldsFor(6).hosts).toHaveLength(193);
  });

  test.each([4, 5, 6])('of %i seats are found where they are', (count) => {
    const worlds = worldsFor(count);
    worlds.hosts.forEach((host, world) => {
      if (host !== undefined) expect(placeOf(worlds, host, worlds.infected[world] ?? 0)).toBe(world);
    });
  });
});

describe('what must be believed', () => {
  test('S2, S3 two of twelve cards of the packet are in each hand, four on the deck', () => {
    // Ten of the twelve are not in the own hand; two of these are in each other hand.
    expect(suspects(human)).toEqual([0, 0.2, 0.2, 0.2]);
    expect(suspects(onlooker)).toEqual([0.166667, 0.166667, 0.166667, 0.166667]);
  });

  test('S6 whoever draws one of the four may be the Host', () => {
    expect(suspects(human, { type: 'drew', seat: 1 })).toEqual([0, 0.3, 0.2, 0.2]);
    // The own card was not it: nine are left.
    expect(suspects(human, { type: 'drew', seat: 0, isHost: false })).toEqual([
      0, 0.222222, 0.222222, 0.222222,
    ]);
  });

  test('F5 of the last card of the packet and the one beneath it, assigned at random, either may be the Host', () => {
    const first = { type: 'drew', isFirstOfTwo: true } as const;
    const threeDrawn = [1, 2, 3].map((seat) => ({ type: 'drew', seat }) as Evidence);
    expect(suspects(human, ...threeDrawn, { ...first, seat: 1 }, { type: 'drew', seat: 2 })).toEqual([
      0, 0.35, 0.35, 0.3,
    ]);
    // Who got the second of the two himself may find it there.
    const own: Evidence = { type: 'drew', seat: 0, isHost: true };
    expect(suspects(human, ...threeDrawn, { ...first, seat: 1 }, own)).toEqual([1, 0, 0, 0]);
  });

  test('F5 the first of two cards is witnessed as such', () => {
    const searched = { type: 'searched', seat: 1, character: 'trooper', room: 'L13', with: 2 } as const;
    const drew = (seat: 1 | 2) => ({ type: 'drew', seat, left: 30 }) as const;
    const { evidence } = [searched, drew(1), drew(2), drew(1)].reduce<Witness>(witness, NOTHING_WITNESSED);
    expect(evidence.slice(1)).toEqual([
      { type: 'drew', seat: 1, isFirstOfTwo: true },
      { type: 'drew', seat: 2 },
      { type: 'drew', seat: 1 },
    ]);
  });

  test('S6 whoever drew it himself knows', () => {
    expect(suspects(human, { type: 'drew', seat: 0, isHost: true })).toEqual([1, 0, 0, 0]);
  });

  test('R6 a scan leaves what fits its count among those who lived then', () => {
    expect(suspects(human, counted(0))).toEqual([0, 0, 0, 0]);
    expect(suspects(human, counted(1))).toEqual([0, 0.333333, 0.333333, 0.333333]);
    const without3: Evidence = { type: 'counted', positive: 0, dead: [3] };
    // The Host is dead, or still in the deck.
    expect(suspects(human, without3)).toEqual([0, 0, 0, 0.333333]);
  });

  test('X5 a trade may have passed it on: half the time from who came in, else a quarter', () => {
    const traded: Evidence = { type: 'traded', by: 1, to: 2, phase: 2 };
    expect(suspects(human, counted(1), traded)).toEqual([0, 0.416667, 0.5, 0.333333]);
  });

  test('X5 an infection card proves its giver, and who gave no can for it is one himself', () => {
    const got = (gave: 'gas-can' | 'ammo'): Evidence => ({
      type: 'traded',
      by: 1,
      to: 0,
      phase: 2,
      own: { gave: { kind: gave }, got: infectionOf(1) },
    });
    expect(suspects(human, got('gas-can')).slice(0, 2)).toEqual([0, 1]);
    expect(suspects(human, got('ammo')).slice(0, 2)).toEqual([1, 1]);
  });

  test('X4 who had the chance and gave something else is trusted more', () => {
    const got: Evidence = {
      type: 'traded',
      by: 1,
      to: 0,
      phase: 2,
      own: { gave: { kind: 'ammo' }, got: { kind: 'keycard' } },
    };
    // One in three before; a quarter of the Infected would, and of those four in five give no can; humans three in five.
    expect(suspects(human, counted(1), got)).toEqual([0, 0.142857, 0.428571, 0.428571]);
  });

  test('X6 an infection card in a third hand proves its owner', () => {
    const hand = [infectionOf(1), infectionOf(1), infectionOf(1), infectionOf(2), { kind: 'ammo' }] as const;
    expect(suspects(human, { type: 'saw-hand', seat: 1, hand })[2]).toBe(1);
  });

  test('I3 a missing infection card proves who gave it', () => {
    const hand = [
      infectionOf(1),
      infectionOf(1),
      { kind: 'ammo' },
      { kind: 'ammo' },
      { kind: 'ammo' },
    ] as const;
    expect(suspects(human, { type: 'saw-hand', seat: 1, hand })[1]).toBe(1);
  });

  test('deeds weigh as much as was learned; one’s own tell nothing to oneself', () => {
    const attacked = (seat: 0 | 1): Evidence => ({ type: 'deed', seat, deed: 'attacked' });
    expect(suspects(human, counted(1), attacked(1))).toEqual([0, 0.5, 0.25, 0.25]);
    expect(suspects(human, counted(1), attacked(0))).toEqual([0, 0.333333, 0.333333, 0.333333]);
  });

  test('every change has a reason with a name, and the reasons say what a belief came from', () => {
    const reasons: Reason[] = [];
    const attacked: Evidence = { type: 'deed', seat: 1, deed: 'attacked' };
    believe(human, [counted(1), attacked], {
      likelihoods: LIKELIHOODS,
      note: (reason) => reasons.push(reason),
    });
    expect(reasons.map(({ why, seat }) => [why, seat])).toEqual([
      ['own-role', 0],
      ['scan', undefined],
      ['attacked', 1],
    ]);
    expect(reasons[2]?.before[1]).toBeCloseTo(1 / 3);
    expect(reasons[2]?.after[1]).toBeCloseTo(0.5);
  });
});

describe('in whole matches', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'what is so is never held for impossible, and one knows oneself: %i',
    (game) => {
      const players = 4 + (game % 3);
      const { record } = simulateMatch({
        seed: `possible ${game}`,
        bots: Array.from({ length: players }, (_, i) => (i % 2 ? 'random' : 'keen')),
        options: { ...NO_OPTIONS, gentleStart: game % 2 === 1, lastResort: game > 2 },
        timeOutEvery: game === 4 ? 9 : 0,
        checked: false,
      });
      const chairs = SEAT_IDS.slice(0, players);
      let seen: readonly Witness[] = chairs.map(() => NOTHING_WITNESSED);
      for (const match of matchMoments(record)) {
        seen = seen.map((before, i) =>
          match.events.reduce((sofar, event) => {
            const shown = seenBy(event, chairs[i] ?? 0);
            return shown ? witness(sofar, shown) : sofar;
          }, before),
        );
        if (match.step % 10) continue;
        for (const me of chairs) {
          const { seats: all, options, role, diary } = viewFor(match, me);
          const { infected } = believe(
            { seats: all, options, own: { me, role, diary } },
            seen[me]?.evidence ?? [],
          );
          match.seats.forEach(({ id, infection }) => {
            const chance = infected[id] ?? Number.NaN;
            if (id === me) expect(chance).toBeCloseTo(infection ? 1 : 0, 9);
            else if (infection) expect(chance).toBeGreaterThan(0);
            else expect(chance).toBeLessThan(1);
          });
        }
      }
    },
    60_000,
  );
});
