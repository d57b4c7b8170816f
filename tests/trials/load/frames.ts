import type { LoadSeat } from './load-seat.ts';

/** What went over the lines of a table for one command. */
export interface CommandFrames {
  readonly asked: number;
  readonly sent: readonly { readonly seat: number; readonly length: number }[];
}

/** So many commands are enough to know what they are like. */
const ENOUGH = 2_000;

/** Listens at all sockets of a table, and keeps how long everything was that was sent there, command by command. */
export class FrameTap {
  readonly #commands: CommandFrames[];
  #asked = 0;
  #sent: { readonly seat: number; readonly length: number }[] = [];

  constructor(commands: CommandFrames[], seats: readonly LoadSeat[]) {
    this.#commands = commands;
    seats.forEach(({ room }, seat) => {
      room.heard = (length) => void this.#sent.push({ seat, length });
    });
  }

  /** The next command is about to be sent: whatever came until now belongs to the last one. */
  commandOf(length: number): void {
    if (this.#asked > 0 && this.#sent.length > 0 && this.#commands.length < ENOUGH) {
      this.#commands.push({ asked: this.#asked, sent: this.#sent });
    }
    this.#asked = length;
    this.#sent = [];
  }
}
