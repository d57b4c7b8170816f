import type { ChapterText } from '../../wording/rule-book.ts';

export const rooms: ChapterText<'R'> = {
  title: 'Rooms',
  intro: 'Some rooms do more than stand in the way.',
  rules: {
    R1: {
      title: 'Run',
      summary:
        'Entering a Run room gives that character one free move out, while no other player’s character is there.',
      text: [
        'A character that enters a Run room gets one free move out of it. It can be used this turn, as long as the character still stands there and no other player’s character is in the room when the move is made.',
      ],
      ruling:
        'The free move is lost if you have searched the room since. Each character gets it once per Run room and turn; two neighbouring Run rooms would otherwise never end.',
    },
    R2: {
      title: 'Parasite Alert',
      summary: 'Every entry spawns a parasite.',
      text: ['Each time a character enters a Parasite Alert room, a parasite spawns (P5).'],
    },
    R3: {
      title: 'Sick Bay',
      summary: '1 AP, once a turn: heal 2 wounds among your characters in the room.',
      text: [
        'You heal 2 wounds, shared as you like among your own characters in the room. Nobody rises above 4 HP.',
        'It can be used once a turn, and only if there is a wound to heal.',
        'If the card is red, a parasite spawns first. If it is black, it turns red.',
      ],
    },
    R4: {
      title: 'Terminal',
      summary: '1 AP, once a turn: scan the crew, open all security doors, or reveal a location.',
      text: [
        'At a Terminal you choose one of three: thermal scan (R6), open all security doors (R7), reveal a location (R8).',
        'You get one use a turn, whichever Terminal it is.',
        'If the card is red, a parasite spawns first. If it is black, it turns red.',
      ],
    },
    R5: {
      title: 'Behind the door',
      summary: 'On a two-room card, Terminal and Sick Bay work in the back half only.',
      text: [
        'A Terminal or Sick Bay on a card with two rooms can be used only by a character in its back half.',
      ],
    },
    R6: {
      title: 'Thermal scan',
      summary: 'Everybody learns how many of the living are Infected, never who.',
      text: [
        'Each living player’s true scan card goes into one pile: positive if Infected, negative if not. The other card goes into a second pile, which stays hidden. The first pile is shuffled and shown to all, card by card.',
        'So the number of Infected among the living becomes known, but never who they are. Nobody can hand in a wrong card.',
        'Then the dealer checks whether the match is over (V2, V3, V9).',
      ],
      ruling: 'The eliminated take no part.',
    },
    R7: {
      title: 'Open all security doors',
      summary: 'All security doors open for everybody, until just before the parasites move.',
      text: [
        'Every security door opens, for everybody. The doors stay open until just before the next parasite movement.',
      ],
    },
    R8: {
      title: 'Reveal a location',
      summary: 'Place the top location card anywhere on the map where it fits.',
      text: [
        'You place the top location card next to any doorway of the map where it is legal. E2, E4 and E5 apply as they do to exploring.',
      ],
    },
    R9: {
      title: 'Nothing to find',
      summary: 'Empty Rooms, Reactor Room and Hive cannot be searched.',
      text: [
        'An Empty Room, the Reactor Room and the Hive have no search icon. There is nothing to find in them.',
      ],
    },
  },
};
