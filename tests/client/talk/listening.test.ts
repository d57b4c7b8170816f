import { expect, test } from 'vitest';
import { ownChannel } from '#client/talk/listening.ts';
import { sayText } from '#client/words/said.ts';
import { viewFor } from '#server/dealer/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const match = table({ seats: { 1: { trooper: 'dead', android: 'dead' } } });

test('D7 the living are heard by all, the dead and those who watch among themselves', () => {
  const dead = viewFor(match, 1);
  const out = { ...dead, seats: dead.seats.map((seat) => ({ ...seat, eliminated: seat.id === 1 })) };
  expect(ownChannel(viewFor(match, 0))).toBe('table');
  expect(ownChannel(out)).toBe('dead');
  expect(ownChannel(viewFor(match, 'public'))).toBe('watching');
});

test('a phrase is read with the names of whom and what it is about', () => {
  const nameOf = () => 'Cleo';
  expect(sayText({ kind: 'phrase', phrase: 'is-infected', seat: 2 }, nameOf)).toBe('Cleo is infected.');
  expect(sayText({ kind: 'phrase', phrase: 'come-to', room: 'L01' }, nameOf)).toBe('Come to Reactor Room.');
  expect(sayText({ kind: 'phrase', phrase: 'thank-you' }, nameOf)).toBe('Thank you.');
  expect(sayText({ kind: 'chat', text: 'no' }, nameOf)).toBe('no');
});
