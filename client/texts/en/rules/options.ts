import type { ChapterText } from '../../wording/rule-book.ts';

export const options: ChapterText<'O'> = {
  title: 'Options',
  intro: 'Chosen when the table is opened. Everybody at the table sees them.',
  rules: {
    O1: {
      title: 'Gentle start',
      summary: '2 infection cards each, and a hand minimum of 4.',
      text: ['Every player gets 2 infection cards instead of 3. The hand minimum (H1) is 4 instead of 5.'],
    },
    O2: {
      title: 'Host’s last resort',
      summary: 'A Host whose infection cards were all blocked may give the Host card itself.',
      text: [
        'A Host who has no infection card of their own colour left, because each of them was answered with a gas can, may give the Host card in a trade. It infects as an infection card would.',
        'If it is not blocked, the receiver is Infected and is the new Host. A receiver who was already Infected becomes Host all the same, and still counts as infected at the earlier time. The giver stays Infected.',
      ],
      ruling:
        'If it is blocked by a gas can, the giver remains Host. The card has changed hands, is dead and cannot be given again.',
    },
    O3: {
      title: 'Hard mission',
      summary: '4 gas cans burn the Hive.',
      text: ['It takes 4 gas cans instead of 3 to burn the Hive (V1).'],
    },
    O4: {
      title: 'Master and Servant',
      summary: 'An Infected must earn a share of the victory.',
      text: [
        'When the Infected win, an Infected other than the Host shares the victory only in one of two cases: by having infected somebody, or by having removed, while Infected, the last character of a player who was not.',
        'What parasites kill counts for nobody. Who has earned it is shown at the end only.',
      ],
    },
  },
};
