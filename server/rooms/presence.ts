import type { Cancel, Clock } from '#server/process/clock.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { REMOVED, SEAT_MOVED, type TablePhase } from '#shared/wire/public-table.ts';
import type { Messages } from '#shared/wire/table.ts';
import { onBeat } from './beat.ts';

/** A device at the table. */
export interface Link {
  send<Type extends keyof Messages>(type: Type, message: Messages[Type]): void;
  close(code: number): void;
}

/** Somebody who watches: by which name, if he gave one, and with which key. */
export interface Watcher {
  readonly name: string;
  readonly keyHash: string;
  /** Counts those who came. */
  readonly id: number;
}

interface PresenceParts {
  readonly clock: Clock;
  /** Before a match people are waited for less long than during one. */
  phase(): TablePhase;
  awayTooLong(seat: SeatId): void | Promise<void>;
  /** Nobody is there, not even to watch: the match can go on from the disk. */
  forsaken(): Promise<void>;
  /** Nobody came back to the table at all. */
  deserted(): Promise<void>;
  /** D7: how many seconds later who watches sees things. */
  watchDelay(): number;
}

/** How long a chair waits for its owner before the match, and an empty table for anybody. */
export const PATIENCE_MS = 120_000;
/** D6: how long before a bot plays for somebody who is away. */
export const STAND_IN_MS = 60_000;
/** How long a match nobody is at stays in memory. */
export const DOZE_MS = 5 * 60 * 1000;
/** How long a table with a match sleeps before it is closed. */
export const SLEEP_MS = 24 * 60 * 60 * 1000;

/** How many may watch one table. */
export const MOST_SPECTATORS = 50;

/** Who is at the table: the device of every seat, those who watch, who is away, and for whom a bot plays. */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #links = new Map<SeatId, Link>();
  readonly #watchers = new Map<Link, Watcher>();
  readonly #absences = new Map<SeatId, { readonly cancel: Cancel; readonly until: number }>();
  readonly #standIns = new Set<SeatId>();
  /** Those of them who asked for it themselves. */
  readonly #onCall = new Set<SeatId>();
  /** Those who play for themselves again, which nobody is to see yet. */
  readonly #returning = new Set<SeatId>();
  /** The devices nobody looks at. */
  readonly #hidden = new WeakSet<Link>();
  #closing: Cancel | undefined;
  #dozing: Cancel | undefined;
  #isDisposed = false;
  #came = 0;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  get links(): ReadonlyMap<SeatId, Link> {
    return this.#links;
  }

  get watchers(): ReadonlyMap<Link, Watcher> {
    return this.#watchers;
  }

  /** Nobody is there, not even to watch. */
  get isForsaken(): boolean {
    return this.#links.size === 0 && this.#watchers.size === 0;
  }

  /** Whether a bot plays for him now; who is returning is still shown among those who are stood in for. */
  isStoodInFor(seat: SeatId): boolean {
    return this.#standIns.has(seat) && !this.#returning.has(seat);
  }

  /** D6: the seats a bot plays for their owners, with that seat's view only, and its full role. */
  get standIns(): ReadonlySet<SeatId> {
    return this.#standIns;
  }

  seatOf(link: Link): SeatId | undefined {
    for (const [seat, each] of this.#links) if (each === link) return seat;
    return undefined;
  }

  /** Whether somebody looks at the page of a device, as far as it has said. */
  looksAway(link: Link, hidden: boolean): void {
    if (hidden) this.#hidden.add(link);
    else this.#hidden.delete(link);
  }

  isLooking(seat: SeatId): boolean {
    const link = this.#links.get(seat);
    return link !== undefined && !this.#hidden.has(link);
  }

  /** He asked himself for a bot to play for him. */
  isOnCall(seat: SeatId): boolean {
    return this.#onCall.has(seat);
  }

  /** A seat is on one device at a time. */
  sit(link: Link, seat: SeatId): void {
    this.#links.get(seat)?.close(SEAT_MOVED);
    this.#links.set(seat, link);
    this.#forgetAbsence(seat);
    // A phone that is put away may knock by itself: who asked for a bot says himself that he is back.
    if (!this.#onCall.has(seat)) this.#standIns.delete(seat);
    this.#tellSeat(link, seat);
  }

  /** False when no more fit in. */
  watch(link: Link, who: Omit<Watcher, 'id'>): boolean {
    if (this.#watchers.size >= MOST_SPECTATORS) return false;
    this.#came += 1;
    this.#watchers.set(link, { ...who, id: this.#came });
    this.#tellSeat(link, 'watching');
    return true;
  }

  /** The line of a device ended. Answers with who that was. */
  hangUp(link: Link): SeatId | 'watching' | undefined {
    if (this.#watchers.delete(link)) return 'watching';
    const seat = this.seatOf(link);
    if (seat !== undefined) this.#links.delete(seat);
    return seat;
  }

  /** From now on the seat's owner is waited for. */
  miss(seat: SeatId): void {
    this.#forgetAbsence(seat);
    const { clock, phase, awayTooLong } = this.#parts;
    const patience = isBeforeMatch(phase()) ? PATIENCE_MS : STAND_IN_MS;
    const cancel = clock.after(patience, () => {
      this.#absences.delete(seat);
      return awayTooLong(seat);
    });
    this.#absences.set(seat, { cancel, until: onBeat(clock.now() + patience) });
  }

  /** Until when a seat's owner is waited for; 0 for nobody who is. */
  awaitedUntil(seat: SeatId): number {
    return this.#standIns.has(seat) ? 0 : (this.#absences.get(seat)?.until ?? 0);
  }

  /** The seat is nobody's any more. */
  forget(seat: SeatId): void {
    this.#forgetAbsence(seat);
    this.#links.delete(seat);
  }

  sendAway(seat: SeatId): void {
    this.#links.get(seat)?.close(REMOVED);
    this.forget(seat);
  }

  /** Whoever watches with this key. */
  sendAwayWatching(keyHash: string, code = REMOVED): void {
    for (const [link, who] of this.#watchers) if (who.keyHash === keyHash) link.close(code);
  }

  move(from: SeatId, to: SeatId): void {
    const link = this.#links.get(from);
    if (!link || from === to) return;
    this.#links.delete(from);
    this.#links.set(to, link);
    this.#tellSeat(link, to);
  }

  /** Everybody's seat may change at once. Moves go down only: nobody is in the way who has not moved yet. */
  closeRanks(moved: (seat: SeatId) => SeatId): void {
    for (const [seat] of [...this.#links].sort(([a], [b]) => a - b)) this.move(seat, moved(seat));
    const away = [...this.#absences.keys()];
    for (const seat of away) this.#forgetAbsence(seat);
    for (const seat of away) this.miss(moved(seat));
  }

  /** Everybody who is here gets up at once, and sits down where he is told. */
  rearrange(moved: (seat: SeatId) => SeatId): void {
    const seated = [...this.#links];
    this.#links.clear();
    for (const [seat, link] of seated) this.#links.set(moved(seat), link);
    for (const [seat, link] of this.#links) this.#tellSeat(link, seat);
  }

  standIn(seat: SeatId): void {
    this.#standIns.add(seat);
  }

  /** Until he says so or does something, a bot plays for somebody who asked for it. */
  standInOnCall(seat: SeatId): void {
    this.#returning.delete(seat);
    this.#standIns.add(seat);
    this.#onCall.add(seat);
  }

  /** Whether a bot played for him until now. */
  playsAgain(seat: SeatId): boolean {
    this.#returning.delete(seat);
    this.#onCall.delete(seat);
    return this.#standIns.delete(seat);
  }

  /** D2: he answers something sealed: that he has done so shows only when it is opened. Whether a bot played for him. */
  playsAgainUnseen(seat: SeatId): boolean {
    if (!this.isStoodInFor(seat)) return false;
    this.#returning.add(seat);
    return true;
  }

  /** Something has happened for all to see. Whether somebody is seen to be back with it. */
  showReturned(): boolean {
    const back = [...this.#returning];
    for (const seat of back) this.playsAgain(seat);
    return back.length > 0;
  }

  /** For another match: nobody is waited for, and no bot plays for anybody. */
  forgetAbsent(): void {
    for (const seat of [...this.#absences.keys()]) this.#forgetAbsence(seat);
    this.#standIns.clear();
    this.#onCall.clear();
    this.#returning.clear();
  }

  /** A table nobody comes to is closed; a match leaves the memory before that, and sleeps for a day. */
  settle(): void {
    if (this.#isDisposed) return;
    const { clock, phase, forsaken, deserted } = this.#parts;
    const isWaiting = isBeforeMatch(phase());
    const isLeft = this.#links.size === 0;
    if (!isLeft) this.#stopClosing();
    else this.#closing ??= clock.after(isWaiting ? PATIENCE_MS : SLEEP_MS, () => this.#over(deserted));
    if (isWaiting || !this.isForsaken) this.#stopDozing();
    else this.#dozing ??= clock.after(DOZE_MS, () => this.#over(forsaken));
  }

  /** Somebody is at the door: the match stays in memory for as long once more. */
  stayAwake(): void {
    if (!this.#dozing) return;
    this.#stopDozing();
    this.settle();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopClosing();
    this.#stopDozing();
    for (const { cancel } of this.#absences.values()) cancel();
  }

  /** A table that is still here after it waits anew: somebody came, or a disk failed and is asked again. */
  async #over(then: () => Promise<void>): Promise<void> {
    this.#stopClosing();
    this.#stopDozing();
    await then().finally(() => this.settle());
  }

  #stopClosing(): void {
    this.#closing?.();
    this.#closing = undefined;
  }

  #stopDozing(): void {
    this.#dozing?.();
    this.#dozing = undefined;
  }

  #forgetAbsence(seat: SeatId): void {
    this.#absences.get(seat)?.cancel();
    this.#absences.delete(seat);
  }

  #tellSeat(link: Link, seat: SeatId | 'watching'): void {
    const now = this.#parts.clock.now();
    const delay = seat === 'watching' ? this.#parts.watchDelay() : 0;
    link.send('seated', { seat, now: now - delay * 1000, ...(delay > 0 && { delay }) });
  }
}

const isBeforeMatch = (phase: TablePhase): boolean => phase === 'waiting' || phase === 'dealing';
