import type { ChapterText } from '../../wording/rule-book.ts';

export const attack: ChapterText<'A'> = {
  title: 'Attack',
  intro: 'Parasites can be shot. So can everybody else.',
  rules: {
    A1: {
      title: 'Fire',
      summary: '1 AP: your Android shoots at a parasite or another player’s character in its room.',
      text: [
        'Only Androids fire. You need a bullet on one of your ammo cards.',
        'The target is a parasite or another player’s character in the same room.',
        'With a target scope it may also stand in a room behind a doorway of this one. A security door is in the way unless you have a keycard face up or all doors are open.',
      ],
      ruling: 'Your own characters cannot be shot or stabbed.',
    },
    A2: {
      title: 'Bullets',
      summary: 'A bullet does 1 wound. A heavy gun shoots two per action, at one target or two.',
      text: [
        'Each bullet does 1 wound.',
        'With a heavy gun on your table, one fire action shoots 2 bullets if you have them, at one target or at two, each anywhere within reach. You name both before anything is resolved. With a single bullet left, it shoots that one.',
      ],
      ruling: 'Bullets come from your emptiest ammo card first, and may come from two cards.',
    },
    A3: {
      title: 'Stab',
      summary: '1 AP with a combat knife: a roll of 3 or 4 hits, 1 or 2 misses.',
      text: [
        'Trooper or Android may stab a target in the same room if a combat knife lies on your table.',
        'Roll the die: on 3 or 4 the target takes 1 wound, on 1 or 2 you miss.',
        'A miss is an attack all the same. Armor is asked for only after a hit.',
      ],
    },
    A4: {
      title: 'Grenade',
      summary: '1 AP, single use: 1 wound to everything in a room next door, your own people included.',
      text: [
        'You throw it into a room behind a doorway of your own room, never into your own room.',
        'Every parasite and every character there takes 1 wound, yours too. Grey parasites are removed first, then black ones turn grey.',
      ],
      ruling:
        'A grenade passes a security door only as a shot would: with your keycard face up, or while all doors are open.',
    },
    A5: {
      title: 'Wounded parasites',
      summary: 'A grey parasite dies from 1 wound; a black one becomes grey.',
      text: [
        'One wound kills a grey parasite. It returns to the reserve.',
        'One wound turns a black parasite grey. It is swapped for a grey one from the reserve. If there is none, it is turned over and counts as grey; once killed, it returns to the reserve as a black one.',
      ],
    },
    A6: {
      title: 'Armor',
      summary: 'Played when you are attacked: each card takes away 1 wound.',
      text: [
        'Armor is your answer to an attack. One card takes away 1 wound. If both your characters suffer in the same room at once, one card takes 1 wound from each.',
        'You are asked once for the whole attack, and say how many cards you play for each room.',
      ],
      ruling: 'Armor helps against bullets, stabs and parasites. It does not help against grenades.',
    },
    A7: {
      title: 'Death',
      summary: 'At 0 HP a character is gone. Lose both and you are eliminated.',
      text: [
        'A character with 0 HP is removed. Its player keeps hand and table.',
        'When both characters are gone, the player is eliminated. Hand and table leave the game unseen, and nothing is said about them.',
      ],
    },
    A8: {
      title: 'Whom you may attack',
      summary: 'Anyone may attack anyone.',
      text: [
        'Human or Infected, anyone may attack anyone.',
        'When a rule speaks of an attack in a room, it means the room where the target stood.',
      ],
    },
  },
};
