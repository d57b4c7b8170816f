import { type Actor, because, type Command, type GameEvent, type Reason } from '#shared/play/index.ts';
import { isActionKind, perform } from './actions.ts';
import { settle } from './agenda.ts';
import { closeWindow } from './armor.ts';
import { nextDigest } from './digest.ts';
import type { Draft, Match } from './match.ts';
import { commandsOf, refusal } from './offers.ts';
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
  const next: Match = { ...draft, digest: nextDigest(match.digest, actor, command, draft.events) };
  return { ok: true, match: next, events: next.events };
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
      if (draft.prompt?.type === 'armor') closeWindow(draft, draft.prompt);
      return;
    default:
      if (actor !== 'dealer') perform(draft, actor, command);
  }
}
