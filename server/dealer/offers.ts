import {
  ACTION_KINDS,
  type ActionKind,
  AP_COST,
  because,
  isEliminated,
  type Offer,
  type Offers,
  type Reason,
  type ReasonCode,
  type RefusedCard,
  type SeatCommand,
  seatOf,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { actionOf } from './actions.ts';
import { seatsAsked } from './armor.ts';
import { losesFirstSearch } from './first-search.ts';
import type { Match, Prompt } from './match.ts';
import { turnOf } from './seats.ts';

/** Why a command cannot be played by a seat now, if it cannot. */
export function refusal(match: Match, id: SeatId, command: SeatCommand): Reason | undefined {
  const code =
    refuseKind(match, id, command.type) ??
    actionOf(command.type).refuse(match, seatOf(match, id), command) ??
    (losesFirstSearch(match, command) ? 'first-search-due' : undefined);
  return code && because(code);
}

/** The commands of one kind a seat may play now, or why there are none. */
function offer(match: Match, id: SeatId, kind: ActionKind): Offer {
  const blocked = refuseKind(match, id, kind);
  if (blocked) return { reason: because(blocked) };
  const action = actionOf(kind);
  const seat = seatOf(match, id);
  const commands: SeatCommand[] = [];
  const refused: RefusedCard[] = [];
  let first: Reason | undefined;
  for (const command of action.candidates(match, seat)) {
    const code =
      action.refuse(match, seat, command) ??
      (losesFirstSearch(match, command) ? 'first-search-due' : undefined);
    if (!code) {
      commands.push(command);
      continue;
    }
    const reason = because(code);
    first ??= reason;
    if (command.type === 'give') refused.push({ card: command.card, reason });
  }
  if (commands.length === 0) return { reason: first ?? because(action.lacking(match, seat)) };
  return refused.length > 0 ? { commands, refused } : { commands };
}

export function offersTo(match: Match, id: SeatId): Offers {
  return Object.fromEntries(ACTION_KINDS.map((kind) => [kind, offer(match, id, kind)])) as Offers;
}

/** Everything a seat may play now. */
export function commandsOf(match: Match, id: SeatId): readonly SeatCommand[] {
  return ACTION_KINDS.flatMap((kind) => {
    const made = offer(match, id, kind);
    return 'commands' in made ? made.commands : [];
  });
}

/** Why nothing of this kind can be done now, whatever it is aimed at. */
function refuseKind(match: Match, id: SeatId, kind: ActionKind): ReasonCode | undefined {
  if (match.ending) return 'match-over';
  if (isEliminated(seatOf(match, id))) return 'eliminated';
  const { when } = actionOf(kind);
  switch (when) {
    case 'turn':
    case 'turn-or-duty':
      return refuseOnTurn(match, id, when) ?? (turnOf(match).ap < AP_COST[kind] ? 'no-ap' : undefined);
    case 'anyone':
      return match.prompt ? 'something-is-awaited' : undefined;
    default:
      return refuseAnswering(match.prompt, id, when);
  }
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
