import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { partFor, sealOf, setupDigest } from '#client/device/part.ts';
import { openReceipts } from '#client/device/receipt.ts';
import { BARE_CHAIR, BARE_TABLE } from '#client/table/bare-table.ts';
import { dealFairly } from '#client/table/fair-deal.ts';
import type { Chair, Session, Table } from '#client/table/session.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { sealedSetupOf } from '#shared/wire/public-table.ts';
import type { OpenPart } from '#shared/wire/table.ts';

let commitment = '';
let round = 0;
let sent: OpenPart[];
let table: ReturnType<typeof signal<Table | undefined>>;
let own: ReturnType<typeof signal<SeatId | 'watching' | undefined>>;
let device: ReturnType<typeof dealFairly>;

beforeEach(() => {
  round += 1;
  commitment = String(round).padStart(64, 'c');
  sent = [];
  table = signal<Table | undefined>(undefined);
  own = signal<SeatId | 'watching' | undefined>(1);
  const session = { table, own } as Pick<Session, 'table' | 'own'>;
  device = dealFairly(session, openReceipts(`TABLE${round}`), (answer) => sent.push(answer));
});

/** Three people and a bot, this device in the second chair; sealed and shown, or still waiting. */
function shown(
  phase: Table['phase'],
  change: { readonly setup?: string; readonly mine?: string } = {},
): Table {
  const chair = (name: string, seal: string, kind: Chair['kind'] = 'person'): Chair => ({
    name,
    colour: 'red',
    kind,
    ...BARE_CHAIR,
    commitment: seal,
  });
  const mine = change.mine ?? sealOf(partFor(commitment));
  const chairs = [
    chair('Ann', 'aa'.repeat(32)),
    chair('Bob', mine),
    chair('Cid', 'bb'.repeat(32)),
    chair('Vega', '', 'bot'),
  ];
  const sealed = sealedSetupOf({ rules: 'some', commitment, chairs, options: NO_OPTIONS });
  return {
    code: 'QKRTB',
    phase,
    chairs: new Map(chairs.map((each, seat) => [seat as SeatId, each])),
    opener: 0,
    settings: {
      listed: false,
      spectators: true,
      seats: 4,
      options: NO_OPTIONS,
      turnSeconds: 120,
      tradeSeconds: 30,
      armorSeconds: 5,
    },
    ...BARE_TABLE,
    rules: 'some',
    commitment,
    setup: phase === 'dealing' ? (change.setup ?? setupDigest(sealed)) : '',
  };
}

describe('D4 a page at a table', () => {
  test('D4 is bound by a hash when its player is ready, and says nothing of its part', () => {
    table.value = shown('waiting');
    expect(device.ready(true)).toEqual({ ready: true, commitment: sealOf(partFor(commitment)) });
    expect(device.ready(false)).toEqual({ ready: false });
    expect(sent).toEqual([]);
  });

  test('D4 opens its part once everything is sealed and shown, and once only', () => {
    table.value = shown('waiting');
    table.value = shown('dealing');
    table.value = shown('dealing');
    expect(sent).toEqual([{ agreed: true, part: partFor(commitment) }]);
  });

  test('D4 opens it again over a new line, and for a start that is tried again', () => {
    table.value = shown('dealing');
    device.begin();
    table.value = shown('dealing');
    table.value = shown('waiting');
    table.value = shown('dealing');
    expect(sent).toEqual(Array(3).fill({ agreed: true, part: partFor(commitment) }));
  });

  test('D4 does not agree to a digest that is not of what it is shown, nor to a part it is not bound to', () => {
    table.value = shown('dealing', { setup: '0'.repeat(64) });
    table.value = shown('waiting');
    table.value = shown('dealing', { mine: 'cc'.repeat(32) });
    expect(sent).toEqual([{ agreed: false }, { agreed: false }]);
  });

  test('D4 that only watches opens nothing', () => {
    own.value = 'watching';
    table.value = shown('dealing');
    expect(sent).toEqual([]);
  });
});
