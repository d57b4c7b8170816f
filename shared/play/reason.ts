import { keysOf, type RuleNumber, recordOf } from '../vocabulary/index.ts';

/** Why something cannot be done, and the rule that says so. */
const REASONS = {
  'match-over': 'V8',
  'not-at-this-table': 'C1',
  eliminated: 'A7',
  'not-your-turn': 'T5',
  'something-is-awaited': 'T7',
  'nothing-awaited': 'T7',
  'duty-first': 'X1',
  'already-answered': 'D2',
  'no-ap': 'T5',
  'first-search-due': 'T6',
  'unknown-command': 'T5',
  'only-the-dealer': 'D5',
  'only-for-players': 'D5',
  'window-open': 'D5',
  // Said by a device, never by the dealer: it has not shown yet what this would answer.
  'being-shown': 'D6',

  'character-dead': 'A7',
  'card-not-in-hand': 'H1',
  'hand-minimum': 'H1',
  'wrong-card': 'C4',

  'deck-empty': 'E7',
  'no-free-doorway': 'E1',
  'no-place-here': 'E3',
  'no-place-in-reach': 'E4',
  'fits-in-reach': 'E4',
  'last-location': 'E4',
  'past-once-a-turn': 'E4',
  'exploring-over': 'E4',
  'cell-taken': 'E1',
  'no-doorway-here': 'E1',
  'rotation-not-allowed': 'E2',
  'doorway-meets-wall': 'E2',
  'security-meets-security': 'E2',
  'same-as-upright': 'E2',
  'not-behind-this-room': 'E1',

  'no-doorway-there': 'M1',
  'security-door': 'M1',
  'no-run-bonus': 'R1',
  'room-not-empty': 'R1',

  'no-bullet': 'A1',
  'no-knife': 'A3',
  'no-target': 'A1',
  'own-character': 'A1',
  'out-of-reach': 'A1',
  'bullets-to-name': 'A2',
  'not-in-this-room': 'A3',
  'own-room': 'A4',
  'grenade-out-of-reach': 'A4',
  'no-grenade': 'A4',
  'duty-of-other-character': 'X1',
  'duty-needs-a-target-there': 'X3',

  'not-searchable': 'F1',
  'ran-out-of-here': 'F6',
  'not-a-team-room': 'F5',
  'nobody-to-team-with': 'F5',
  'attacked-here': 'F5',

  'no-terminal-here': 'R5',
  'terminal-used': 'R4',
  'no-sick-bay-here': 'R5',
  'sick-bay-used': 'R3',
  'nobody-wounded': 'R3',
  'heal-two': 'R3',

  'nothing-to-lay-down': 'H2',
  'no-first-aid-kit': 'I1',
  'first-aid-shares': 'I1',
  'no-boost': 'I2',
  'no-body-scanner': 'I3',
  'nobody-to-scan': 'I3',

  'no-duty': 'X1',
  'not-a-partner': 'X4',
  'own-infection-card': 'X6',
  'foreign-infection-card': 'X6',
  'host-card': 'X6',
  'not-in-a-trade': 'X4',
  'not-attacked': 'A6',
  'armor-rooms': 'A6',
  'too-little-armor': 'A6',
  'more-armor-than-wounds': 'A6',
  'not-your-choice': 'P6',
  'no-such-parasite': 'P6',

  'no-trooper-in-hive': 'V1',
  'infected-cannot-burn': 'V1',
  'too-few-gas-cans': 'V1',
  'agreed-already': 'V7',
} as const satisfies Record<string, RuleNumber>;

export type ReasonCode = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];

export interface Reason {
  readonly code: ReasonCode;
  readonly rule: RuleNumber;
}

const made = recordOf(keysOf(REASONS), (code): Reason => ({ code, rule: REASONS[code] }));

export function because(code: ReasonCode): Reason {
  return made[code];
}
