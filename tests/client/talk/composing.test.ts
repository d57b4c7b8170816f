import { describe, expect, test } from 'vitest';
import { GROUPS, lastPartner, restsOf, type Start, type Topics, topicsOf } from '#client/talk/composing.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { factsAfter, ledgerOf, NO_FACTS } from '#shared/talk/index.ts';
import { claimSchema } from '#shared/wire/claim.ts';
import { table } from '#tests/server/dealer/table.ts';

const events: readonly SeenEvent[] = [
  { type: 'traded', between: [0, 2] },
  { type: 'searched', seat: 1, character: 'android', room: 'L01', with: undefined },
  { type: 'scanned', cause: 'terminal', cards: ['positive', 'negative', 'negative', 'negative'] },
  { type: 'searched', seat: 0, character: 'android', room: 'L01', with: undefined },
];
const ledger = ledgerOf(
  [
    { from: 0, at: 1, claim: { type: 'clean' } },
    { from: 1, at: 2, claim: { type: 'clean' } },
    { from: 0, at: 3, claim: { type: 'trust', seat: 2 } },
  ],
  undefined,
);
const topics: Topics = topicsOf(viewFor(table(), 0), events.reduce(factsAfter, NO_FACTS), ledger);
const STARTS: readonly Start[] = GROUPS.flatMap(({ starts }) => [...starts]);
const texts = (start: Start) => restsOf(start, topics, lastPartner(topics)).map(({ text }) => text);

describe('a claim is put together', () => {
  test('in two taps: how it begins, and the rest; what it says is what the table understands', () => {
    for (const start of STARTS) {
      const rests = restsOf(start, topics, lastPartner(topics));
      expect(rests, start).not.toEqual([]);
      for (const { claim } of rests) expect(claimSchema.safeParse(claim).success, start).toBe(true);
      expect(new Set(rests.map(({ text }) => text)).size, start).toBe(rests.length);
    }
  });

  test('about a trade with the last partner, or with another in one tap more', () => {
    expect(lastPartner(topics)).toBe(2);
    expect(restsOf('gave', topics, 2)[0]?.claim).toEqual({ type: 'gave', card: 'gas-can', seat: 2 });
    expect(restsOf('gave', topics, 1)[0]?.claim).toEqual({ type: 'gave', card: 'gas-can', seat: 1 });
    expect(lastPartner({ ...topics, sights: [] })).toBe(1);
  });

  test('asks why of others’ deeds, and gives as a reason whatever was seen, the newest first', () => {
    expect(restsOf('why', topics, undefined).map(({ claim }) => claim)).toEqual([
      { type: 'why', deed: { did: 'search', seat: 1, room: 'L01', phase: 0 } },
    ]);
    expect(restsOf('because', topics, undefined).map(({ claim }) => claim)).toEqual([
      { type: 'because', sight: { did: 'search', seat: 0, room: 'L01', phase: 0 } },
      { type: 'because', sight: { did: 'count', positive: 1, living: 4, phase: 0 } },
      { type: 'because', sight: { did: 'search', seat: 1, room: 'L01', phase: 0 } },
      { type: 'because', sight: { did: 'trade', seat: 0, whom: 2, phase: 0 } },
    ]);
  });

  test('names oneself as the others read it', () => {
    const [ann] = topics.people;
    expect(texts('because')[0]).toBe(`Because ${ann?.name} searched the Reactor Room (phase 0).`);
  });

  test('takes back only what one has claimed oneself', () => {
    expect(restsOf('take-back', topics, undefined).map(({ claim }) => claim)).toEqual([
      { type: 'take-back', claim: { type: 'trust', seat: 2 } },
      { type: 'take-back', claim: { type: 'clean' } },
    ]);
  });

  test('calls to oneself, to others and to rooms that are there', () => {
    expect(texts('come')[0]).toBe('Meet me.');
    expect(texts('away')[0]).toBe('Stay away from me.');
    expect(texts('come').at(-1)).toBe('Come to the Reactor Room.');
    expect(texts('cans')).toEqual([
      'I have no gas can.',
      'I have one gas can.',
      'I have 2 gas cans.',
      'I have 3 gas cans.',
      'I have 4 gas cans.',
      'I have 5 gas cans.',
    ]);
  });
});
