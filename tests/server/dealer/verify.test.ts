import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  matchMoments,
  playerCommitmentTo,
  sealedSetup,
  setupDigest,
  verify,
} from '#server/dealer/index.ts';
import type { MatchSetup } from '#shared/play/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { abandonedMatch, PEOPLE, playedFrom, receiptOf } from './receipts.ts';

const record = abandonedMatch(PEOPLE, 60, 3);
const DEVICES: readonly SeatId[] = [0, 1, 2];

/** The same cards, but something about who played them is another. */
const renamed = (seat: number, change: object): MatchSetup => ({
  ...PEOPLE,
  seats: PEOPLE.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});

describe('D4 a deal can be verified afterwards', () => {
  test('D4 an honest record is proven by every device’s receipt, and only consistent without one', () => {
    const ending = matchMoments(record).at(-1)?.ending;
    expect(verify(record)).toMatchObject({
      proven: true,
      witness: 'none',
      steps: record.steps.length,
      ending,
    });
    for (const seat of DEVICES) {
      expect(verify(record, receiptOf(record, seat))).toMatchObject({ proven: true, witness: 'receipt' });
    }
  });

  test('D4 commitments hide the parts and bind them; a player’s can never be taken for the server’s', () => {
    const part = PEOPLE.serverPart;
    expect(commitmentTo(part)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(part)).not.toContain(part);
    expect(playerCommitmentTo(part)).not.toBe(commitmentTo(part));
    expect(playerCommitmentTo('')).toBe('');
    const receipt = { ...receiptOf(record, 0), commitment: commitmentTo('00'.repeat(32)) };
    expect(verify(record, receipt)).toEqual({ proven: false, step: 0, flaw: { code: 'promise' } });
  });

  test('D4 a device whose part was left out finds it', () => {
    const receipt = { ...receiptOf(record, 1), part: 'ab'.repeat(32) };
    expect(verify(record, receipt)).toEqual({ proven: false, step: 0, flaw: { code: 'part' } });
  });

  test.each<[string, MatchSetup]>([
    ['a name', renamed(1, { name: 'Eve' })],
    ['a bot who was a person', renamed(1, { bot: true })],
    [
      'a person who was a bot',
      { ...PEOPLE, seats: PEOPLE.seats.map(({ colour, name }) => ({ colour, name })) },
    ],
    [
      'colours',
      {
        ...PEOPLE,
        seats: PEOPLE.seats.map((seat, i, all) => ({
          ...seat,
          colour: all[(i + 1) % 4]?.colour ?? seat.colour,
        })),
      },
    ],
  ])('D4 a record with %s changed agrees with itself, and every receipt finds it', (_, setup) => {
    const forged = playedFrom(setup, record);
    expect(verify(forged)).toMatchObject({ proven: true, witness: 'none' });
    for (const seat of DEVICES) {
      expect(verify(forged, receiptOf(record, seat))).toEqual({
        proven: false,
        step: 0,
        flaw: { code: 'set-up' },
      });
    }
  });

  test('D4 a record dealt from another player’s part, or under other options, is found by who was shown the seal', () => {
    const others = { ...PEOPLE, playerParts: PEOPLE.playerParts.with(1, 'ee'.repeat(32)) };
    const options = { ...PEOPLE, options: { ...NO_OPTIONS, hardMission: true } };
    for (const setup of [others, options]) {
      const forged = abandonedMatch(setup, 30, 1);
      expect(verify(forged)).toMatchObject({ proven: true, witness: 'none' });
      expect(verify(forged, receiptOf(record, 0))).toEqual({
        proven: false,
        step: 0,
        flaw: { code: 'set-up' },
      });
    }
  });

  test('D4 a record that goes on otherwise after a gap is found, the gap having been filled', () => {
    // The same deal and the first steps; what came after was exchanged.
    const forged = abandonedMatch(PEOPLE, 60, 4);
    expect(verify(forged)).toMatchObject({ proven: true });
    for (const seat of DEVICES) {
      expect(verify(forged, receiptOf(record, seat))).toMatchObject({
        proven: false,
        flaw: { code: 'seen' },
      });
    }
    const last = { ...record, steps: abandonedMatch(PEOPLE, 59, 3).steps };
    expect(verify(last)).toMatchObject({ proven: true });
    expect(verify(last, receiptOf(record, 0))).toMatchObject({ proven: false, flaw: { code: 'seen' } });
  });

  test('D4 a device that was not shown everything speaks for what it saw, and proves no more', () => {
    const { events } = receiptOf(record, 0).seen;
    for (const most of [0, 1, events - 1]) {
      expect(verify(record, receiptOf(record, 0, most))).toMatchObject({
        proven: false,
        flaw: { code: 'seen-in-part' },
      });
    }
    expect(verify(record, receiptOf(record, 0, 1))).toMatchObject({ step: 0 });
    const other = { ...receiptOf(record, 0, 5), seen: { events: 5, digest: '0'.repeat(64) } };
    expect(verify(record, other)).toMatchObject({ proven: false, flaw: { code: 'seen' } });
    const tooMany = { ...receiptOf(record, 0), seen: { ...receiptOf(record, 0).seen, events: events + 1 } };
    expect(verify(record, tooMany)).toMatchObject({ proven: false, flaw: { code: 'seen' } });
  });

  test('D4 a table that was dealt again is found: a deal was opened and not played', () => {
    const first = { ...PEOPLE, playerParts: PEOPLE.playerParts.with(1, 'ee'.repeat(32)) };
    const { commitment } = sealedSetup(first);
    const unplayed = [{ commitment, setup: setupDigest(sealedSetup(first)) }];
    expect(verify(record, { ...receiptOf(record, 0), unplayed })).toEqual({
      proven: false,
      step: 0,
      flaw: { code: 'opened-not-played' },
    });
  });

  test('D4 the receipt of another seat proves nothing for this one', () => {
    expect(verify(record, { ...receiptOf(record, 1), seat: 2 })).toMatchObject({ proven: false });
  });

  test('D4 a record that stops early proves nothing', () => {
    const steps = record.steps.slice(0, -1);
    expect(verify({ ...record, steps })).toEqual({
      proven: false,
      step: record.steps.length,
      flaw: { code: 'unfinished' },
    });
  });

  test('D4 a record of other rules is not judged by these', () => {
    const verdict = verify({ ...record, setup: { ...record.setup, rules: '1.0' } });
    expect(verdict).toEqual({
      proven: false,
      step: 0,
      flaw: { code: 'other-rules', rules: '1.0', known: '2.2-2' },
    });
  });

  test('D4 what the rules do not allow, and what did not happen so, is found at its step', () => {
    const [first, ...rest] = record.steps;
    if (!first) throw new Error('the match has steps');
    const seat = (Number(first.actor) + 1) % 4;
    const played = { ...first, actor: seat as SeatId, command: { type: 'end-turn' as const } };
    expect(verify({ ...record, steps: [played, ...rest] })).toEqual({
      proven: false,
      step: 1,
      flaw: { code: 'refused', reason: 'not-your-turn' },
    });
    const changed = { ...first, digest: '0'.repeat(64) };
    expect(verify({ ...record, steps: [changed, ...rest] })).toEqual({
      proven: false,
      step: 1,
      flaw: { code: 'digest' },
    });
  });
});
