import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAND_IN_MS } from '#server/rooms/presence.ts';
import { MESSAGES_PER_SECOND } from '#server/rooms/table-room.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { awaitedOf, choices, dealerMatch, expectTruePictures } from './dealer-view.ts';
import { keyOf, type LiveServer, liveServer, NAMES, SETTINGS } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

/** A match with everything that happens to people on the way; every picture is compared after every step. */
class WholeMatch {
  readonly code: string;
  readonly clients: SeatClient[];
  #turns = 0;
  readonly #sentAt = new Map<SeatClient, readonly number[]>();

  constructor(code: string, clients: SeatClient[]) {
    this.code = code;
    this.clients = clients;
  }

  compare() {
    return expectTruePictures(server, this.code, this.clients);
  }

  /** One command by everybody who is asked, then the window closes if one is open. */
  async goOn(): Promise<boolean> {
    let match = await this.compare();
    for (const client of awaitedOf(this.clients, match)) {
      const commands = choices(client);
      const command = commands[(this.#turns++ * 7 + 3) % commands.length];
      if (command) expect(await this.#play(client, command)).toEqual({ ok: true });
      match = await this.compare();
    }
    if (match.prompt?.type === 'armor') {
      const { step } = match;
      server.clock.advance(SETTINGS.armorSeconds * 1000);
      const played = async () => (await dealerMatch(server, this.code)).step;
      await expect.poll(played, { interval: 2 }).toBeGreaterThan(step);
    }
    return (await this.compare()).ending === undefined;
  }

  /** Sends no more than the table takes from anybody: its seconds are real, and up to two of ours. */
  async #play(client: SeatClient, command: SeatCommand) {
    const sent = this.#sentAt.get(client) ?? [];
    const before = sent.at(1 - MESSAGES_PER_SECOND);
    if (before !== undefined) await setTimeout(before + 2000 - performance.now());
    this.#sentAt.set(client, [...sent, performance.now()]);
    return client.play(command);
  }

  seat(number: number): SeatClient {
    const client = this.clients[number];
    if (!client) throw new Error(`nobody sits at ${number}`);
    return client;
  }

  /** The seat is held by this device from now on. */
  async replace(number: number, client: SeatClient): Promise<void> {
    this.clients[number] = client;
    await client.until(({ seat }) => seat === number);
    await this.compare();
  }

  async drop(number: number): Promise<void> {
    await this.seat(number).drop();
    await this.seat((number + 1) % 6).until(({ chairs }) => chairs[number]?.present === false);
    await this.compare();
  }
}

describe('a match over the wire', () => {
  test('six devices play to the end through a drop, a reload, a second device, a stand-in and a late command', async () => {
    const { code, clients } = await server.tableOf(NAMES);
    await server.start(clients);
    const match = new WholeMatch(code, clients);

    const happenings: Record<number, () => Promise<void>> = {
      // A line breaks, and its person is back before anybody plays for him.
      5: async () => {
        await match.drop(1);
        await match.replace(1, await server.join(code, 'Bob'));
      },
      // A page is loaded again while the old one is still open.
      10: async () => {
        const old = match.seat(2);
        await match.replace(2, await server.join(code, 'Cid'));
        expect(await old.left()).toBe(SEAT_MOVED);
      },
      // A seat moves to a phone; the old device's key opens it no more.
      15: async () => {
        const old = match.seat(3);
        const answer = await old.request('ticket', {});
        const ticket = answer.ok ? (answer.ticket ?? '') : '';
        await match.replace(3, await server.join(code, '', { key: keyOf('phone'), ticket }));
        expect(await old.left()).toBe(SEAT_MOVED);
        await expect(server.join(code, 'Dee')).rejects.toThrow('table-started');
      },
      // Somebody stays away while he is asked: a bot plays for him, until he is back.
      20: async () => {
        const [asked] = awaitedOf(match.clients, await match.compare());
        const number = Number(asked?.seat);
        await match.drop(number);
        const { step } = await dealerMatch(server, code);
        server.clock.advance(STAND_IN_MS);
        const played = async () => {
          server.clock.advance(500);
          return (await dealerMatch(server, code)).step;
        };
        await expect.poll(played, { interval: 5 }).toBeGreaterThan(step);
        const key = number === 3 ? keyOf('phone') : keyOf(NAMES[number] ?? '');
        const back = await server.join(code, '', { key });
        await match.replace(number, back);
        expect(back.events.length).toBeGreaterThan(0);
      },
      // A command that was on its way for too long.
      25: async () => {
        const { step } = await match.compare();
        const [asked] = awaitedOf(match.clients, await match.compare());
        const [command] = asked ? choices(asked) : [];
        if (asked && command) {
          expect(await asked.play(command, asked.view - 1)).toEqual({ ok: false, reason: 'late' });
        }
        expect((await match.compare()).step).toBe(step);
      },
    };

    let rounds = 0;
    while (await match.goOn()) {
      rounds += 1;
      await happenings[rounds]?.();
      expect(rounds).toBeLessThan(400);
    }
    expect(rounds).toBeGreaterThan(Math.max(...Object.keys(happenings).map(Number)));
    for (const client of match.clients) {
      await client.until(({ room, revealed }) => room.state.phase === 'over' && revealed?.length === 6);
    }
  });
});
