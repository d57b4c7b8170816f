import { batch, computed, signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import { pause } from '#client/table/pause.ts';
import type {
  Beginning,
  CompanyMessages,
  CompanyNow,
  CompanyRequests,
  CompanySaid,
  DealtMoment,
  Go,
  SeenMoment,
} from '#shared/wire/company.ts';
import { unpacked } from '#shared/wire/packed.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { isTableRefusal, type Refusal, type TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer } from '#shared/wire/table.ts';
import { askForPlace } from './company-door.ts';
import { companionKey, forgetPlace, type KeptPlace, keepPlace, recallPlace } from './kept-place.ts';
import { newestOnly } from './newest-only.ts';

export type CompanyState =
  | { readonly kind: 'asking'; readonly refusal?: TableRefusal }
  | { readonly kind: 'joining' | 'open' | 'lost' | 'moved' };

export type CompanyLine = ReturnType<typeof openCompanyLine>;

const RETRY_MS = [500, 1000, 2000, 4000, 8000];
const LONGEST_RETRY_MS = 15_000;
const PASSING: readonly Refusal[] = ['failed', 'too-many-requests', 'server-full'];
/** Who leads by dragging sends no more than this. */
const LEADING_MS = 120;

/** The line to those who watch a match together. However it ends, this tab's key is the way back. */
export function openCompanyLine(match: string) {
  const kept = recallPlace(match);
  const state = signal<CompanyState>({ kind: kept ? 'joining' : 'asking' });
  const me = signal(0);
  const now = signal<CompanyNow | undefined>(undefined);
  const dealt = signal<DealtMoment | undefined>(undefined);
  /** What the eyes saw, moment by moment, as far as it was dealt. */
  const seen = signal<readonly SeenMoment[]>([]);
  const said = signal<readonly CompanySaid[]>([]);
  const pointed = signal<CompanyMessages['pointed'] | undefined>(undefined);
  const client = new Client(location.origin);
  let room: Room | undefined;
  let isLeft = false;

  async function join(name: string, begin: Beginning): Promise<void> {
    state.value = { kind: 'joining' };
    const refusal = await arrive({ name, begin });
    if (refusal) state.value = { kind: 'asking', refusal };
  }

  /** Where they were: the company is there still, or begins there again if its process is gone. */
  async function comeBack(to: KeptPlace, waits: readonly number[]): Promise<void> {
    let refusal: TableRefusal | undefined = 'failed';
    for (let attempt = 0; refusal && PASSING.includes(refusal); attempt++) {
      await pause(waits[attempt] ?? LONGEST_RETRY_MS);
      if (isLeft) return;
      refusal = await arrive(to);
    }
    if (!refusal) return;
    forgetPlace(match);
    state.value = { kind: 'asking', refusal };
  }

  async function arrive({ name, begin }: KeptPlace): Promise<TableRefusal | undefined> {
    const answer = await askForPlace(match, { name, key: companionKey(match), begin });
    if ('refusal' in answer) return answer.refusal;
    try {
      // What this server answers to that question is what its client takes.
      const kept = answer.place as Parameters<typeof client.consumeSeatReservation>[0];
      const joined: Room = await client.consumeSeatReservation(kept);
      joined.reconnection.enabled = false;
      listen(joined, name);
      joined.onLeave((code) => {
        room = undefined;
        if (code === SEAT_MOVED) state.value = { kind: 'moved' };
        if (code === SEAT_MOVED || code === CloseCode.CONSENTED) return;
        state.value = { kind: 'lost' };
        void comeBack({ name, begin: asItWas() ?? begin }, RETRY_MS);
      });
      room = joined;
      return undefined;
    } catch (error) {
      return error instanceof Error && isTableRefusal(error.message) ? error.message : 'failed';
    }
  }

  /** Where the company is, and who leads it, as this device was told last. */
  function asItWas(): Beginning | undefined {
    if (!now.value) return undefined;
    const { veiled, eyes, at, leader } = now.value;
    const led = leader === me.value;
    return veiled ? { veiled, eyes, step: 0, moment: at, led } : { veiled, eyes, step: at, led };
  }

  function listen(joined: Room, name: string): void {
    const on = <Type extends keyof CompanyMessages>(
      type: Type,
      take: (message: CompanyMessages[Type]) => void,
    ) =>
      // What the server packed is of its type.
      joined.onMessage(type, (bytes: Uint8Array) => take(unpacked(bytes) as CompanyMessages[Type]));
    on('arrived', (arrived) => {
      me.value = arrived.me;
      said.value = arrived.said;
    });
    on('now', (next) => {
      batch(() => {
        now.value = next;
        state.value = { kind: 'open' };
      });
      const begin = asItWas();
      if (begin) keepPlace(match, { name, begin });
    });
    on('dealt', (next) =>
      batch(() => {
        seen.value = [...seen.value.slice(0, next.from), ...next.seen];
        dealt.value = next;
      }),
    );
    on('said', (line) => {
      said.value = [...said.value, line];
    });
    on('pointed', (next) => {
      pointed.value = next;
    });
  }

  async function ask<Type extends keyof CompanyRequests>(
    type: Type,
    wish: CompanyRequests[Type],
  ): Promise<Answer> {
    try {
      const answer: Answer | undefined = await room?.request(type, wish);
      return answer ?? { ok: false, reason: 'failed' };
    } catch {
      return { ok: false, reason: 'failed' };
    }
  }

  if (kept) void comeBack(kept, [0, ...RETRY_MS]);
  return {
    match,
    state,
    me,
    now,
    dealt,
    seen,
    said,
    pointed,
    leads: computed(() => now.value !== undefined && now.value.leader === me.value),
    join,
    ask,
    /** Only the newest wish counts. */
    go: newestOnly(LEADING_MS, (go: Go) => ask('go', go)),
    leave(): void {
      isLeft = true;
      forgetPlace(match);
      void room?.leave();
    },
  };
}
