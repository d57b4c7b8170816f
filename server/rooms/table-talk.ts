import type { Talk as StoredTalk } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import type { Accuse, Mark, Said, Say, Silence, TalkSoFar } from '#shared/wire/talk.ts';
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
/** Notes to oneself disturb nobody, but fill the disk. */
const NOTES = { tries: 30, milliseconds: 10_000 };

const done: Answer = { ok: true };
const tooMany: Answer = { ok: false, reason: 'too-many-requests' };

/** Talk at a table: heard by those who may hear it, limited, and kept beside the match. */
export class TableTalk {
  readonly #ports: TalkPorts;
  readonly #speech: Throttle;
  readonly #notes: Throttle;
  #talk: TalkState = NOTHING_SAID;

  constructor(ports: TalkPorts) {
    this.#ports = ports;
    this.#speech = new Throttle(ports.clock, SPEECH);
    this.#notes = new Throttle(ports.clock, NOTES);
  }

  load(log: readonly StoredTalk[]): void {
    this.#talk = fromStore(log);
  }

  /** `person` is who is limited: of those who watch, each by himself. */
  async say(from: SeatId | 'watching', as: Listener, say: Say, person: unknown = from): Promise<Answer> {
    if (from !== 'watching' && this.isSilent(from)) return { ok: false, reason: 'silenced' };
    if (!this.#speech.allows(person)) return tooMany;
    const channel = channelOf(as);
    const spoken: Say = say.kind === 'chat' ? { ...say, text: say.text.trim() } : say;
    const { said: all } = await this.#add(from, { kind: 'said', channel, say: spoken });
    const said = all.at(-1);
    if (said) this.#ports.tell((listener) => hears(channel, listener), said);
    return done;
  }

  /** As loud as talk: limited with it, and not for who is silenced. */
  async accuse(from: SeatId, accuse: Accuse): Promise<Answer> {
    if (this.isSilent(from)) return { ok: false, reason: 'silenced' };
    if (!this.#speech.allows(from)) return tooMany;
    await this.#add(from, { kind: 'accuse', accuse });
    return done;
  }

  async mark(from: SeatId, mark: Mark): Promise<Answer> {
    if (!this.#notes.allows(from)) return tooMany;
    await this.#add(from, { kind: 'mark', mark });
    return done;
  }

  async silence(from: SeatId, silence: Silence): Promise<Answer> {
    if (!this.#notes.allows(from)) return tooMany;
    await this.#add(from, { kind: 'silence', silence });
    return done;
  }

  isSilent(seat: SeatId): boolean {
    return this.#talk.silent.includes(seat);
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
