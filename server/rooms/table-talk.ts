import type { Clock } from '#server/process/clock.ts';
import { Throttle } from '#server/process/throttle.ts';
import type { Talk as StoredTalk } from '#server/store/index.ts';
import {
  after,
  channelOf,
  fromStore,
  hears,
  type Listener,
  NOTHING_SAID,
  type PlayedBy,
  soFar,
  type TalkEntry,
  type TalkState,
  type TimeLeft,
  toStore,
} from '#server/store/talk-log.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import type { Accuse, Mark, Said, Say, Silence, TalkSoFar } from '#shared/wire/talk.ts';
import { done } from './answers.ts';

interface TalkParts {
  readonly clock: Clock;
  /** Resolves when it is in the log beside the match. */
  keep(talk: StoredTalk): Promise<void>;
  /** The step it was said after. */
  step(): number;
  /** How many events everybody had been shown by then. */
  shown(): number;
  tell(isHeardBy: (listener: Listener) => boolean, said: Said): void;
}

/** How much one person can say. */
const SPEECH = { tries: 6, milliseconds: 10_000 };
/** Notes to oneself disturb nobody, but fill the disk. */
const NOTES = { tries: 30, milliseconds: 10_000 };

const tooMany: Answer = { ok: false, reason: 'too-many-requests' };

/** Talk at a table: heard by those who may hear it, limited, and kept beside the match. */
export class TableTalk {
  readonly #parts: TalkParts;
  readonly #speech: Throttle;
  readonly #notes: Throttle;
  #talk: TalkState = NOTHING_SAID;

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.#speech = new Throttle(parts.clock, SPEECH);
    this.#notes = new Throttle(parts.clock, NOTES);
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
    const { said: all } = await this.#add(from, {
      kind: 'said',
      channel,
      say: spoken,
      after: this.#parts.shown(),
    });
    const said = all.at(-1);
    if (said) this.#parts.tell((listener) => hears(channel, listener), said);
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

  /** Somebody has seen this seat's cards: noted beside the match, so that a restart does not forget it. */
  async sawSeat(keyHash: string, seat: SeatId): Promise<void> {
    if (!this.#talk.saw.some((each) => each.keyHash === keyHash && each.seat === seat))
      await this.#add('watching', { kind: 'saw', keyHash, seat });
  }

  /** Whether he has seen a seat's cards, but for this one. */
  hasSeenSeat(keyHash: string, but?: SeatId): boolean {
    return this.#talk.saw.some((each) => each.keyHash === keyHash && each.seat !== but);
  }

  /** D5: what somebody has left of his time besides: noted beside the match, so that a restart does not fill it up. */
  async usedTime(seat: SeatId, left: TimeLeft): Promise<void> {
    await this.#add(seat, { kind: 'time', left });
  }

  /** D6: noted beside the match, so that nobody a bot plays for is waited for again after a restart. */
  async playedBy(seat: SeatId, by: PlayedBy): Promise<void> {
    await this.#add(seat, { kind: 'played-by', by });
  }

  get seatsPlayedBy(): ReadonlyMap<SeatId, PlayedBy> {
    return this.#talk.playedBy;
  }

  get timeLeft(): ReadonlyMap<SeatId, TimeLeft> {
    return this.#talk.time;
  }

  isSilent(seat: SeatId): boolean {
    return this.#talk.silent.includes(seat);
  }

  accusersOf(seat: SeatId): readonly SeatId[] {
    return this.#talk.accusations.get(seat) ?? [];
  }

  /** What was claimed before all who live, in its order. */
  get claims(): readonly { readonly from: SeatId; readonly claim: Claim }[] {
    return this.#talk.said.flatMap(({ channel, from, say }) =>
      channel === 'table' && from !== undefined && say.kind === 'claim' ? [{ from, claim: say.claim }] : [],
    );
  }

  soFar(listener: Listener, seat: SeatId | undefined): TalkSoFar {
    return soFar(this.#talk, listener, seat);
  }

  /** What could not be kept was not said. Answers with the talk up to this entry. */
  async #add(from: SeatId | 'watching', entry: TalkEntry): Promise<TalkState> {
    const at = this.#parts.clock.now();
    await this.#parts.keep(toStore(from, at, this.#parts.step(), entry));
    this.#talk = after(this.#talk, from, at, entry);
    return this.#talk;
  }
}
