import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#server/dealer/digest.ts';
import { commitmentTo, finishedMatch, RULES_VERSION, seenBy, verify } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/simulation.ts';
import { type MatchRecord, NOTHING_SEEN, type Receipt, seenLink } from '#shared/play/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';

const { record, match } = simulateMatch({
  seed: 'verify',
  bots: ['random', 'random', 'random', 'random'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});

/** What an honest device keeps, link by link. */
function receiptOf(seat: SeatId, of: MatchRecord = record): Receipt {
  let digest = NOTHING_SEEN;
  let steps = 0;
  for (const { events } of finishedMatch(of)?.moments ?? []) {
    const seen = events.flatMap((event) => seenBy(event, seat) ?? []);
    if (seen.length === 0) continue;
    digest = sha256Hex(seenLink(digest, seen));
    steps += 1;
  }
  const part = of.setup.playerParts[seat] ?? '';
  return { seat, commitment: commitmentTo(of.setup.serverPart), part, seen: { steps, digest } };
}

describe('D4 a deal can be verified afterwards', () => {
  test('D4 an honest record is proven, with and without a receipt', () => {
    expect(verify(record)).toMatchObject({ proven: true, steps: record.steps.length, ending: match.ending });
    for (const seat of [0, 1, 2, 3] as const) {
      expect(verify(record, receiptOf(seat))).toMatchObject({ proven: true });
    }
  });

  test('D4 the commitment hides the server’s part and binds it', () => {
    const part = record.setup.serverPart;
    expect(commitmentTo(part)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(part)).not.toContain(part);
    const receipt = { ...receiptOf(0), commitment: commitmentTo('00'.repeat(32)) };
    expect(verify(record, receipt)).toMatchObject({
      proven: false,
      step: 0,
      problem: expect.stringContaining('server'),
    });
  });

  test('D4 a device whose part was left out finds it', () => {
    const receipt = { ...receiptOf(1), part: 'ab'.repeat(32) };
    expect(verify(record, receipt)).toMatchObject({ proven: false, step: 0 });
  });

  test('D4 a device that was shown something else finds it', () => {
    const honest = receiptOf(2);
    const seen = { steps: honest.seen?.steps ?? 0, digest: sha256Hex('something else') };
    expect(verify(record, { ...honest, seen })).toMatchObject({ proven: false });
    expect(verify(record, { ...receiptOf(1), seat: 2 })).toMatchObject({ proven: false });
  });

  test('D4 a receipt may end before the match does', () => {
    let digest = NOTHING_SEEN;
    const [deal] = finishedMatch(record)?.moments ?? [];
    digest = sha256Hex(
      seenLink(
        digest,
        (deal?.events ?? []).flatMap((event) => seenBy(event, 0) ?? []),
      ),
    );
    expect(verify(record, { ...receiptOf(0), seen: { steps: 1, digest } })).toMatchObject({ proven: true });
  });

  test('D4 a record that stops early proves nothing', () => {
    const steps = record.steps.slice(0, -1);
    expect(verify({ ...record, steps })).toMatchObject({ proven: false, step: record.steps.length });
  });

  test('D4 a record of other rules is not judged by these', () => {
    const verdict = verify({ ...record, setup: { ...record.setup, rules: '1.0' } });
    expect(verdict).toMatchObject({
      proven: false,
      step: 0,
      problem: expect.stringContaining(RULES_VERSION),
    });
  });
});
