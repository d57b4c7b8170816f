import { nanoid } from 'nanoid';
import type { Clock } from '#server/process/clock.ts';
import type { OperatorBook } from '#server/process/operator-book.ts';
import { Throttle } from '#server/process/throttle.ts';
import type { Store } from '#server/store/index.ts';
import type { Listener } from '#server/store/talk-log.ts';
import { cleanWords, seatsIn } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer } from '#shared/wire/table.ts';
import type { Accuse, Mark, ReportOf, Say, Silence } from '#shared/wire/talk.ts';
import { no } from './answers.ts';
import type { TableAudience } from './audience.ts';
import type { KeptTable } from './kept-table.ts';
import { chairAt } from './lobby.ts';
import type { Link, Presence } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import { TableTalk } from './table-talk.ts';

interface SpeechParts {
  readonly clock: Clock;
  readonly store: Store;
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly audience: TableAudience;
  readonly code: string;
  readonly book?: OperatorBook;
  running(): RunningMatch | undefined;
  /** What is said shows at the chairs. */
  changed(): void;
}

/** How much of what was said goes with a report, and how often somebody can report. */
const REPORTED_LINES = 30;
const REPORTS = { tries: 5, milliseconds: 10 * 60_000 };

/** Who at the table may say what, and when. Asked for in the table's turn, like everything that changes it. */
export class TableSpeech {
  readonly talk: TableTalk;
  readonly #parts: SpeechParts;
  readonly #reports: Throttle;

  constructor(parts: SpeechParts) {
    this.#parts = parts;
    this.#reports = new Throttle(parts.clock, REPORTS);
    const { clock, store, kept, presence, audience } = parts;
    this.talk = new TableTalk({
      clock,
      keep: async (talk) => {
        if (kept.matchId !== undefined) await store.appendTalk(kept.matchId, talk);
      },
      step: () => parts.running()?.step ?? 0,
      shown: () => parts.running()?.shown.publicEvents ?? 0,
      tell: (isHeardBy, said) => {
        for (const seat of presence.links.keys()) {
          if (isHeardBy(this.listener(seat))) audience.to(seat, 'said', said);
        }
        if (isHeardBy('watching')) audience.toWatchers('said', said);
      },
    });
  }

  /** D7: whether a seat speaks with the living or with the dead. */
  listener(seat: SeatId): Listener {
    const { kept, running } = this.#parts;
    return kept.phase === 'playing' && running()?.isEliminated(seat) ? 'dead' : 'living';
  }

  /** Those who are there. */
  livingPeople(): readonly SeatId[] {
    return [...this.#parts.presence.links.keys()].filter((seat) => this.listener(seat) === 'living');
  }

  /** D6: while there are cards to be seen. */
  async sawSeat(keyHash: string, seat: SeatId): Promise<void> {
    if (this.#parts.kept.phase === 'playing') await this.talk.sawSeat(keyHash, seat);
  }

  hasSeenSeat(keyHash: string, but?: SeatId): boolean {
    return this.#parts.kept.phase === 'playing' && this.talk.hasSeenSeat(keyHash, but);
  }

  async say(link: Link, say: Say): Promise<Answer> {
    const { presence } = this.#parts;
    const seat = presence.seatOf(link);
    const refused = this.#refused(say);
    if (refused) return no(refused);
    const spoken = this.#cleaned(say);
    if (seat !== undefined) return this.sayFrom(seat, spoken);
    if (!presence.watchers.has(link)) return no('only-watching');
    return this.talk.say('watching', 'watching', spoken, link);
  }

  /** A person or a bot speaks in his chair; what the living claim is heard by the bots, too. */
  async sayFrom(seat: SeatId, say: Say): Promise<Answer> {
    const listener = this.listener(seat);
    const answer = await this.talk.say(seat, listener, say);
    if (answer.ok && listener === 'living' && say.kind === 'claim') {
      this.#parts.running()?.heard(seat, say.claim);
    }
    return answer;
  }

  /** D8: where a table wishes it, some words are not spelled out. */
  #cleaned(say: Say): Say {
    const isWished = this.#parts.kept.lobby.settings.cleanWords === true;
    return isWished && say.kind === 'chat' ? { ...say, text: cleanWords(say.text) } : say;
  }

  #refused(say: Say): TableRefusal | undefined {
    const { lobby } = this.#parts.kept;
    if (say.kind === 'chat') return lobby.settings.freeText === false ? 'only-claims' : undefined;
    // Nobody is spoken of who is not there.
    return seatsIn(say.claim).every((seat) => chairAt(lobby, seat)) ? undefined : 'not-understood';
  }

  /** To whoever runs the server, with what the reporter heard last. Nobody at the table learns of it. */
  async report(seat: SeatId, { seat: about, reason }: ReportOf): Promise<Answer> {
    const { clock, kept, code, book } = this.#parts;
    const name = (of: SeatId | undefined) =>
      of === undefined ? 'watching' : (chairAt(kept.lobby, of)?.name ?? '');
    if (!chairAt(kept.lobby, about)) return no('not-playing');
    if (!this.#reports.allows(seat)) return no('too-many-requests');
    const heard = this.talk.soFar(this.listener(seat), seat).said.slice(-REPORTED_LINES);
    await book?.add({
      kind: 'report',
      id: nanoid(),
      at: clock.now(),
      table: code,
      match: kept.matchId ?? '',
      by: name(seat),
      about: name(about),
      reason,
      said: heard.map(({ at, from, say }) => ({
        at,
        who: name(from),
        what: say.kind === 'chat' ? say.text : JSON.stringify(say.claim),
      })),
    });
    return { ok: true };
  }

  async accuse(seat: SeatId, accuse: Accuse): Promise<Answer> {
    const { phase, lobby } = this.#parts.kept;
    if (phase === 'waiting' || this.listener(seat) !== 'living') return no('not-playing');
    if (!chairAt(lobby, accuse.seat)) return no('not-playing');
    const answer = await this.talk.accuse(seat, accuse);
    if (answer.ok && accuse.stands) this.#parts.running()?.accused(accuse.seat, seat);
    this.#parts.changed();
    return answer;
  }

  async mark(seat: SeatId, mark: Mark): Promise<Answer> {
    // What is noted after the roles were turned over is no suspicion.
    return this.#parts.kept.phase === 'playing' ? this.talk.mark(seat, mark) : no('not-playing');
  }

  async silence(seat: SeatId, silence: Silence): Promise<Answer> {
    const { phase, lobby } = this.#parts.kept;
    if (phase === 'waiting') return no('not-playing');
    if (seat !== lobby.opener) return no('only-the-opener');
    const answer = await this.talk.silence(seat, silence);
    this.#parts.changed();
    return answer;
  }
}
