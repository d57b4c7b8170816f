import { expect, test } from 'vitest';
import { needsConfirming } from '#client/play/confirmation.ts';
import { viewFor } from '#server/dealer/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const view = viewFor(table(), 0);
const spent = viewFor(table({ turn: { ap: 0 } }), 0);

test('ending the turn asks only while there are AP left', () => {
  expect(needsConfirming(view, { type: 'end-turn' })).toBe('end-turn');
  const last = viewFor(table({ turn: { ap: 1 } }), 0);
  expect(needsConfirming(last, { type: 'end-turn' })).toBe('end-turn');
  expect(needsConfirming(spent, { type: 'end-turn' })).toBeUndefined();
});

test('fire and stabs ask only when a person is aimed at', () => {
  expect(needsConfirming(view, { type: 'fire', targets: [{ parasite: 0 }] })).toBeUndefined();
  const person = { seat: 1, character: 'trooper' } as const;
  expect(needsConfirming(view, { type: 'fire', targets: [{ parasite: 0 }, person] })).toBe('fire');
  expect(needsConfirming(view, { type: 'stab', character: 'android', target: person })).toBe('stab');
});

test('what stays for good asks, what does not does not', () => {
  expect(needsConfirming(view, { type: 'lay-down', card: 1 })).toBe('lay-down');
  expect(needsConfirming(view, { type: 'burn-hive' })).toBe('burn-hive');
  expect(needsConfirming(view, { type: 'search', character: 'trooper' })).toBeUndefined();
});
