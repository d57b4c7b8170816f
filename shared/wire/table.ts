import * as z from 'zod/mini';
import type { RevealedSeat, SeatCommand, SeatView, SeenEvent, ViewUpdate } from '../play/index.ts';
import { COLOURS, MAX_PLAYERS, MIN_PLAYERS, SEAT_IDS, type SeatId } from '../vocabulary/index.ts';
import { seatCommandSchema } from './command.ts';
import type { Refusal } from './refusal.ts';
import { SEAT_KEY } from './seat-key.ts';
import type { Accuse, Mark, Said, Say, Silence, TalkSoFar } from './talk.ts';

const hex32 = z.string().check(z.regex(SEAT_KEY));
const seat = z.literal([...SEAT_IDS]);
const seconds = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** D5: each clock can be off; the armor window cannot. */
export const tableSettingsSchema = z.strictObject({
  listed: z.boolean(),
  spectators: z.boolean(),
  seats: z.int().check(z.gte(MIN_PLAYERS), z.lte(MAX_PLAYERS)),
  options: z.strictObject({
    gentleStart: z.boolean(),
    lastResort: z.boolean(),
    hardMission: z.boolean(),
    masterAndServant: z.boolean(),
  }),
  turnSeconds: z.union([z.literal('off'), seconds(20, 600)]),
  tradeSeconds: z.union([z.literal('off'), seconds(10, 120)]),
  armorSeconds: seconds(3, 10),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** How far a device has seen a match: by its commitment, from which place, and the last view that told something. */
const Seen = z.strictObject({
  match: hex32,
  as: z.union([seat, z.literal('watching')]),
  view: z.int().check(z.nonnegative()),
});
export type Seen = z.infer<typeof Seen>;

/** What a device says to sit down, to come back to the seat its key opens, or only to watch. */
export const Arrival = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  key: hex32,
  watch: z.exactOptional(z.boolean()),
  /** From a one-time link: the seat moves to this device. */
  ticket: z.exactOptional(hex32),
  /** So that it is told what it missed, and nothing twice. */
  seen: z.exactOptional(Seen),
});
export type Arrival = z.infer<typeof Arrival>;

/** D4: the device's random bytes come with its player's being ready. */
export const Ready = z.union([
  z.strictObject({ ready: z.literal(true), part: hex32 }),
  z.strictObject({ ready: z.literal(false) }),
]);
export type Ready = z.infer<typeof Ready>;

/** A command, and the number of the view it answers. */
export const Play = z.strictObject({ view: z.int().check(z.nonnegative()), command: seatCommandSchema });
export interface Play {
  readonly view: number;
  readonly command: SeatCommand;
}

export const ChooseChair = z.strictObject({
  seat: z.exactOptional(seat),
  colour: z.exactOptional(z.enum(COLOURS)),
});
export type ChooseChair = z.infer<typeof ChooseChair>;

/** By the opener: a bot into a free chair, or whoever sits there out of it. */
export const SetChair = z.strictObject({ seat, to: z.enum(['bot', 'free']) });
export type SetChair = z.infer<typeof SetChair>;

/** D5: clocks and bots stand still once all living players want it; anybody ends it. */
export const Pause = z.strictObject({ wanted: z.boolean() });
export type Pause = z.infer<typeof Pause>;

/** A bot is to play for somebody who is here but does nothing. */
export const Replace = z.strictObject({ seat });
export type Replace = z.infer<typeof Replace>;

export const Nothing = z.strictObject({});

/** The requests a client makes; each is answered. */
export interface Requests {
  /** Choose another chair or colour, before the match. */
  readonly chair: ChooseChair;
  readonly ready: Ready;
  /** By the opener, before the match. */
  readonly 'set-chair': SetChair;
  readonly settings: TableSettings;
  readonly start: Record<string, never>;
  /** After the end: the same people wait for another match. */
  readonly rematch: Record<string, never>;
  readonly play: Play;
  /** A ticket that moves the seat to another device, once. */
  readonly ticket: Record<string, never>;
  readonly say: Say;
  readonly accuse: Accuse;
  readonly mark: Mark;
  readonly silence: Silence;
  readonly pause: Pause;
  readonly replace: Replace;
}

/** What a request is answered: done, or why not. A command's reason names its rule. */
export type Answer =
  | { readonly ok: true; readonly ticket?: string }
  | {
      readonly ok: false;
      readonly reason: Refusal;
      readonly rule?: string;
      /** Of a failure inside: what to quote to whoever runs the server. */
      readonly fault?: string;
    };

/** The fields of a view that are a seat's own. */
export type OwnField = 'role' | 'hand' | 'diary' | 'offers';
export type OwnView = Pick<SeatView, OwnField>;

/** To one device alone: which seat it holds, or that it watches. */
export interface Seated {
  readonly seat: SeatId | 'watching';
  /** The server's time: a device's own clock may be wrong. */
  readonly now: number;
}

/** To one device alone: what it was shown at a step, and what changed of its own. */
export interface Shown {
  /** Counts what this seat was shown; a command answers one of these. */
  readonly view: number;
  /** To be applied together with this public release. */
  readonly release: number;
  readonly events: readonly SeenEvent[];
  readonly own?: ViewUpdate<OwnView>;
}

/** The messages that come to one device unasked. */
export interface Messages {
  readonly seated: Seated;
  readonly shown: Shown;
  /** What is turned over once the match is over. */
  readonly revealed: readonly RevealedSeat[];
  readonly talk: TalkSoFar;
  readonly said: Said;
}
