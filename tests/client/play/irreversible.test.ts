import { expect, test } from 'vitest';
import { asksOnce } from '#client/play/irreversible.ts';
import { viewFor } from '#server/dealer/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const view = viewFor(table(), 0);
const spent = viewFor(table({ turn: { ap: 0 } }), 0);

test('ending the turn asks only while there are AP left', () => {
  expect(asksOnce(view, { type: 'end-turn' })).toBe('end-turn');
  expect(asksOnce(spent, { type: 'end-turn' })).toBeUndefined();
});

test('fire and stabs ask only when a person is aimed at', () => {
  expect(asksOnce(view, { type: 'fire', targets: [{ parasite: 0 }] })).toBeUndefined();
  const person = { seat: 1, character: 'trooper' } as const;
  expect(asksOnce(view, { type: 'fire', targets: [{ parasite: 0 }, person] })).toBe('fire');
  expect(asksOnce(view, { type: 'stab', character: 'android', target: person })).toBe('stab');
});

test('what stays for good asks, what does not does not', () => {
  expect(asksOnce(view, { type: 'lay-down', card: 1 })).toBe('lay-down');
  expect(asksOnce(view, { type: 'burn-hive' })).toBe('burn-hive');
  expect(asksOnce(view, { type: 'search', character: 'trooper' })).toBeUndefined();
});
