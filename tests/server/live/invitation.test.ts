import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LiveServer, liveServer } from './live-server.ts';

let server: LiveServer;
beforeEach(async () => {
  server = await liveServer();
});
afterEach(() => server.close());

const invitation = async (code: string) => {
  const answer = await fetch(`${server.url}/tables/${code}`);
  return { status: answer.status, body: await answer.json() };
};

describe('whoever has the link of a table sees before he sits down', () => {
  test('who asks him aboard, who sits there in which colour, and that there is a chair', async () => {
    const { code } = await server.tableOf(['Ann', 'Bob']);
    expect(await invitation(code)).toEqual({
      status: 200,
      body: {
        phase: 'waiting',
        canSit: true,
        canWatch: true,
        seats: 6,
        opener: 'Ann',
        crew: [
          { name: 'Ann', colour: 'red' },
          { name: 'Bob', colour: 'green' },
        ],
      },
    });
  });

  test('that all chairs are taken, and that the match runs', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee'], { seats: 4 });
    expect((await invitation(code)).body).toMatchObject({ phase: 'waiting', canSit: false, canWatch: true });
    await server.start(clients);
    expect((await invitation(code)).body).toMatchObject({ phase: 'playing', canSit: false, canWatch: true });
  });

  test('nothing of a match, and nobody’s key or hash: only these fields, whatever the phase', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee'], { seats: 4 });
    await server.start(clients);
    const { body } = await invitation(code);
    expect(Object.keys(body).sort()).toEqual(['canSit', 'canWatch', 'crew', 'opener', 'phase', 'seats']);
    for (const member of body.crew) expect(Object.keys(member).sort()).toEqual(['colour', 'name']);
  });

  test('no name where nobody is let in any more', async () => {
    const { code } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee'], { seats: 4, spectators: false });
    expect((await invitation(code)).body).toEqual({
      phase: 'waiting',
      canSit: false,
      canWatch: false,
      seats: 4,
      opener: '',
      crew: [],
    });
  });
});

test('a code that opens nothing, and one that cannot be any, get the same answer', async () => {
  const nothing = { status: 404, body: { reason: 'no-such-table' } };
  expect(await invitation('BCDFG')).toEqual(nothing);
  expect(await invitation('__proto__')).toEqual(nothing);
});

test('who watches needs no name', async () => {
  const { code } = await server.tableOf(['Ann', 'Bob']);
  const watcher = await server.join(code, '', { watch: true });
  await watcher.until(({ seat }) => seat === 'watching');
  expect((await invitation(code)).body.crew).toHaveLength(2);
});
