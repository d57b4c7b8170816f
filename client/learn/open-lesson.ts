import { recallName } from '#client/device/memory.ts';
import { openDealerWorker } from '#client/local/dealer-worker.ts';
import { openLocalSession } from '#client/local/local-session.ts';
import type { LocalDealer } from '#client/local/protocol.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { loadFork, withLearner } from './forks.ts';
import type { LessonName } from './lesson.ts';

/** A lesson that has begun: its table, how it stood, and who the others are there for. */
export interface OpenLesson {
  readonly session: Session;
  readonly dealer: LocalDealer;
  readonly start: SeatView;
  /** Who the lesson is about, besides the learner. */
  readonly other: SeatId | undefined;
  /** How many commands the learner has given. */
  moves(): number;
}

/** A name for who has none yet. */
const NEWCOMER = 'Nova';

export async function openLesson(name: LessonName, onLeave: () => void): Promise<OpenLesson> {
  const fork = withLearner(await loadFork(name), recallName() || NEWCOMER);
  const { dealer, opening } = await openDealerWorker(fork);
  const { view } = opening;
  if (!('offers' in view)) throw new Error('a lesson is learned from a seat');
  const title = t(`learn.lessons.${name}.title`);
  const session = openLocalSession({
    dealer,
    opening,
    // Another try is another match: nothing of the last one is told again.
    match: `lesson ${name} ${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    table: (now) => ({ ...now, code: title }),
    onLeave,
  });
  let moves = 0;
  const actor = fork.script[0]?.actor;
  return {
    session: {
      ...session,
      async play(command) {
        const answer = await session.play(command);
        if (answer.ok) moves += 1;
        return answer;
      },
    },
    dealer,
    start: view,
    other: actor === 'dealer' ? undefined : actor,
    moves: () => moves,
  };
}
