import { type Match, type Played, play, recordedStep } from '#server/dealer/index.ts';
import type { Actor, Command, GameEvent, RecordedStep } from '#shared/play/index.ts';

interface DeskParts {
  readonly match: Match;
  /** Resolves when the step is on disk. */
  keep(number: number, step: RecordedStep): Promise<void>;
  /** What the table does once a step is on disk. */
  played(match: Match, events: readonly GameEvent[]): void;
}

/** Where commands are played: one at a time, on disk before anybody hears of them. */
export class MatchDesk {
  #match: Match;
  #last: Promise<unknown> = Promise.resolve();
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#match = parts.match;
    this.#parts = parts;
  }

  get match(): Match {
    return this.#match;
  }

  /** Answers when the command is refused or on disk. `isCurrent` is asked when its turn has come. */
  play(actor: Actor, command: Command, isCurrent: () => boolean = () => true): Promise<Played | 'late'> {
    const answer: Promise<Played | 'late'> = this.#last.then(async () =>
      isCurrent() ? this.#playNow(actor, command) : 'late',
    );
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #playNow(actor: Actor, command: Command): Promise<Played> {
    const played = play(this.#match, actor, command);
    if (!played.ok) return played;
    await this.#parts.keep(played.match.step, recordedStep(actor, command, played.match));
    this.#match = played.match;
    this.#parts.played(played.match, played.events);
    return played;
  }
}
