import { describe, expect, test } from 'vitest';
import { keepOpenings, objectionTo, recallOpenings } from '#client/device/openings.ts';
import { partFor, sealOf, setupDigest } from '#client/device/part.ts';
import { openReceipts, recallReceipt } from '#client/device/receipt.ts';
import * as dealer from '#server/dealer/index.ts';
import type { SealedSetup, SeenEvent } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { deviceMemory } from '#tests/trials/table/receipt-device.ts';

const COMMITMENT = 'c0'.repeat(32);
const phase = (number: number): SeenEvent => ({ type: 'phase-began', phase: number, leader: 0 });

/** A table of three people and a bot, this device in the second chair. */
function asked(memory: ReturnType<typeof deviceMemory>, change: Partial<SealedSetup> = {}) {
  const commitment = change.commitment ?? COMMITMENT;
  const part = partFor(commitment, memory);
  const sealed: SealedSetup = {
    rules: 'some',
    commitment,
    commitments: ['aa'.repeat(32), sealOf(part), 'bb'.repeat(32), ''],
    seats: [
      { name: 'Ann', colour: 'red' },
      { name: 'Bob', colour: 'blue' },
      { name: 'Cid', colour: 'green' },
      { name: 'Vega', colour: 'white', bot: true },
    ],
    options: NO_OPTIONS,
    ...change,
  };
  return { sealed, digest: setupDigest(sealed), place: 1, part } as const;
}

describe('D4 the part of a device', () => {
  test('D4 is the same for the same server’s part, and another for another, and on another device', () => {
    const memory = deviceMemory();
    expect(partFor(COMMITMENT, memory)).toMatch(/^[0-9a-f]{64}$/);
    expect(partFor(COMMITMENT, memory)).toBe(partFor(COMMITMENT, memory));
    expect(partFor('c1'.repeat(32), memory)).not.toBe(partFor(COMMITMENT, memory));
    expect(partFor(COMMITMENT, deviceMemory())).not.toBe(partFor(COMMITMENT, memory));
  });

  test('D4 follows from a secret as RFC 2104 says', () => {
    const memory = deviceMemory();
    memory.keep('secret', '0b'.repeat(32));
    // printf 'panic-station part 00' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0b…0b
    expect(partFor('00', memory)).toBe('45b13a44f46cb1a7b2df0948f3300ab41f5ffc55facc329e86b46caef84e30d3');
  });

  test('D4 and the digest of the set-up are sealed as the server and the verifier seal them', () => {
    expect(sealOf('ab'.repeat(32))).toBe(dealer.playerCommitmentTo('ab'.repeat(32)));
    const { sealed, digest } = asked(deviceMemory());
    expect(digest).toBe(dealer.setupDigest(sealed));
  });
});

describe('D4 a device opens its part', () => {
  test('D4 for the set-up it is shown, and writes it down first', () => {
    const memory = deviceMemory();
    const question = asked(memory);
    expect(openReceipts('QKRTB', memory).open(question)).toBeUndefined();
    expect(recallOpenings(memory)).toEqual([
      { table: 'QKRTB', commitment: COMMITMENT, setup: question.digest, settled: false },
    ]);
  });

  test('D4 not if the digest it is told is forged', () => {
    const memory = deviceMemory();
    const forged = { ...asked(memory), digest: '0'.repeat(64) };
    expect(openReceipts('QKRTB', memory).open(forged)).toBe('other-digest');
    // What the server would deal is another name, bot, option or part than it shows.
    const shown = asked(memory);
    for (const change of [
      { seats: shown.sealed.seats.map((seat) => ({ ...seat, bot: true })) },
      { seats: shown.sealed.seats.map((seat) => ({ ...seat, name: `${seat.name}!` })) },
      { options: { ...NO_OPTIONS, hardMission: true } },
      { commitments: shown.sealed.commitments.with(0, 'cc'.repeat(32)) },
      { rules: 'others' },
    ]) {
      const { digest } = asked(memory, change);
      expect(objectionTo({ ...shown, digest }, [])).toBe('other-digest');
    }
    expect(recallOpenings(memory)).toEqual([]);
  });

  test('D4 not if it is not bound to it, or somebody else to nothing', () => {
    const memory = deviceMemory();
    const { commitments } = asked(memory).sealed;
    expect(objectionTo(asked(memory, { commitments: commitments.with(1, 'dd'.repeat(32)) }), [])).toBe(
      'not-bound',
    );
    expect(objectionTo(asked(memory, { commitments: commitments.with(2, '') }), [])).toBe('not-sealed');
    expect(objectionTo({ ...asked(memory), place: 0 }, [])).toBe('not-bound');
  });

  test('D4 again for the same set-up, and never for another with the same server’s part, at any table', () => {
    const memory = deviceMemory();
    const here = openReceipts('QKRTB', memory);
    expect(here.open(asked(memory))).toBeUndefined();
    expect(here.open(asked(memory))).toBeUndefined();
    expect(recallOpenings(memory)).toHaveLength(1);
    const others = { options: { ...NO_OPTIONS, hardMission: true } };
    expect(here.open(asked(memory, others))).toBe('spent');
    expect(openReceipts('BCDFG', memory).open(asked(memory, others))).toBe('spent');
    expect(here.open(asked(memory, { ...others, commitment: 'c1'.repeat(32) }))).toBeUndefined();
  });

  test('D4 not again once it was dealt: everybody will know it', () => {
    const memory = deviceMemory();
    const receipts = openReceipts('QKRTB', memory);
    receipts.open(asked(memory));
    receipts.shown(1, 0, [phase(1)]);
    expect(receipts.open(asked(memory))).toBe('spent');
    receipts.finished('match');
    expect(openReceipts('QKRTB', memory).open(asked(memory))).toBe('spent');
  });

  test('the list of openings has an end', () => {
    const memory = deviceMemory();
    const one = { table: 'QKRTB', commitment: COMMITMENT, setup: '', settled: true };
    keepOpenings(
      Array.from({ length: 300 }, (_, i) => ({ ...one, setup: `${i}` })),
      memory,
    );
    expect(recallOpenings(memory).map(({ setup }) => setup)).toEqual(
      Array.from({ length: 200 }, (_, i) => `${i + 100}`),
    );
  });
});

describe('D4 a receipt', () => {
  const chained = (...steps: readonly (readonly [before: number, events: readonly SeenEvent[]])[]) => {
    const memory = deviceMemory();
    const receipts = openReceipts('QKRTB', memory);
    receipts.open(asked(memory));
    for (const [before, events] of steps) receipts.shown(1, before, events);
    receipts.finished('match');
    return recallReceipt('match', memory);
  };

  test('keeps every commitment, the part, the set-up and what was seen', () => {
    const memory = deviceMemory();
    const question = asked(memory);
    const receipts = openReceipts('QKRTB', memory);
    receipts.open(question);
    receipts.shown(1, 0, [phase(1)]);
    receipts.finished('match');
    expect(recallReceipt('match', memory)).toEqual({
      format: 2,
      seat: 1,
      commitment: COMMITMENT,
      commitments: question.sealed.commitments,
      part: question.part,
      setup: question.digest,
      unplayed: [],
      seen: { events: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test('is the same however the events were sent: at once, one by one, or again after a broken line', () => {
    const all = [1, 2, 3, 4].map(phase);
    const atOnce = chained([0, all])?.seen;
    expect(atOnce?.events).toBe(4);
    expect(chained(...all.map((event, i) => [i, [event]] as const))?.seen).toEqual(atOnce);
    expect(chained([0, all.slice(0, 2)], [0, all])?.seen).toEqual(atOnce);
    expect(chained([0, all.slice(0, 3)], [2, all.slice(2)])?.seen).toEqual(atOnce);
  });

  test('does not go on over a gap, and does once it is filled', () => {
    const all = [1, 2, 3, 4].map(phase);
    expect(chained([0, all.slice(0, 1)], [2, all.slice(2)])?.seen.events).toBe(1);
    expect(chained([0, all.slice(0, 1)], [3, all.slice(3)], [1, all.slice(1)])?.seen).toEqual(
      chained([0, all])?.seen,
    );
  });

  test('goes on after a reload, and says how far it has come', () => {
    const memory = deviceMemory();
    const before = openReceipts('QKRTB', memory);
    before.open(asked(memory));
    expect(before.witnessed()).toBeUndefined();
    before.shown(1, 0, [phase(1), phase(2)]);
    const after = openReceipts('QKRTB', memory);
    expect(after.witnessed()).toEqual({ match: COMMITMENT, seat: 1, events: 2 });
  });

  test('tells of a deal that was opened at this table and not played; once', () => {
    const memory = deviceMemory();
    const receipts = openReceipts('QKRTB', memory);
    const first = asked(memory);
    receipts.open(first);
    openReceipts('BCDFG', memory).open(asked(memory, { commitment: 'c1'.repeat(32) }));
    receipts.open(asked(memory, { commitment: 'c2'.repeat(32) }));
    receipts.shown(1, 0, [phase(1)]);
    receipts.finished('second');
    expect(recallReceipt('second', memory)?.unplayed).toEqual([
      { commitment: COMMITMENT, setup: first.digest },
    ]);
    receipts.open(asked(memory, { commitment: 'c3'.repeat(32) }));
    receipts.shown(1, 0, [phase(1)]);
    receipts.finished('third');
    expect(recallReceipt('third', memory)?.unplayed).toEqual([]);
  });

  test('of another version is none', () => {
    const memory = deviceMemory();
    memory.keep('receipt of match', JSON.stringify({ seat: 0, commitment: '0'.repeat(64), part: '' }));
    memory.keep('receipt at QKRTB', JSON.stringify({ commitment: '0'.repeat(64), part: '' }));
    expect(recallReceipt('match', memory)).toBeUndefined();
    const receipts = openReceipts('QKRTB', memory);
    receipts.shown(0, 0, [phase(1)]);
    expect(receipts.witnessed()).toBeUndefined();
  });
});
