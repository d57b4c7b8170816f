import type { Logger } from 'pino';
import type { Clock } from '#server/process/clock.ts';
import { Throttle } from '#server/process/throttle.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { sameName } from '#shared/wire/look-alikes.ts';
import { readName } from '#shared/wire/player-name.ts';
import { CHAIR_GIVEN, type ChairAsk } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer, AnswerAsk, AskChair } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { KeptTable } from './kept-table.ts';
import { giveChair } from './lobby.ts';
import type { Link, Presence } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import type { Seating } from './seating.ts';
import type { TableSpeech } from './table-speech.ts';

interface ChairsParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly seating: Seating;
  readonly speech: TableSpeech;
  running(): RunningMatch | undefined;
  changed(): void;
}

interface Ask {
  readonly id: number;
  readonly link: Link;
  readonly keyHash: string;
  readonly seat: SeatId;
  readonly name: string;
  readonly agreed: ReadonlySet<SeatId>;
}

/** Everybody living is disturbed by it: who was told no does not ask for ever. */
const ASKS = { tries: 3, milliseconds: 60_000 };

/** D6: how a bot's chair becomes somebody's in a running match: he asks for it, and everybody living agrees. */
export class TableChairs {
  readonly #parts: ChairsParts;
  readonly #tries: Throttle;
  #asks: readonly Ask[] = [];
  #asked = 0;

  constructor(parts: ChairsParts) {
    this.#parts = parts;
    this.#tries = new Throttle(parts.clock, ASKS);
  }

  /** What is asked for by those who are still there. */
  get asks(): readonly ChairAsk[] {
    return this.#asks
      .filter(({ link }) => this.#parts.presence.watchers.has(link))
      .map(({ id, seat, name, agreed }) => ({ id, seat, name, agreed: [...agreed] }));
  }

  forget(): void {
    this.#asks = [];
  }

  /** By whoever watches; he can ask for one chair at a time. */
  ask(link: Link, { seat, name: text }: AskChair): Answer {
    const { presence, kept, changed } = this.#parts;
    const keyHash = presence.watchers.get(link)?.keyHash;
    if (keyHash === undefined) return no('has-a-chair');
    const reading = readName(text);
    if (!reading.ok) return no(reading.reason);
    const { name } = reading;
    const reason = this.#refusal(seat, name, keyHash);
    if (reason) return no(reason);
    const given = giveChair(kept.lobby, seat, name, keyHash);
    if (!given.ok) return given;
    if (!this.#tries.allows(keyHash)) return no('too-many-requests');
    this.#asked += 1;
    const ask = { id: this.#asked, link, keyHash, seat, name, agreed: new Set<SeatId>() };
    const others = this.#asks.filter((each) => each.link !== link && presence.watchers.has(each.link));
    this.#asks = [...others, ask];
    changed();
    return done;
  }

  /** By whoever lives: one who does not want it is enough. */
  async answer(seat: SeatId, { ask: id, agreed }: AnswerAsk): Promise<Answer> {
    const { presence, speech, kept, changed } = this.#parts;
    if (kept.phase !== 'playing' || speech.listener(seat) !== 'living') return no('not-playing');
    const found = this.#asks.find((each) => each.id === id && presence.watchers.has(each.link));
    if (!found) return no('no-such-ask');
    const ask = { ...found, agreed: new Set([...found.agreed, seat]) };
    this.#asks = this.#asks.flatMap((each) => (each.id !== id ? [each] : agreed ? [ask] : []));
    const isGiven = agreed && speech.livingPeople().every((each) => ask.agreed.has(each));
    const answer = isGiven ? await this.#give(ask) : done;
    changed();
    return answer;
  }

  /** Once it is on disk it is his: his device comes to it with its key, and a bot plays until it is there. */
  async #give({ link, keyHash, seat, name }: Ask): Promise<Answer> {
    const { kept, presence, log } = this.#parts;
    const reason = this.#refusal(seat, name, keyHash);
    if (reason) return no(reason);
    const given = giveChair(kept.lobby, seat, name, keyHash);
    if (!given.ok) return given;
    await kept.become({ lobby: given.lobby });
    this.#asks = this.#asks.filter((each) => each.seat !== seat && each.link !== link);
    presence.standIn(seat);
    link.close(CHAIR_GIVEN);
    log.info({ seat }, 'a bot’s chair given to a person');
    return done;
  }

  /** Nobody gets a chair who has seen another one's cards, and none is given that is not a living bot's. */
  #refusal(seat: SeatId, name: string, keyHash: string): TableRefusal | undefined {
    const { kept, seating, speech } = this.#parts;
    const running = this.#parts.running();
    if (kept.phase !== 'playing' || !running) return 'not-playing';
    if (speech.hasSeenSeat(keyHash)) return 'seen-a-seat';
    if (!seating.isBotChair(seat) || running.isEliminated(seat)) return 'no-bot-chair';
    const others = running.view.seats.filter(({ id }) => id !== seat);
    return others.some((other) => sameName(other.name, name)) ? 'name-taken' : undefined;
  }
}
