import { signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import { seatKey } from '#client/device/memory.ts';
import type { RevealedSeat } from '#shared/play/index.ts';
import { type PublicTable, REMOVED, SEAT_MOVED } from '#shared/wire/public-table.ts';
import { isTableRefusal, type Refusal } from '#shared/wire/refusal.ts';
import type { Answer, Arrival, Play, Requests, Seated, Shown } from '#shared/wire/table.ts';
import { openFeed } from './feed.ts';
import { openKeepsakes } from './keepsakes.ts';
import type { Line, Session } from './session.ts';

/** Waits between the attempts to call a server that is gone. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 15_000, 15_000, 15_000];

type TableRoom = Room<unknown, PublicTable>;

/** However the line ended, the seat key is the way back. */
export interface Connection extends Session {
  sitDown(name: string, watch?: boolean): Promise<void>;
}

export function connect(code: string): Connection {
  const line = signal<Line>({ kind: 'asking' });
  const feed = openFeed();
  const keepsakes = openKeepsakes(code, feed);
  const client = new Client(location.origin);
  let room: TableRoom | undefined;

  async function sitDown(name: string, watch = false): Promise<void> {
    line.value = { kind: 'joining' };
    const refusal = await arrive(arrivalOf(name, watch));
    if (!refusal) return;
    line.value = refusal === 'no-such-table' ? { kind: 'ended', refusal } : { kind: 'asking', refusal };
  }

  const arrivalOf = (name: string, watch: boolean): Arrival => ({
    name,
    key: seatKey(code),
    ...(watch ? { watch } : {}),
  });

  async function comeBack(arrival: Arrival): Promise<void> {
    line.value = { kind: 'lost' };
    for (const wait of RETRY_MS) {
      await pause(wait);
      const refusal = await arrive(arrival);
      if (!refusal) return reloadIfOutdated();
      if (refusal !== 'failed') {
        line.value = { kind: 'ended', refusal };
        return;
      }
    }
    line.value = { kind: 'ended', refusal: 'failed' };
  }

  async function arrive(arrival: Arrival): Promise<Refusal | undefined> {
    try {
      const joined: TableRoom = await client.joinById<PublicTable>(code, arrival);
      joined.reconnection.enabled = false;
      feed.begin();
      keepsakes.begin();
      joined.onMessage('seated', (seated: Seated) => feed.seated(seated));
      joined.onMessage('shown', (shown: Shown) => {
        keepsakes.shown(shown);
        feed.shown(shown);
      });
      joined.onMessage('revealed', (seats: readonly RevealedSeat[]) => {
        feed.revealed.value = seats;
      });
      joined.onStateChange((state) => {
        feed.changed(state);
        line.value = { kind: 'open' };
      });
      joined.onLeave((closeCode) => left(closeCode, arrival));
      room = joined;
      return undefined;
    } catch (error) {
      return error instanceof Error && isTableRefusal(error.message) ? error.message : 'failed';
    }
  }

  function left(closeCode: number, arrival: Arrival): void {
    room = undefined;
    if (closeCode === CloseCode.CONSENTED) location.assign('/');
    else if (closeCode === SEAT_MOVED) line.value = { kind: 'moved' };
    else if (closeCode === REMOVED) line.value = { kind: 'ended', refusal: 'removed' };
    else void comeBack(arrival);
  }

  async function request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer> {
    keepsakes.asked(type, message);
    try {
      const answer: Answer | undefined = await room?.request(type, message);
      return answer ?? { ok: false, reason: 'failed' };
    } catch {
      return { ok: false, reason: 'failed' };
    }
  }

  return {
    line,
    table: feed.table,
    own: feed.own,
    view: feed.view,
    seen: feed.seen,
    revealed: feed.revealed,
    sitDown,
    request,
    // The schema's type would let its arrays be changed; nobody does.
    play: (command) => request('play', { view: feed.viewNumber(), command } as Play),
    leave: () => void room?.leave(),
  };
}

/** Waits, but not after the page is looked at again or the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    const wake = new AbortController();
    const go = () => {
      wake.abort();
      clearTimeout(timer);
      resume();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: wake.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
      signal: wake.signal,
    });
  });
}

/** The server may have been updated while the line was down; the page's script is named after its content. */
async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch('/').then((answer) => (answer.ok ? answer.text() : undefined));
  if (script && page && !page.includes(script)) location.reload();
}
