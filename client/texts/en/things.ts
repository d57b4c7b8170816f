import type { Direction } from '#shared/map/index.ts';
import type { ParasiteColour } from '#shared/parasites/index.ts';
import type { Agreement, Role } from '#shared/play/index.ts';
import type { CardFace, Character, Colour, RoomKind, SearchCardKind } from '#shared/vocabulary/index.ts';

export const things = {
  colour: { red: 'Red', green: 'Green', purple: 'Purple', orange: 'Orange', blue: 'Blue', white: 'White' },
  letter: { red: 'R', green: 'G', purple: 'P', orange: 'O', blue: 'B', white: 'W' },
  character: { trooper: 'Trooper', android: 'Android' },
  direction: { north: 'north', east: 'east', south: 'south', west: 'west' },
  parasite: { grey: 'grey', black: 'black' },
  roleHint: {
    human: 'Burn the Hive. Keep a gas can for every trade.',
    infected: 'Pass your infection cards on. Nobody may know.',
    host: 'You carry it. Infect them one by one.',
  },
  room: {
    reactor: 'Reactor Room',
    terminal: 'Terminal',
    hive: 'Hive',
    storage: 'Storage',
    empty: 'Empty Room',
    run: 'Run',
    'team-search': 'Team Search',
    'parasite-alert': 'Parasite Alert',
    'sick-bay': 'Sick Bay',
    plain: 'Antechamber',
  },
  card: {
    'gas-can': 'Gas can',
    armor: 'Armor',
    ammo: 'Ammo',
    'parasite-alert': 'Parasite alert',
    'first-aid-kit': 'First aid kit',
    keycard: 'Keycard',
    'heavy-gun': 'Heavy gun',
    grenade: 'Grenade',
    'energy-boost': 'Energy boost',
    'target-scope': 'Target scope',
    'combat-knife': 'Combat knife',
    'body-scanner': 'Body scanner',
    host: 'Host',
    infection: 'Infection',
  },
  /** As it stands on a small card, in a dozen letters; a tap says all. */
  cardBrief: {
    'gas-can': 'Gas can',
    armor: 'Armor',
    ammo: 'Ammo',
    'first-aid-kit': 'First aid',
    keycard: 'Keycard',
    'heavy-gun': 'Heavy gun',
    grenade: 'Grenade',
    'energy-boost': 'Boost',
    'target-scope': 'Scope',
    'combat-knife': 'Knife',
    'body-scanner': 'Scanner',
    host: 'Host',
    infection: 'Infection',
  },
  cardHint: {
    'gas-can': 'Stops infections, burns the Hive.',
    armor: 'Takes away one wound.',
    ammo: 'Lay down: four bullets.',
    'first-aid-kit': 'In one room: 2 HP, or 1 HP each.',
    keycard: 'Lay down: opens security doors.',
    'heavy-gun': 'Lay down: two bullets a shot.',
    grenade: 'Wounds all in a room next door.',
    'energy-boost': '+2 AP this turn.',
    'target-scope': 'Lay down: fire one room away.',
    'combat-knife': 'Lay down: stab, hits on 3 and 4.',
    'body-scanner': 'See the hand of someone here.',
    host: 'Who holds it is the Host. Never given.',
    infection: 'Only the Infected give their own.',
  },
  agreement: { 'final-scan': 'a final scan', abandon: 'abandon the match' },
} as const satisfies {
  colour: Record<Colour, string>;
  letter: Record<Colour, string>;
  character: Record<Character, string>;
  direction: Record<Direction, string>;
  parasite: Record<ParasiteColour, string>;
  roleHint: Record<Role, string>;
  room: Record<RoomKind, string>;
  card: Record<SearchCardKind | 'infection', string>;
  cardBrief: Record<CardFace['kind'], string>;
  cardHint: Record<CardFace['kind'], string>;
  agreement: Record<Agreement, string>;
};
