import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { PrometheusFigures, serveFigures } from '#server/process/figures.ts';
import { keyOf, liveServer, NAMES } from './live-server.ts';

test('figures say how much and how long, and nothing of any table', async () => {
  const figures = new PrometheusFigures();
  const server = await liveServer({ figures });
  onTestFinished(() => server.close());
  const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
  await server.start(clients);
  const [first] = clients;
  if (!first) throw new Error('somebody must play');
  await Promise.all(clients.map((client) => client.play({ type: 'end-turn' }, 99)));
  const { port, close } = await serveFigures(figures, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('panic_station_tables 1\n');
  expect(text).toContain('panic_station_devices 4\n');
  expect(text).toContain('panic_station_stand_ins 0\n');
  expect(text).toContain('panic_station_ready 1\n');
  expect(text).toContain('panic_station_commands_total{outcome="refused"} 4\n');
  expect(text).toContain('panic_station_refusals_total{reason="late"} 4\n');
  expect(text).toContain('panic_station_store_seconds_count{call="beginMatch"} 1\n');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const secret of [code, ...NAMES.slice(0, 4), keyOf('Ann')]) expect(text).not.toContain(secret);
  // Not where people are: on a quiet server they would tell when somebody answers in secret.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('/readyz says whether people should be sent here', async () => {
  const server = await liveServer();
  onTestFinished(() => server.close());
  const answer = await fetch(`${server.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

test('with a certificate and a key, pages and sockets come over TLS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const wish = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...wish, '-subj', '/CN=localhost', '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  const cert = readFileSync(certFile, 'utf8');
  const server = await liveServer({ tls: { cert, key: readFileSync(keyFile, 'utf8') } });
  onTestFinished(() => server.close());
  const url = server.url.replace('http:', 'https:');
  const trusting = { ca: cert };
  const status = await new Promise((resolve, reject) => {
    get(`${url}/readyz`, trusting, (response) => resolve(response.statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
  const socket = new WebSocket(
    `${url.replace('https:', 'wss:')}/process/BCDFG?sessionId=nobody-knows-it`,
    trusting,
  );
  // It gets through to where tables are, and there is none.
  await new Promise((resolve) => socket.once('close', resolve));
});
