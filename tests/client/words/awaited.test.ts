import { describe, expect, test } from 'vitest';
import { awaitedText, isAsked } from '#client/words/awaited.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { Awaited, SeatView } from '#shared/play/index.ts';
import { crewView, named } from '#tests/client/crew.ts';
import { exchange, playAll, table } from '#tests/server/dealer/table.ts';

/** As Ada reads it, on her turn unless it is said otherwise. */
const awaiting = (awaited: Awaited | undefined, turn: 0 | 1 = 0) =>
  awaitedText({
    ...crewView({ turn: { seat: turn, ap: 3 }, map: { L11: [1, 0] }, seats: { 2: { at: 'L11' } } }),
    awaited,
  });

const threat = (seat: 0 | 1, wounds: number) =>
  ({ seat, character: 'android', room: 'L07', wounds }) as const;

describe('what is awaited', () => {
  test.each([
    ['Your turn: 3 AP left.', true, awaiting(undefined)],
    ['Orion is on turn.', false, awaiting(undefined, 1)],
    [
      'Your Trooper met Lyra in Run 11: attack or trade.',
      true,
      awaiting({ type: 'duty', seat: 0, character: 'trooper', room: 'L11' }),
    ],
    [
      'Orion met Lyra and must attack or trade.',
      false,
      awaiting({ type: 'duty', seat: 1, character: 'trooper', room: 'L11' }),
    ],
    ['Orion and Lyra choose in secret.', false, awaiting({ type: 'trade', between: [1, 2], room: 'L11' })],
    ['Under attack: Orion.', false, awaiting({ type: 'armor', by: 2, threats: [threat(1, 1)] })],
    [
      'Choose the parasite that comes into Storage 7.',
      true,
      awaiting({ type: 'parasite', seat: 0, into: 'L07' }),
    ],
    ['Orion chooses a parasite.', false, awaiting({ type: 'parasite', seat: 1, into: 'L07' })],
    [
      'Run 12 fits: place it.',
      true,
      awaiting({ type: 'place', seat: 0, location: 'L12', behind: undefined }),
    ],
    ['Orion places Run 12.', false, awaiting({ type: 'place', seat: 1, location: 'L12', behind: undefined })],
  ] as const)('%s', (text, mine, awaited) => {
    expect(awaited).toEqual({ text, mine });
  });

  test('T6 a first search that is due', () => {
    expect(awaitedText(crewView({ turn: { ap: 4, firstSearchDue: true } })).text).toBe(
      'Your turn: 4 AP left. You must search once this turn.',
    );
  });

  test('X4 a card to give; once it is sealed nobody is hurried any more', () => {
    const meeting = named(
      playAll(
        table({ map: { L11: [1, 0] }, seats: { 1: { at: 'L11' } } }),
        [0, { type: 'move', character: 'trooper', to: 'L11' }],
        [0, { type: 'trade', with: 1 }],
      ),
    );
    expect(awaitedText(viewFor(meeting, 0))).toEqual({
      text: 'Trade with Orion: choose a card to give.',
      mine: true,
    });
    const sealed = exchange(meeting, [0, 'gas-can']);
    expect(awaitedText(viewFor(sealed, 0))).toEqual({
      text: 'Your card is sealed. The trade with Orion goes on when both are.',
      mine: false,
    });
    expect([isAsked(viewFor(sealed, 0)), isAsked(viewFor(sealed, 1))]).toEqual([false, true]);
  });

  test('A6 armor, for what and where; once it is answered the window stays open', () => {
    const shot = named(
      playAll(
        table({
          turn: { seat: 1 },
          seats: { 1: { laidDown: ['ammo'] } },
        }),
        [1, { type: 'fire', targets: [{ seat: 0, character: 'android' }] }],
      ),
    );
    expect(awaitedText(viewFor(shot, 0))).toEqual({
      text: 'Orion attacks you: Android −1 in the Reactor Room. Use armor?',
      mine: true,
    });
    const bitten: SeatView = { ...viewFor(shot, 0), turn: undefined };
    expect(awaitedText(bitten).text).toBe('Parasites bite: Android −1 in the Reactor Room. Use armor?');
    const wounded = viewFor(shot, 0);
    const seats = wounded.seats.map((seat) => ({
      ...seat,
      characters: { ...seat.characters, android: { ...seat.characters.android, hp: 1 } },
    }));
    expect(awaitedText({ ...wounded, seats }).text).toBe(
      'Orion attacks you: Android −1, deadly, in the Reactor Room. Use armor?',
    );
    const answered = playAll(shot, [0, { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] }]);
    expect(awaitedText(viewFor(answered, 0))).toEqual({
      text: 'Answered. All wait until the time is up.',
      mine: false,
    });
  });

  test('before, between and after the turns', () => {
    const idle: SeatView = { ...crewView(), turn: undefined };
    expect(awaitedText({ ...idle, phase: 1 }).text).toBe('The station wakes up.');
    expect(awaitedText({ ...idle, phase: 2 }).text).toBe('Parasite phase.');
    const over: SeatView = { ...idle, ending: { kind: 'abandoned', winners: [] } };
    expect(awaitedText(over)).toEqual({ text: 'The match is over.', mine: false });
  });

  test('A7 to who is out', () => {
    const gone = crewView({ turn: { seat: 1 }, seats: { 0: { trooper: 'dead', android: 'dead' } } });
    expect(awaitedText(gone).text).toBe('You are out. Orion is on turn.');
    const over: SeatView = { ...gone, turn: undefined, ending: { kind: 'abandoned', winners: [] } };
    expect(awaitedText(over).text).toBe('The match is over.');
  });
});
