import type { ActionKind } from '#shared/play/index.ts';
import type { CardFace, RoomKind, RuleNumber } from '#shared/vocabulary/index.ts';
import type { Fact } from './desk.ts';

/** Which rule says what a thing is good for. */
export const ROOM_RULES: Readonly<Record<RoomKind, RuleNumber>> = {
  reactor: 'R9',
  terminal: 'R4',
  hive: 'V1',
  storage: 'F4',
  empty: 'R9',
  run: 'R1',
  'team-search': 'F5',
  'parasite-alert': 'R2',
  'sick-bay': 'R3',
  plain: 'R5',
};

export const CARD_RULES: Readonly<Record<CardFace['kind'], RuleNumber>> = {
  'gas-can': 'X5',
  armor: 'A6',
  ammo: 'I5',
  'first-aid-kit': 'I1',
  keycard: 'I7',
  'heavy-gun': 'A2',
  grenade: 'A4',
  'energy-boost': 'I2',
  'target-scope': 'I4',
  'combat-knife': 'A3',
  'body-scanner': 'I3',
  host: 'S6',
  infection: 'X5',
};

export const FACT_RULES: Readonly<Record<Fact, RuleNumber>> = {
  role: 'S6',
  phase: 'P1',
  die: 'C8',
  'search-deck': 'C4',
  'location-deck': 'E1',
  scan: 'R6',
  doors: 'R7',
  marker: 'T1',
  ap: 'T4',
  watchers: 'D7',
};

/** What a card of the hand is played by; nothing for what is only given. */
export const USES: Partial<Readonly<Record<CardFace['kind'], ActionKind>>> = {
  'gas-can': 'burn-hive',
  armor: 'armor',
  ammo: 'lay-down',
  'first-aid-kit': 'first-aid',
  keycard: 'lay-down',
  'heavy-gun': 'lay-down',
  grenade: 'throw-grenade',
  'energy-boost': 'boost',
  'target-scope': 'lay-down',
  'combat-knife': 'lay-down',
  'body-scanner': 'body-scan',
};
