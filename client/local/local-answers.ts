/** A table of one's own, beside the page: answers of the dealer's worker. */
import { coursesOf, momentsOf, openLocalDealer } from './local-dealer.ts';
import type { LocalQuestions } from './protocol.ts';

let opened: ReturnType<typeof openLocalDealer> | undefined;

function dealer() {
  if (!opened) throw new Error('no match was opened');
  return opened;
}

export const localAnswers: LocalQuestions = {
  sitDown({ setup, steps, seat: audience, script, others }) {
    opened = openLocalDealer({ moments: momentsOf({ setup, steps }), audience, script, others });
    return dealer().shown();
  },
  play: (command) => dealer().play(command),
  goOn: () => dealer().goOn(),
  branch: () => dealer().branch(),
  compare: coursesOf,
};
