import type { ChapterText } from '../../wording/rule-book.ts';

export const search: ChapterText<'F'> = {
  title: 'Search',
  intro: '1 AP. This is how you find fuel, weapons, and sometimes the reason nobody should trust you.',
  rules: {
    F1: {
      title: 'Where to search',
      summary: 'In any room whose card has the search icon, black or red.',
      text: [
        'You may search where the location card has the search icon, whether it is black or red.',
        'A card with two rooms can be searched from either half.',
      ],
    },
    F2: {
      title: 'Black or red',
      summary: 'Searching a black location turns it red; searching a red one spawns a parasite first.',
      text: ['In a red location a parasite spawns (P5) before anything else.', 'A black location turns red.'],
    },
    F3: {
      title: 'The find',
      summary: 'Draw one card. A parasite alert strikes at once and is not replaced.',
      text: [
        'You draw one search card into your hand.',
        'A parasite alert is shown to all, spawns a parasite at the searching character and is discarded. You draw nothing in its place.',
      ],
    },
    F4: {
      title: 'Storage',
      summary: 'The first search draws 3 cards, later ones 1.',
      text: [
        'While a Storage is black, searching it draws 3 cards, one after another. Alerts are resolved as they come.',
        'Once it is red, a search draws 1.',
      ],
    },
    F5: {
      title: 'Team Search',
      summary: 'Name another player in the room: you each draw one card.',
      text: [
        'In a Team Search room you may name one other player who has a character there. Each of you draws 1 card. Chance decides which card goes to whom; yours comes first. If only one card is left, it is yours.',
        'You cannot team up if you attacked a player’s character in this room this turn. A grenade counts only if it hit one.',
        'An alert strikes at the character of whoever drew it. If no parasite is left in the reserve, that player chooses which one moves (P6).',
      ],
      ruling: 'The named player is not asked for consent.',
    },
    F6: {
      title: 'No running in circles',
      summary: 'A room you left by a free move cannot be searched again by you this turn.',
      text: [
        'If you used the free move of a Run room, neither of your characters can search that room again this turn.',
      ],
    },
    F7: {
      title: 'The Search deck runs out',
      summary: 'The discard pile is shuffled into a new deck; if both are empty, you find nothing.',
      text: [
        'If a card is to be drawn and the Search deck is empty, the discard pile is shuffled and becomes the new deck, even in the middle of a search.',
        'If both are empty, the search finds nothing.',
      ],
      ruling:
        'A closing note of the printed rules says this of the exploration deck. That is a slip: it belongs here.',
    },
  },
};
