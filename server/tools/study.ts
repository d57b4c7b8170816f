import { believe } from '#server/bots/beliefs/believe.ts';
import {
  DEEDS,
  type DeedKind,
  NOTHING_WITNESSED,
  type Witness,
  witness,
} from '#server/bots/beliefs/evidence.ts';
import type { Likelihoods } from '#server/bots/beliefs/likelihoods.ts';
import { type Match, matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { MIN_PLAYERS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';

/** What somebody believed of somebody, and what was so. */
export interface Belief {
  readonly believed: number;
  readonly wasInfected: boolean;
}

/** What the table had seen of a seat after five phases, and what it was. */
export interface Suspect {
  readonly deeds: readonly number[];
  readonly looks: number;
  readonly isInfected: boolean;
}

/** What can be learned from a match that is over: all is known then. */
export interface Lesson {
  readonly players: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly beliefs: readonly Belief[];
  readonly suspects: readonly Suspect[];
}

const PHASES_SEEN = 5;

/** Goes through a match again with every chair's eyes. */
export function studyMatch(record: MatchRecord, likelihoods: Likelihoods): Lesson {
  const counts = new Map<string, number>();
  const count = (what: string, of: boolean) => {
    counts.set(`${what} of`, (counts.get(`${what} of`) ?? 0) + 1);
    if (of) counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const beliefs: Belief[] = [];
  const suspects: Suspect[] = [];
  const seats = SEAT_IDS.slice(0, record.setup.seats.length);
  let witnesses: readonly Witness[] = seats.map(() => NOTHING_WITNESSED);
  let table = NOTHING_WITNESSED;
  let before: Match | undefined;
  for (const match of matchMoments(record)) {
    const was = (seat: SeatId) => isInfected(before ?? match, seat);
    countTrades(match, was, count);
    for (const event of match.events) {
      if (event.type === 'turn-began') count(inPhase('turns', was(event.seat), match.phase), true);
      const seen = seenBy(event, 'public');
      const heard = seen ? witness(table, seen) : table;
      const news = heard.evidence.length > table.evidence.length ? heard.evidence.at(-1) : undefined;
      if (news?.type === 'deed') count(inPhase(news.deed, was(news.seat), match.phase), true);
      table = heard;
    }
    witnesses = seats.map((seat) =>
      match.events.reduce((sofar, event) => {
        const seen = seenBy(event, seat);
        return seen ? witness(sofar, seen) : sofar;
      }, witnesses[seat] ?? NOTHING_WITNESSED),
    );
    if (match.events.some(({ type }) => type === 'phase-began')) {
      beliefs.push(...seats.flatMap((me) => believedBy(match, me, witnesses[me] ?? table, likelihoods)));
      if (match.phase === PHASES_SEEN + 1) suspects.push(...suspectsIn(match, table, likelihoods));
    }
    before = match;
  }
  return { players: seats.length, counts, beliefs, suspects };
}

function countTrades(
  match: Match,
  was: (seat: SeatId) => boolean,
  count: (what: string, of: boolean) => void,
): void {
  for (const event of match.events) {
    if (event.type !== 'traded') continue;
    event.between.forEach((giver, i) => {
      const taker = event.between[1 - i] ?? giver;
      const { gave } = event.own[i] ?? event.own[0];
      const infects = gave.kind === 'infection' || gave.kind === 'host';
      if (was(giver) && !was(taker)) {
        const place = i === 0 ? 'comer' : 'host';
        count(`gives ${place}`, infects);
        count(`infects ${place}`, isInfected(match, taker));
      }
      if (!was(giver) || !infects) count(`can ${sideOf(was(giver))}`, gave.kind === 'gas-can');
    });
  }
}

function believedBy(
  match: Match,
  me: SeatId,
  { evidence }: Witness,
  likelihoods: Likelihoods,
): readonly Belief[] {
  const { seats, options, role, diary } = viewFor(match, me);
  if (seats[me]?.eliminated) return [];
  const { infected } = believe({ seats, options, own: { me, role, diary } }, evidence, { likelihoods });
  return seats
    .filter(({ id, eliminated }) => id !== me && !eliminated)
    .map(({ id }) => ({ believed: infected[id] ?? 0, wasInfected: isInfected(match, id) }));
}

function suspectsIn(match: Match, { evidence }: Witness, likelihoods: Likelihoods): readonly Suspect[] {
  const { seats, options } = viewFor(match, 'public');
  const looks = believe({ seats, options, own: undefined }, evidence, { likelihoods }).infected;
  return seats
    .filter(({ eliminated }) => !eliminated)
    .map(({ id }) => ({
      deeds: [
        ...DEEDS.map(
          (deed) =>
            evidence.filter((each) => each.type === 'deed' && each.seat === id && each.deed === deed).length,
        ),
        evidence.filter((each) => each.type === 'traded' && each.by === id).length,
        evidence.filter((each) => each.type === 'traded' && each.to === id).length,
      ],
      looks: looks[id] ?? 0,
      isInfected: isInfected(match, id),
    }));
}

function isInfected({ seats }: Match, seat: SeatId): boolean {
  return seats[seat]?.infection !== undefined;
}

/** V8 */
const LAST_PHASE = 40;

function inPhase(what: DeedKind | 'turns', infected: boolean, phase: number): string {
  return `${what} ${sideOf(infected)} ${phase}`;
}

function sideOf(infected: boolean): 'infected' | 'human' {
  return infected ? 'infected' : 'human';
}

/** So many make-believe deeds of anybody stand beside those counted, so that one seen twice proves nothing. */
const CAUTION = 12;

/** People are not bots: no deed of theirs says more than this. */
const MOST_SAID = 3;

const PLAYERS = SEAT_IDS.map((seat) => seat + 1).filter((players) => players >= MIN_PLAYERS);

/** What beliefs are weighed with, from what happened. */
export function learn(lessons: readonly Lesson[], version: number): Likelihoods {
  const total = (what: string, among = lessons) =>
    among.reduce((sum, { counts }) => sum + (counts.get(what) ?? 0), 0);
  const rate = (what: string, players: number) => {
    const among = lessons.filter((lesson) => lesson.players === players);
    return rounded((total(what, among) + 1) / (total(`${what} of`, among) + 2));
  };
  // Mantel and Haenszel: a turn is compared with turns of the same phase only, for what is done early, when few are
  // Infected, would else look human.
  const ratio = (deed: DeedKind) => {
    let infected = CAUTION / 4;
    let human = CAUTION / 4;
    for (let phase = 1; phase <= LAST_PHASE; phase += 1) {
      const turns = {
        infected: total(inPhase('turns', true, phase)),
        human: total(inPhase('turns', false, phase)),
      };
      const all = Math.max(1, turns.infected + turns.human);
      infected += (total(inPhase(deed, true, phase)) * turns.human) / all;
      human += (total(inPhase(deed, false, phase)) * turns.infected) / all;
    }
    return rounded(Math.min(MOST_SAID, Math.max(1 / MOST_SAID, infected / human)));
  };
  return {
    version,
    trades: PLAYERS.map((players) => ({
      infects: { comer: rate('infects comer', players), host: rate('infects host', players) },
      gives: { comer: rate('gives comer', players), host: rate('gives host', players) },
      can: { human: rate('can human', players), infected: rate('can infected', players) },
    })),
    deeds: {
      'called-scan': ratio('called-scan'),
      'scanned-station': ratio('scanned-station'),
      'opened-doors': ratio('opened-doors'),
      'body-scanned': ratio('body-scanned'),
      attacked: ratio('attacked'),
      came: ratio('came'),
      'team-searched': ratio('team-searched'),
      searched: ratio('searched'),
      explored: ratio('explored'),
      'healed-other': ratio('healed-other'),
      'entered-hive': ratio('entered-hive'),
    },
  };
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
