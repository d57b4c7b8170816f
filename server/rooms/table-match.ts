import type { Match } from '#server/dealer/index.ts';
import type { TimeLeft } from '#server/store/talk-log.ts';
import type { EndingKind, RevealedSeat } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { afterMatch, type Series } from '#shared/wire/series.ts';
import type { Answer, Compare, Play, Told } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { KeptTable } from './kept-table.ts';
import { chairAt } from './lobby.ts';
import { MatchEnd } from './match-end.ts';
import type { Presence } from './presence.ts';
import { type MatchParts, RunningMatch } from './running-match.ts';
import type { Seating } from './seating.ts';
import type { Happened, StoredMatch } from './stored-match.ts';

interface TableMatchParts
  extends Pick<
    MatchParts,
    | 'clock'
    | 'randomBytes'
    | 'store'
    | 'faults'
    | 'dealer'
    | 'audience'
    | 'say'
    | 'usedTime'
    | 'moved'
    | 'happened'
  > {
  readonly code: string;
  readonly log: { info(facts: object, what: string): void; warn(facts: object, what: string): void };
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly seating: Seating;
  /** D5: what is left to each of his time besides. */
  timeLeft(): ReadonlyMap<SeatId, TimeLeft>;
  /** One thing after another, like everything that changes the table. */
  inTurn(work: () => Promise<void>): Promise<void>;
  changed(): void;
}

/** The match a table plays, or has played last: how it begins, what its seats ask of it, how it ends and counts. */
export class TableMatch {
  readonly #parts: TableMatchParts;
  readonly #end: MatchEnd;
  #running: RunningMatch | undefined;

  constructor(parts: TableMatchParts) {
    this.#parts = parts;
    this.#end = new MatchEnd(parts);
  }

  get running(): RunningMatch | undefined {
    return this.#running;
  }

  /** It has ended, and the disk would not have it yet. */
  get isUnwritten(): boolean {
    return this.#end.isUnwritten;
  }

  begin(id: string, match: Match, past: readonly Happened[]): RunningMatch {
    const { seating, presence, audience, inTurn } = this.#parts;
    const running = new RunningMatch(
      {
        ...this.#parts,
        id,
        settings: seating.lobby.settings,
        isPlayedByBot: (seat) => seating.isPlayedByBot(seat),
        isBotChair: (seat) => seating.isBotChair(seat),
        isHere: (seat) => presence.links.has(seat),
        isAlone: () => seating.isAlone,
        ended: () => inTurn(() => this.#hasEnded(id, running.ending)),
      },
      match,
    );
    this.#running = running;
    running.remember(past);
    running.rememberTime(this.#parts.timeLeft());
    // The deal is seen like any step: a receipt begins with it.
    for (const seat of presence.links.keys()) audience.to(seat, 'shown', running.shown.wholePicture(seat));
    audience.toWatchers('shown', running.shown.watchersPicture());
    running.shown.publishAll();
    return running;
  }

  /** As the disk has it. */
  async resume({ id, now, past }: StoredMatch): Promise<RunningMatch> {
    const { kept } = this.#parts;
    const running = this.begin(id, now, past);
    if (now.ending && kept.phase === 'playing') await this.#hasEnded(id, now.ending.kind);
    if (kept.phase === 'over') kept.became({ series: this.#counted(id, running.revealed) });
    return running;
  }

  /** At once: the match has its own turn, and says itself what is late. */
  async play(seat: SeatId, command: Play): Promise<Answer> {
    const running = this.#running;
    if (!running) return no('not-playing');
    const { presence, changed } = this.#parts;
    // Whoever does something again plays for himself again.
    const isSealed = running.isSealed;
    if (!isSealed && presence.playsAgain(seat)) changed();
    const answer = await running.play(seat, command);
    // What was refused is no answer: the bot still has to give one.
    if (isSealed && answer.ok && presence.playsAgainUnseen(seat)) running.seatsChanged();
    return answer;
  }

  /** D5: at once, like a command. */
  moreTime(seat: SeatId): Answer {
    const given = this.#running?.giveMoreTime(seat) ?? 'not-playing';
    return given === 'given' ? done : no(given);
  }

  /** What a device shows is what is so, or it is told everything again; every difference is written down. */
  compare(seat: SeatId, compare: Compare): Answer {
    if (this.#running?.shown.isTruePicture(seat, compare) !== false) return done;
    this.#parts.log.warn({ table: this.#parts.code, seat }, 'a device showed another picture');
    return no('other-picture');
  }

  /** D6: what the device of somebody alone has shown. */
  told(told: Told): Answer {
    this.#running?.told(told);
    return done;
  }

  /** There will be another. */
  forget(): void {
    this.#running = undefined;
  }

  dispose(): void {
    this.#end.giveUp();
    this.#running?.setAwake(false);
  }

  /** Nothing is turned over, and there is no other match, before the end is on disk: it is tried until it is. */
  async #hasEnded(matchId: string, ending: EndingKind): Promise<void> {
    const { code, kept, presence, audience, log, inTurn, changed } = this.#parts;
    const again = () => inTurn(() => this.#hasEnded(matchId, ending));
    if (!(await this.#end.write(matchId, ending, again))) return changed();
    const revealed = this.#running?.revealed ?? [];
    kept.became({ phase: 'over', series: this.#counted(matchId, revealed) });
    for (const seat of presence.links.keys()) audience.to(seat, 'revealed', revealed);
    audience.toWatchers('revealed', revealed);
    log.info({ table: code, ending }, 'match over');
    changed();
  }

  /** The evening so far. It is written down with the next thing that is. */
  #counted(matchId: string, revealed: readonly RevealedSeat[]): Series {
    const { kept, seating } = this.#parts;
    // A fork counts for nothing.
    if (seating.lobby.settings.fork) return kept.series;
    const winners = this.#running?.winners ?? [];
    const fates = revealed.map(({ seat, role }) => ({
      name: chairAt(seating.lobby, seat)?.name ?? '',
      isHuman: role === 'human',
      hasWon: winners.includes(seat),
    }));
    return afterMatch(kept.series, matchId, fates);
  }
}
