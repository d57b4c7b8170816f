import type { ChapterText } from '../../wording/rule-book.ts';

export const explore: ChapterText<'E'> = {
  title: 'Explore',
  intro: '1 AP. You add the top location card to the map. Where nothing is known, somebody has to look.',
  rules: {
    E1: {
      title: 'Placing a location',
      summary: '1 AP: place the top location card behind a doorway of your room.',
      text: [
        'One of your characters takes the top location card and places it in an empty cell next to its own location.',
        'The cell must lie behind a doorway of the room the character stands in. An open doorway will do, and so will a security door, even a closed one.',
      ],
    },
    E2: {
      title: 'How cards must meet',
      summary: 'Upright or half turned; doorways meet doorways, walls meet walls.',
      text: [
        'A card is placed upright or turned by 180°.',
        'On every side where it touches another card, doorway must meet doorway and wall must meet wall.',
        'The new card comes black side up. Two rotations that give the same map are offered as one.',
      ],
      ruling: 'Two security doors never meet, not even while all doors stand open.',
    },
    E3: {
      title: 'It fits, but not here',
      summary: 'If the card fits only behind other rooms, you cannot explore from this one.',
      text: [
        'If the top card has no legal place behind the doorways of this room, but has one elsewhere within reach (E4), exploring is not possible here. Somebody has to do it there.',
      ],
    },
    E4: {
      title: 'It fits nowhere within reach',
      summary: 'Pay 1 AP, put the card under the deck and try the next one, once a turn.',
      text: [
        'If the top card has no legal place within reach and is not the last one, you may pay 1 AP to put it under the deck. The next card is then tried at once, at no further cost.',
        'If that card fits behind the doorways of this room, you must place it; when revealing from a Terminal (R8), anywhere it fits. If it does not fit, it stays on top, the AP is lost, and you can neither explore nor reveal again this turn.',
        'This can be done once a turn, exploring and revealing together.',
        'Within reach is a place behind a doorway of a room some living character could walk to, however many turns that takes: through open doorways, through open security doors (R7), or with a keycard face up on its own player’s table. While a Terminal can be walked to that way, every place is within reach. All of this is public.',
      ],
      ruling:
        'The printed rule asks whether the card fits anywhere at all. If the only place lies behind a door nobody can open, all exploring would stop for good. So what counts, here and in E3 and E5, is reach, and a card is passed over once a turn at most.',
    },
    E5: {
      title: 'The Hive on top',
      summary:
        'The Hive may be laid sideways if it fits no other way; if it fits nowhere, the next card is tried.',
      text: [
        'If the Hive has no legal upright or half-turned place within reach, it may be placed at 90° or 270°. E3 still holds.',
        'If it has no legal place within reach in any rotation, you may pay 1 AP to take the next card instead. It is placed if it fits here, or, when revealing from a Terminal (R8), anywhere. Otherwise it goes under the deck and the AP is lost.',
        'The Hive stays on top until it finds a place.',
      ],
      ruling: 'The Hive waits on top, so that every other card gets its try.',
    },
    E6: {
      title: 'The Hive is found',
      summary: 'Placing the Hive starts a thermal scan at once.',
      text: ['However the Hive gets onto the map, a thermal scan (R6) follows at once.'],
    },
    E7: {
      title: 'Limits of exploring',
      summary: 'Exploring moves nobody, and ends with the deck.',
      text: [
        'Nobody moves by exploring: your character stays where it is.',
        'When the exploration deck is empty, there is nothing more to explore.',
      ],
    },
  },
};
