import { describe, expect, test } from 'vitest';
import { cuesIn } from '#server/bots/index.ts';
import { LEVELS } from '#server/bots/manner.ts';
import { speak } from '#server/bots/speech.ts';
import { thinkingBot } from '#server/bots/thinker.ts';
import { type Match, matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { factsAfter, ledgerOf, NO_FACTS, type Spoken } from '#shared/talk/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';

const bot = thinkingBot(LEVELS.keen);
const SEATS: readonly SeatId[] = [0, 1, 2, 3, 4];

const publicEvents = ({ events }: Match) => events.flatMap((event) => seenBy(event, 'public') ?? []);

/** A match of simple bots, moment by moment. */
function someMatch(seed: string): readonly Match[] {
  const { record } = simulateMatch({
    seed,
    bots: SEATS.map(() => 'simple' as const),
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  return matchMoments(record);
}

/** Everybody says something whenever there is something to say, and hears what the others say. */
function talkedThrough(moments: readonly Match[]) {
  let memories = SEATS.map(() => bot.blank);
  const spoken: Spoken[] = [];
  const events: SeenEvent[] = [];
  for (const match of moments) {
    memories = memories.map((memory, seat) =>
      match.events
        .flatMap((event) => seenBy(event, seat as SeatId) ?? [])
        .reduce((sofar, event) => bot.remember(sofar, event), memory),
    );
    const shown = publicEvents(match);
    events.push(...shown);
    const view = viewFor(match, 'public');
    for (const { seat, occasion } of shown.flatMap((event) => cuesIn(event, view))) {
      const memory = memories[seat];
      if (!memory || view.seats[seat]?.eliminated) continue;
      const say = speak(occasion, viewFor(match, seat), memory, LEVELS.keen, events.length * 31 + seat);
      if (say.kind !== 'claim') throw new Error('a bot speaks by claims only');
      spoken.push({ from: seat, at: spoken.length, after: events.length, claim: say.claim });
      memories = memories.map((each) => bot.hear?.(each, seat, say.claim) ?? each);
    }
  }
  return { spoken, events };
}

describe('D8 through a whole match', () => {
  const moments = someMatch('spoken 1');

  test('bots say much, and nothing that everybody knows cannot be', () => {
    const { spoken, events } = talkedThrough(moments);
    const last = moments.at(-1);
    if (!last) throw new Error('a match has moments');
    const ledger = ledgerOf(spoken, { events, seats: viewFor(last, 'public').seats });
    expect(spoken.length).toBeGreaterThan(40);
    expect(new Set(spoken.map(({ claim }) => claim.type)).size).toBeGreaterThan(5);
    expect(ledger.filter(({ contradiction }) => contradiction !== undefined)).toEqual([]);
  });

  test('D3 the size of every hand is known at every moment from what everybody saw', () => {
    const [deal, ...steps] = moments;
    if (!deal) throw new Error('a match begins with its deal');
    const dealt = viewFor(deal, 'public').seats;
    let facts = NO_FACTS;
    for (const match of steps) {
      facts = publicEvents(match).reduce(factsAfter, facts);
      for (const { id, handSize, eliminated } of viewFor(match, 'public').seats) {
        if (!eliminated) expect((dealt[id]?.handSize ?? 0) + (facts.cards[id] ?? 0)).toBe(handSize);
      }
    }
  });
});
