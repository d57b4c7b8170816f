import type { ChapterText } from '../../wording/rule-book.ts';

export const move: ChapterText<'M'> = {
  title: 'Move',
  intro: '1 AP. One character, one room.',
  rules: {
    M1: {
      title: 'Through a doorway',
      summary: '1 AP: into the next room. Security doors need your keycard, or must stand open.',
      text: [
        'A character walks through a doorway into the room behind it.',
        'Between two locations both edges must let it through. A security door on either side does so only if a keycard lies face up on your own table (I7), or while all security doors are open (R7).',
      ],
    },
    M2: {
      title: 'What waits inside',
      summary: 'First the alert, then the people.',
      text: [
        'Entering a Parasite Alert room spawns a parasite first (P5).',
        'Only then comes the duty to attack or trade (X1).',
      ],
    },
  },
};
