import type { ChapterText } from '../../wording/rule-book.ts';

export const end: ChapterText<'V'> = {
  title: 'The end',
  intro: 'Humans win with fire. The Infected win when nobody is left to light it.',
  rules: {
    V1: {
      title: 'The Hive burns',
      summary:
        'A human’s Trooper in the Hive plays 3 gas cans from one hand for 1 AP: the living humans win.',
      text: [
        'A player who is not Infected, with a Trooper in the Hive, plays 3 gas cans from that player’s hand for 1 AP. In the hard mission (O3) it takes 4.',
        'All living humans win.',
      ],
    },
    V2: {
      title: 'Nobody human is left',
      summary: 'A scan finds all the living Infected: they win, except the one infected last.',
      text: [
        'If a thermal scan finds every living player Infected, by infection or because the humans are dead, the living Infected win.',
        'The player infected last does not share the victory. Two exceptions: the first Host, infected by nobody, is never left out; and if the one infected last is dead, nobody is.',
        'If the one left out is the only player alive, nobody shares the victory.',
      ],
      ruling: 'Only this ending leaves out the one infected last.',
    },
    V3: {
      title: 'The humans can no longer burn it',
      summary: 'A scan finds one human left and no gas can, or no human Trooper: the living Infected win.',
      text: [
        'Checked at a thermal scan. The living Infected win if exactly one living player is human, and no gas can is in that player’s hand, in the Search deck or on its discard pile.',
        'If no Infected is alive, nobody shares the victory.',
      ],
      ruling: 'They also win if no living human has a living Trooper, for only a Trooper can burn the Hive.',
    },
    V4: {
      title: 'All Troopers are dead',
      summary: 'The living Infected win, at once.',
      text: [
        'When the last Trooper dies, the living Infected win at once. No scan is needed.',
        'If no Infected is alive, nobody shares the victory.',
      ],
    },
    V5: {
      title: 'The Hive is sealed off',
      summary:
        'No remaining location card fits anywhere and the Hive is not placed: the living Infected win, at once.',
      text: [
        'If the Hive is not on the map, and none of the remaining location cards, the Hive among them, has a legal place anywhere in any rotation it may take, the living Infected win at once.',
        'Places out of reach count as places here. All of this is public.',
      ],
      ruling:
        'The printed rule speaks of the Hive as the last card. Here it is enough that nothing fits any more.',
    },
    V6: {
      title: 'The dead win nothing',
      summary: 'The Host’s death ends nothing. If nobody lives, the parasites win.',
      text: [
        'The death of the Host does not end the match.',
        'The dead never share a victory.',
        'If no player is left alive, the parasites win, and nobody shares it.',
      ],
    },
    V7: {
      title: 'Calling it',
      summary: 'Secrets end the match only at scans, and the living can agree on a final scan or give up.',
      text: [
        'What the dealer alone knows never ends the match early: V2, V3 and V9 are checked at scans only.',
        'So that no table gets stuck, players can call a final scan. It works like any thermal scan (R6). All living players together can call it at any time. Once the exploration deck is empty, a majority of them is enough, at most once between two parasite phases. If the scan does not end the match, play goes on.',
        'All living players together can also abandon the match. Then nobody wins.',
        'Your agreement to either holds until the current turn ends or a player is eliminated.',
      ],
      ruling:
        'The printed game knows neither. Both are offered on these public conditions alone, so that the offer gives nothing away.',
    },
    V8: {
      title: 'Time is up',
      summary: 'After 40 parasite phases the match ends without winners.',
      text: ['After the 40th parasite phase the match is over and nobody wins.'],
      ruling: 'The printed game has no such limit. It is here so that every match ends.',
    },
    V9: {
      title: 'Nobody can win any more',
      summary: 'A scan finds nobody Infected and too few gas cans left: the match ends without winners.',
      text: [
        'Checked at a thermal scan. If no living player is Infected, and living hands, Search deck and discard pile together hold fewer gas cans than the mission needs, the match ends without winners.',
      ],
      ruling:
        'The printed game does not foresee this. Neither side could win any more, so the match need not go on.',
    },
  },
};
