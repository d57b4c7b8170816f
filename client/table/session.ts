import { signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import { seatKey } from '#client/device/memory.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { type PublicSeat, type PublicTable, SEAT_MOVED } from '#shared/wire/public-table.ts';
import { isRefusal, type Refusal } from '#shared/wire/refusal.ts';
import type { Arrival, Ready, Seated } from '#shared/wire/table.ts';

export type Session =
  | { kind: 'asking'; refusal?: Refusal }
  | { kind: 'joining' }
  | { kind: 'seated'; seats: ReadonlyMap<string, PublicSeat>; own: SeatId | undefined }
  | { kind: 'lost' }
  | { kind: 'moved' }
  | { kind: 'ended'; refusal: Refusal };

/** Waits between the attempts to call a server that is gone. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** One device at one table. However the line ended, the seat key is the way back. */
export function openSession(code: string) {
  const session = signal<Session>({ kind: 'asking' });
  const client = new Client(location.origin);
  let room: Room<unknown, PublicTable> | undefined;

  async function sitDown(name: string): Promise<void> {
    session.value = { kind: 'joining' };
    const refusal = await arrive(name);
    if (!refusal) return;
    session.value = refusal === 'no-such-table' ? { kind: 'ended', refusal } : { kind: 'asking', refusal };
  }

  async function comeBack(name: string): Promise<void> {
    session.value = { kind: 'lost' };
    for (const wait of RETRY_MS) {
      await new Promise((resume) => setTimeout(resume, wait));
      const refusal = await arrive(name);
      if (!refusal) return;
      if (refusal !== 'failed') {
        session.value = { kind: 'ended', refusal };
        return;
      }
    }
    session.value = { kind: 'ended', refusal: 'failed' };
  }

  async function arrive(name: string): Promise<Refusal | undefined> {
    try {
      const arrival: Arrival = { name, key: seatKey(code) };
      const joined: Room<unknown, PublicTable> = await client.joinById<PublicTable>(code, arrival);
      joined.reconnection.enabled = false;
      let own: SeatId | undefined;
      const show = () => {
        session.value = { kind: 'seated', seats: copySeats(joined.state), own };
      };
      joined.onMessage('seated', ({ seat }: Seated) => {
        own = seat;
        show();
      });
      joined.onStateChange(show);
      joined.onLeave((closeCode) => {
        if (closeCode === CloseCode.CONSENTED) location.assign('/');
        else if (closeCode === SEAT_MOVED) session.value = { kind: 'moved' };
        else void comeBack(name);
      });
      room = joined;
      return undefined;
    } catch (error) {
      return error instanceof Error && isRefusal(error.message) ? error.message : 'failed';
    }
  }

  return {
    session,
    sitDown,
    setReady: (ready: boolean) => room?.send('ready', { ready } satisfies Ready),
    leave: () => room?.leave(),
  };
}

/** The decoded state changes in place; what is drawn must not. */
function copySeats(table: PublicTable): ReadonlyMap<string, PublicSeat> {
  const copies = new Map<string, PublicSeat>();
  table.seats?.forEach(({ name, present, ready }, seat) => {
    copies.set(seat, { name, present, ready });
  });
  return copies;
}
