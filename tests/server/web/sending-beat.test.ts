import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendOnBeat } from '#server/web/sending-beat.ts';

/** So long that everything between two beats has its time on a busy machine. */
const BEAT_MS = 400;

async function serving(answer: RequestListener): Promise<number> {
  const http = createServer(answer);
  sendOnBeat(http, BEAT_MS);
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  await once(http.listen(0), 'listening');
  return (http.address() as AddressInfo).port;
}

/** Asks on a line of its own; resolves with all that was sent when the server has hung up. */
function asked(port: number, path: string, heard: () => void = () => {}): Promise<string> {
  const socket = connect(port);
  let told = '';
  socket.on('data', (bytes) => {
    heard();
    told += bytes;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return once(socket, 'close').then(() => told);
}

test('D2 who asked first and who asked later, before the next beat, are answered together', async () => {
  const order: string[] = [];
  const port = await serving((request, response) => {
    order.push(`asked ${request.url}`);
    response.end('done');
  });
  await asked(port, '/the-beat-before');
  const first = asked(port, '/first', () => order.push('told first'));
  await vi.waitFor(() => expect(order).toContain('asked /first'), BEAT_MS);
  const second = asked(port, '/second', () => order.push('told second'));
  await Promise.all([first, second]);
  expect(order).toEqual([
    'asked /the-beat-before',
    'asked /first',
    'asked /second',
    'told first',
    'told second',
  ]);
});

test('what is written after an answer has begun is not lost when the line is ended with it', async () => {
  const port = await serving((_request, response) => {
    response.write('one ');
    setTimeout(() => response.end('two'), 5);
  });
  const told = await asked(port, '/');
  expect(told).toContain('one ');
  expect(told).toContain('two');
});

test('bytes that are written over once they were given leave as they were given', async () => {
  const bytes = Buffer.from('first');
  const port = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 });
    response.write(bytes);
    bytes.write('other');
    response.end(bytes);
  });
  expect(await asked(port, '/')).toContain('firstother');
});

function everyLookFindsAnotherBeatGone(): void {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 2 * BEAT_MS;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}

test('a beat that passes while something is put down for it takes nothing with it', async () => {
  const port = await serving((_request, response) => response.end('done'));
  everyLookFindsAnotherBeatGone();
  expect(await asked(port, '/')).toContain('done');
  expect(await asked(port, '/again')).toContain('done');
});

/** What comes over a line that is no request any more, each arrival in brackets. */
async function upgraded(tell: (socket: Duplex) => void): Promise<string> {
  const http = createServer();
  sendOnBeat(http, BEAT_MS);
  http.on('upgrade', (_request, socket) => tell(socket));
  onTestFinished(() => void http.close());
  await once(http.listen(0), 'listening');
  const socket = connect((http.address() as AddressInfo).port);
  let told = '';
  socket.on('data', (bytes) => {
    told += `[${bytes}]`;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'close');
  return told;
}

test('all a web socket is told until the beat leaves in one piece, as it was when it was told, and is heard of', async () => {
  const heard: string[] = [];
  const told = await upgraded((socket) => {
    const bytes = Buffer.from('first ');
    socket.write(bytes, () => heard.push('first'));
    bytes.write('other ');
    socket.write(bytes, () => heard.push('other'));
    socket.write('x'.repeat(300), () => {
      heard.push('long');
      socket.end();
    });
    expect(heard).toEqual([]);
  });
  expect(told).toBe(`[first other ${'x'.repeat(300)}]`);
  expect(heard).toEqual(['first', 'other', 'long']);
});

test('what a web socket was told before its line is ended still leaves, before the end', async () => {
  const told = await upgraded((socket) => {
    socket.write('fare');
    socket.write('well');
    socket.end();
  });
  expect(told).toBe('[farewell]');
});

test('nor does one that passes while a web socket is told something', async () => {
  everyLookFindsAnotherBeatGone();
  const told = await upgraded((socket) => void socket.write('done', () => socket.end()));
  expect(told).toBe('[done]');
});
