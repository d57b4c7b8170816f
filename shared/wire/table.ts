import * as z from 'zod/mini';
import type { RevealedSeat, SeatCommand, SeatView, SeenEvent } from '../play/index.ts';
import {
  BOT_LEVELS,
  BOT_PERSONS,
  COLOURS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type RuleNumber,
  type SeatId,
} from '../vocabulary/index.ts';
import { seatCommandSchema } from './command.ts';
import { ruleOptionsSchema } from './options.ts';
import type { OwnUpdate } from './own-view.ts';
import { forkOriginSchema } from './record.ts';
import type { Refusal } from './refusal.ts';
import { seat } from './seat.ts';
import { SEAT_KEY } from './seat-key.ts';
import type { Accuse, Mark, ReportOf, Said, Say, Silence, TalkSoFar } from './talk.ts';

const hex32 = z.string().check(z.regex(SEAT_KEY));
const seconds = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** D5: each clock can be off; the armor window cannot. */
export const tableSettingsSchema = z.strictObject({
  listed: z.boolean(),
  spectators: z.boolean(),
  seats: z.int().check(z.gte(MIN_PLAYERS), z.lte(MAX_PLAYERS)),
  options: ruleOptionsSchema,
  turnSeconds: z.union([z.literal('off'), seconds(20, 600)]),
  tradeSeconds: z.union([z.literal('off'), seconds(10, 120)]),
  /** D5: what everybody has over the match to fill up slow turns; nothing unless it is said. */
  reserveSeconds: z.exactOptional(z.union([z.literal('off'), seconds(10, 300)])),
  armorSeconds: seconds(3, 10),
  /** D7: how much later those who only watch see a match; at once unless it is said. */
  watchDelaySeconds: z.exactOptional(z.union([z.literal('off'), seconds(5, 300)])),
  /** Whether somebody who plays may let one of those who watch look through his eyes. */
  eyes: z.exactOptional(z.boolean()),
  /** D5: whether clocks run for one person alone with bots. */
  clockAlone: z.exactOptional(z.boolean()),
  /** D8: whether bots keep silent. */
  quietBots: z.exactOptional(z.boolean()),
  /** D8: whether what players claim is kept beside them, for all to see; unless it is said otherwise, it is. */
  ledger: z.exactOptional(z.boolean()),
  /** D8: whether one can say more than claims; unless it is said otherwise, one can. */
  freeText: z.exactOptional(z.boolean()),
  /** D8: whether some words are not spelled out in what is said freely. */
  cleanWords: z.exactOptional(z.boolean()),
  /** A table whose match goes on from a moment of another one; never to be asked for by who opens a table. */
  fork: z.exactOptional(forkOriginSchema),
  /** How well bots and stand-ins play. */
  botLevel: z.exactOptional(z.enum(BOT_LEVELS)),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** How far a device has seen a match: by its commitment, from which place, and how many events from the deal on. */
const Seen = z.strictObject({
  match: hex32,
  as: z.union([seat, z.literal('watching')]),
  events: z.int().check(z.nonnegative()),
});
export type Seen = z.infer<typeof Seen>;

/** How many devices somebody can keep away from his tables: they have to fit into one request. */
export const MOST_BLOCKS = 30;

/** What a device says to sit down, to come back to the seat its key opens, or only to watch. */
export const Arrival = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  key: hex32,
  watch: z.exactOptional(z.boolean()),
  /** From a one-time link: the seat moves to this device. */
  ticket: z.exactOptional(hex32),
  /** A number of its own, the same at every table: so that whoever opens one can keep it away from his next ones. */
  device: z.exactOptional(hex32),
  /** By who opens a table: the fingerprints of the devices he keeps away from it. */
  blocks: z.exactOptional(z.array(hex32).check(z.maxLength(MOST_BLOCKS))),
  /** So that it is told what it missed, and nothing twice. */
  seen: z.exactOptional(Seen),
});
export type Arrival = z.infer<typeof Arrival>;

/** D4: who is ready binds his device to its part, by the part's hash. */
export const Ready = z.union([
  z.strictObject({ ready: z.literal(true), commitment: hex32 }),
  z.strictObject({ ready: z.literal(false) }),
]);
export type Ready = z.infer<typeof Ready>;

/** D4: the device opens its part for the set-up that is shown, or does not agree with what it is shown. */
export const OpenPart = z.union([
  z.strictObject({ agreed: z.literal(true), part: hex32 }),
  z.strictObject({ agreed: z.literal(false) }),
]);
export type OpenPart = z.infer<typeof OpenPart>;

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
export const SetChair = z.strictObject({
  seat,
  to: z.enum(['bot', 'free']),
  /** Which bot it is to be, if he is not here yet. */
  person: z.exactOptional(z.enum(BOT_PERSONS)),
});
export type SetChair = z.infer<typeof SetChair>;

/** By whoever plays: what tells the device of this seat from others, to keep it away from his own tables. */
export const Block = z.strictObject({ seat });
export type Block = z.infer<typeof Block>;

/** By the opener: the device with this fingerprint may come again. */
export const Unblock = z.strictObject({ device: hex32 });
export type Unblock = z.infer<typeof Unblock>;

/** By the opener: whoever of this name was removed may come again. */
export const LetIn = z.strictObject({ name: z.string().check(z.maxLength(200)) });
export type LetIn = z.infer<typeof LetIn>;

/** D6: what a device has shown its person; alone with bots, they go on from there. */
export const Told = z.strictObject({
  release: z.int().check(z.nonnegative()),
  /** Something is open that the person is still reading: bots wait until the next of these comes. */
  reading: z.exactOptional(z.boolean()),
});
export type Told = z.infer<typeof Told>;

/** D5: clocks and bots stand still once all living players want it; anybody ends it. */
export const Pause = z.strictObject({ wanted: z.boolean() });
export type Pause = z.infer<typeof Pause>;

/** A bot is to play for somebody who is here but does nothing. */
export const Replace = z.strictObject({ seat });
export type Replace = z.infer<typeof Replace>;

/** D6: a bot is to play for whoever asks, until he wants it no more or does something himself. */
export const PlayForMe = z.strictObject({ wanted: z.boolean() });
export type PlayForMe = z.infer<typeof PlayForMe>;

/** How a browser is called over its push service (RFC 8291), and in which language; nothing to be called no more. */
export const CallMe = z.strictObject({
  at: z.exactOptional(
    z.strictObject({
      endpoint: z.string().check(z.maxLength(1000)),
      p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
      language: z.string().check(z.regex(/^[a-z]{2}$/)),
    }),
  ),
});
export type CallMe = z.infer<typeof CallMe>;

/** Whether somebody looks at the page: who does is not called. */
export const Look = z.strictObject({ hidden: z.boolean() });
export type Look = z.infer<typeof Look>;

/** The digest of what a seat's device shows, at this release and view: whether that is what is so. */
export const Compare = z.strictObject({
  release: z.int().check(z.nonnegative()),
  view: z.int().check(z.nonnegative()),
  digest: hex32,
});
export type Compare = z.infer<typeof Compare>;

/** D6: by whoever watches: a bot's chair, in the middle of a match. */
export const AskChair = z.strictObject({ seat, name: z.string().check(z.maxLength(200)) });
export type AskChair = z.infer<typeof AskChair>;

/** D6: by everybody living. */
export const AnswerAsk = z.strictObject({ ask: z.int().check(z.nonnegative()), agreed: z.boolean() });
export type AnswerAsk = z.infer<typeof AnswerAsk>;

/** By a seat: this one of those who watch may look through its eyes; nobody, without. */
export const Invite = z.strictObject({ watcher: z.exactOptional(z.int().check(z.nonnegative())) });
export type Invite = z.infer<typeof Invite>;

/** By whoever watches: through the eyes of the seat that invited him; through his own again, without. */
export const LookThrough = z.strictObject({ seat: z.exactOptional(seat) });
export type LookThrough = z.infer<typeof LookThrough>;

export const Nothing = z.strictObject({});

/** The requests a client makes; each is answered. */
export interface Requests {
  /** Choose another chair or colour, before the match. */
  readonly chair: ChooseChair;
  readonly ready: Ready;
  /** By each device, while the table deals. */
  readonly open: OpenPart;
  /** By the opener, before the match. */
  readonly 'set-chair': SetChair;
  readonly 'let-in': LetIn;
  readonly block: Block;
  readonly unblock: Unblock;
  readonly settings: TableSettings;
  readonly start: Record<string, never>;
  /** After the end: the same people wait for another match. */
  readonly rematch: Record<string, never>;
  readonly play: Play;
  readonly told: Told;
  /** A ticket that moves the seat to another device, once. */
  readonly ticket: Record<string, never>;
  readonly say: Say;
  readonly accuse: Accuse;
  readonly mark: Mark;
  readonly silence: Silence;
  readonly report: ReportOf;
  readonly pause: Pause;
  readonly replace: Replace;
  readonly 'play-for-me': PlayForMe;
  /** D5: by whoever is on turn, once in a match. */
  readonly 'more-time': Record<string, never>;
  readonly compare: Compare;
  /** By whoever wants to be called when he is awaited and does not look. */
  readonly 'call-me': CallMe;
  readonly look: Look;
  readonly 'ask-chair': AskChair;
  readonly 'answer-ask': AnswerAsk;
  readonly 'invite-eyes': Invite;
  readonly 'look-through': LookThrough;
}

/** What a request is answered: done, or why not. A command's reason names its rule. */
export type Answer =
  | {
      readonly ok: true;
      readonly ticket?: string;
      /** The fingerprint of a device that is to be kept away. */
      readonly device?: string;
    }
  | {
      readonly ok: false;
      readonly reason: Refusal;
      readonly rule?: RuleNumber;
      /** Of a failure inside: what to quote to whoever runs the server. */
      readonly fault?: string;
    };

/** To one device alone: which seat it holds, or that it watches. */
export interface Seated {
  readonly seat: SeatId | 'watching';
  /** The server's time, as it was at what is shown: a device's own clock may be wrong. */
  readonly now: number;
  /** D7: how many seconds later everything is shown. */
  readonly delay?: number;
}

/** To one device alone: what it was shown at a step, and what changed of its own. */
export interface Shown {
  /** Counts what this seat was shown; a command answers one of these. */
  readonly view: number;
  /** To be applied together with this public release. */
  readonly release: number;
  /** How many events this seat was shown from the deal on before these. */
  readonly before: number;
  readonly events: readonly SeenEvent[];
  readonly own?: OwnUpdate;
  /** All of its own is told again, whatever it was told before. */
  readonly anew?: true;
}

export interface SeenThrough extends Pick<SeatView, 'role' | 'hand' | 'diary'> {
  readonly seat: SeatId;
}

/** He looks through nobody's eyes; somebody may have invited him to. */
export interface NoEyes {
  readonly invitedBy?: SeatId;
}

/** The messages that come to one device unasked, each `packed`. */
export interface Messages {
  readonly seated: Seated;
  readonly shown: Shown;
  /** What is turned over once the match is over. */
  readonly revealed: readonly RevealedSeat[];
  /** To who looks through a seat's eyes: what it alone sees. Nothing, when that is over. */
  readonly eyes: SeenThrough | NoEyes;
  readonly talk: TalkSoFar;
  readonly said: Said;
}
