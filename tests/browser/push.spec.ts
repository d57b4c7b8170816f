import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { systemClock } from '#server/process/clock.ts';
import { PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { test as base, expect } from './station.ts';

/** A server that can call; whom it calls is of no matter here. */
const PUSH = { publicKey: 'B'.repeat(87), isService: () => true, call: async () => 'called' as const };

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
  parts: [async ({}, use) => use({ clock: systemClock, randomBytes, push: PUSH }), { scope: 'worker' }],
});

test.use({ serviceWorkers: 'allow' });

/** In the page: a browser that finds its push service, which a test has no line to. */
function withPushService(): void {
  PushManager.prototype.subscribe = async (options) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const endpoint = `https://push.example/${String(options?.applicationServerKey).slice(0, 3)}`;
    return { toJSON: () => ({ endpoint, keys }) } as never;
  };
}

/** As the push service delivers it to the worker of this page's origin. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registered.resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

/** What the worker asks the system to show: a browser without a screen shows nothing. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('there must be a worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const show = async (title: string, { body, tag }: NotificationOptions) =>
      void shown.push([title, body, tag]);
    Object.assign(globalThis, { shown });
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', { value: show });
  });
  return () => worker.evaluate('shown');
}

test('whoever is ready is asked whether he wants to be called; then the server can, though his page is closed', async ({
  device,
  station,
}) => {
  const page = await device(PHONE);
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(withPushService);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  const wish = page.getByLabel('Call me when I am awaited');
  await expect(wish).toBeHidden();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await wish.check();
  await lookAt(page, 'call-me-phone');
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const places = async () => (await station.store.loadTable(code))?.calls?.map(({ endpoint }) => endpoint);
  await expect.poll(places).toEqual(['https://push.example/BBB']);

  // Who looks at the table is not called to it, but to another one he plays at.
  const notices = await listen(page);
  await deliver(page, station.url, { table: code, text: `Your turn at ${code}.` });
  await deliver(page, station.url, { table: 'QKRTB', text: 'Your turn at QKRTB.' });
  await expect.poll(notices).toEqual([['Panic Station', 'Your turn at QKRTB.', 'QKRTB']]);

  await wish.uncheck();
  await expect.poll(places).toBeUndefined();
});
