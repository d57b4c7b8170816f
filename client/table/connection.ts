import { effect, signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import { keepLog, recallLog } from '#client/device/kept-log.ts';
import { seatKey } from '#client/device/memory.ts';
import { keepWatching } from '#client/device/tab-memory.ts';
import { type PublicTable, REMOVED, SEAT_MOVED } from '#shared/wire/public-table.ts';
import { isTableRefusal, type Refusal } from '#shared/wire/refusal.ts';
import type { Answer, Arrival, Messages, Play, Requests } from '#shared/wire/table.ts';
import { openFeed } from './feed.ts';
import { openKeepsakes } from './keepsakes.ts';
import { reloadIfOutdated } from './outdated.ts';
import { feelPulse } from './pulse.ts';
import type { Line, Session } from './session.ts';

/** Waits between the attempts to call a server that is gone; then the longest, for as long as the page is open. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
const LONGEST_RETRY_MS = 15_000;
/** How long one attempt may take. */
const JOINING_MS = 10_000;
/** What will be otherwise in a while. */
const PASSING: readonly Refusal[] = ['failed', 'too-many-requests'];

type TableRoom = Room<unknown, PublicTable>;

/** However the line ended, the seat key is the way back. */
export interface Connection extends Session {
  sitDown(name: string, entrance?: Entrance): Promise<void>;
}

interface Entrance {
  readonly watch?: boolean;
  /** Moves the seat of another device to this one. */
  readonly ticket?: string | undefined;
}

export function connect(code: string): Connection {
  const line = signal<Line>({ kind: 'asking' });
  const feed = openFeed({ now: Date.now, recallLog: () => recallLog(code) });
  const keepsakes = openKeepsakes(code, feed);
  const client = new Client(location.origin);
  let room: TableRoom | undefined;
  // At once: a tab that is put away for good is not told so.
  effect(() => {
    const log = feed.log();
    if (log && log.steps.length > 0) keepLog(code, log);
  });

  async function sitDown(name: string, { watch = false, ticket }: Entrance = {}): Promise<void> {
    line.value = { kind: 'joining' };
    keepWatching(code, watch);
    const refusal = await arrive(arrivalOf(name, watch), ticket);
    if (!refusal) return;
    line.value = isFinal(refusal) ? { kind: 'ended', refusal } : { kind: 'asking', refusal };
  }

  const arrivalOf = (name: string, watch: boolean): Arrival => ({
    name,
    key: seatKey(code),
    ...(watch ? { watch } : {}),
  });

  /** So that what the line lost is told again. */
  function seenSoFar(): Pick<Arrival, 'seen'> {
    const { match, seat, steps } = feed.log() ?? {};
    const view = steps?.at(-1)?.number;
    return match && seat !== undefined && view !== undefined ? { seen: { match, as: seat, view } } : {};
  }

  async function comeBack(arrival: Arrival): Promise<void> {
    line.value = { kind: 'lost' };
    let refusal: Refusal | undefined = 'failed';
    for (let attempt = 0; refusal && PASSING.includes(refusal); attempt++) {
      await pause(RETRY_MS[attempt] ?? LONGEST_RETRY_MS);
      refusal = await arrive(arrival);
    }
    if (refusal) line.value = { kind: 'ended', refusal };
    else await reloadIfOutdated();
  }

  async function arrive(arrival: Arrival, ticket?: string): Promise<Refusal | undefined> {
    try {
      const wish: Arrival = { ...arrival, ...(ticket ? { ticket } : {}), ...seenSoFar() };
      const joined: TableRoom = await within(JOINING_MS, client.joinById<PublicTable>(code, wish));
      joined.reconnection.enabled = false;
      feed.begin();
      keepsakes.begin();
      const on = <Type extends keyof Messages>(type: Type, take: (message: Messages[Type]) => void) =>
        joined.onMessage(type, take);
      on('seated', feed.seated);
      on('shown', (shown) => {
        keepsakes.shown(shown);
        feed.shown(shown);
      });
      on('revealed', (seats) => {
        feed.revealed.value = seats;
      });
      on('talk', feed.talk.told);
      on('said', feed.talk.heard);
      joined.onStateChange((state) => {
        feed.changed(state);
        line.value = { kind: 'open' };
      });
      const letGo = feelPulse(
        (answered) => joined.ping(answered),
        () => joined.connection.close(CloseCode.MAY_TRY_RECONNECT),
      );
      joined.onLeave((closeCode) => {
        letGo();
        left(closeCode, arrival);
      });
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
    said: feed.talk.said,
    marks: feed.talk.marks,
    sitDown,
    request,
    // The schema's type would let its arrays be changed; nobody does.
    play: (command) => request('play', { view: feed.viewNumber(), command } as Play),
    async mark(mark) {
      const answer = await request('mark', mark);
      if (answer.ok) feed.talk.marked(mark);
      return answer;
    },
    leave: () => (room ? void room.leave() : location.assign('/')),
  };
}

/** Another name or another try would not help. */
const isFinal = (refusal: Refusal): boolean => refusal === 'no-such-table' || refusal === 'rules-changed';

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

/** A call that hangs counts as one that failed. */
function within<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
