import { expect } from 'vitest';
import { type Match, matchMoments, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { awaitedSeats, offeredCommands, type SeatCommand } from '#shared/play/index.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import type { LiveServer } from './live-server.ts';

/** The match of a table as it is on disk. */
export async function dealerMatch({ store }: LiveServer, code: string): Promise<Match> {
  const { matchId = '' } = (await store.loadTable(code)) ?? {};
  const record = await store.loadRecord(matchId);
  const match = record && matchMoments(record).at(-1);
  if (!match) throw new Error('there must be a match');
  return match;
}

/** As it comes over the wire: what is undefined is not there. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Every device's picture is what the dealer would show its seat. */
export async function expectTruePictures(
  server: LiveServer,
  code: string,
  clients: readonly SeatClient[],
): Promise<Match> {
  const match = await dealerMatch(server, code);
  for (const client of clients) {
    if (client.closedWith !== undefined) continue;
    await client.until(({ seat }) => seat !== undefined);
    const truth = viewFor(match, typeof client.seat === 'number' ? client.seat : 'public');
    const shown = () => {
      // What is on disk is released on the next beat.
      server.clock.advance(BEAT_MS);
      return plain(client.seat === 'watching' ? client.table : client.seatView);
    };
    await expect.poll(shown, { interval: 2 }).toEqual(plain(truth));
  }
  return match;
}

/** Everything a person could do now, but to agree: that is for all to do together. */
export function choices({ seatView }: SeatClient): readonly SeatCommand[] {
  return seatView ? offeredCommands(seatView).filter(({ type }) => type !== 'agree') : [];
}

/** Whoever the table waits for. */
export function awaitedOf(clients: readonly SeatClient[], match: Match): readonly SeatClient[] {
  const seats = awaitedSeats(viewFor(match, 'public'));
  return clients.filter(({ seat }) => seats.some((each) => each === seat));
}
