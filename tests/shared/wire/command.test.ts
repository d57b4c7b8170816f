import { describe, expect, test } from 'vitest';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { ACTION_KINDS } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { seatCommandSchema } from '#shared/wire/command.ts';
import { recordSchema } from '#shared/wire/record.ts';

describe('commands on the wire', () => {
  test('what players play passes unchanged', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { record } = simulateMatch({
        seed,
        bots: ['random', 'random', 'random', 'random', 'random', 'random'],
        options: NO_OPTIONS,
        timeOutEvery: 30,
        checked: false,
      });
      expect(recordSchema.parse(record)).toEqual(record);
    }
  });

  test('there is a schema for every kind of action', () => {
    const kinds = seatCommandSchema.def.options.map((option) => option.def.shape.type.def.values[0]);
    expect([...kinds].sort()).toEqual([...ACTION_KINDS].sort());
  });

  test.each([
    ['an unknown type', { type: 'win' }],
    ['a missing field', { type: 'move', character: 'trooper' }],
    ['a field too many', { type: 'end-turn', really: true }],
    ['an unknown room', { type: 'move', character: 'trooper', to: 'L99' }],
    ['a half that is not there', { type: 'move', character: 'trooper', to: 'L04' }],
    ['an unknown character', { type: 'search', character: 'officer' }],
    ['a seat that cannot be', { type: 'trade', with: 6 }],
    ['a fraction', { type: 'give', card: 1.5 }],
    ['a negative card', { type: 'give', card: -1 }],
    ['a huge number', { type: 'place', cell: { x: 1e9, y: 0 }, rotation: 0 }],
    ['a rotation that cannot be', { type: 'place', cell: { x: 0, y: 0 }, rotation: 45 }],
    ['three targets', { type: 'fire', targets: [{ parasite: 1 }, { parasite: 2 }, { parasite: 3 }] }],
    ['no target', { type: 'fire', targets: [] }],
    ['first aid for nobody', { type: 'first-aid', character: 'trooper', card: 1, heal: [] }],
    [
      'first aid in three shares',
      {
        type: 'first-aid',
        character: 'trooper',
        card: 1,
        heal: [0, 1, 2].map((seat) => ({ seat, character: 'trooper' })),
      },
    ],
    ['the dealer’s own command', { type: 'time-out' }],
    ['a list', []],
    ['nothing', null],
  ])('%s does not pass', (_what, command) => {
    expect(seatCommandSchema.safeParse(command).success).toBe(false);
  });
});
