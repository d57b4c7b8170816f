import { setTimeout as pause } from 'node:timers/promises';
import { awaitedSeats, offeredCommands, type PublicView } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { readPublicView } from '#shared/wire/public-view.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';
import { ask } from './asking.ts';
import { type CommandFrames, FrameTap } from './frames.ts';
import { callerHeaders, type GameUnderLoad } from './game-under-load.ts';
import { LoadSeat } from './load-seat.ts';

const SETTINGS: Omit<TableSettings, 'seats'> = {
  listed: false,
  spectators: false,
  options: NO_OPTIONS,
  turnSeconds: 'off',
  tradeSeconds: 'off',
  armorSeconds: 3,
};

/** What is heard of a table under load. */
export interface LoadLedger {
  acknowledged(milliseconds: number): void;
  refused(reason: string): void;
  broken(): void;
  /** What went over the lines for each command. */
  readonly frames: CommandFrames[];
}

/** As a command travels: its type, its number and what is asked for, in a frame. */
const lengthOf = (command: object): number => JSON.stringify(command).length;

/** People who play whole matches, a command now and then; after one they play another. */
export class LoadTable {
  readonly code: string;
  readonly #seats: readonly LoadSeat[];
  /** Who reads what all are shown, wherever that is. */
  readonly #reader: LoadSeat;
  readonly #pick: Picks;
  #tap: FrameTap | undefined;
  #opened = '';

  private constructor(code: string, seats: readonly LoadSeat[], reader: LoadSeat, pick: Picks) {
    this.code = code;
    this.#seats = seats;
    this.#reader = reader;
    this.#pick = pick;
    reader.onChange(() => this.#openParts());
  }

  static async open(game: GameUnderLoad, index: number, seats: number, pick: Picks): Promise<LoadTable> {
    const wish = { ...SETTINGS, seats };
    const { status, body } = await ask(`${game.url}/tables`, callerHeaders(game, index), wish);
    const { code } = body as { code?: string };
    if (!code) throw new Error(`no table: ${status}`);
    const joining = Array.from({ length: seats }, (_, seat) => {
      const key = `${index}-${seat}-`.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a');
      return LoadSeat.join(game, index, code, { seat, key });
    });
    const [reader, ...others] = await Promise.all(joining);
    if (!reader) throw new Error('nobody came');
    const all = [reader, ...others];
    await Promise.all(all.map((each) => each.until(() => each.seat !== undefined)));
    return new LoadTable(
      code,
      all.sort((a, b) => Number(a.seat) - Number(b.seat)),
      reader,
      pick,
    );
  }

  async begin(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.beReady()));
    const started = await this.#seats[0]?.request('start', {});
    if (!started?.ok) throw new Error(`no match: ${started?.reason}`);
    await this.#reader.until(() => this.#reader.room.state.view.seats.size > 0);
    await Promise.all(this.#seats.map((seat) => seat.until(() => this.#ownOf(seat) !== undefined)));
  }

  /** A command every so often, until it is told to stop. */
  async play(everyMs: number, isDone: () => boolean, ledger: LoadLedger): Promise<void> {
    this.#tap = new FrameTap(ledger.frames, this.#seats);
    await pause(this.#pick(Math.max(1, everyMs)));
    while (!isDone()) {
      const began = performance.now();
      await this.#playOne(ledger).catch(() => ledger.broken());
      await pause(Math.max(0, everyMs - (performance.now() - began)));
    }
  }

  /** How many were hung up on, or their network was. */
  get linesLost(): number {
    return this.#seats.filter(({ closedWith }) => closedWith !== undefined).length;
  }

  async leave(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.drop().catch(() => {})));
  }

  get #view(): PublicView | undefined {
    return readPublicView(this.#reader.room.state.view);
  }

  #ownOf(seat: LoadSeat) {
    return seat.ownAt(this.#reader.room.state.release);
  }

  /** D4: as soon as everything is sealed and shown, everybody opens his part, as pages do. */
  #openParts(): void {
    const { phase, setup } = this.#reader.room.state;
    if (phase !== 'dealing') this.#opened = '';
    else if (setup !== this.#opened) {
      this.#opened = setup;
      for (const seat of this.#seats) seat.openPart();
    }
  }

  async #playOne(ledger: LoadLedger): Promise<void> {
    const view = this.#view;
    if (view?.ending) return this.#again();
    for (const id of view ? awaitedSeats(view) : []) {
      const seat = this.#seats[id];
      const own = seat && this.#ownOf(seat);
      const commands = own ? offeredCommands(own).filter(({ type }) => type !== 'agree') : [];
      const command = commands[this.#pick(Math.max(1, commands.length))];
      if (!seat || !command) continue;
      this.#tap?.commandOf(lengthOf(command));
      const began = performance.now();
      const answer = await seat.play(command);
      if (answer.ok) return ledger.acknowledged(performance.now() - began);
      ledger.refused(answer.reason);
    }
  }

  async #again(): Promise<void> {
    await this.#seats[0]?.request('rematch', {});
    await this.begin();
  }
}
