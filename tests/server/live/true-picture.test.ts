import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '#server/process/hashed-secret.ts';
import { viewText } from '#shared/wire/view-text.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { type LiveServer, liveServer } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const compareAs = (client: SeatClient, shown: unknown, release = client.room.state.release) =>
  client.request('compare', { release, view: client.view, digest: hashOf(viewText(shown)) });

describe('a true picture', () => {
  test('what a device shows is what is so, and a difference is found and written down', async () => {
    const { clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    await server.start(clients);
    for (const client of clients) expect(await compareAs(client, client.seatView)).toEqual({ ok: true });
    const [ann] = clients;
    if (!ann) throw new Error('she must be there');
    const wrong = { ...ann.seatView, hand: [] };
    expect(server.logged.some((line) => line.includes('another picture'))).toBe(false);
    expect(await compareAs(ann, wrong)).toEqual({ ok: false, reason: 'other-picture' });
    expect(server.logged.some((line) => line.includes('a device showed another picture'))).toBe(true);
    // Of a moment that is past, or is not yet here, there is nothing to say.
    expect(await compareAs(ann, wrong, ann.room.state.release + 1)).toEqual({ ok: true });
  });

  test('whatever order its fields came in', () => {
    expect(viewText({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}');
  });
});
