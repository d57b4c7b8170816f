import type { SeatView } from '#shared/play/index.ts';
import { type Claim, contradictionOf, type Deed, isStatement } from '#shared/talk/index.ts';
import { gasCansToBurn, HIVE, type SeatId } from '#shared/vocabulary/index.ts';
import type { Say } from '#shared/wire/talk.ts';
import { answers } from './answers.ts';
import { type BotChance, below, oneOf } from './bot.ts';
import type { Manner } from './manner.ts';
import type { Occasion } from './occasion.ts';
import { held } from './situation.ts';
import { innocentGift, isOwnInfection, lastTrade, type Speaker, tradeClaims } from './speaker.ts';
import { beliefsOf, looksOf, type ThinkerMemory } from './thinker.ts';

/** Who is suspected less than this is trusted, and more than that called Infected. */
const CLEAN = 0.3;
const GUILTY = 0.75;

/**
 * What somebody says about what has just happened, from what his chair knows. He always says something: that a word
 * was said must not depend on a secret, only which (D2, D8). Nobody says what everybody knows cannot be.
 */
export function speak(
  occasion: Occasion,
  view: SeatView,
  memory: ThinkerMemory,
  manner: Manner,
  chance: BotChance,
): Say {
  const { infected } = beliefsOf(view, memory);
  const speaker: Speaker = {
    view,
    memory,
    isLying: view.role !== 'human' && below(chance, 11, 100) < 100 * manner.guile,
    suspicionOf: (seat) => infected[seat] ?? 0,
  };
  const fitting = wordsFor(occasion, speaker).filter((claim) => fits(claim, speaker));
  return { kind: 'claim', claim: oneOf(chance, 12, fitting) ?? { type: 'scan' } };
}

/** All that would do; one of them is said. */
function wordsFor(occasion: Occasion, speaker: Speaker): readonly Claim[] {
  if (occasion.about === 'asked') return answers(occasion, speaker);
  if (occasion.about === 'bite') return [{ type: 'away', place: { room: occasion.room } }];
  if (speaker.isLying) return lies(occasion, speaker);
  // An Infected who does not lie keeps to what harms nobody.
  return speaker.view.role === 'human' ? truths(occasion, speaker) : smallTalk(occasion, speaker);
}

type Remark = Exclude<Occasion, { readonly about: 'asked' | 'bite' }>;

/** A human says what he knows and thinks. */
function truths(occasion: Remark, speaker: Speaker): readonly Claim[] {
  const { view, suspicionOf } = speaker;
  switch (occasion.about) {
    case 'trade':
      return truthsOfTrade(occasion.partner, speaker);
    case 'attack': {
      const { by } = occasion;
      if (suspicionOf(by) >= CLEAN) return [{ type: 'infected', seat: by }];
      const deed = attackBy(by, speaker);
      return deed ? [{ type: 'why', deed }] : [{ type: 'clean' }];
    }
    case 'accusation':
      return suspicionOf(occasion.by) >= CLEAN
        ? [{ type: 'infected', seat: occasion.by }]
        : [{ type: 'clean' }];
    case 'scan': {
      const worst = mostSuspected(view, suspicionOf);
      if (worst === undefined || suspicionOf(worst) < CLEAN) return [{ type: 'clean' }];
      return suspicionOf(worst) >= GUILTY
        ? [{ type: 'infected', seat: worst }]
        : [
            { type: 'away', place: { seat: worst } },
            { type: 'are-you-clean', seat: worst },
          ];
    }
    case 'turn': {
      const news = unsaid(speaker);
      return news.length > 0 ? news : smallTalk(occasion, speaker);
    }
  }
}

/** Whom one holds for Infected and has not named yet: somebody else may meet them next. */
function unsaid({ view, memory, suspicionOf }: Speaker): readonly Claim[] {
  const said = memory.hearing.claims.filter(({ by }) => by === view.me).map(({ claim }) => claim);
  return view.seats
    .filter(({ id, eliminated }) => id !== view.me && !eliminated && suspicionOf(id) >= GUILTY)
    .filter(({ id }) => !said.some((claim) => claim.type === 'infected' && claim.seat === id))
    .map(({ id }) => ({ type: 'infected', seat: id }));
}

function truthsOfTrade(partner: SeatId, speaker: Speaker): readonly Claim[] {
  const traded = lastTrade(speaker.view, partner);
  const accusation: Claim = { type: 'infected', seat: partner };
  if (traded?.got.kind === 'infection') {
    return [
      accusation,
      { type: 'got', card: 'infection', seat: partner },
      { type: 'away', place: { seat: partner } },
    ];
  }
  if (speaker.suspicionOf(partner) >= GUILTY) return [accusation];
  const told = traded ? tradeClaims(partner, traded.gave, traded.got) : [];
  return speaker.suspicionOf(partner) < CLEAN ? [...told, ...trust(partner, speaker)] : told;
}

/** Nobody says so of who has shot at them: it would not be believed. */
function trust(seat: SeatId, speaker: Speaker): readonly Claim[] {
  return attackBy(seat, speaker) ? [] : [{ type: 'trust', seat }];
}

/** The last time that seat attacked who speaks. */
function attackBy(by: SeatId, { view, memory }: Speaker): Deed | undefined {
  const deed = memory.hearing.facts.sights.findLast(
    (sight) => sight.did === 'attack' && sight.seat === by && sight.whom === view.me,
  );
  return deed?.did === 'attack' ? deed : undefined;
}

/** An Infected speaks for his own, and against those whom the table suspects anyway. */
function lies(occasion: Remark, speaker: Speaker): readonly Claim[] {
  const { view, memory, suspicionOf } = speaker;
  switch (occasion.about) {
    case 'trade': {
      const { partner } = occasion;
      const traded = lastTrade(view, partner);
      const hasInfected = traded !== undefined && isOwnInfection(view, traded.gave);
      // Who blocked the infection knows, and must be called a liar before he speaks.
      if (hasInfected && traded.got.kind === 'gas-can') return [{ type: 'infected', seat: partner }];
      const told = [...trust(partner, speaker), ...(hasInfected ? innocentGift(partner) : [])];
      return told.length > 0 ? told : [{ type: 'clean' }];
    }
    case 'attack':
    case 'accusation':
      return [{ type: 'infected', seat: occasion.by }, { type: 'clean' }];
    case 'scan': {
      const looks = looksOf(view, memory).infected;
      const worst = mostSuspected(view, (seat) => looks[seat] ?? 0);
      return worst === undefined || suspicionOf(worst) > 0.9
        ? [{ type: 'clean' }]
        : [
            { type: 'away', place: { seat: worst } },
            { type: 'are-you-clean', seat: worst },
          ];
    }
    case 'turn':
      return [
        { type: 'come', place: { seat: view.me } },
        { type: 'need', card: 'gas-can' },
        { type: 'cans', count: 1 },
        { type: 'cans', count: 2 },
      ];
  }
}

/** What anybody may say. */
function smallTalk(occasion: Remark, { view }: Speaker): readonly Claim[] {
  if (occasion.about !== 'turn') return [{ type: 'clean' }];
  const cans = held(view, 'gas-can');
  if (cans >= gasCansToBurn(view.options)) {
    const isFound = view.placed.some(({ location }) => location === HIVE);
    const alone: Claim = { type: 'away', place: { seat: view.me } };
    return isFound ? [{ type: 'go', room: HIVE }, alone] : [alone];
  }
  return [cans > 0 ? { type: 'cans', count: cans } : { type: 'need', card: 'gas-can' }, { type: 'scan' }];
}

/** What everybody can see cannot be, and what he has said otherwise before, nobody says. */
function fits(claim: Claim, { view, memory }: Speaker): boolean {
  if (!isStatement(claim)) return true;
  const { facts, claims } = memory.hearing;
  const { me, seats } = view;
  return (
    contradictionOf(
      { by: me, claim, changes: facts.changes[me] ?? 0 },
      { facts, handSize: seats[me]?.handSize, standing: claims.filter(({ by }) => by === me) },
    ) === undefined
  );
}

function mostSuspected({ seats, me }: SeatView, suspected: (seat: SeatId) => number): SeatId | undefined {
  return seats
    .filter(({ id, eliminated }) => id !== me && !eliminated)
    .map(({ id }) => id)
    .sort((a, b) => suspected(b) - suspected(a))[0];
}
