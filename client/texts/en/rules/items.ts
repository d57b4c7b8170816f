import type { ChapterText } from '../../wording/rule-book.ts';

export const items: ChapterText<'I'> = {
  title: 'Items',
  intro:
    'What the other chapters do not say. Weapons and armor are in the chapter on attacks, gas cans in those on trade and the end.',
  rules: {
    I1: {
      title: 'First aid kit',
      summary: '2 HP for one character in the room, or 1 for the user and 1 for another.',
      text: [
        'It gives 2 HP to one character in the user’s room, yours or another player’s. Or it gives 1 HP to the character that uses it and 1 HP to another one there.',
        'Nobody rises above 4 HP. It costs no AP and is used once.',
      ],
    },
    I2: {
      title: 'Energy boost',
      summary: '+2 AP this turn.',
      text: ['You get 2 more AP for this turn. You may use several. Each is used once and costs no AP.'],
    },
    I3: {
      title: 'Body scanner',
      summary: '1 AP, single use: see the whole hand of another player in your room.',
      text: [
        'Choose another player with a character in the user’s room. You see that player’s whole hand as it is now.',
        'All others see only that it happened.',
      ],
    },
    I4: {
      title: 'Target scope',
      summary: 'Lets your Android fire into the next room.',
      text: ['It works for the Android only, with pistol and heavy gun alike. A1 says how far it reaches.'],
    },
    I5: {
      title: 'Ammo',
      summary: 'Four bullets a card; several cards may lie on your table.',
      text: [
        'Each ammo card laid down carries 4 bullets. You may have several on your table. An empty one is discarded.',
      ],
    },
    I6: {
      title: 'Parasite alert',
      summary: 'Never held: it strikes the moment it is drawn.',
      text: ['Nobody ever holds a parasite alert. It is resolved as soon as it is drawn.'],
    },
    I7: {
      title: 'Keycard',
      summary: 'Face up on your table it opens security doors to both your characters.',
      text: [
        'A keycard works once it lies face up on your table. It works for both your characters and for nobody else.',
      ],
      ruling: 'Items belong to the player, not to one character.',
    },
    I8: {
      title: 'When items are used',
      summary: 'On your own turn. Only armor is used at other times too.',
      text: [
        'You use items on your own turn.',
        'Armor alone is also used on other players’ turns and in the parasite phase.',
      ],
    },
  },
};
