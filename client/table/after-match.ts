import { effect } from '@preact/signals';
import { keepGame } from '#client/device/games.ts';
import { keepTableOf } from '#client/device/memory.ts';
import { openReceipts } from '#client/device/receipt.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Shown } from '#shared/wire/table.ts';
import type { Session } from './session.ts';

/** What stays on this device after a match: its receipt, the way to the theatre, and his say in who else finds it. */
export function keepAfterMatch(code: string, { table, view, own }: Pick<Session, 'table' | 'view' | 'own'>) {
  const receipts = openReceipts(code);
  effect(() => {
    const { finishedMatch, chairs } = table.value ?? {};
    const ending = view.value?.ending;
    if (!finishedMatch || !chairs || !ending) return;
    // A fork counts for nothing.
    if (table.value?.settings.fork) return;
    const crew = [...chairs.values()].map(({ name }) => name);
    const now = view.value;
    const fate = now && 'role' in now ? { role: now.role, won: ending.winners.includes(now.me) } : {};
    keepGame({ id: finishedMatch, at: Date.now(), crew, ending: ending.kind, ...fate });
    keepTableOf(finishedMatch, code);
    receipts.finished(finishedMatch);
  });
  return {
    receipts,
    shown({ before, events }: Shown): void {
      const seat = own.value;
      if (isSeat(seat)) receipts.shown(seat, before, events);
    },
  };
}

const isSeat = (own: SeatId | 'watching' | undefined): own is SeatId => typeof own === 'number';
