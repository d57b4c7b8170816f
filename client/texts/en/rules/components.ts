import type { ChapterText, RuleBook } from '../../wording/rule-book.ts';

export const components: ChapterText<'C'> = {
  title: 'Components',
  intro:
    'Words used throughout. A player owns a seat with a colour and two characters, a Trooper and an Android. ' +
    'A location is one card of the map; it holds one room, or two. Your hand is secret. Your table is the row of ' +
    'face-up cards before you. An item is any search card except the Host and the parasite alert. ' +
    'AP are action points, HP is health. “Another player’s character” is always a living one.',
  rules: {
    C1: {
      title: 'The crew',
      summary: '4 to 6 players, each with a colour of their own.',
      text: [
        'A mission needs 4 to 6 players. Bots may take any chair.',
        'Everybody picks a colour nobody else has: red, green, purple, orange, blue or white.',
      ],
      ruling: 'Tables of fewer than 4 or more than 6 are not offered.',
    },
    C2: {
      title: 'What every seat gets',
      summary: 'A Trooper and an Android with 4 HP each, 3 infection cards, 2 scan cards.',
      text: [
        'You lead two characters: a Trooper and an Android. Each starts with 4 HP, which is also the most it can have.',
        'You hold 3 infection cards in your own colour.',
        'You own 2 scan cards, one positive and one negative. They are used in thermal scans only (R6) and are no part of the hand.',
      ],
    },
    C3: {
      title: 'Parasites and die',
      summary: '5 grey parasites (1 HP, 1 damage) and 5 black ones (2 HP, 2 damage).',
      text: [
        'Ten parasites exist and no more. Five are grey: 1 HP, 1 damage. Five are black: 2 HP, 2 damage.',
        'One four-sided die decides directions and knife fights.',
        'One parasite marker shows who leads the next parasite phase.',
      ],
    },
    C4: {
      title: 'The Search deck',
      summary: '46 cards: fuel, weapons, tools, three alarms, and one Host.',
      text: [
        'Searching draws from a deck of 46 cards. The list of cards says how many there are of each and what each is for.',
        'Some cards stay hidden in the hand. Some are laid face up on your table and stay there. Single-use cards are discarded once used.',
      ],
    },
    C5: {
      title: 'The location cards',
      summary: '20 cards make the station; each edge is an open doorway, a security door or a wall.',
      text: [
        'The station is built from 20 location cards. The list of locations shows the four edges of each, as printed: north, east, south, west.',
        'An edge is an open doorway, a security door, or a wall. A card with the search icon can be searched (F1).',
      ],
    },
    C6: {
      title: 'Cards with two rooms',
      summary:
        'A wall with a security door splits the card: Terminal or Sick Bay behind, plain room in front.',
      text: [
        'Two cards are split by a wall with a security door in it.',
        'The back half, north as printed, has no other way out. It holds the Terminal or the Sick Bay (R5).',
        'The front half, south as printed, has the card’s open doorway and walls to east and west. On a card turned by 180° the front lies north.',
        'Each half is a room of its own for who is present, moves, duties, shots, grenades and damage. Black or red, however, is the whole card.',
      ],
    },
    C7: {
      title: 'Black and red',
      summary: 'A location starts black (unused) and turns red (used) once and for good.',
      text: [
        'Every location card comes into play black: unused. Using it may turn it red: used.',
        'A red card never turns black again. Searching or working in a red location wakes a parasite first (F2).',
      ],
    },
    C8: {
      title: 'The die as a compass',
      summary: '1 north, 2 east, 3 south, 4 west.',
      text: [
        'When the die gives a direction: 1 is north, 2 east, 3 south, 4 west.',
        'The compass belongs to the table. Turning a card does not turn it.',
      ],
    },
  },
};

export const cards: RuleBook['cards'] = {
  'gas-can':
    'Gas can. Give it in a trade to block an infection (X5), or burn the Hive with three at once (V1).',
  armor: 'Armor. A reaction, 0 AP: takes away a wound (A6). Discarded when used.',
  ammo: 'Ammo. Lay it down for 0 AP: 4 bullets (I5). Discarded when empty.',
  'parasite-alert': 'Parasite alert. Resolved the moment it is drawn, then discarded (I6).',
  'first-aid-kit': 'First aid kit. 0 AP, single use: heals 2 HP (I1).',
  keycard: 'Keycard. Lay it down for 0 AP, it stays: opens security doors to you (I7).',
  'heavy-gun': 'Heavy gun. Lay it down for 0 AP, it stays: the fire action shoots two bullets (A2).',
  grenade: 'Grenade. 1 AP, single use: wounds everything in a room next door (A4).',
  'energy-boost': 'Energy boost. 0 AP, single use: +2 AP this turn (I2).',
  'target-scope': 'Target scope. Lay it down for 0 AP, it stays: the Android fires into the next room (I4).',
  'combat-knife': 'Combat knife. Lay it down for 0 AP, it stays: 1 AP a stab, which hits on 3 or 4 (A3).',
  'body-scanner': 'Body scanner. 1 AP, single use: see the whole hand of a player in your room (I3).',
  host: 'Host. Stays hidden in the hand of whoever drew it (S6).',
};

export const locations: RuleBook['locations'] = {
  reactor: 'Reactor Room, the start. Neutral ground: no duty to attack or trade (X2).',
  terminal: 'Terminal, the open one: scan, open doors or reveal a location (R4).',
  hive: 'Hive: where three gas cans end it (V1).',
  'terminal-behind': 'Two rooms: a Terminal behind a security door, a plain room in front (C6).',
  'sick-bay-behind': 'Two rooms: a Sick Bay behind a security door, a plain room in front (C6).',
  storage: 'Storage: three cards on the first search (F4).',
  empty: 'Empty Room: nothing to search (R9).',
  run: 'Run: a free move on, unless another player’s character is there (R1).',
  'team-search': 'Team Search: two players may draw (F5).',
  'parasite-alert': 'Parasite Alert: every entry spawns a parasite (R2).',
};
