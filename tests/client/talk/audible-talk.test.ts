import { expect, test } from 'vitest';
import { botVoice } from '#client/device/preferences.ts';
import type { Table } from '#client/table/session.ts';
import { heardAt, ownChannel } from '#client/talk/audible-talk.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';
import { table } from '#tests/server/dealer/table.ts';

const match = table({ seats: { 1: { trooper: 'dead', android: 'dead' } } });

test('D7 the living are heard by all, the dead and those who watch among themselves', () => {
  const dead = viewFor(match, 1);
  const out = { ...dead, seats: dead.seats.map((seat) => ({ ...seat, eliminated: seat.id === 1 })) };
  expect(ownChannel(viewFor(match, 0))).toBe('table');
  expect(ownChannel(out)).toBe('dead');
  expect(ownChannel(viewFor(match, 'public'))).toBe('watching');
});

const said = (from: SeatId): Said => ({
  channel: 'table',
  from,
  at: from,
  say: { kind: 'chat', text: `from ${from}` },
});

test('D8 bots are muted as a whole on a device that wants it, people are not', () => {
  const chairs = new Map([
    [0, { name: 'Ann', kind: 'person' }],
    [1, { name: 'Vega', kind: 'bot' }],
    [2, { name: 'Cleo', kind: 'stand-in' }],
  ]);
  const heard = () =>
    heardAt({ code: 'QKRTB', chairs } as unknown as Table, [said(0), said(1), said(2)]).map(
      ({ from }) => from,
    );
  expect(heard()).toEqual([0, 1, 2]);
  botVoice.set('quiet');
  expect(heard()).toEqual([0, 2]);
  botVoice.set('heard');
  expect(heard()).toEqual([0, 1, 2]);
});
