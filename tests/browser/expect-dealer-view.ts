import { expect, type Page } from '@playwright/test';
import { chaptersOf, woven } from '#client/play/feed-lines.ts';
import { stacksOf } from '#client/play/hand-stacks.ts';
import { toldOf } from '#client/story/cues.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { type Match, matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import type { Store } from '#server/store/index.ts';
import type { MatchRecord, View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** The match of a table as it is on disk. */
export async function recordOf(store: Store, code: string): Promise<MatchRecord> {
  const { matchId = '' } = (await store.loadTable(code)) ?? {};
  const record = await store.loadRecord(matchId);
  if (!record) throw new Error('there is no match');
  return record;
}

/** On a phone the feed is a sheet that has to be opened; where there is room it lies open. */
export async function showFeed(page: Page): Promise<void> {
  await expect(page.locator('main.play')).toBeVisible();
  const toggle = page.locator('.feed-toggle');
  if ((await page.locator('.feed').count()) > 0 || !(await toggle.isVisible())) return;
  // There one sheet is open at a time.
  if (await page.locator('.actions').isVisible()) await page.keyboard.press('Escape');
  await toggle.click();
}

/** What somebody who looks at a page reads there: whose turn it is, what is awaited, what happened. */
async function readTable(page: Page) {
  await showFeed(page);
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      onTurn: text('.player.on-turn .crew-name strong'),
      ap: text('.crew-ap'),
      awaited: text('.caption [aria-live]'),
      log: [...document.querySelectorAll('.feed .told')].map(({ textContent }) => textContent),
    };
  });
}

export const readLog = async (page: Page): Promise<readonly string[]> => (await readTable(page)).log;

/** What the feed keeps of what an audience saw, once all of it is told: in the words of the table as it is. */
export function feedOf(
  moments: readonly { readonly step: number; readonly events: Match['events'] }[],
  view: View,
): readonly string[] {
  const audience = 'me' in view ? view.me : 'public';
  const told = moments.flatMap(({ step, events }) =>
    toldOf({ number: step, events: events.flatMap((event) => seenBy(event, audience) ?? []) }, view),
  );
  return chaptersOf(woven([], told, [])).flatMap(({ lines }) =>
    lines.flatMap((line) => {
      if (line.kind !== 'told') return [];
      return line.count > 1 ? `${line.text} ${t('screen.times', { count: line.count })}` : line.text;
    }),
  );
}

const readHand = (page: Page) =>
  page.locator('.hand .card').evaluateAll((stacks) =>
    stacks.flatMap((stack) => {
      const name = stack.querySelector('.art-card-name')?.textContent;
      const count = Number(stack.querySelector('.card-count')?.textContent?.slice(1) ?? 1);
      return Array<typeof name>(count).fill(name);
    }),
  );

const tableOf = (view: View) => {
  const { turn } = view;
  return {
    onTurn: (turn && view.seats[turn.seat]?.name) ?? '',
    ap: turn ? t('play.ap', { ap: turn.ap }) : '',
    awaited: awaitedText(view).text,
  };
};

/** The page shows what the dealer would show this seat, with everything that happened since the deal. */
export async function expectTruth(page: Page, record: MatchRecord, seat: SeatId): Promise<void> {
  const moments = matchMoments(record);
  const now = moments.at(-1);
  if (!now) throw new Error('there is no match');
  const view = viewFor(now, seat);
  await expect.poll(() => readTable(page)).toEqual({ ...tableOf(view), log: feedOf(moments, view) });
  await expectOwnHand(page, now, seat);
}

/** The page holds the cards of its own seat, and no other. */
export async function expectOwnHand(page: Page, match: Match, seat: SeatId): Promise<void> {
  const own = stacksOf(viewFor(match, seat).hand).flatMap(({ cards }) =>
    cards.map(({ kind }) => t(`cardBrief.${kind}`)),
  );
  await expect.poll(() => readHand(page)).toEqual(own);
}
