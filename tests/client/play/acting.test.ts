import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Acting, startActing } from '#client/play/acting.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatCommand, View } from '#shared/play/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { table } from '#tests/server/dealer/table.ts';

const match = () => table({ map: { L11: [1, 0] }, locationDeck: ['L12', 'L03'] });
const view = signal<View | undefined>(undefined);
const isNow = signal(true);
const play = vi.fn(async (_command: SeatCommand): Promise<Answer> => ({ ok: true }));

let acting: Acting;
beforeEach(() => {
  play.mockReset();
  play.mockResolvedValue({ ok: true });
  isNow.value = true;
  view.value = viewFor(match(), 0);
  acting = startActing({ view, isNow, play });
});

describe('whoever acts', () => {
  test('sends a command once, however often it is confirmed', async () => {
    acting.choose({ type: 'end-turn' });
    expect(play).not.toHaveBeenCalled();
    acting.confirm();
    acting.confirm();
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'end-turn' });
    await vi.waitFor(() => expect(acting.isSending.value).toBe(false));
  });

  test('is told why something was refused', async () => {
    play.mockResolvedValue({ ok: false, reason: 'no-ap', rule: 'T5' });
    acting.choose({ type: 'search', character: 'trooper' });
    await vi.waitFor(() => expect(acting.refused.value).toMatchObject({ reason: 'no-ap', rule: 'T5' }));
  });

  test('is not told of it for ever: what came with it may stand beside it, what comes later takes its place', async () => {
    play.mockResolvedValue({ ok: false, reason: 'late' });
    acting.choose({ type: 'search', character: 'trooper' });
    await vi.waitFor(() => expect(acting.refused.value).toBeDefined());
    view.value = viewFor(match(), 0);
    expect(acting.refused.value).toMatchObject({ reason: 'late' });
    view.value = viewFor(match(), 0);
    expect(acting.refused.value).toBeUndefined();
  });

  test('keeps what was being chosen when the same is offered once more, as after a line that broke', () => {
    acting.verb('explore');
    expect(acting.choosing.value.at).toBe('placing');
    view.value = viewFor(match(), 0);
    expect(acting.choosing.value.at).toBe('placing');
    view.value = viewFor(table({ map: { L11: [1, 0] }, locationDeck: ['L03'] }), 0);
    expect(acting.choosing.value.at).toBe('idle');
  });

  test('cannot act on what is not told yet, but may ask what something is', () => {
    isNow.value = false;
    acting.point({ seat: 0, character: 'trooper' });
    acting.point({ room: 'L11' });
    acting.verb('move');
    expect(play).not.toHaveBeenCalled();
    expect(acting.choosing.value).toMatchObject({ at: 'room-card', spot: { room: 'L11' } });
  });

  test('and only watches may ask, too', () => {
    view.value = viewFor(match(), 'public');
    acting.ask({ room: 'L01' });
    expect(acting.choosing.value).toMatchObject({ at: 'room-card', spot: { room: 'L01' } });
    acting.back();
    expect(acting.choosing.value.at).toBe('idle');
  });
});
