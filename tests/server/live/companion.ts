import type { Room } from 'colyseus.js';
import { Client } from 'colyseus.js';
import { expect } from 'vitest';
import type { SeenEvent } from '#shared/play/index.ts';
import type {
  Beginning,
  CompanyMessages,
  CompanyNow,
  CompanyRequests,
  DealtMoment,
  SeenMoment,
} from '#shared/wire/company.ts';
import { companyPath } from '#shared/wire/company-path.ts';
import { unpacked } from '#shared/wire/packed.ts';
import type { Answer } from '#shared/wire/table.ts';
import { keyOf } from './live-server.ts';

/** Asks a server for a place among those who watch a match. */
export const knockAt = (url: string, match: string, name: string, begin: Beginning, more: object = {}) =>
  fetch(url + companyPath(match), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, key: keyOf(name), begin, ...more }),
  });

/** A device in a company, over a real socket: keeps what it was told. */
export class Companion {
  readonly room: Room;
  readonly dealt: DealtMoment[] = [];
  readonly said: string[] = [];
  readonly pointed: CompanyMessages['pointed'][] = [];
  now: CompanyNow | undefined;
  me = 0;
  closedWith: number | undefined;

  /** Takes a place that was given. */
  static async at(url: string, place: object): Promise<Companion> {
    const kept = place as Parameters<Client['consumeSeatReservation']>[0];
    const companion = new Companion(await new Client(url).consumeSeatReservation(kept));
    await companion.until(({ now }) => now !== undefined);
    return companion;
  }

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    this.#on('arrived', ({ me, said }) => {
      this.me = me;
      this.said.push(...said.map(({ text }) => text));
    });
    this.#on('now', (now) => {
      this.now = now;
    });
    this.#on('dealt', (dealt) => this.dealt.push(dealt));
    this.#on('said', ({ name, text }) => this.said.push(`${name}: ${text}`));
    this.#on('pointed', (pointed) => this.pointed.push(pointed));
    room.onLeave((code) => {
      this.closedWith = code;
    });
  }

  #on<Type extends keyof CompanyMessages>(type: Type, take: (message: CompanyMessages[Type]) => void): void {
    this.room.onMessage(type, (bytes: Uint8Array) => take(unpacked(bytes) as CompanyMessages[Type]));
  }

  ask<Type extends keyof CompanyRequests>(type: Type, wish: CompanyRequests[Type]): Promise<Answer> {
    return this.room.request(type, wish) as Promise<Answer>;
  }

  /** All it holds of what the eyes saw, put together as its page does. */
  get seen(): readonly SeenMoment[] {
    return this.dealt.reduce<readonly SeenMoment[]>(
      (sofar, { from, seen }) => [...sofar.slice(0, from), ...seen],
      [],
    );
  }

  get events(): readonly (readonly SeenEvent[])[] {
    return this.seen.map(({ events }) => events);
  }

  until(isSo: (companion: Companion) => boolean): Promise<void> {
    return expect.poll(() => isSo(this), { interval: 5, timeout: 8000 }).toBe(true);
  }
}
