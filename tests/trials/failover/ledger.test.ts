import { describe, expect, test } from 'vitest';
import type { SeatCommand } from '#shared/play/index.ts';
import { FailoverLedger } from './ledger.ts';

const END: SeatCommand = { type: 'end-turn' };
const give = (card: number): SeatCommand => ({ type: 'give', card });

type Sent = readonly [SeatCommand, 'acknowledged' | 'refused' | 'open'];

function ledgerOf(...all: readonly Sent[]): FailoverLedger {
  const ledger = new FailoverLedger();
  for (const [command, told] of all) {
    const sent = ledger.sent(command);
    if (told !== 'open') sent[told]();
  }
  return ledger;
}

describe('what was told over many lines, against what is kept', () => {
  test('is all there', () => {
    const ledger = ledgerOf([END, 'acknowledged'], [give(1), 'refused'], [give(2), 'acknowledged']);
    expect(ledger.audit([END, give(2)])).toEqual({ lost: 0, unasked: 0 });
  });

  test('an open one may be there, or not', () => {
    const ledger = ledgerOf([END, 'open'], [END, 'acknowledged'], [give(1), 'open']);
    expect(ledger.audit([END])).toEqual({ lost: 0, unasked: 0 });
    expect(ledger.audit([END, END])).toEqual({ lost: 0, unasked: 0 });
    expect(ledger.audit([END, END, give(1)])).toEqual({ lost: 0, unasked: 0 });
  });

  test('is lost, or there twice', () => {
    const ledger = ledgerOf([END, 'acknowledged'], [give(1), 'acknowledged']);
    expect(ledger.audit([END])).toEqual({ lost: 1, unasked: 0 });
    expect(ledger.audit([END, give(1), give(1)])).toEqual({ lost: 0, unasked: 1 });
    expect(ledgerOf([give(1), 'refused']).audit([give(1)])).toEqual({ lost: 0, unasked: 1 });
  });
});
