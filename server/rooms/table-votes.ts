import type { Clock } from '#server/process/clock.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer, Pause, Replace } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { KeptTable } from './kept-table.ts';
import type { RunningMatch } from './running-match.ts';
import type { Seating } from './seating.ts';
import type { TableSpeech } from './table-speech.ts';
import { IdleVotes, PauseVote } from './votes.ts';

interface VoteParts {
  readonly clock: Clock;
  readonly kept: KeptTable;
  readonly seating: Seating;
  readonly speech: TableSpeech;
  running(): RunningMatch | undefined;
  changed(): void;
}

/** What the people at a table decide together about the match they play. */
export class TableVotes {
  readonly pauseVote = new PauseVote();
  readonly idleVotes: IdleVotes;
  readonly #parts: VoteParts;

  constructor(parts: VoteParts) {
    this.#parts = parts;
    this.idleVotes = new IdleVotes(parts.clock);
  }

  /** D5: all living players who are people must want it; any one of them ends it. */
  pause(seat: SeatId, { wanted }: Pause): Answer {
    const { kept, speech, changed } = this.#parts;
    if (kept.phase !== 'playing' || speech.listener(seat) !== 'living') return no('not-playing');
    this.pauseVote.want(seat, wanted, speech.livingPeople());
    changed();
    return done;
  }

  /** A bot plays for somebody who is here but does nothing, once most of the others want it. */
  replace(seat: SeatId, { seat: idle }: Replace): Answer {
    const { kept, seating, speech } = this.#parts;
    const running = this.#parts.running();
    if (kept.phase !== 'playing' || !running) return no('not-playing');
    const people = speech.livingPeople();
    if (!running.awaits(idle) || !people.includes(idle)) return no('not-idle');
    const voters = people.filter((each) => each !== idle);
    const verdict = this.idleVotes.vote(idle, seat, voters);
    if (verdict === 'not-idle') return no('not-idle');
    if (verdict === 'replaced') seating.standIn(idle);
    return done;
  }
}
