import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo, playerCommitmentTo, sealedSetup, setupDigest } from '#server/dealer/index.ts';
import { type FairDeal, openPart, sealDeal, setupOf, unopenedSeats } from '#server/rooms/fair-deal.ts';
import {
  type Arranged,
  choose,
  closeRanks,
  emptyLobby,
  getUp,
  isReady,
  type Lobby,
  markReady,
  markUnopened,
  refuseStart,
  seatBot,
  sitDown,
} from '#server/rooms/lobby.ts';
import { OPENING_MS, PartsOpening } from '#server/rooms/parts-opening.ts';
import { COLOURS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { SETTINGS } from '#tests/server/live/live-server.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

const SERVER_PART = '5e'.repeat(32);
const COMMITMENT = commitmentTo(SERVER_PART);
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/** Every person has one part for this server's part, as his device would have. */
const partOf = (name: string): string => Buffer.from(name.padEnd(32, '.')).toString('hex').slice(0, 64);
const sealOf = (name: string): string => playerCommitmentTo(partOf(name));

function allowed(arranged: Arranged): Lobby {
  if (!arranged.ok) throw new Error(arranged.reason);
  return arranged.lobby;
}

/** These people, all of them ready, and a bot behind them. */
function readyLobby(...names: readonly string[]): Lobby {
  const seated = names.reduce((lobby, name) => allowed(sitDown(lobby, name, name)), emptyLobby(SETTINGS));
  const ready = seated.chairs.reduce(
    (lobby, { seat, name }) => allowed(markReady(lobby, seat, sealOf(name))),
    seated,
  );
  return allowed(seatBot(ready, SEAT_IDS[names.length] ?? 5));
}

function opened(deal: FairDeal, seat: SeatId, name: string): FairDeal {
  const opening = openPart(deal, seat, partOf(name));
  if (!opening.ok) throw new Error(opening.reason);
  return opening.deal;
}

describe('D4 a deal on its way', () => {
  const deal = sealDeal(readyLobby('Ann', 'Bob', 'Cid'), 'some', COMMITMENT);

  test('D4 shows every commitment and nobody’s part', () => {
    expect(deal.sealed.commitments).toEqual([sealOf('Ann'), sealOf('Bob'), sealOf('Cid'), '']);
    expect(deal.sealed.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ann', undefined],
      ['Bob', undefined],
      ['Cid', undefined],
      ['Vega', true],
    ]);
    expect(unopenedSeats(deal)).toEqual([0, 1, 2]);
    for (const name of ['Ann', 'Bob', 'Cid']) expect(JSON.stringify(deal)).not.toContain(partOf(name));
    expect(JSON.stringify(deal)).not.toContain(SERVER_PART);
  });

  test('D4 takes a part only from the seat that was bound to it', () => {
    const refused = { ok: false, reason: 'other-part' };
    expect(openPart(deal, 0, partOf('Bob'))).toEqual(refused);
    expect(openPart(deal, 3, '')).toEqual(refused);
    expect(openPart(deal, 3, partOf('Vega'))).toEqual(refused);
    expect(openPart(deal, 5, partOf('Ann'))).toEqual(refused);
    expect(unopenedSeats(opened(deal, 1, 'Bob'))).toEqual([0, 2]);
  });

  test('D4 counts taken chairs only: the set-up is the same before the empty ones are taken away', () => {
    const apart = allowed(choose(readyLobby('Ann', 'Bob', 'Cid'), 1, { seat: 5 }));
    const lobby = allowed(markReady(apart, 5, sealOf('Bob')));
    const gaps = sealDeal(lobby, 'some', COMMITMENT);
    expect(gaps.digest).toBe(sealDeal(closeRanks(lobby).lobby, 'some', COMMITMENT).digest);
    expect(unopenedSeats(opened(gaps, 5, 'Bob'))).toEqual([0, 2]);
    expect(openPart(gaps, 1, partOf('Bob'))).toEqual({ ok: false, reason: 'other-part' });
  });

  test('D4 cannot be dealt before the last part is opened', () => {
    const two = opened(opened(deal, 0, 'Ann'), 1, 'Bob');
    expect(() => setupOf(two, SERVER_PART)).toThrow('a part is still sealed');
    const setup = setupOf(opened(two, 2, 'Cid'), SERVER_PART);
    expect(setup.playerParts).toEqual([partOf('Ann'), partOf('Bob'), partOf('Cid'), '']);
    // What is dealt is what was shown: the record of it has the digest everybody opened his part for.
    expect(setupDigest(sealedSetup(setup))).toBe(deal.digest);
  });

  test('D4 has another digest with another name, bot, colour, option, chair or part', () => {
    const lobby = readyLobby('Ann', 'Bob', 'Cid');
    const digests = [
      lobby,
      readyLobby('Ann', 'Bob', 'Eve'),
      readyLobby('Bob', 'Ann', 'Cid'),
      readyLobby('Ann', 'Bob', 'Cid', 'Dee'),
      allowed(markReady(allowed(choose(lobby, 0, { colour: COLOURS[5] })), 0, sealOf('Ann'))),
      allowed(markReady(lobby, 0, sealOf('another device of Ann'))),
      { ...lobby, settings: { ...SETTINGS, options: { ...SETTINGS.options, hardMission: true } } },
      { ...lobby, chairs: lobby.chairs.map((chair) => ({ ...chair, owner: 'bot' as const })) },
    ].map((each) => sealDeal(each, 'some', COMMITMENT).digest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(sealDeal(lobby, 'some', commitmentTo('00'.repeat(32))).digest).not.toBe(digests[0]);
    expect(sealDeal(readyLobby('Ann', 'Bob', 'Cid'), 'some', COMMITMENT).digest).toBe(digests[0]);
  });
});

describe('D4 the time in which parts are opened', () => {
  const deal = sealDeal(readyLobby('Ann', 'Bob', 'Cid'), 'some', COMMITMENT);
  const part = (name: string) => ({ agreed: true, part: partOf(name) }) as const;

  test('ends with the last part', async () => {
    const opening = new PartsOpening(deal, handClock());
    for (const [seat, name] of [
      [2, 'Cid'],
      [0, 'Ann'],
      [0, 'Ann'],
      [1, 'Bob'],
    ] as const) {
      expect(opening.open(seat, part(name))).toEqual({ ok: true });
    }
    expect(await opening.outcome).toMatchObject({
      kind: 'opened',
      deal: { parts: [partOf('Ann'), partOf('Bob'), partOf('Cid'), ''] },
    });
  });

  test('ends without a deal for those who were too slow', async () => {
    const clock = handClock();
    const opening = new PartsOpening(deal, clock);
    opening.open(1, part('Bob'));
    opening.open(0, part('Bob'));
    clock.advance(OPENING_MS);
    expect(await opening.outcome).toEqual({ kind: 'unopened', seats: [0, 2] });
  });

  test('ends at once when a device does not agree; what was opened cannot be taken back', async () => {
    const opening = new PartsOpening(deal, handClock());
    opening.open(0, part('Ann'));
    opening.open(0, { agreed: false });
    opening.open(2, { agreed: false });
    opening.open(1, part('Bob'));
    expect(await opening.outcome).toEqual({ kind: 'disagreed', seats: [2] });
  });
});

type Deed = {
  readonly do: 'sit' | 'ready' | 'unready' | 'leave' | 'start' | 'open' | 'open-wrong' | 'bot' | 'slow';
  readonly who: number;
};

const deed = fc.record({
  do: fc.constantFrom<Deed['do'][]>(
    'sit',
    'ready',
    'ready',
    'ready',
    'unready',
    'leave',
    'start',
    'open',
    'open',
    'open',
    'open-wrong',
    'bot',
    'slow',
  ),
  who: fc.nat({ max: 2 }),
});

/** Whatever people do, in whatever order, at one table with one server's part. */
function run(deeds: readonly Deed[]) {
  let lobby = allowed(seatBot(allowed(seatBot(emptyLobby(SETTINGS), 5)), 4));
  let deal: FairDeal | undefined;
  const dealt: ReturnType<typeof setupOf>[] = [];
  for (const { do: what, who } of deeds) {
    const name = NAMES[who] ?? '';
    const chair = lobby.chairs.find((each) => each.name === name)?.seat;
    const next = (arranged: Arranged) => {
      if (!deal && arranged.ok) lobby = arranged.lobby;
    };
    if (what === 'sit') next(sitDown(lobby, name, name));
    else if (what === 'bot') next(seatBot(lobby, SEAT_IDS[who] ?? 0));
    else if (what === 'slow' && deal) {
      lobby = markUnopened(lobby, unopenedSeats(deal));
      deal = undefined;
    } else if (what === 'start' && !deal && refuseStart(lobby) === undefined) {
      deal = sealDeal(lobby, 'some', COMMITMENT);
    } else if (chair !== undefined) {
      if (what === 'ready') next(markReady(lobby, chair, sealOf(name)));
      else if (what === 'unready') next(markReady(lobby, chair, undefined));
      else if (what === 'leave') next({ ok: true, lobby: getUp(lobby, chair) });
      else if (deal && (what === 'open' || what === 'open-wrong')) {
        const opening = openPart(deal, chair, what === 'open' ? partOf(name) : partOf('somebody else'));
        if (opening.ok) deal = opening.deal;
      }
    }
    if (deal && unopenedSeats(deal).length === 0) {
      dealt.push(setupOf(deal, SERVER_PART));
      ({ lobby } = closeRanks(lobby));
      deal = undefined;
    }
  }
  return { lobby, deal, dealt };
}

test('D4 any order of what people do gives a deal with everybody’s part in it, or no deal', () => {
  let deals = 0;
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 160, size: 'max' }), (deeds) => {
      const { lobby, deal, dealt } = run(deeds);
      deals += dealt.length;
      for (const { seats, playerParts } of dealt) {
        expect(playerParts).toEqual(seats.map(({ name, bot }) => (bot ? '' : partOf(name))));
      }
      // A deal that is not done has somebody whose part is sealed, and nothing to deal from.
      if (deal) expect(() => setupOf(deal, SERVER_PART)).toThrow('a part is still sealed');
      for (const chair of lobby.chairs) if (chair.unopened) expect(isReady(chair)).toBe(false);
      // The same people in the same chairs are dealt the same, however often it is tried.
      const parts = new Map(dealt.map((setup) => [setupDigest(sealedSetup(setup)), JSON.stringify(setup)]));
      for (const setup of dealt)
        expect(parts.get(setupDigest(sealedSetup(setup)))).toBe(JSON.stringify(setup));
    }),
    { numRuns: 400 },
  );
  expect(deals).toBeGreaterThan(10);
});
