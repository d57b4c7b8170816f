import type { ChapterText } from '../../wording/rule-book.ts';

export const hand: ChapterText<'H'> = {
  title: 'The hand of five',
  intro: 'A small hand would give its owner away. So every hand stays at five cards or more.',
  rules: {
    H1: {
      title: 'The hand minimum',
      summary: 'You cannot play a card if fewer than 5 would remain in your hand.',
      text: [
        'Your hand is your infection cards, your items and, if you have it, the Host card.',
        'No card may be played from it if fewer than 5 would remain, or 4 with the gentle start (O1). Armor and single-use cards are no exception.',
        'Burning the Hive (V1) is the one exception.',
      ],
    },
    H2: {
      title: 'Laying cards down',
      summary: 'Free, on your own turn, and for good: a card on the table is never traded.',
      text: [
        'Cards that stay are laid face up on your table. It costs nothing and is done on your own turn. What lies there stays there for good and can never be traded.',
        'A second gun, scope, knife or keycard adds nothing.',
      ],
      ruling: 'That holds from the moment a card is laid down, even before its first use.',
    },
    H3: {
      title: 'No upper limit',
      summary: 'Hold as many cards as you like.',
      text: ['There is no limit to the number of cards in a hand.'],
    },
  },
};
