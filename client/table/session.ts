import type { ReadonlySignal } from '@preact/signals';
import type { SeenStep } from '#client/device/seen-step.ts';
import type { RevealedSeat, SeatCommand, View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type {
  ChairAsk,
  PublicChair,
  PublicClock,
  ShownWatcher,
  TablePhase,
} from '#shared/wire/public-table.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import type { Series } from '#shared/wire/series.ts';
import type { Answer, NoEyes, Requests, SeenThrough, TableSettings } from '#shared/wire/table.ts';
import type { Mark, Marks, Said } from '#shared/wire/talk.ts';

/** How the line to the table stands. */
export type Line =
  | { readonly kind: 'asking'; readonly refusal?: Refusal }
  /** With how many seconds between what happens and what is seen (D7). */
  | { readonly kind: 'joining'; readonly delay?: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'ended'; readonly refusal: Refusal };

/** Who sits in a chair, and what the table says of him. */
export interface Chair extends Omit<PublicChair, 'accusedBy'> {
  readonly accusedBy: readonly SeatId[];
}

/** What everybody sees of the table around the match, as a value. */
export interface Table {
  readonly code: string;
  readonly phase: TablePhase;
  readonly chairs: ReadonlyMap<SeatId, Chair>;
  readonly opener: SeatId;
  readonly settings: TableSettings;
  readonly rules: string;
  readonly commitment: string;
  readonly setup: string;
  readonly spectators: number;
  /** Runs out by this device's time. */
  readonly clock: PublicClock;
  readonly paused: boolean;
  /** How much was released to all; a device says with this number what it has shown (D6). */
  readonly release: number;
  /** Once the match is over: where the theatre shows it. */
  readonly finishedMatch: string;
  /** It has ended, but is not on disk yet. */
  readonly unwritten: boolean;
  /** The names of those the opener has removed. */
  readonly removed: readonly string[];
  /** D6: who asks for a bot's chair. */
  readonly asks: readonly ChairAsk[];
  readonly watchers: readonly ShownWatcher[];
  /** The matches played here one after the other. */
  readonly series: Series;
}

/** One device at one table: what it is shown, and how it speaks. */
export interface Session {
  /** Dealt on this very device: nobody else is there to vote or to wait, and no server to move a seat. */
  readonly isLocal: boolean;
  readonly line: ReadonlySignal<Line>;
  readonly table: ReadonlySignal<Table | undefined>;
  /** The chair this device holds. */
  readonly own: ReadonlySignal<SeatId | 'watching' | undefined>;
  /** A SeatView, or the PublicView for who watches; nothing before the match. */
  readonly view: ReadonlySignal<View | undefined>;
  readonly seen: ReadonlySignal<readonly SeenStep[]>;
  /** Of who watches: what he sees through a player's eyes, or who invites him to. */
  readonly eyes?: ReadonlySignal<SeenThrough | NoEyes>;
  /** Everybody's role and hand, once the match is over. */
  readonly revealed: ReadonlySignal<readonly RevealedSeat[]>;
  /** What this device may hear, oldest first. */
  readonly said: ReadonlySignal<readonly Said[]>;
  /** What this seat thinks of the others; nobody else knows. */
  readonly marks: ReadonlySignal<Marks>;
  request<Type extends keyof Requests>(type: Type, message: Requests[Type]): Promise<Answer>;
  /** D4: whoever is ready is bound to a part of the chance. */
  setReady(ready: boolean): Promise<Answer>;
  /** A command, as the answer to the view that is shown now. */
  play(command: SeatCommand): Promise<Answer>;
  mark(mark: Mark): Promise<Answer>;
  leave(): void;
}
