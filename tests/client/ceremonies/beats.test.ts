import { describe, expect, test } from 'vitest';
import { BOARDING_MS, turnedHand } from '#client/ceremonies/boarding/boarding-beats.ts';
import { branchesOf, endBeats, TITLE_MS } from '#client/ceremonies/end/end-beats.ts';
import { comparedTo, platesShown, scanBeats, scanMs } from '#client/ceremonies/scan/scan-beats.ts';
import { reachedAt } from '#client/ceremonies/scene/scene-time.ts';
import { newAccusations } from '#client/ceremonies/strikes/accusations.ts';
import { BODY_SCAN_MS, DEATH_MS, drawMs, HIVE_MS, phaseMs } from '#client/ceremonies/strikes/beats.ts';
import { pilesOf } from '#client/ceremonies/trade/hand-piles.ts';
import { heatOf, OWN_TRADE, OWN_TRADE_MS, SEEN_TRADE_MS } from '#client/ceremonies/trade/trade-beats.ts';
import { boardingCue, cuesOf } from '#client/story/cues.ts';
import { ownOutcome } from '#client/words/outcomes.ts';
import type { Offer, OwnTrade, Role, ScanCard, SeenEvent } from '#shared/play/index.ts';
import type { CardFace, HandCard } from '#shared/vocabulary/index.ts';
import { crewView } from '#tests/client/crew.ts';

const view = crewView();
const cueOf = (...events: readonly SeenEvent[]) => cuesOf({ number: 1, events }, view)[0];

const CARDS: readonly CardFace[] = [
  { kind: 'gas-can' },
  { kind: 'armor' },
  { kind: 'host' },
  { kind: 'infection', colour: 'red' },
  { kind: 'infection', colour: 'green' },
  { kind: 'infection', colour: 'purple' },
];
const ROLES: readonly Role[] = ['human', 'infected', 'host'];

/** Every trade of Ada with Orion there could be, also those no rule lets happen. */
const TRADES: readonly OwnTrade[] = CARDS.flatMap((gave) =>
  CARDS.flatMap((got) =>
    ROLES.flatMap((role) =>
      [true, false].map((infected) => ({ gave: { ...gave, id: 1 }, got: { ...got, id: 9 }, role, infected })),
    ),
  ),
);

describe('D2 a trade', () => {
  test('is as long and sounds alike whatever it comes to', () => {
    const cues = TRADES.map((own) => cueOf({ type: 'traded', between: [0, 1], own }));
    expect(new Set(cues.map((cue) => `${cue?.ceremony} ${cue?.ms} ${cue?.sound}`))).toEqual(
      new Set([`trade ${OWN_TRADE_MS} cards-cross`]),
    );
    expect(
      new Set(TRADES.map((own) => ownOutcome(view, [{ type: 'traded', between: [0, 1], own }])?.kind)).size,
    ).toBeGreaterThan(8);
  });

  test('has these moments, from both sealed to the three answers', () => {
    expect(OWN_TRADE).toEqual({
      sealed: 0,
      cross: 400,
      turn: 1100,
      face: 1300,
      rest: 1500,
      words: 1700,
      answers: 2200,
    });
    expect(reachedAt(OWN_TRADE, 1299)).toEqual(['sealed', 'cross', 'turn']);
  });

  test('burns where a gas can burned, grows where something took hold, and is cold otherwise', () => {
    expect(heatOf('burned-theirs')).toEqual({ what: 'burning', from: 'got' });
    expect(heatOf('burned-yours')).toEqual({ what: 'burning', from: 'gave' });
    expect(heatOf('infected')).toEqual({ what: 'growth', from: 'got' });
    expect(heatOf('yours')).toEqual({ what: 'growth', from: 'gave' });
    for (const kind of ['nothing', 'ally', 'dead', 'own-back', 'host-received'] as const)
      expect(heatOf(kind)).toEqual({ what: 'nothing' });
  });

  test('of two others takes two seconds', () => {
    expect(cueOf({ type: 'traded', between: [1, 2] })?.ms).toBe(SEEN_TRADE_MS);
  });

  test('X6 equal cards are one pile; what may not be given says why', () => {
    const hand: readonly HandCard[] = [
      { id: 1, kind: 'infection', colour: 'red' },
      { id: 2, kind: 'infection', colour: 'red' },
      { id: 3, kind: 'gas-can' },
      { id: 4, kind: 'armor' },
      { id: 5, kind: 'gas-can' },
    ];
    const reason = { code: 'own-infection-card', rule: 'X6' } as const;
    const offer: Offer<'give'> = {
      commands: [
        { type: 'give', card: 3 },
        { type: 'give', card: 4 },
        { type: 'give', card: 5 },
      ],
      refused: [
        { card: 1, reason },
        { card: 2, reason },
      ],
    };
    const held = (lies: 'piled' | 'singly') =>
      pilesOf(hand, offer, lies).map(({ face, count, gives, refused }) => [
        face.kind,
        count,
        gives,
        refused?.rule,
      ]);
    expect(held('piled')).toEqual([
      ['infection', 2, undefined, 'X6'],
      ['gas-can', 2, 3, undefined],
      ['armor', 1, 4, undefined],
    ]);
    // Under the cover nobody sees how many are equal.
    expect(held('singly')).toEqual([
      ['infection', 1, undefined, 'X6'],
      ['infection', 1, undefined, 'X6'],
      ['gas-can', 1, 3, undefined],
      ['armor', 1, 4, undefined],
      ['gas-can', 1, 5, undefined],
    ]);
  });
});

describe('R6 a scan', () => {
  test.each([2, 3, 4, 5, 6])('of %i is as long whatever it finds', (living) => {
    const lengths = Array.from({ length: living + 1 }, (_, positive) => {
      const cards = Array.from(
        { length: living },
        (_, i): ScanCard => (i < positive ? 'positive' : 'negative'),
      );
      return cueOf({ type: 'scanned', cause: 'terminal', cards })?.ms;
    });
    expect(new Set(lengths)).toEqual(new Set([scanMs(living)]));
    expect(scanBeats(living).away + 400).toBe(scanMs(living));
  });

  test('turns its plates at a beat of 600 ms, half turned at 120, heard at 240, counted at the end', () => {
    expect(scanBeats(3)).toEqual({
      dark: 0,
      noise: 400,
      sweep: 700,
      plates: 2300,
      'face 0': 2720,
      'tick 0': 2840,
      'face 1': 3320,
      'tick 1': 3440,
      'face 2': 3920,
      'tick 2': 4040,
      count: 4400,
      away: 5400,
    });
  });

  test('shows no card before its beat', () => {
    const shownAt = (cards: readonly ScanCard[], at: number) => {
      const reached = reachedAt(scanBeats(3), at);
      return platesShown(cards, (beat) => reached.includes(beat));
    };
    expect(shownAt(['positive', 'positive', 'negative'], 2719)).toEqual(['sealed', 'sealed', 'sealed']);
    expect(shownAt(['positive', 'positive', 'negative'], 3319)).toEqual(['positive', 'sealed', 'sealed']);
    expect(shownAt(['positive', 'positive', 'negative'], 3920)).toEqual(['positive', 'positive', 'negative']);
  });

  test('is compared to the scan before', () => {
    const before = { phase: 1, cause: 'terminal', living: 5, positive: 1 } as const;
    expect([comparedTo(undefined, 2), comparedTo(before, 1), comparedTo(before, 3)]).toEqual([
      undefined,
      0,
      2,
    ]);
  });
});

describe('as long as the director gives it', () => {
  test('boarding, whatever the role', () => {
    expect(boardingCue([], view).ms).toBe(BOARDING_MS);
    const host = crewView({ seats: { 0: { infected: { by: 'host', order: 0 } } } });
    expect(boardingCue([], host).ms).toBe(BOARDING_MS);
  });

  test('D2 a card drawn, whatever the card', () => {
    const drew = (card: CardFace): SeenEvent => ({
      type: 'drew',
      seat: 0,
      left: 9,
      card: { ...card, id: 7 },
    });
    expect(CARDS.map((card) => cueOf(drew(card))?.ms)).toEqual(CARDS.map(() => drawMs(1)));
    expect(cueOf(drew({ kind: 'armor' }), drew({ kind: 'host' }))?.ms).toBe(drawMs(2));
  });

  test('strikes, deaths, scanned hands, the Hive and the title of the end', () => {
    const lengthOf = (event: SeenEvent) => cueOf(event)?.ms;
    expect(
      lengthOf({ type: 'wounded', seat: 1, character: 'trooper', room: 'L01', by: 2, wounds: 1, hp: 2 }),
    ).toBe(1300);
    expect(lengthOf({ type: 'died', seat: 1, character: 'trooper', room: 'L01', by: 2 })).toBe(DEATH_MS);
    expect(lengthOf({ type: 'body-scanned', by: 0, seat: 2, hand: [] })).toBe(BODY_SCAN_MS);
    expect(lengthOf({ type: 'body-scanned', by: 2, seat: 0 })).toBe(BODY_SCAN_MS);
    expect(lengthOf({ type: 'hive-burnt', seat: 0, cans: 3 })).toBe(HIVE_MS);
    expect(lengthOf({ type: 'ended', ending: { kind: 'all-dead', winners: [] } })).toBe(TITLE_MS);
    const phase: SeenEvent = { type: 'phase-began', phase: 2, leader: 1 };
    expect(lengthOf(phase)).toBe(phaseMs(view, [phase]));
  });
});

test('boarding turns the Host card last: the order of the hand tells no role', () => {
  const hand: readonly HandCard[] = [
    { id: 1, kind: 'host' },
    { id: 2, kind: 'armor' },
    { id: 3, kind: 'gas-can' },
  ];
  expect(turnedHand(hand).map(({ kind }) => kind)).toEqual(['armor', 'gas-can', 'host']);
});

describe('the end', () => {
  test('turns a role every 700 ms after its title, and is about the reader afterwards', () => {
    expect(endBeats(4)).toEqual({
      title: 0,
      roles: 2400,
      'role 0': 2750,
      'role 1': 3450,
      'role 2': 4150,
      'role 3': 4850,
      you: 5900,
    });
  });

  test('X5 the tree hangs each under who infected him; who never was comes last', () => {
    const revealed = [
      { seat: 0, role: 'human', hand: [], infectedBy: undefined },
      { seat: 1, role: 'infected', hand: [], infectedBy: 3 },
      { seat: 2, role: 'host', hand: [], infectedBy: undefined },
      { seat: 3, role: 'infected', hand: [], infectedBy: 2 },
    ] as const;
    expect(branchesOf(revealed).map(({ seat, depth, by }) => [seat, depth, by])).toEqual([
      [2, 0, undefined],
      [3, 1, 2],
      [1, 2, 3],
      [0, 0, undefined],
    ]);
  });
});

test('an accusation is shown when it is new, not when it stands or is withdrawn', () => {
  const before = new Map([
    [0, { accusedBy: [1] }],
    [2, { accusedBy: [] }],
  ] as const);
  const now = new Map([
    [0, { accusedBy: [1, 3] }],
    [2, { accusedBy: [1] }],
  ] as const);
  expect(newAccusations(before, now)).toEqual([
    { by: 3, seat: 0 },
    { by: 1, seat: 2 },
  ]);
  expect(newAccusations(now, before)).toEqual([]);
});
