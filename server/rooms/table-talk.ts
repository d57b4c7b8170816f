import type { Talk as StoredTalk } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import type { Accuse, Mark, Said, Say, TalkSoFar } from '#shared/wire/talk.ts';
import type { Clock } from './clock.ts';
import {
  after,
  channelOf,
  fromStore,
  hears,
  type Listener,
  NOTHING_SAID,
  soFar,
  type TalkEntry,
  type TalkState,
  toStore,
} from './talk.ts';
import { Throttle } from './throttle.ts';

interface TalkPorts {
  readonly clock: Clock;
  /** Resolves when it is in the log beside the match. */
  keep(talk: StoredTalk): Promise<void>;
  /** The step it was said after. */
  step(): number;
  tell(isHeardBy: (listener: Listener) => boolean, said: Said): void;
}

/** How much one person can say. */
const SPEECH = { tries: 6, milliseconds: 10_000 };

const done: Answer = { ok: true };

/** Talk at a table: heard by those who may hear it, limited, and kept beside the match. */
export class TableTalk {
  readonly #ports: TalkPorts;
  readonly #speech: Throttle;
  readonly #silent = new Set<SeatId>();
  #talk: TalkState = NOTHING_SAID;

  constructor(ports: TalkPorts) {
    this.#ports = ports;
    this.#speech = new Throttle(ports.clock, SPEECH);
  }

  load(log: readonly StoredTalk[]): void {
    this.#talk = fromStore(log);
  }

  async say(from: SeatId | 'watching', speaker: Listener, say: Say): Promise<Answer> {
    if (from !== 'watching' && this.#silent.has(from)) return { ok: false, reason: 'silenced' };
    if (!this.#speech.allows(`${from}`)) return { ok: false, reason: 'too-many-requests' };
    const channel = channelOf(speaker);
    const spoken: Say = say.kind === 'chat' ? { ...say, text: say.text.trim() } : say;
    const { said: all } = await this.#add(from, { kind: 'said', channel, say: spoken });
    const said = all.at(-1);
    if (said) this.#ports.tell((listener) => hears(channel, listener), said);
    return done;
  }

  async accuse(from: SeatId, accuse: Accuse): Promise<Answer> {
    await this.#add(from, { kind: 'accuse', accuse });
    return done;
  }

  async mark(from: SeatId, mark: Mark): Promise<Answer> {
    await this.#add(from, { kind: 'mark', mark });
    return done;
  }

  silence(seat: SeatId, silent: boolean): void {
    if (silent) this.#silent.add(seat);
    else this.#silent.delete(seat);
  }

  isSilent(seat: SeatId): boolean {
    return this.#silent.has(seat);
  }

  accusersOf(seat: SeatId): readonly SeatId[] {
    return this.#talk.accusations.get(seat) ?? [];
  }

  soFar(listener: Listener, seat: SeatId | undefined): TalkSoFar {
    return soFar(this.#talk, listener, seat);
  }

  /** Answers with the talk up to this entry: while it was written, more may have been said. */
  async #add(from: SeatId | 'watching', entry: TalkEntry): Promise<TalkState> {
    const at = this.#ports.clock.now();
    const talk = after(this.#talk, from, at, entry);
    this.#talk = talk;
    await this.#ports.keep(toStore(from, at, this.#ports.step(), entry));
    return talk;
  }
}
