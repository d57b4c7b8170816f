import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceOf, HOST_CARD, isAlert, isGasCan, SEARCH_DECK, searchKind } from '#server/dealer/cards.ts';
import { begin, type Match, openMatch, seenBy, viewFor } from '#server/dealer/index.ts';
import { LOCATION_IDS, LOCATIONS, type LocationId } from '#shared/vocabulary/index.ts';
import { scriptedChance } from './chance.ts';
import { setupFor } from './table.ts';

/** Dealt matches of every size, from any seed. */
const dealt = fc
  .record({
    players: fc.constantFrom(4, 5, 6),
    gentleStart: fc.boolean(),
    seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  })
  .map(({ players, gentleStart, seed }) =>
    openMatch({ ...setupFor(players, { gentleStart }), serverPart: seed }),
  );

function holds(check: (match: Match) => void): void {
  const property = fc.property(dealt, (match) => {
    check(match);
  });
  fc.assert(property, { numRuns: 60 });
}

/** The packet: what the players got, alerts they drew included, and what is left of it on the deck. */
function packetOf(match: Match): readonly number[] {
  const searchCards = match.seats.flatMap(({ hand }) =>
    hand.map(({ card }) => card).filter((card) => card < SEARCH_DECK.length),
  );
  const given = [...searchCards, ...match.discard];
  return [...given, ...match.searchDeck.slice(0, 3 * match.seats.length - given.length)];
}

describe('C components', () => {
  test('C4 the Search deck has 46 cards, twelve of them gas cans', () => {
    expect(SEARCH_DECK).toHaveLength(46);
    expect(SEARCH_DECK.filter(isGasCan)).toHaveLength(12);
  });

  test('C5 the 20 location cards are the printed ones', () => {
    const letter = { open: 'o', security: 's', wall: '-' } as const;
    const printed = LOCATION_IDS.map((id) => {
      const { kind, edges, searchable } = LOCATIONS[id];
      return `${id} ${kind} ${edges.map((edge) => letter[edge]).join('')} ${searchable ? 'icon' : 'none'}`;
    });
    expect(printed).toEqual([
      'L01 reactor oooo none',
      'L02 terminal -ooo icon',
      'L03 hive --o- none',
      'L04 terminal-behind --o- icon',
      'L05 sick-bay-behind --o- icon',
      'L06 storage -oo- icon',
      'L07 storage oo-o icon',
      'L08 empty oo-o none',
      'L09 empty ooss none',
      'L10 run s--o icon',
      'L11 run oooo icon',
      'L12 run oooo icon',
      'L13 team-search -oo- icon',
      'L14 team-search oo-s icon',
      'L15 team-search o--o icon',
      'L16 team-search s-o- icon',
      'L17 parasite-alert oo-o icon',
      'L18 parasite-alert ooo- icon',
      'L19 parasite-alert -oo- icon',
      'L20 parasite-alert -ooo icon',
    ]);
  });

  test('C2 a Trooper and an Android of 4 HP each, and infection cards of the own colour', () => {
    holds((match) => {
      for (const { characters, hand, colour } of match.seats) {
        expect([characters.trooper.hp, characters.android.hp]).toEqual([4, 4]);
        const infections = hand.map(({ card }) => faceOf(card)).filter(({ kind }) => kind === 'infection');
        const each = { kind: 'infection', colour };
        expect(infections).toEqual(match.setup.options.gentleStart ? [each, each] : [each, each, each]);
      }
    });
  });

  test('C7 every location card starts black', () => {
    holds(({ used }) => expect(used).toEqual([]));
  });
});

describe('S set-up', () => {
  test('S1 the Reactor Room alone lies on the map', () => {
    holds(({ map }) => {
      expect(map.placed).toEqual([{ location: 'L01', cell: { x: 0, y: 0 }, rotation: 0 }]);
    });
  });

  test('S2 the packet of 3N holds the Host and at least N gas cans, the Host nowhere else', () => {
    holds((match) => {
      const players = match.seats.length;
      const packet = packetOf(match);
      expect(new Set(packet).size).toBe(3 * players);
      expect(packet.filter(isGasCan).length).toBeGreaterThanOrEqual(players);
      expect(packet.filter((card) => card === HOST_CARD)).toHaveLength(1);
    });
  });

  test('S2 gas cans beyond the first N can be among the cards drawn at random', () => {
    const [found] = fc.sample(
      dealt.filter((match) => packetOf(match).filter(isGasCan).length > match.seats.length),
      1,
    );
    expect(found).toBeDefined();
  });

  test('S3 every hand has five cards, four with O1', () => {
    holds(({ seats, setup }) => {
      for (const { hand } of seats) expect(hand).toHaveLength(setup.options.gentleStart ? 4 : 5);
    });
  });

  test('S3 an alert dealt out is discarded and puts a grey parasite into the Reactor Room, nothing else does', () => {
    holds((match) => {
      expect(match.discard.every(isAlert)).toBe(true);
      expect(match.events.filter(({ type }) => type === 'alert-dealt')).toHaveLength(match.discard.length);
      // Only the Reactor Room lies there, so the opening phase has moved none of them.
      expect(match.parasites.map(({ colour, room }) => ({ colour, room }))).toEqual(
        match.discard.map(() => ({ colour: 'grey', room: 'L01' })),
      );
    });
  });

  test('S3 alerts do come up in the deal', () => {
    const [found] = fc.sample(
      dealt.filter(({ discard }) => discard.length > 0),
      1,
    );
    expect(found?.parasites).not.toEqual([]);
  });

  test('S3 no card is lost or doubled', () => {
    holds((match) => {
      const held = match.seats.flatMap(({ hand }) => hand.map(({ card }) => card));
      const searchCards = [
        ...held.filter((card) => card < SEARCH_DECK.length),
        ...match.searchDeck,
        ...match.discard,
      ];
      expect(searchCards.sort((a, b) => a - b)).toEqual(SEARCH_DECK);
      expect(new Set(held).size).toBe(held.length);
    });
  });

  test('S4 nine ordinary cards, then eight with the open terminal, the Hive among the last three', () => {
    holds(({ locationDeck }) => {
      const special: readonly LocationId[] = ['L02', 'L03'];
      expect([...locationDeck].sort()).toEqual(LOCATION_IDS.filter((id) => id !== 'L01'));
      expect(locationDeck.slice(0, 9).filter((id) => special.includes(id))).toEqual([]);
      expect(locationDeck.indexOf('L03')).toBeGreaterThanOrEqual(16);
    });
  });

  test.each([16, 17, 18])('S4 the Hive can lie at position %i counted from 0', (position) => {
    const { locationDeck } = begin(
      setupFor(4),
      scriptedChance({ dice: [1], picks: { locations: [position - 16] } }),
    );
    expect(locationDeck.indexOf('L03')).toBe(position);
    expect(locationDeck).toHaveLength(19);
  });

  test('S4 the top card is public', () => {
    holds((match) => expect(viewFor(match, 'public').topLocation).toBe(match.locationDeck[0]));
  });

  test('S5 the first player is drawn at random and leads the opening parasite phase', () => {
    const match = begin(setupFor(4), scriptedChance({ dice: [1], picks: { choices: [2] } }));
    expect(match.events.find(({ type }) => type === 'phase-began')).toMatchObject({ leader: 2, phase: 1 });
    expect(match.turn?.seat).toBe(2);
    expect(match.marker).toEqual({ holder: 3, hadTurn: false });
  });

  test('S6 whoever was dealt the Host card, and nobody else, is Host and Infected', () => {
    holds((match) => {
      const holder = match.seats.find(({ hand }) => hand.some(({ card }) => card === HOST_CARD));
      expect(match.host).toBe(holder?.id);
      expect(match.seats.filter(({ infection }) => infection).map(({ id }) => id)).toEqual(
        holder ? [holder.id] : [],
      );
    });
  });

  test('S6 nobody is told of a Host by an event', () => {
    holds((match) => {
      for (const audience of [0, 1, 2, 3, 'public'] as const) {
        const seen = match.events.flatMap((event) => seenBy(event, audience) ?? []);
        expect(seen.map(({ type }) => String(type))).not.toContain('became-host');
      }
    });
  });

  test('S6 the Host card can also stay in the packet, and then there is no Host yet', () => {
    const [found] = fc.sample(
      dealt.filter(({ host }) => host === undefined),
      1,
    );
    expect(found?.searchDeck.map(searchKind)).toContain('host');
  });
});
