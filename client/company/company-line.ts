import { batch, computed, signal } from '@preact/signals';
import { Client, CloseCode, type Room } from 'colyseus.js';
import * as z from 'zod/mini';
import { randomHex } from '#client/device/memory.ts';
import { keepInTab, recallInTab } from '#client/device/tab-memory.ts';
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
import { SEAT_KEY, SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';
import type { Answer } from '#shared/wire/table.ts';
import { askForPlace } from './company-door.ts';
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

const KEY = { version: 1, schema: z.string().check(z.regex(SEAT_KEY)) };

/** By tab: with it one is the same person after a reload. */
function companionKey(match: string): string {
  const item = `company ${match}`;
  const key = recallInTab(item, KEY) ?? randomHex(SEAT_KEY_BYTES);
  keepInTab(item, KEY, key);
  return key;
}

/** The line to those who watch a match together. However it ends, this tab's key is the way back. */
export function openCompanyLine(match: string) {
  const state = signal<CompanyState>({ kind: 'asking' });
  const me = signal(0);
  const now = signal<CompanyNow | undefined>(undefined);
  const dealt = signal<DealtMoment | undefined>(undefined);
  /** What the eyes saw, moment by moment, as far as it was dealt. */
  const seen = signal<readonly SeenMoment[]>([]);
  const said = signal<readonly CompanySaid[]>([]);
  const pointed = signal<CompanyMessages['pointed'] | undefined>(undefined);
  const client = new Client(location.origin);
  let room: Room | undefined;

  async function join(name: string, begin: Beginning): Promise<void> {
    state.value = { kind: 'joining' };
    const refusal = await arrive(name, begin);
    if (refusal) state.value = { kind: 'asking', refusal };
  }

  async function comeBack(name: string): Promise<void> {
    state.value = { kind: 'lost' };
    let refusal: TableRefusal | undefined = 'failed';
    for (let attempt = 0; refusal && PASSING.includes(refusal); attempt++) {
      await pause(RETRY_MS[attempt] ?? LONGEST_RETRY_MS);
      refusal = await arrive(name, asItWas());
    }
    if (refusal) state.value = { kind: 'asking', refusal };
  }

  /** If their process is gone it begins again, at the place where they were. */
  function asItWas(): Beginning {
    const { veiled = true, eyes = 'public', at = 0 } = now.value ?? {};
    return veiled ? { veiled, eyes, step: 0, moment: at } : { veiled, eyes, step: at };
  }

  async function arrive(name: string, begin: Beginning): Promise<TableRefusal | undefined> {
    const answer = await askForPlace(match, { name, key: companionKey(match), begin });
    if ('refusal' in answer) return answer.refusal;
    try {
      // What this server answers to that question is what its client takes.
      const kept = answer.place as Parameters<typeof client.consumeSeatReservation>[0];
      const joined: Room = await client.consumeSeatReservation(kept);
      joined.reconnection.enabled = false;
      listen(joined);
      joined.onLeave((code) => {
        room = undefined;
        if (code === SEAT_MOVED) state.value = { kind: 'moved' };
        else if (code !== CloseCode.CONSENTED) void comeBack(name);
      });
      room = joined;
      return undefined;
    } catch (error) {
      return error instanceof Error && isTableRefusal(error.message) ? error.message : 'failed';
    }
  }

  function listen(joined: Room): void {
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
    on('now', (next) =>
      batch(() => {
        now.value = next;
        state.value = { kind: 'open' };
      }),
    );
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
    leave: () => void room?.leave(),
  };
}
