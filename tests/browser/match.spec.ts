import type { Page } from '@playwright/test';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { targetName } from '#client/words/names.ts';
import { type Match, matchMoments, replayStep, seenBy, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import type { GameEvent } from '#shared/play/index.ts';
import { roomsOf, type SeatId } from '#shared/vocabulary/index.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { Minds, type Wish } from './bot-people.ts';
import { heldCards } from './cards-on-heap.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { expectOwnHand, recordOf } from './expect-dealer-view.ts';
import { fast, tellFast } from './fast-page.ts';
import { lookAt } from './photograph.ts';
import { receivedCards } from './received-frames.ts';
import { useOnlyByte } from './start-match.ts';
import { expect, test as onStation } from './station.ts';

/** With this chance, and people who think like this, everything happens that the test wants to see. */
const SERVER_BYTE = 46;
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
  ['Cid', PHONE],
  ['Dee', PHONE],
] as const;

test('four people play a whole match through their pages, and no page gets a card that is not its own', async ({
  device,
  station,
}) => {
  const pages: Page[] = [];
  const received: ReadonlySet<string>[] = [];
  for (const [i, [name, viewport]] of PEOPLE.entries()) {
    const page = await device(viewport);
    received.push(receivedCards(page));
    await useOnlyByte(page, i + 1);
    await page.addInitScript(tellFast, fast(8));
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
  for (const page of pages) await expect(mapOf(page)).toBeVisible();

  const code = ann.url().slice(-5);
  const record = () => recordOf(station.store, code);
  const minds = new Minds(PEOPLE.length);
  const shown = PEOPLE.map(() => new Set<string>());
  let beforeEnd: ReadonlySet<string>[] = [];
  let [match] = matchMoments(await record());
  while (match) {
    minds.saw(match);
    for (const [seat, cards] of shown.entries()) {
      for (const card of cardsShown(match, seat as SeatId)) cards.add(card);
    }
    if (match.ending) break;
    const { step } = match;
    const wish = minds.wish(match);
    const page = wish && pages[wish.seat];
    const isPlayed = async () => (await record()).steps.length > step;
    if (page) await choose(page, wish, isPlayed);
    else clock.advance(ARMOR_MS);
    await expect.poll(isPlayed).toBe(true);
    const next = (await record()).steps[step];
    const after: Match | undefined = next && replayStep(match, next);
    // What is on disk is shown to nobody before the next beat.
    beforeEnd = received.map((cards) => new Set(cards));
    if (after?.ending || step % 80 === 79) await expectOnlyShown(pages, match, shown);
    clock.advance(BEAT_MS);
    match = after;
  }

  const moments = matchMoments(await record());
  const happened = new Set(moments.flatMap(({ events }) => events.flatMap(kindOf)));
  expect([...happened].sort()).toEqual(WANTED);
  for (const [seat, page] of pages.entries()) {
    const over = page.getByRole('dialog', { name: 'It is over' });
    await expect
      .poll(async () => {
        clock.advance(BEAT_MS);
        // What somebody has still to read comes before the end.
        await page.evaluate(() => document.querySelector<HTMLElement>('.scene:not(.is-end) .go-on')?.click());
        return over.isVisible();
      })
      .toBe(true);
    const own = shown[seat] ?? new Set();
    expect([...(beforeEnd[seat] ?? [])].filter((card) => !own.has(card))).toEqual([]);
    // The ear is no good unless it heard the own cards.
    expect([...own].filter((card) => !beforeEnd[seat]?.has(card))).toEqual([]);
    await lookAt(page, `match-over-${PEOPLE[seat]?.[0]}`);
  }
});

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
        // What was on disk a moment too late for the last beat is shown at this one.
        clock.advance(BEAT_MS);
        await page.evaluate(pressOn, words);
        return isPlayed();
      },
      { intervals: [20], message: JSON.stringify(words) },
    )
    .toBe(true);
}

/**
 * In the page: puts notices away, skips what is shown, opens what leads to the wanted command, until it is chosen or
 * meant for sure. Not further: what reads the same may be offered again afterwards.
 */
async function pressOn(words: { choice: string; first: string; kind: string }): Promise<void> {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  for (let press = 0; press < 10; press++) {
    if (find('.actions').length === 0) find('.caption-list')[0]?.click();
    const choices = find('.actions .choice:enabled');
    const listed = choices.filter((each) => !each.querySelector('strong'));
    const notice = find('.scene:not(.is-end) .go-on, .boarding-card')[0];
    const chosen =
      find('.sure .act:enabled')[0] ?? listed.find(({ textContent }) => textContent === words.choice);
    const wanted =
      notice ??
      chosen ??
      listed.find(({ textContent }) => textContent === words.first) ??
      choices.find((each) => each.querySelector('strong')?.textContent === words.kind) ??
      find('.scene-skip')[0];
    wanted?.click();
    if (!notice && chosen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Each page shows the hand of its seat, and has no card in its memory that its seat was not shown. */
async function expectOnlyShown(
  pages: readonly Page[],
  match: Match,
  shown: readonly ReadonlySet<string>[],
): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    await expectOwnHand(page, match, seat as SeatId);
    const held = await heldCards(page);
    expect([...held].filter((card) => !shown[seat]?.has(card))).toEqual([]);
    // The search is no good unless it finds the own hand.
    const hand = viewFor(match, seat as SeatId).hand.map(({ id, kind }) => `${id} ${kind}`);
    expect(hand.filter((card) => !held.has(card))).toEqual([]);
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
    ...events.flatMap((event) =>
      event.type === 'traded' && event.own ? [event.own.gave, event.own.got] : [],
    ),
  ];
  return cards.map(({ id, kind }) => `${id} ${kind}`);
}
