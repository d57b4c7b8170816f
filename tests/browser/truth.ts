import { expect, type Page } from '@playwright/test';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { eventText } from '#client/words/events.ts';
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

/** What somebody who looks at a page reads there: whose turn it is, what is awaited, what happened. */
const readTable = (page: Page) =>
  page.evaluate((log) => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      onTurn: text('.player.on-turn .player-name strong'),
      ap: text('.player-ap'),
      awaited: text('.status p'),
      log: [...document.querySelectorAll(`[aria-label="${log}"] li:not([aria-hidden])`)].map(
        ({ textContent }) => textContent,
      ),
    };
  }, t('play.log'));

export const readLog = async (page: Page): Promise<readonly string[]> => (await readTable(page)).log;

const readHand = (page: Page) =>
  page.locator('.hand .face-name').evaluateAll((faces) => faces.map((face) => face.firstChild?.textContent));

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
  const seen = moments.flatMap(({ events }) => events.flatMap((event) => seenBy(event, seat) ?? []));
  await expect
    .poll(() => readTable(page))
    .toEqual({ ...tableOf(view), log: seen.map((event) => eventText(view, event)) });
  await expectOwnHand(page, now, seat);
}

/** The page holds the cards of its own seat, and no other. */
export async function expectOwnHand(page: Page, match: Match, seat: SeatId): Promise<void> {
  const own = viewFor(match, seat).hand.map(({ kind }) => t(`card.${kind}`));
  await expect.poll(() => readHand(page)).toEqual(own);
}
