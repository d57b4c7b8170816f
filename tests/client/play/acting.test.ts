import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startActing } from '#client/play/acting.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatCommand, View } from '#shared/play/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { table } from '#tests/server/dealer/table.ts';

const match = () => table({ map: { L11: [1, 0] }, locationDeck: ['L12', 'L03'] });
const view = signal<View | undefined>(undefined);
const play = vi.fn(async (_command: SeatCommand): Promise<Answer> => ({ ok: true }));

let acting: ReturnType<typeof startActing>;
beforeEach(() => {
  play.mockReset();
  play.mockResolvedValue({ ok: true });
  view.value = viewFor(match(), 0);
  acting = startActing({ view, play });
});

describe('on the way to a command', () => {
  test('pointing where one thing can be meant does it', () => {
    acting.point({ seat: 0, character: 'android' });
    acting.point({ room: 'L11' });
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'move', character: 'android', to: 'L11' });
  });

  test('pointing where more can be meant asks which', () => {
    acting.point({ room: 'L11' });
    expect(play).not.toHaveBeenCalled();
    expect(acting.choices.value).toHaveLength(2);
  });

  test('a location is never placed by one tap: it is shown first, and turns', () => {
    acting.point({ seat: 0, character: 'trooper' });
    acting.point({ cell: { x: -1, y: 0 } });
    expect(acting.aimed.value).toMatchObject({ type: 'explore', rotation: 0 });
    acting.turn();
    expect(acting.aimed.value).toMatchObject({ type: 'explore', rotation: 180 });
    expect(play).not.toHaveBeenCalled();
  });

  test('what cannot be undone is asked once more, then sent once', async () => {
    acting.choose({ type: 'end-turn' });
    expect(play).not.toHaveBeenCalled();
    await Promise.all([acting.confirm(), acting.confirm()]);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'end-turn' });
  });

  test('pointing at the dark puts everything away', () => {
    acting.point({ room: 'L11' });
    acting.point();
    expect(acting.choices.value).toEqual([]);
  });

  test('a choice belongs to what was offered: other offers put it away', () => {
    acting.open('move');
    view.value = viewFor(match(), 0);
    expect(acting.kind.value).toBeUndefined();
  });

  test('a refusal is kept to be shown', async () => {
    play.mockResolvedValue({ ok: false, reason: 'no-ap', rule: 'T5' });
    acting.choose({ type: 'search', character: 'trooper' });
    await vi.waitFor(() => expect(acting.refused.value).toMatchObject({ reason: 'no-ap', rule: 'T5' }));
  });
});
