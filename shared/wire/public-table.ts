import type { PublicView } from '../play/index.ts';
import type { Colour, SeatId } from '../vocabulary/index.ts';

/** Where a table is in its life. */
export type TablePhase = 'waiting' | 'playing' | 'over';

/** Who plays a chair: its owner, a bot for good, or a bot for an owner who is away (D6). */
export type ChairKind = 'person' | 'bot' | 'stand-in';

/** What everybody sees of a taken chair. */
export interface PublicChair {
  readonly name: string;
  readonly colour: Colour;
  readonly kind: ChairKind;
  readonly present: boolean;
  readonly ready: boolean;
}

/** A clock that runs: what for, and when it will have run out by the server's time. */
export interface PublicClock {
  /** Nothing while no clock runs. */
  readonly kind: 'turn' | 'trade' | 'armor' | 'choice' | '';
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * The state everyone at a table sees, as the client reads it. Colyseus knows only text for keys.
 * The fields of the PublicView travel as JSON under their names: one vocabulary, in `shared/play`,
 * instead of a second copy of it that would have to be kept in step.
 */
export interface PublicTable {
  readonly code: string;
  readonly phase: TablePhase;
  /** By seat. */
  readonly chairs: ReadonlyMap<string, PublicChair>;
  readonly opener: SeatId;
  /** TableSettings as JSON. */
  readonly settings: string;
  /** D4: the hash of the server's part, shown before anybody gives a part. */
  readonly commitment: string;
  readonly spectators: number;
  readonly clock: PublicClock;
  /** Counts what was released to all; private messages name the release they belong to. */
  readonly release: number;
  /** By field of PublicView: JSON; empty before the match. */
  readonly view: ReadonlyMap<string, string>;
  /** Once the match is over: the unguessable id its record can be asked for with. */
  readonly finishedMatch: string;
}

/** The public view, put together from the state; nothing before the match. */
export function readPublicView(fields: ReadonlyMap<string, string>): PublicView | undefined {
  if (fields.size === 0) return undefined;
  const entries = [...fields].map(([field, json]) => [field, JSON.parse(json) ?? undefined]);
  return Object.fromEntries(entries) as PublicView;
}

/** The close code a device gets when its seat was opened on another one. */
export const SEAT_MOVED = 4100;
/** The close code of someone the opener removed. */
export const REMOVED = 4101;
