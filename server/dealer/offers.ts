import {
  ACTION_KINDS,
  type ActionKind,
  AP_COST,
  because,
  type Offer,
  type Offers,
  type Reason,
  type ReasonCode,
  type RefusedCard,
  type SeatCommand,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { actionOf } from './actions.ts';
import { seatsAsked } from './armor.ts';
import { losesFirstSearch } from './first-search.ts';
import type { Match } from './match.ts';
import { isEliminated, seatOf } from './seats.ts';

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
  const { prompt, turn } = match;
  switch (when) {
    case 'turn':
    case 'turn-or-duty': {
      if (turn?.seat !== id) return 'not-your-turn';
      const onDuty = prompt?.type === 'duty' && prompt.seat === id;
      if (prompt && !onDuty) return 'something-is-awaited';
      if (onDuty && when === 'turn') return 'duty-first';
      return turn.ap < AP_COST[kind] ? 'no-ap' : undefined;
    }
    case 'duty':
      return prompt?.type === 'duty' && prompt.seat === id ? undefined : 'no-duty';
    case 'trade':
      if (prompt?.type !== 'trade' || !prompt.between.includes(id)) return 'not-in-a-trade';
      return prompt.sealed[id] === undefined ? undefined : 'already-answered';
    case 'armor':
      if (prompt?.type !== 'armor' || !seatsAsked(prompt).includes(id)) return 'not-attacked';
      return prompt.sealed[id] === undefined ? undefined : 'already-answered';
    case 'parasite':
      return prompt?.type === 'parasite' && prompt.seat === id ? undefined : 'not-your-choice';
    case 'place':
      return prompt?.type === 'place' && prompt.seat === id ? undefined : 'nothing-awaited';
    case 'anyone':
      return prompt ? 'something-is-awaited' : undefined;
  }
}
