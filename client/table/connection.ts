import { effect, signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import { keepLog, recallLog } from '#client/device/kept-log.ts';
import { keepWatching } from '#client/device/tab-memory.ts';
import { unpacked } from '#shared/wire/packed.ts';
import { CHAIR_GIVEN, type PublicTable, REMOVED, SEAT_MOVED } from '#shared/wire/public-table.ts';
import { isTableRefusal, type Refusal } from '#shared/wire/refusal.ts';
import type { Answer, Arrival, Messages, Requests } from '#shared/wire/table.ts';
import { keepAfterMatch } from './after-match.ts';
import { arrivalAt } from './arrival.ts';
import { takeEarlyPlace } from './early-place.ts';
import { dealFairly } from './fair-deal.ts';
import { openFeed } from './feed.ts';
import { watchLine } from './heartbeat.ts';
import { pause } from './pause.ts';
import { reloadIfOutdated } from './reload-after-update.ts';
import type { Line, Session } from './session.ts';
import { watchPicture } from './true-picture.ts';

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
  const keepsakes = keepAfterMatch(code, feed);
  const { receipts } = keepsakes;
  const fairDeal = dealFairly(feed, receipts, (answer) => void request('open', answer));
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
    const refusal = await arrive(arrivalAt(code, name, watch), ticket);
    if (!refusal) return;
    line.value = isFinal(refusal) ? { kind: 'ended', refusal } : { kind: 'asking', refusal };
  }

  /** So that what the line lost is told again: to the log of this tab, and to the receipt of this device. */
  function seenSoFar(): Pick<Arrival, 'seen'> {
    const log = feed.log();
    const witnessed = receipts.witnessed();
    const isLogged = log !== undefined && log.steps.length > 0;
    const place = witnessed ?? (isLogged ? log : undefined);
    if (!place) return {};
    const { match, seat: as } = place;
    const logged = isLogged && log.match === match && log.seat === as ? log.events : 0;
    return { seen: { match, as, events: Math.min(logged, witnessed?.events ?? logged) } };
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

  /** To the place that is kept already, if there is one; it may have been given away since. */
  async function arriveEarly(wish: Arrival): Promise<TableRoom | undefined> {
    const place = await takeEarlyPlace(code, wish);
    if (!place) return undefined;
    // What this server answers to that question is what its client takes.
    const kept = place as Parameters<typeof client.consumeSeatReservation>[0];
    return within(JOINING_MS, client.consumeSeatReservation<PublicTable>(kept)).catch(() => undefined);
  }

  async function arrive(arrival: Arrival, ticket?: string): Promise<Refusal | undefined> {
    try {
      const wish: Arrival = { ...arrival, ...(ticket ? { ticket } : {}), ...seenSoFar() };
      const joined: TableRoom =
        (await arriveEarly(wish)) ?? (await within(JOINING_MS, client.joinById<PublicTable>(code, wish)));
      joined.reconnection.enabled = false;
      feed.begin();
      fairDeal.begin();
      const on = <Type extends keyof Messages>(type: Type, take: (message: Messages[Type]) => void) =>
        // What the server packed is of its type.
        joined.onMessage(type, (bytes: Uint8Array) => take(unpacked(bytes) as Messages[Type]));
      on('seated', (seated) => {
        const { delay } = seated;
        if (delay !== undefined && line.value.kind === 'joining') line.value = { kind: 'joining', delay };
        feed.seated(seated);
      });
      on('eyes', (seen) => {
        feed.eyes.value = seen;
      });
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
      const letGo = watchLine(
        (answered) => joined.ping(answered),
        () => joined.connection.close(CloseCode.MAY_TRY_RECONNECT),
      );
      const stopComparing = watchPicture({
        now: () => ({
          release: feed.table.value?.release ?? 0,
          view: feed.viewNumber(),
          shown: feed.own.value === 'watching' ? undefined : feed.view.value,
        }),
        ask: (compare) => request('compare', compare),
        heal: () => joined.connection.close(CloseCode.MAY_TRY_RECONNECT),
      });
      joined.onLeave((closeCode) => {
        letGo();
        stopComparing();
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
    else if (closeCode === CHAIR_GIVEN) beginAnew();
    else if (closeCode === REMOVED) line.value = { kind: 'ended', refusal: 'removed' };
    else void comeBack(arrival);
  }

  /** From another place everything is told from its beginning. */
  function beginAnew(): void {
    keepWatching(code, false);
    location.reload();
  }

  async function request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer> {
    try {
      const answer: Answer | undefined = await room?.request(type, message);
      return answer ?? { ok: false, reason: 'failed' };
    } catch {
      return { ok: false, reason: 'failed' };
    }
  }

  return {
    isLocal: false,
    line,
    table: feed.table,
    own: feed.own,
    view: feed.view,
    seen: feed.seen,
    revealed: feed.revealed,
    eyes: feed.eyes,
    said: feed.talk.said,
    marks: feed.talk.marks,
    sitDown,
    request,
    setReady: (ready) => request('ready', fairDeal.ready(ready)),
    play: (command) => request('play', { view: feed.viewNumber(), command }),
    async mark(mark) {
      const answer = await request('mark', mark);
      if (answer.ok) feed.talk.marked(mark);
      return answer;
    },
    leave: () => (room ? void room.leave() : location.assign('/')),
  };
}

/** Another name or another try would not help. */
const isFinal = (refusal: Refusal): boolean =>
  refusal === 'no-such-table' || refusal === 'rules-changed' || refusal === 'removed' || refusal === 'banned';

/** A call that hangs counts as one that failed. */
function within<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
