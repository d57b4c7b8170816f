import type { Page } from '@playwright/test';
import { cuesOf } from '#client/story/cues.ts';
import { type Match, replayStep, seenBy, viewFor } from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** What a page noted while a match was told on it. */
export interface Noted {
  /** Every cue whose caption stood on the page, in order. */
  readonly captions: readonly { readonly cue: string; readonly text: string }[];
  /** Everything like "1 of 4" that no scan before had counted and stood anywhere while a plate of a scan was still sealed. */
  readonly spoiled: readonly string[];
  /** How often that was looked for. */
  readonly looks: number;
  /** How many messages came since they were last forgotten. */
  readonly received: number;
}

declare global {
  var noted: { -readonly [Key in keyof Noted]: Noted[Key] };
}

/** Lets a page note by itself what stands on it: every change of it is seen, however short it lasts. */
export async function noteStory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.noted = { captions: [], spoiled: [], looks: 0, received: 0 };
    const { noted } = globalThis;
    // What scans found that were counted before: it stands in the header, the feed and what is said of it.
    const told = new Set<string>();
    let isCounted = false;
    const counts = (): readonly string[] => {
      const page = document.body.cloneNode(true) as HTMLElement;
      // How many agree to a vote is no count of a scan.
      for (const vote of page.querySelectorAll('.vote-banner, .vote-choice')) vote.remove();
      const words = page.textContent.replaceAll(/\(\d (?:of|sur) \d\)/g, '');
      return words.match(/\d of \d infected(?:, phase \d+)?|\d (?:of|sur) 4(?:, phase \d+)?/g) ?? [];
    };
    const look = () => {
      const caption = document.querySelector<HTMLElement>('.caption-text');
      const cue = caption?.dataset['cue'];
      const text = caption?.textContent ?? '';
      const last = noted.captions.at(-1);
      if (cue && text && (last?.cue !== cue || last.text !== text))
        noted.captions = [...noted.captions, { cue, text }];
      const scan = document.querySelector('.scan');
      if (scan) isCounted = scan.classList.contains('is-counted');
      const isSealed = document.querySelector('.scan-plate.is-sealed') !== null;
      if (isSealed) noted.looks += 1;
      if (isSealed) noted.spoiled = [...noted.spoiled, ...counts().filter((count) => !told.has(count))];
      else if (isCounted) for (const count of counts()) told.add(count);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-cue', 'class'],
    });
    globalThis.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', () => {
          noted.received += 1;
        });
      }
    };
  });
}

export const notedOn = (page: Page): Promise<Noted> => page.evaluate(() => globalThis.noted);

/** What comes from here on is counted. */
export const forgetReceived = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.noted.received = 0;
  });

/** What is to be told to a seat of a match that was dealt like this, caption by caption. */
export function captionsFor(me: SeatId, dealt: Match, { steps }: MatchRecord): readonly string[] {
  let before = dealt;
  return steps.flatMap((step) => {
    const after = replayStep(before, step);
    const events = after.events.flatMap((event) => seenBy(event, me) ?? []);
    const cues = cuesOf({ number: after.step, events }, viewFor(before, me));
    before = after;
    return cues.flatMap(({ caption, ms }) => (caption && ms > 0 ? [caption] : []));
  });
}
