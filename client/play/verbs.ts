import type { ActionKind, Reason, ReasonCode, SeatView } from '#shared/play/index.ts';
import { commandsOf } from './command-spots.ts';

/** The verbs in their fixed places: no button ever turns into another under somebody's pointer. */
export const VERBS = {
  move: { kinds: ['move', 'run'], key: 'm' },
  search: { kinds: ['search', 'team-search'], key: 's' },
  explore: { kinds: ['explore', 'explore-past', 'place'], key: 'x' },
  trade: { kinds: ['trade'], key: 't' },
  fire: { kinds: ['fire'], key: 'f' },
  stab: { kinds: ['stab'], key: 'b' },
  use: { kinds: ['lay-down', 'first-aid', 'boost', 'body-scan', 'throw-grenade'], key: 'u' },
  room: { kinds: ['heal', 'thermal-scan', 'open-doors', 'reveal', 'reveal-past', 'burn-hive'], key: 'o' },
} as const satisfies Record<string, { kinds: readonly ActionKind[]; key: string }>;

export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];

/** Why something is done elsewhere: whoever is where the one thing is done wants to hear nothing of the others. */
const ELSEWHERE: readonly ReasonCode[] = ['no-sick-bay-here', 'no-terminal-here', 'no-trooper-in-hive'];

/** What a button of a verb says: what can be done by it, or why nothing. */
export type VerbState =
  | { readonly count: number }
  | {
      readonly reason: Reason;
      /** All of it is done elsewhere: here is nothing to do it with. */
      readonly isElsewhere: boolean;
    };

export function verbState(view: SeatView, verb: Verb): VerbState {
  const { kinds } = VERBS[verb];
  const count = commandsOf(view, { kinds }).length;
  if (count > 0) return { count };
  const reasons = kinds.flatMap((kind) => {
    const offer = view.offers[kind];
    return 'reason' in offer ? [offer.reason] : [];
  });
  const here = reasons.find(({ code }) => !ELSEWHERE.includes(code));
  const reason = here ?? reasons[0];
  if (!reason) throw new Error(`${verb} is neither offered nor refused`);
  return { reason, isElsewhere: !here };
}
