import {
  ACTION_KINDS,
  type ActionKind,
  AGREEMENTS,
  AP_COST,
  because,
  isEliminated,
  type Offer,
  type Offers,
  REASON_CODES,
  type Reason,
  type ReasonCode,
  type RefusedCard,
  type SeatCommand,
  seatOf,
} from '#shared/play/index.ts';
import { recordOf, type SeatId } from '#shared/vocabulary/index.ts';
import { actionOf } from './actions.ts';
import { seatsAsked } from './armor.ts';
import { losesFirstSearch } from './first-search.ts';
import type { Match, Prompt } from './match.ts';
import { turnOf } from './seats.ts';

/** Why a command cannot be played by a seat now, if it cannot. */
export function refusal(match: Match, id: SeatId, command: SeatCommand): Reason | undefined {
  const code =
    refuseAll(match, id) ??
    refuseKind(match, id, command.type) ??
    actionOf(command.type).refuse(match, seatOf(match, id), command) ??
    (losesFirstSearch(match, command) ? 'first-search-due' : undefined);
  return code && because(code);
}

/** Most of what a seat is offered is no: the same no for all. */
const REFUSED = recordOf(REASON_CODES, (code): Offer => ({ reason: because(code) }));

/** V7: and nearly everybody may always agree on something, with the same words. */
let mayAgree: Offer | undefined;

/** The commands of one kind a seat may play now, or why there are none. */
function offer(match: Match, id: SeatId, kind: ActionKind): Offer {
  const blocked = refuseKind(match, id, kind);
  if (blocked) return REFUSED[blocked];
  const action = actionOf(kind);
  const seat = seatOf(match, id);
  const commands: SeatCommand[] = [];
  const refused: RefusedCard[] = [];
  let first: ReasonCode | undefined;
  for (const command of action.candidates(match, seat)) {
    const code =
      action.refuse(match, seat, command) ??
      (losesFirstSearch(match, command) ? 'first-search-due' : undefined);
    if (!code) {
      commands.push(command);
      continue;
    }
    first ??= code;
    if (command.type === 'give') refused.push({ card: command.card, reason: because(code) });
  }
  if (kind === 'agree' && commands.length === AGREEMENTS.length) {
    mayAgree ??= { commands };
    return mayAgree;
  }
  if (commands.length === 0) return REFUSED[first ?? action.lacking(match, seat)];
  return refused.length > 0 ? { commands, refused } : { commands };
}

/** A match is a value: what it offers is worked out once, whoever asks: the view, the list, the bot. */
const known = new WeakMap<Match, Offers[]>();

export function offersTo(match: Match, id: SeatId): Offers {
  let bySeat = known.get(match);
  if (!bySeat) {
    bySeat = [];
    known.set(match, bySeat);
  }
  bySeat[id] ??= newOffers(match, id);
  return bySeat[id];
}

/** Filled in rather than built up: every view of every seat has one, and they are all of one shape. */
const UNFILLED: Readonly<Record<ActionKind, Offer>> = recordOf(ACTION_KINDS, () => REFUSED['not-your-turn']);

function newOffers(match: Match, id: SeatId): Offers {
  const barred = refuseAll(match, id);
  if (barred) return NOTHING[barred];
  if (match.turn?.seat !== id) return offersOutOfTurn(match, id);
  const offers: Record<ActionKind, Offer> = { ...UNFILLED };
  for (const kind of ACTION_KINDS) offers[kind] = offer(match, id, kind);
  return offers as Offers;
}

/** For who can do nothing at all. */
const NOTHING = recordOf(REASON_CODES, (code) => recordOf(ACTION_KINDS, () => REFUSED[code]) as Offers);

/**
 * What is for the turn alone is a no already for everybody else. Most of the others wait: they are offered the very
 * same as others before them.
 */
function offersOutOfTurn(match: Match, id: SeatId): Offers {
  const kinds = anyTime();
  const made = kinds.map((kind) => offer(match, id, kind));
  const before = waiting.find((offers) => kinds.every((kind, place) => offers[kind] === made[place]));
  if (before) return before;
  const offers: Record<ActionKind, Offer> = { ...UNFILLED };
  kinds.forEach((kind, place) => {
    offers[kind] = made[place] ?? UNFILLED[kind];
  });
  if (made.every(isOfAll)) waiting.push(offers as Offers);
  return offers as Offers;
}

/** One for every way of having nothing to do but to wait: there are few. */
const waiting: Offers[] = [];

const isOfAll = (made: Offer): boolean =>
  made === mayAgree || ('reason' in made && REFUSED[made.reason.code] === made);

/** The kinds that are not for whoever is on turn alone. Looked up late: actions and offers know each other. */
let foundAnyTime: readonly ActionKind[] | undefined;

function anyTime(): readonly ActionKind[] {
  foundAnyTime ??= ACTION_KINDS.filter((kind) => !actionOf(kind).when.startsWith('turn'));
  return foundAnyTime;
}

/** Everything a seat may play now. */
export function commandsOf(match: Match, id: SeatId): readonly SeatCommand[] {
  const offers = offersTo(match, id);
  return ACTION_KINDS.flatMap((kind) => {
    const made: Offer = offers[kind];
    return 'commands' in made ? made.commands : [];
  });
}

/** Why a seat can do nothing at all. */
function refuseAll(match: Match, id: SeatId): ReasonCode | undefined {
  if (match.ending) return 'match-over';
  return isEliminated(seatOf(match, id)) ? 'eliminated' : undefined;
}

/** Why nothing of this kind can be done now, whatever it is aimed at. */
function refuseKind(match: Match, id: SeatId, kind: ActionKind): ReasonCode | undefined {
  const { when } = actionOf(kind);
  switch (when) {
    case 'turn':
    case 'turn-or-duty':
      return refuseOnTurn(match, id, when) ?? refuseForAp(match, id, kind);
    case 'anyone':
      return match.prompt ? 'something-is-awaited' : undefined;
    default:
      return refuseAnswering(match.prompt, id, when);
  }
}

/** T5: what no AP would help is said first, for whoever has none: a stab without a knife wants a knife. */
function refuseForAp(match: Match, id: SeatId, kind: ActionKind): ReasonCode | undefined {
  if (turnOf(match).ap >= AP_COST[kind]) return undefined;
  const action = actionOf(kind);
  const seat = seatOf(match, id);
  return action.candidates(match, seat).length > 0 ? 'no-ap' : action.lacking(match, seat);
}

function refuseOnTurn(
  { prompt, turn }: Match,
  id: SeatId,
  when: 'turn' | 'turn-or-duty',
): ReasonCode | undefined {
  if (turn?.seat !== id) return 'not-your-turn';
  if (!prompt) return undefined;
  if (prompt.type !== 'duty' || prompt.seat !== id) return 'something-is-awaited';
  return when === 'turn' ? 'duty-first' : undefined;
}

/** Why there is nothing to answer when a prompt of this type is not for the seat. */
const NOT_ASKED = {
  duty: 'no-duty',
  trade: 'not-in-a-trade',
  armor: 'not-attacked',
  parasite: 'not-your-choice',
  place: 'nothing-awaited',
} as const satisfies Record<Prompt['type'], ReasonCode>;

function refuseAnswering(
  prompt: Prompt | undefined,
  id: SeatId,
  type: Prompt['type'],
): ReasonCode | undefined {
  if (prompt?.type !== type || !isAsked(prompt, id)) return NOT_ASKED[type];
  const isSealed = 'sealed' in prompt && prompt.sealed[id] !== undefined;
  return isSealed ? 'already-answered' : undefined;
}

function isAsked(prompt: Prompt, id: SeatId): boolean {
  switch (prompt.type) {
    case 'trade':
      return prompt.between.includes(id);
    case 'armor':
      return seatsAsked(prompt).includes(id);
    case 'duty':
    case 'parasite':
    case 'place':
      return prompt.seat === id;
  }
}
