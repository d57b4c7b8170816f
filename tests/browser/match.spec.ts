import type { Page } from '@playwright/test';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { targetName } from '#client/words/names.ts';
import { type Match, matchMoments, replayStep, seenBy, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/running-match.ts';
import { handClock } from '#server/tools/hand-clock.ts';
import type { GameEvent, MatchRecord } from '#shared/play/index.ts';
import { roomsOf, type SeatId } from '#shared/vocabulary/index.ts';
import { DESKTOP, PHONE, screenshot } from './devices.ts';
import { Minds, type Wish } from './minds.ts';
import { receivedCards } from './received.ts';
import { expect, test as onStation } from './station.ts';

/** With this chance, and people who think like this, everything happens that the test wants to see. */
const SERVER_BYTE = 68;
const ARMOR_MS = 5000;

const clock = handClock();
let draws = 0;
const test = onStation.extend({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) =>
      use({ clock, randomBytes: (size) => Buffer.alloc(size, size === 32 ? SERVER_BYTE : draws++) }),
    { scope: 'worker' },
  ],
});

const PEOPLE = [
  ['Ann', DESKTOP],
  ['Bob', PHONE],
  ['Cid', DESKTOP],
  ['Dee', PHONE],
] as const;

test('four people play a whole match through their pages, and no page gets a card that is not its own', async ({
  device,
  station,
}) => {
  test.setTimeout(300_000);
  const pages: Page[] = [];
  const received: ReadonlySet<string>[] = [];
  for (const [i, [name, viewport]] of PEOPLE.entries()) {
    const page = await device(viewport);
    received.push(receivedCards(page));
    await useOnlyByte(page, i + 1);
    await page.goto(pages[0]?.url() ?? '/');
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: i === 0 ? 'Open a table' : 'Sit down' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('you');
    pages.push(page);
  }
  const [ann] = pages;
  if (!ann) throw new Error('nobody is there');
  await ann.getByLabel('Chairs').selectOption('4');
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Start the match' }).click();
  for (const page of pages) await expect(page.locator('.board canvas')).toBeVisible();

  const code = ann.url().slice(-5);
  const record = async (): Promise<MatchRecord> => {
    const { matchId = '' } = (await station.store.loadTable(code)) ?? {};
    const found = await station.store.loadRecord(matchId);
    if (!found) throw new Error('there is no match');
    return found;
  };
  const minds = new Minds(PEOPLE.length);
  let beforeEnd: ReadonlySet<string>[] = [];
  let [match] = matchMoments(await record());
  while (match && !match.ending) {
    minds.saw(match);
    const { step } = match;
    const wish = minds.wish(match);
    const page = wish && pages[wish.seat];
    const isPlayed = async () => (await record()).steps.length > step;
    if (page) await choose(page, wish, isPlayed);
    else clock.advance(ARMOR_MS);
    await expect.poll(isPlayed).toBe(true);
    // What is on disk is shown to nobody before the next beat.
    beforeEnd = received.map((cards) => new Set(cards));
    clock.advance(BEAT_MS);
    const next = (await record()).steps[step];
    match = next && replayStep(match, next);
    if (match && step % 40 === 39) await expectOwnHands(pages, match);
  }

  const moments = matchMoments(await record());
  const happened = new Set(moments.flatMap(({ events }) => events.flatMap(kindOf)));
  expect([...happened].sort()).toEqual(WANTED);
  for (const [seat, page] of pages.entries()) {
    await expect(page.getByRole('dialog', { name: 'It is over' })).toBeVisible();
    const shown = new Set(moments.flatMap((each) => cardsShown(each, seat as SeatId)));
    expect([...(beforeEnd[seat] ?? [])].filter((card) => !shown.has(card))).toEqual([]);
    // The ear is no good unless it heard the own cards.
    expect([...shown].filter((card) => !beforeEnd[seat]?.has(card))).toEqual([]);
    await screenshot(page, `match-over-${PEOPLE[seat]?.[0]}`);
  }
});

/** D4: a device whose random bytes are all the same, so that the match is the same in every run. */
async function useOnlyByte(page: Page, byte: number): Promise<void> {
  await page.addInitScript((only) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(only);
      return bytes;
    };
  }, byte);
}

/** Chooses a command from the list, as one would who reads it. */
async function choose(page: Page, { view, command }: Wish, isPlayed: () => Promise<boolean>): Promise<void> {
  const first = command.type === 'fire' ? targetName(view, command.targets[0]) : '';
  const words = {
    choice: commandText(view, command),
    first: t('choices.firstAt', { target: first }),
    kind: t(`actions.${command.type}`),
  };
  await expect
    .poll(
      async () => {
        if (await isPlayed()) return true;
        await page.evaluate(press, words);
        return isPlayed();
      },
      { intervals: [15], message: JSON.stringify(words) },
    )
    .toBe(true);
}

/** In the page: puts a notice away, says yes, or presses what leads to the wanted command. */
function press({ choice, first, kind }: { choice: string; first: string; kind: string }): void {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const choices = find('.actions .choice:enabled');
  const listed = choices.filter((each) => !each.querySelector('strong'));
  const wanted =
    find('.notice-card:not(.is-end) .act')[0] ??
    find('.sure .act:enabled')[0] ??
    listed.find(({ textContent }) => textContent === choice) ??
    listed.find(({ textContent }) => textContent === first) ??
    choices.find((each) => each.querySelector('strong')?.textContent === kind);
  wanted?.click();
}

/** Each page holds the cards of its own seat, and no other. */
async function expectOwnHands(pages: readonly Page[], match: Match): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    const own = viewFor(match, seat as SeatId).hand.map(({ kind }) => t(`card.${kind}`));
    const held = () =>
      page
        .locator('.hand .face-name')
        .evaluateAll((faces) => faces.map((face) => face.firstChild?.textContent));
    await expect.poll(held).toEqual(own);
  }
}

const WANTED = ['death', 'fight', 'infection', 'scan', 'trade', 'two rooms'];

function kindOf(event: GameEvent): string[] {
  switch (event.type) {
    case 'died':
      return ['death'];
    case 'armor-asked':
      return event.by === 'parasites' ? [] : ['fight'];
    case 'infected':
      return ['infection'];
    case 'scanned':
      return ['scan'];
    case 'traded':
      return ['trade'];
    case 'location-placed':
      return roomsOf(event.location).length === 2 ? ['two rooms'] : [];
    default:
      return [];
  }
}

/** The cards a seat is shown at one moment, by the dealer: its hand, and what it sees happen. */
function cardsShown(match: Match, seat: SeatId): string[] {
  const events = match.events.flatMap((event) => seenBy(event, seat) ?? []);
  const cards = [
    ...viewFor(match, seat).hand,
    ...events.flatMap((event) => ('card' in event ? (event.card ?? []) : [])),
    ...events.flatMap((event) => (event.type === 'traded' ? [event.gave ?? [], event.got ?? []].flat() : [])),
  ];
  return cards.map(({ id, kind }) => `${id} ${kind}`);
}
