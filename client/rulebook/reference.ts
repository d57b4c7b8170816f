import type { VERB_ICONS } from '#client/art/verb-icons.ts';
import { AP_COST } from '#shared/play/index.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';

type Verb = 'move' | 'explore' | 'search' | 'fire' | 'stab';

/** An action by its picture, its cost and the rule that sums it up. */
interface ReferredAction {
  readonly rule: RuleNumber;
  readonly icon: keyof typeof VERB_ICONS;
  readonly ap: number;
  /** As it is called on the screen; else it is called as its rule. */
  readonly verb?: Verb;
}

/** What can be done in a turn, in the order of the verbs on the screen. */
export const REFERRED_ACTIONS: readonly ReferredAction[] = [
  { rule: 'M1', icon: 'move', ap: AP_COST.move, verb: 'move' },
  { rule: 'E1', icon: 'explore', ap: AP_COST.explore, verb: 'explore' },
  { rule: 'F1', icon: 'search', ap: AP_COST.search, verb: 'search' },
  { rule: 'A1', icon: 'fire', ap: AP_COST.fire, verb: 'fire' },
  { rule: 'A3', icon: 'stab', ap: AP_COST.stab, verb: 'stab' },
  { rule: 'R3', icon: 'heal', ap: AP_COST.heal },
  { rule: 'R4', icon: 'scan', ap: AP_COST['thermal-scan'] },
  { rule: 'H2', icon: 'use', ap: AP_COST['lay-down'] },
  { rule: 'V1', icon: 'burn', ap: AP_COST['burn-hive'] },
];

/** What has to be known before one meets somebody. */
export const REFERRED_MEETING: readonly RuleNumber[] = ['X1', 'X2', 'X4', 'X5', 'X6', 'H1'];

export const REFERRED_TURN: readonly RuleNumber[] = ['T4', 'T5', 'T6', 'T7'];

export const REFERRED_PARASITES: readonly RuleNumber[] = ['P1', 'P3', 'P5', 'A5'];

export const REFERRED_ENDINGS: readonly RuleNumber[] = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9'];
