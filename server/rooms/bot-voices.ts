import { type Cue, cueOf, cuesIn, mannerOf } from '#server/bots/index.ts';
import type { Cancel, Clock } from '#server/process/clock.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { PublicView, SeenEvent } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { TABLE_LEVEL } from './bot-desk.ts';

interface VoiceParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Chairs that are a bot's own: nobody puts words into the mouth of a person who is away. */
  isBotChair(seat: SeatId): boolean;
  /** The opener wants them quiet. */
  isMuted(): boolean;
  /** It says what it has to say about this. */
  speak(cue: Cue): void;
}

/** So long no bot of a table says anything after one has. */
export const QUIET_MS = 25_000;
/** How long somebody takes to find words. */
const WORDS_MS = { least: 1_500, most: 5_000 };

/**
 * Who of the bots has the word, and when: one at a time, and seldom. It is given for what all could see, by chance
 * and by how talkative somebody is known to be, so that a silence tells nothing (D2); what is said is the bot's own.
 */
export class BotVoices {
  readonly #parts: VoiceParts;
  #quietUntil = 0;
  #pending: Cancel | undefined;
  /** Who owes an answer since another had the word: the last of them. */
  #owing: Cue | undefined;

  constructor(parts: VoiceParts) {
    this.#parts = parts;
  }

  /** What the table has just been shown. */
  saw(events: readonly SeenEvent[], view: PublicView): void {
    for (const event of events) this.#take(cuesIn(event, view), view);
  }

  /** Somebody accuses a seat before all. */
  accused(seat: SeatId, by: SeatId, view: PublicView): void {
    this.#take([{ seat, occasion: { about: 'accusation', by } }], view);
  }

  /** D8: somebody claims something before all, and may get an answer. */
  heard(from: SeatId, claim: Claim, view: PublicView): void {
    const cue = cueOf(from, claim);
    if (cue) this.#take([cue], view);
  }

  hush(): void {
    this.#owing = undefined;
    this.#pending?.();
    this.#pending = undefined;
  }

  #take(cues: readonly Cue[], view: PublicView): void {
    const bots = cues.filter((cue) => this.#mayAnswer(cue, view));
    const owed = bots.find((cue) => this.#isOwed(cue));
    if (owed) this.#answer(owed);
    else this.#offer(bots, view);
  }

  /** Who asks is answered, and so is a person who accuses or attacks; among themselves bots do not go on about it. */
  #isOwed({ occasion }: Cue): boolean {
    switch (occasion.about) {
      case 'asked':
        return true;
      case 'accusation':
      case 'attack':
        return !this.#parts.isBotChair(occasion.by);
      default:
        return false;
    }
  }

  #offer(bots: readonly Cue[], view: PublicView): void {
    if (bots.length === 0 || this.#pending || this.#parts.clock.monotonic() < this.#quietUntil) return;
    const cue = bots[this.#number() % bots.length];
    if (!cue) return;
    const { talk } = mannerOf(TABLE_LEVEL, view.seats[cue.seat]?.name);
    if (this.#number() % 100 >= 100 * talk * weightOf(cue)) return;
    this.#speakAfter(this.#moment(), cue);
  }

  /** An answer waits as long as it would be too much talk, but never longer than for the next silence. */
  #answer(cue: Cue): void {
    if (this.#pending) {
      this.#owing = cue;
      return;
    }
    const silence = Math.max(0, this.#quietUntil - this.#parts.clock.monotonic());
    this.#speakAfter(Math.max(silence, this.#moment()), cue);
  }

  #speakAfter(wait: number, cue: Cue): void {
    const { clock, speak } = this.#parts;
    this.#pending = clock.after(wait, () => {
      this.#pending = undefined;
      this.#quietUntil = clock.monotonic() + QUIET_MS;
      speak(cue);
      const next = this.#owing;
      this.#owing = undefined;
      if (next) this.#answer(next);
    });
  }

  #mayAnswer({ seat }: Cue, { seats }: PublicView): boolean {
    const { isBotChair, isMuted } = this.#parts;
    return isBotChair(seat) && !seats[seat]?.eliminated && !isMuted();
  }

  /** How long it takes to find words. */
  #moment(): number {
    return WORDS_MS.least + (this.#number() % (WORDS_MS.most - WORDS_MS.least));
  }

  #number(): number {
    const bytes = this.#parts.randomBytes(4);
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  }
}

/** Turns begin all the time; there is more to say about everything else. */
function weightOf({ occasion }: Cue): number {
  return occasion.about === 'turn' ? 0.3 : occasion.about === 'accusation' ? 1.5 : 1;
}
