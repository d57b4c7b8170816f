import type { BrowserContext, Page } from '@playwright/test';
import { PHONE } from './devices.ts';
import { expect, test } from './station.ts';

const lost = (page: Page) => page.locator('.line-lost');
const crew = (page: Page) => page.getByRole('region', { name: 'Crew', exact: true });

/** Ann waits at a table of her own. */
async function waiting(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(crew(page)).toContainText('Ann');
  return new URL(page.url()).pathname;
}

/** In the page, before anything of it runs: sockets that a test can cut, as a network does that is gone. */
function withCuttableSockets(): void {
  const open = new Set<WebSocket>();
  const Socket = globalThis.WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(...given: ConstructorParameters<typeof Socket>) {
      super(...given);
      open.add(this);
    }
  };
  Object.assign(globalThis, {
    cut: () => {
      for (const socket of open) socket.close();
    },
  });
}

const cut = (page: Page) => page.evaluate('cut()');

/** A network that answers every question with its own page, until somebody has agreed to something there. */
const behindPortal = (context: BrowserContext) =>
  context.route('**/*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  );

test('airplane mode: the page says that the line is gone, and is back by itself with what happened meanwhile', async ({
  device,
}) => {
  const [ann, bob] = [await device(PHONE, { expects: 'net::ERR' }), await device(PHONE)];
  await ann.addInitScript(withCuttableSockets);
  const path = await waiting(ann);
  await expect(lost(ann)).toHaveCount(0);
  await ann.context().setOffline(true);
  await cut(ann);
  await expect(lost(ann)).toBeVisible();
  await bob.goto(path);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(crew(bob)).toContainText('Bob');
  expect(await crew(ann).textContent()).not.toContain('Bob');
  await ann.context().setOffline(false);
  await expect(lost(ann)).toHaveCount(0);
  await expect(crew(ann)).toContainText('Bob');
});

test('behind the page of a hotel’s network nothing false is shown, and when that is past the seat is there again', async ({
  device,
}) => {
  const ann = await device(PHONE, { expects: 'WebSocket connection' });
  await ann.addInitScript(withCuttableSockets);
  await waiting(ann);
  await behindPortal(ann.context());
  await cut(ann);
  await expect(lost(ann)).toBeVisible();
  // It has knocked meanwhile, was given a page it did not ask for, and knocks again.
  await ann.waitForResponse(async (answer) => (await answer.text()).includes('Welcome to the hotel'));
  await expect(lost(ann)).toBeVisible();
  await expect(crew(ann)).toContainText('Ann');
  await ann.context().unroute('**/*');
  await expect(lost(ann)).toHaveCount(0);
  await expect(crew(ann)).toContainText('you');
});

test('two devices: the link moves the seat to the other one, and the first is told so', async ({
  device,
}) => {
  const [desk, phone] = [await device(PHONE), await device(PHONE)];
  await desk.goto('/');
  await desk.getByLabel('Your name').fill('Ann');
  await desk.getByRole('button', { name: /^Play now/ }).click();
  const boarding = desk.getByRole('dialog', { name: 'Phase 0: boarding' });
  await boarding.getByRole('button', { name: 'Tap to see who you are' }).click();
  await boarding.getByRole('button', { name: 'To the station' }).click();
  await desk.getByRole('button', { name: 'Menu' }).click();
  await desk.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = await desk.getByRole('textbox').first().inputValue();
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(desk.getByText('This seat was opened in another window.')).toBeVisible();
});
