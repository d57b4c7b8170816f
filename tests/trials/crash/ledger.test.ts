import { describe, expect, test } from 'vitest';
import type { SeatCommand } from '#shared/play/index.ts';
import { CrashLedger } from './ledger.ts';

const END: SeatCommand = { type: 'end-turn' };
const give = (card: number): SeatCommand => ({ type: 'give', card });

function ledgerOf(...acknowledged: readonly SeatCommand[]): CrashLedger {
  const ledger = new CrashLedger();
  for (const command of acknowledged) {
    ledger.sent(command);
    ledger.acknowledged();
  }
  return ledger;
}

const FINE = { missing: 0, unasked: 0, unanswered: 0 };

describe('what was acknowledged, against what is on disk', () => {
  test('is all there', () => {
    expect(ledgerOf(END, give(1)).audit([END, give(1)])).toEqual(FINE);
  });

  test('is missing at the end, or in the middle', () => {
    expect(ledgerOf(END, give(1)).audit([END])).toMatchObject({ missing: 1 });
    expect(ledgerOf(END, give(1)).audit([give(1)]).missing).toBeGreaterThan(0);
  });

  test('is there twice, or was never sent', () => {
    expect(ledgerOf(END).audit([END, END])).toEqual({ ...FINE, unasked: 1 });
    const refused = ledgerOf(END);
    refused.sent(give(1));
    refused.refused();
    expect(refused.audit([END, give(1)])).toEqual({ ...FINE, unasked: 1 });
  });

  test('may be followed by one command that was never answered, and owes it from then on', () => {
    const ledger = ledgerOf(END);
    ledger.sent(give(1));
    expect(ledger.audit([END, give(1)])).toEqual({ ...FINE, unanswered: 1 });
    expect(ledger.audit([END])).toMatchObject({ missing: 1 });
  });

  test('may as well not be: the command is sent again', () => {
    const ledger = ledgerOf(END);
    ledger.sent(give(1));
    expect(ledger.audit([END])).toEqual(FINE);
    ledger.sent(give(1));
    ledger.acknowledged();
    expect(ledger.audit([END, give(1)])).toEqual(FINE);
  });
});
