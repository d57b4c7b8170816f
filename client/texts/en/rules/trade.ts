import type { ChapterText } from '../../wording/rule-book.ts';

export const trade: ChapterText<'X'> = {
  title: 'Trade',
  intro: 'Nobody passes anybody without a word, or a shot. This is where the infection spreads.',
  rules: {
    X1: {
      title: 'Attack or trade',
      summary: 'Enter a room with other players’ characters and you must attack one of them or trade.',
      text: [
        'A character that enters a room with at least one other player’s character has a duty. It must attack one of those (A1, A3; 1 AP, with that same character), or trade.',
        'Until then you cannot explore, search, move, or use a room or an item, except to lay down cards and use energy boosts (T7).',
        'You always say which it is to be, even when only one is possible.',
      ],
    },
    X2: {
      title: 'No duty',
      summary: 'None in the Reactor Room, nor where this character traded or you attacked this turn.',
      text: [
        'There is no duty in the Reactor Room.',
        'There is none if this character has already traded in this room this turn.',
        'There is none if, earlier this turn, you attacked a player’s character in this room or threw a grenade into it.',
      ],
      ruling: 'Such an attack or grenade frees both your characters from the duty in that room.',
    },
    X3: {
      title: 'What settles the duty',
      summary: 'One attack or one trade settles it towards everybody in the room.',
      text: [
        'One attack settles the duty towards everybody there. With a heavy gun one bullet at a character in the room is enough.',
        'After a trade you may still attack, for AP.',
        'Nobody can trade without a duty. Your other character has a duty of its own when it enters.',
      ],
    },
    X4: {
      title: 'The trade',
      summary: 'You pick the partner; both choose a hand card in secret; the cards change hands at once.',
      text: [
        'The player who entered picks whom to trade with. A player with both characters there is one partner, not two.',
        'Both choose one card from the hand in secret. The two are exchanged at the same moment. Only these two see what they got.',
      ],
    },
    X5: {
      title: 'Infection',
      summary:
        'An Infected’s own-colour infection card infects you, unless you gave a gas can in the same trade.',
      text: [
        'You become Infected if three things are true: you receive an infection card of the giver’s own colour; the giver is Infected; the card you gave is not a gas can.',
        'You are Infected from then on, with both characters, and may give your own infection cards.',
        'If you gave a gas can, you stay human.',
        'Either way each keeps the card received. A gas can that saved you now belongs to the infector, and the infection card stays with you.',
      ],
    },
    X6: {
      title: 'What may be given',
      summary: 'Humans give items. The Infected may also give infection cards of their own colour.',
      text: [
        'Humans may give any item, never an infection card of their own colour.',
        'The Infected may give any item, or an infection card of their own colour.',
        'An infection card of another colour may be given only by a player who holds no item at all. It infects nobody.',
        'The Host card is never given, unless O2 allows it.',
        'Because of the hand minimum (H1) there is always something you may give.',
      ],
      ruling: 'An infection card that has come back to its owner works again.',
    },
    X7: {
      title: 'Trading is not using',
      summary: 'Single-use items are not used up by a trade.',
      text: ['A single-use item that is traded remains unused. Its new owner may use it.'],
    },
    X8: {
      title: 'Trading and the hand minimum',
      summary: 'A trade never shrinks a hand, so the hand minimum does not limit it.',
      text: ['You may trade with a hand at its minimum (H1): one card goes and one comes.'],
    },
  },
};
