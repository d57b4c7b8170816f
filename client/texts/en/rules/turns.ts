import type { ChapterText } from '../../wording/rule-book.ts';

export const turns: ChapterText<'T'> = {
  title: 'Turns',
  intro: 'Players take turns clockwise. Every so often the parasites take theirs.',
  rules: {
    T1: {
      title: 'Order of play',
      summary: 'A parasite phase opens the game; N + 1 turns lie between phases.',
      text: [
        'The game opens with a parasite phase (P1), led by the first player. After it the leader hands the parasite marker to the next living player clockwise. Turns run clockwise, starting with the leader.',
        'The next phase comes just before the holder of the marker begins a turn, provided the holder has already had one turn since getting it. If leader and holder are the same person, the turn right after the phase does not count.',
        'With four players: turns 1, 2, 3, 4, 1, then player 2 leads a phase. With N players, N + 1 turns lie between two phases.',
      ],
    },
    T2: {
      title: 'When the marker’s holder falls',
      summary: 'The marker moves on clockwise; a turn its old holder has had still counts.',
      text: [
        'If the holder of the marker is eliminated, it goes to the next living player clockwise. A turn already had by the old holder counts for the new one.',
      ],
      ruling:
        'If the leader is eliminated in the phase being led, the next living player clockwise becomes leader, hands the marker on and has the first turn.',
    },
    T3: {
      title: 'Coming aboard',
      summary: 'On your first turn both your characters enter the Reactor Room.',
      text: [
        'Before the first action of your first turn, your Trooper and your Android enter the Reactor Room.',
      ],
    },
    T4: {
      title: 'Action points',
      summary: 'Each character gives 2 AP with 3–4 HP, 1 AP with 1–2 HP; both spend from one pool.',
      text: [
        'At the start of your turn each living character gives 2 AP if it has 3 or 4 HP, and 1 AP if it has 1 or 2.',
        'The points form one pool for both characters. You need not spend them all.',
        'Healing raises your AP from your next turn on.',
      ],
      ruling: 'Wounds, or a character lost, during your own turn take no AP away.',
    },
    T5: {
      title: 'Actions',
      summary: 'An action costs 1 AP unless its rule says otherwise, and can be repeated.',
      text: [
        'On your turn you act with either character, in any order.',
        'Each action costs 1 AP unless its rule names another price. You may do the same again.',
      ],
    },
    T6: {
      title: 'The first search',
      summary: 'On your first turn you must search once, if you can get to it.',
      text: [
        'On your first turn you must make at least one search, if one can be reached with the AP you have left.',
        'While it can be reached, you cannot end the turn without it, and no action is offered that would put it out of reach. That includes the attack of a duty (X1).',
        'While it cannot be reached, this demand sleeps. It wakes if a new top location card makes a search possible again.',
        'A search that turns up nothing but an alert counts.',
      ],
      ruling:
        'A search can be reached if one of your characters can walk to a searchable room and search it, on the map as it lies or with the public top card placed. Free moves of Run rooms count. Cards in your hand and location cards nobody knows do not.',
    },
    T7: {
      title: 'Answers come first',
      summary: 'A duty or a question to any player stops everything else until it is answered.',
      text: [
        'While a duty to attack or trade is open (X1), or while any player is asked something, nothing else can be done.',
        'One exception: during your own duty you may still lay down cards and use energy boosts.',
      ],
    },
  },
};
