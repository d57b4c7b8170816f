import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '#shared/play/index.ts';
import { type Claim, type Contradiction, ledgerOf, type Spoken } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** A claim of seat 0, or another, after so many of the events. */
const says = (claim: Claim, after: number, from: SeatId = 0): Spoken => ({ from, at: after, after, claim });

const traded = (one: SeatId, other: SeatId): SeenEvent => ({ type: 'traded', between: [one, other] });
const drew = (seat: SeatId): SeenEvent => ({ type: 'drew', seat, left: 20 });
const scanned = (positive: number, negative: number): SeenEvent => ({
  type: 'scanned',
  cause: 'terminal',
  cards: [
    ...Array.from({ length: positive }, () => 'positive' as const),
    ...Array.from({ length: negative }, () => 'negative' as const),
  ],
});

/** What is marked of each claim; everybody has four cards in hand at the end. */
function marksOf(
  events: readonly SeenEvent[],
  ...spoken: readonly Spoken[]
): readonly (Contradiction | undefined)[] {
  const seats = ([0, 1, 2, 3] as const).map((id) => ({ id, handSize: 4, eliminated: id === 3 }));
  return ledgerOf(spoken, { events, seats }).map(({ contradiction }) => contradiction);
}

describe('D8 a claim about a trade', () => {
  test('does not fit if the two never traded, or not yet', () => {
    const claim: Claim = { type: 'gave', card: 'gas-can', seat: 1 };
    const events = [drew(0), traded(1, 0), traded(0, 2)];
    expect(marksOf(events, says(claim, 1), says({ ...claim, seat: 3 }, 3))).toEqual([
      'no-such-trade',
      'no-such-trade',
    ]);
    expect(marksOf(events, says(claim, 2))).toEqual([undefined]);
    expect(marksOf(events, says({ type: 'got', card: 'ammo', seat: 0 }, 3, 2))).toEqual([undefined]);
  });

  test('X4 does not fit with another card in the same trade; with a second trade it does', () => {
    const gas: Claim = { type: 'gave', card: 'gas-can', seat: 1 };
    const ammo: Claim = { type: 'gave', card: 'ammo', seat: 1 };
    const once = [traded(0, 1)];
    const twice = [...once, traded(0, 1)];
    expect(marksOf(once, says(gas, 1), says(ammo, 1))).toEqual([undefined, 'says-otherwise']);
    expect(marksOf(once, says(gas, 1), says(gas, 1))).toEqual([undefined, undefined]);
    expect(marksOf(twice, says(gas, 1), says(ammo, 2))).toEqual([undefined, undefined]);
    expect(marksOf(once, says(gas, 1), says({ ...ammo, type: 'got' }, 1))).toEqual([undefined, undefined]);
    expect(marksOf(once, says(gas, 1), says({ type: 'take-back', claim: gas }, 1), says(ammo, 1))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('D3 a claim about gas cans', () => {
  test('does not fit in a smaller hand, as it was then', () => {
    const events = [drew(0), drew(0)];
    const cans = (count: number): Claim => ({ type: 'cans', count });
    expect(marksOf(events, says(cans(3), 0))).toEqual(['too-few-cards']);
    expect(marksOf(events, says(cans(2), 0))).toEqual([undefined]);
    expect(marksOf(events, says(cans(4), 2))).toEqual([undefined]);
    expect(marksOf(events, says(cans(5), 2))).toEqual(['too-few-cards']);
  });

  test('of the dead is not held against their empty hands', () => {
    expect(marksOf([], says({ type: 'cans', count: 9 }, 0, 3))).toEqual([undefined]);
  });

  test('does not fit with another number while the hand is the same', () => {
    const [one, two]: Claim[] = [
      { type: 'cans', count: 1 },
      { type: 'cans', count: 2 },
    ];
    if (!one || !two) throw new Error('both are there');
    expect(marksOf([drew(1)], says(one, 0), says(two, 1))).toEqual([undefined, 'says-otherwise']);
    expect(marksOf([drew(0)], says(one, 0), says(two, 1))).toEqual([undefined, undefined]);
    expect(marksOf([traded(0, 1)], says(one, 0), says(two, 1))).toEqual([undefined, undefined]);
  });
});

describe('R6 what a scan counted', () => {
  test('everybody: then nobody is clean, nor to be trusted', () => {
    const events = [scanned(4, 0)];
    expect(marksOf(events, says({ type: 'clean' }, 0))).toEqual([undefined]);
    expect(marksOf(events, says({ type: 'clean' }, 1))).toEqual(['scan-found-all']);
    expect(marksOf(events, says({ type: 'trust', seat: 2 }, 1))).toEqual(['scan-found-all']);
    expect(marksOf([scanned(3, 1)], says({ type: 'clean' }, 1))).toEqual([undefined]);
  });

  test('nobody: then nobody is Infected who has not traded or drawn since', () => {
    const events = [scanned(0, 4), drew(1), traded(2, 3)];
    const infected = (seat: SeatId): Claim => ({ type: 'infected', seat });
    expect(marksOf(events, says(infected(1), 1), says(infected(1), 2))).toEqual([
      'scan-found-none',
      undefined,
    ]);
    expect(marksOf(events, says(infected(2), 2), says(infected(2), 3))).toEqual([
      'scan-found-none',
      undefined,
    ]);
  });
});

describe('what a player says of another', () => {
  test('is one thing at a time: trusted or Infected', () => {
    const spoken = [says({ type: 'trust', seat: 1 }, 0), says({ type: 'infected', seat: 1 }, 0)];
    expect(marksOf([], ...spoken)).toEqual([undefined, 'says-otherwise']);
    expect(marksOf([], ...spoken.map((each) => ({ ...each, claim: { ...each.claim } })).reverse())).toEqual([
      undefined,
      'says-otherwise',
    ]);
    expect(marksOf([], says({ type: 'trust', seat: 1 }, 0), says({ type: 'infected', seat: 2 }, 0))).toEqual([
      undefined,
      undefined,
    ]);
    expect(
      marksOf([], says({ type: 'trust', seat: 1 }, 0), says({ type: 'infected', seat: 1 }, 0, 2)),
    ).toEqual([undefined, undefined]);
  });

  test('is given a reason that everybody saw, or it does not fit', () => {
    const events: SeenEvent[] = [{ type: 'phase-began', phase: 1, leader: 0 }, traded(1, 2)];
    const because = (phase: number): Claim => ({
      type: 'because',
      // As it may come over the wire: the fields in another order.
      sight: { phase, whom: 2, seat: 1, did: 'trade' },
    });
    expect(marksOf(events, says(because(1), 2), says(because(2), 2), says(because(1), 1))).toEqual([
      undefined,
      'not-seen',
      'not-seen',
    ]);
  });
});

describe('the ledger', () => {
  const clean: Claim = { type: 'clean' };
  const trust: Claim = { type: 'trust', seat: 1 };

  test('keeps statements in their order, questions and calls not', () => {
    const spoken = [
      says(clean, 0),
      says({ type: 'yes' }, 0),
      says({ type: 'are-you-clean', seat: 1 }, 0),
      says(trust, 0),
    ];
    expect(ledgerOf(spoken, undefined).map(({ claim }) => claim.type)).toEqual(['clean', 'trust']);
  });

  test('strikes out what its player takes back, every time he said it, and what nobody else said', () => {
    const spoken = [
      says(clean, 0),
      says(clean, 0, 1),
      says(trust, 0),
      says(clean, 0),
      says({ type: 'take-back', claim: { type: 'clean' } }, 0),
      says(clean, 0),
    ];
    expect(ledgerOf(spoken, undefined).map(({ isTakenBack }) => isTakenBack)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('holds nothing against anybody where the story is not known from the deal on', () => {
    const spoken = [says({ type: 'gave', card: 'ammo', seat: 1 }, 0)];
    expect(ledgerOf(spoken, undefined).map(({ contradiction }) => contradiction)).toEqual([undefined]);
  });
});
