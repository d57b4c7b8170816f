import type { ChapterText } from '../../wording/rule-book.ts';

export const setUp: ChapterText<'S'> = {
  title: 'Set-up',
  intro: 'The dealer does all of this before the first turn. It is worth knowing what may be where.',
  rules: {
    S1: {
      title: 'The first card',
      summary: 'The Reactor Room lies alone in the middle; the map grows in every direction.',
      text: [
        'Only the Reactor Room is on the map at first.',
        'The grid around it has no border: the station grows wherever it is explored.',
      ],
    },
    S2: {
      title: 'The opening packet',
      summary:
        'N players deal from a packet of 3N search cards with at least N gas cans and, somewhere, the Host.',
      text: [
        'For N players the dealer builds a packet of 3N cards: N gas cans, the Host, and 2N − 1 cards drawn at random from all other search cards, leftover gas cans included.',
        'The packet is shuffled and laid on top of the shuffled rest.',
      ],
    },
    S3: {
      title: 'Opening hands',
      summary: 'Two search cards each: every hand starts with 5 cards.',
      text: [
        'Each player is dealt 2 cards from the packet.',
        'A parasite alert among them puts a grey parasite into the Reactor Room, is discarded and replaced, as often as it takes.',
        'Every hand then holds 3 infection cards and 2 search cards: 5 in all, or 4 with the gentle start (O1).',
      ],
    },
    S4: {
      title: 'The exploration deck',
      summary:
        'The open Terminal comes in the second half, the Hive among the last three. The top card is public.',
      text: [
        'All cards except the Reactor Room, the open Terminal and the Hive are ordinary. The deck has 19 cards.',
        'First come 9 ordinary cards. Then come the other 8, shuffled together with the open Terminal. The Hive takes one of the last 3 positions, each equally likely.',
        'Everybody sees the top card of the deck at all times.',
      ],
    },
    S5: {
      title: 'First player',
      summary: 'Chance names the first player, who takes the parasite marker.',
      text: [
        'The first player is drawn at random and takes the parasite marker.',
        'No character is on the map yet; each player’s two enter on the first turn (T3).',
      ],
    },
    S6: {
      title: 'The Host',
      summary: 'Whoever draws the Host card is the Host, and Infected. Nobody else is told.',
      text: [
        'The player who draws the Host card becomes the Host, and is Infected from that moment.',
        'Nobody else learns of it.',
        'The Host stays the Host to the end, unless the option O2 passes the card on.',
      ],
    },
  },
};
