import type { Page } from '@playwright/test';
import { matchMoments, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats } from '#shared/play/index.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { type BadLine, badLine } from './bad-line.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { expectTruth, recordOf } from './expect-dealer-view.ts';
import { type Freezer, freezer } from './frozen-tab.ts';
import { startMatch, useOnlyByte } from './start-match.ts';
import { expect, test as onStation } from './station.ts';

/** With this chance both bots have their turns before Ann. */
const SERVER_BYTE = 2;
const ANN = 0;

const clock = handClock();
let draws = 0;
const test = onStation.extend<{ cold: Freezer }, { line: BadLine }>({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) =>
      use({ clock, randomBytes: (size) => Buffer.alloc(size, size === 32 ? SERVER_BYTE : draws++) }),
    { scope: 'worker' },
  ],
  line: [
    async ({ station }, use) => {
      const line = await badLine(station.url);
      await use(line);
      line.close();
    },
    { scope: 'worker' },
  ],
  cold: async ({ playwright, launchOptions }, use) => {
    const cold = await freezer(playwright, launchOptions);
    await use(cold);
    await cold.thaw();
    await cold.close();
  },
});

/** Ann, on the bad line, and Bob, on a good one, with two bots of whom one is on turn. */
async function dealt(ann: Page, bob: Page, line: BadLine): Promise<string> {
  await useOnlyByte(ann, 1);
  await useOnlyByte(bob, 2);
  await startMatch(ann, bob, line.url);
  await ann.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  return ann.url().slice(-5);
}

const untouched = (page: Page) => page.locator('html[data-not-reloaded]');

test.describe('a tab that comes back', () => {
  /** The bots play until something is asked of Ann. */
  async function botsPlay(station: { store: Parameters<typeof recordOf>[0] }, code: string) {
    const isAnnAsked = async () => {
      clock.advance(500);
      const now = matchMoments(await recordOf(station.store, code)).at(-1);
      return now !== undefined && awaitedSeats(viewFor(now, 'public')).includes(ANN);
    };
    await expect.poll(isAnnAsked, { intervals: [10] }).toBe(true);
    clock.advance(500);
    const record = await recordOf(station.store, code);
    expect(record.steps.length).toBeGreaterThan(3);
    return record;
  }

  test('from being frozen shows the true table at once', async ({ cold, device, station, line }) => {
    const [ann, bob] = [await cold.page(DESKTOP), await device(PHONE)];
    const code = await dealt(ann, bob, line);
    await cold.freeze();
    let stirred = false;
    const asked = ann.title().then(() => {
      stirred = true;
    });
    const record = await botsPlay(station, code);
    await expectTruth(bob, record, 1);
    expect(stirred).toBe(false);
    await cold.thaw();
    await asked;
    await expectTruth(ann, record, ANN);
    await expect(untouched(ann)).toBeAttached();
  });

  test('after its line was cut while it was frozen shows it, too', async ({
    cold,
    device,
    station,
    line,
  }) => {
    const [ann, bob] = [await cold.page(DESKTOP), await device(PHONE)];
    const code = await dealt(ann, bob, line);
    await cold.freeze();
    line.cut();
    await expect(bob.locator('.player').filter({ hasText: 'Ann' })).toContainText('away');
    const record = await botsPlay(station, code);
    await cold.thaw();
    await expectTruth(ann, record, ANN);
    await expect(untouched(ann)).toBeAttached();
  });

  test('finds out by itself that its line is dead, and lacks nothing of what went into it', async ({
    device,
    station,
    line,
  }) => {
    const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
    await ann.clock.install();
    const code = await dealt(ann, bob, line);
    const lost = ann.locator('.line-lost');
    const waits = async () => {
      await ann.clock.fastForward(2000);
      return lost.count();
    };
    line.goDead();
    const record = await botsPlay(station, code);
    await expectTruth(bob, record, 1);
    await expect.poll(waits, { intervals: [100] }).toBe(1);
    line.recover();
    await expect.poll(waits, { intervals: [100] }).toBe(0);
    await expectTruth(ann, record, ANN);
    await expect(untouched(ann)).toBeAttached();
  });
});
