import type { Match, Played } from '#server/dealer/index.ts';
import type { Actor, Command, GameEvent, RecordedStep } from '#shared/play/index.ts';
import type { Dealer } from './dealer.ts';
import { Queue } from './queue.ts';

interface DeskParts {
  readonly match: Match;
  readonly dealer: Dealer;
  /** Resolves when the step is on disk. */
  keep(number: number, step: RecordedStep): Promise<void>;
  /** What the table does once a step is on disk. */
  played(match: Match, events: readonly GameEvent[]): void;
}

/** Where commands are played: one at a time, on disk before anybody hears of them. */
export class MatchDesk {
  #match: Match;
  readonly #commands = new Queue();
  readonly #parts: Omit<DeskParts, 'match'>;

  constructor({ match, ...parts }: DeskParts) {
    this.#match = match;
    this.#parts = parts;
  }

  get match(): Match {
    return this.#match;
  }

  /** Answers when the command is refused or on disk. `isCurrent` is asked when its turn has come. */
  play(actor: Actor, command: Command, isCurrent: () => boolean = () => true): Promise<Played | 'late'> {
    return this.#commands.take(async () => (isCurrent() ? this.#playNow(actor, command) : 'late'));
  }

  /** Resolves when all that was asked for is refused, or on disk and told. */
  settled(): Promise<void> {
    return this.#commands.take(() => {});
  }

  async #playNow(actor: Actor, command: Command): Promise<Played> {
    const { dealer, keep } = this.#parts;
    const played = dealer.play(this.#match, actor, command);
    if (!played.ok) return played;
    await keep(played.match.step, dealer.recordedStep(actor, command, played.match));
    this.#match = played.match;
    this.#parts.played(played.match, played.events);
    return played;
  }
}
