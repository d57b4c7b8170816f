import { describe, expect, test } from 'vitest';
import { unreadOf } from '#client/ceremonies/unread.ts';
import { toldOf } from '#client/story/cues.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const traded = (id: number, infected: boolean): SeenEvent => ({
  type: 'traded',
  between: [1, 0],
  own: {
    gave: { id, kind: 'armor' },
    got: { id: id + 1, kind: 'infection', colour: 'green' },
    role: 'infected',
    infected,
  },
});
const view = viewFor(table(), 0);
const nothing: ReadonlySet<string> = new Set();

describe('what still has to be read', () => {
  test('X5 of two trades told at once, each says what it did itself, one after the other', () => {
    const told = toldOf({ number: 9, events: [traded(1, true), traded(3, false)] }, view);
    expect(unreadOf(view, told, nothing)?.staged).toMatchObject({
      key: '9 0',
      outcome: { title: 'green infected you.' },
    });
    expect(unreadOf(view, told, new Set(['9 0']))?.staged).toMatchObject({
      key: '9 1',
      outcome: { title: 'green is one of you.' },
    });
    expect(unreadOf(view, told, new Set(['9 0', '9 1']))).toBeUndefined();
  });

  test('what happened before this device came is nothing to stop for', () => {
    const seen = [
      { number: 9, events: [traded(1, true)], past: true as const },
      { number: 10, events: [traded(3, false)] },
    ];
    const told = seen.flatMap((step) => toldOf(step, view));
    expect(unreadOf(view, told, nothing)).toMatchObject({ kind: 'trade', staged: { key: '10 0' } });
  });

  test('a trade of two others and a death that is not mine are seen, and nothing more', () => {
    const events: readonly SeenEvent[] = [
      { type: 'traded', between: [1, 2] },
      { type: 'died', seat: 1, character: 'trooper', room: 'L01', by: 2 },
      { type: 'body-scanned', by: 1, seat: 2 },
    ];
    expect(unreadOf(view, toldOf({ number: 3, events }, view), nothing)).toBeUndefined();
  });

  test('the own death, a scan that was not told to its end and a scanned hand wait to be read', () => {
    const kindOf = (event: SeenEvent) =>
      unreadOf(view, toldOf({ number: 3, events: [event] }, view), nothing)?.kind;
    expect(kindOf({ type: 'died', seat: 0, character: 'android', room: 'L01', by: 'parasites' })).toBe(
      'death',
    );
    expect(kindOf({ type: 'scanned', cause: 'terminal', cards: ['negative'] })).toBe('scan');
    expect(kindOf({ type: 'body-scanned', by: 0, seat: 2, hand: [{ kind: 'armor' }] })).toBe('body-scan');
    expect(kindOf({ type: 'body-scanned', by: 2, seat: 0 })).toBe('body-scan');
  });

  test('R6 the dead and those who watch are not stopped by scans', () => {
    const events: readonly SeenEvent[] = [{ type: 'scanned', cause: 'agreed', cards: ['negative'] }];
    const dead = viewFor(table({ seats: { 0: { trooper: 'dead', android: 'dead' } } }), 0);
    const out = {
      ...dead,
      seats: dead.seats.map((seat) => (seat.id === 0 ? { ...seat, eliminated: true } : seat)),
    };
    const watched = viewFor(table(), 'public');
    for (const eyes of [out, watched]) {
      expect(unreadOf(eyes, toldOf({ number: 3, events }, eyes), nothing)).toBeUndefined();
    }
  });
});
