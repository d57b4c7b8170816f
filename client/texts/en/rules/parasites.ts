import type { ChapterText } from '../../wording/rule-book.ts';

export const parasites: ChapterText<'P'> = {
  title: 'Parasites',
  intro: 'They have no plan. There are only more and more of them.',
  rules: {
    P1: {
      title: 'The parasite phase',
      summary: 'Doors close, all parasites move one room, then they attack.',
      text: [
        'First: open security doors close.',
        'Second: one roll of the die moves every parasite one room in that direction.',
        'Third: every parasite attacks.',
      ],
    },
    P2: {
      title: 'What stops a parasite',
      summary: 'Walls, security doors and the end of the map.',
      text: [
        'A parasite stays put if either edge in its way is a wall or a security door, or if no card lies there.',
        'The door inside a two-room card is a security door, so no parasite walks through it.',
      ],
    },
    P3: {
      title: 'Their attack',
      summary: 'Each character takes 1 wound per grey and 2 per black parasite in its room.',
      text: [
        'Every character in a room with parasites suffers 1 wound for each grey and 2 for each black one, added up.',
        'Each attacked player is asked once for armor (A6).',
      ],
      ruling: 'All damage of the phase falls at the same moment.',
    },
    P4: {
      title: 'Only in their phase',
      summary: 'Parasites attack at no other time.',
      text: ['A parasite in your room does nothing until the parasite phase.'],
    },
    P5: {
      title: 'Spawning',
      summary:
        'The die gives a direction: the parasite comes into the room next door, or into yours if there is none.',
      text: [
        'When a parasite spawns at a character, roll the die. The parasite comes into the room that lies in that direction, even behind a wall or a door. If no card lies there, it comes into the character’s own room.',
        'Inside a two-room card, north or south may mean its other half.',
      ],
      ruling:
        'A parasite that comes onto a two-room card from north or south appears in the half that touches, as the card lies. From east or west it appears in the front half.',
    },
    P6: {
      title: 'Which parasite comes',
      summary: 'Grey from the reserve first, then black; if none is left, one on the map is moved.',
      text: [
        'A grey parasite from the reserve comes first. When there is none, a black one comes.',
        'If the reserve is empty, the player who set off the spawning chooses any parasite on the map and moves it there. It keeps its colour.',
      ],
    },
    P7: {
      title: 'Nowhere is safe',
      summary: 'A parasite can appear in any room.',
      text: ['Any room can receive a parasite, the Reactor Room too.'],
    },
  },
};
