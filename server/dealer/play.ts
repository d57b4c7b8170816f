import {
  type Actor,
  AGREEMENTS,
  because,
  type Command,
  type GameEvent,
  type Reason,
} from '#shared/play/index.ts';
import { must } from '#shared/vocabulary/index.ts';
import { isActionKind, perform } from './actions.ts';
import { settle } from './agenda.ts';
import { agreementsOf } from './agreements.ts';
import { closeWindow } from './armor.ts';
import { nextDigest } from './digest.ts';
import type { Draft, Match } from './match.ts';
import { commandsOf, refusal } from './offers.ts';
import { promptOf, tell } from './seats.ts';
import { timeOut } from './time-out.ts';

export type Played =
  | { readonly ok: true; readonly match: Match; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly reason: Reason };

/** Plays one command: either another match and what happened, or why not. */
export function play(match: Match, actor: Actor, command: Command): Played {
  const reason = refuse(match, actor, command);
  if (reason) return { ok: false, reason };
  const draft: Draft = { ...match, step: match.step + 1, events: [] };
  carryOut(draft, actor, command);
  settle(draft);
  tellAgreements(match, draft);
  const next: Match = { ...draft, digest: nextDigest(match.digest, actor, command, draft.events) };
  return { ok: true, match: next, events: next.events };
}

/** V7: a turn's end, a death or the last location changes them as well as somebody's word. */
function tellAgreements(before: Match, draft: Draft): void {
  const agreements = agreementsOf(draft);
  const agreementsBefore = agreementsOf(before);
  if (agreements === agreementsBefore) return;
  const isSame = AGREEMENTS.every((to) => {
    const [was, is] = [agreementsBefore[to], agreements[to]];
    return was.needed === is.needed && was.by.join() === is.by.join();
  });
  if (!isSame) tell(draft, { type: 'agreements-changed', agreements });
}

/** Exactly what this actor may do now, prompts included. */
export function legalCommands(match: Match, actor: Actor): readonly Command[] {
  if (actor !== 'dealer') return match.seats[actor] ? commandsOf(match, actor) : [];
  if (match.ending) return [];
  return match.prompt?.type === 'armor' ? [{ type: 'close-window' }] : [{ type: 'time-out' }];
}

function refuse(match: Match, actor: Actor, command: Command): Reason | undefined {
  if (match.ending) return because('match-over');
  if (actor === 'dealer') {
    const windowOpen = match.prompt?.type === 'armor';
    if (command.type === 'close-window') return windowOpen ? undefined : because('nothing-awaited');
    if (command.type === 'time-out') return windowOpen ? because('window-open') : undefined;
    return because('only-for-players');
  }
  if (!match.seats[actor]) return because('not-at-this-table');
  if (command.type === 'close-window' || command.type === 'time-out') return because('only-the-dealer');
  return isActionKind(command.type) ? refusal(match, actor, command) : because('unknown-command');
}

function carryOut(draft: Draft, actor: Actor, command: Command): void {
  switch (command.type) {
    case 'time-out':
      return timeOut(draft);
    case 'close-window':
      return closeWindow(draft, promptOf(draft, 'armor'));
    default:
      return perform(draft, must(actor === 'dealer' ? undefined : actor, 'a player acts'), command);
  }
}
