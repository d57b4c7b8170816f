import * as z from 'zod/mini';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { seat } from '#shared/wire/seat.ts';
import {
  Accuse,
  type Channel,
  Mark,
  type Marks,
  marked,
  type Openly,
  type Said,
  Say,
  Silence,
  type TalkedAt,
  type TalkSoFar,
} from '#shared/wire/talk.ts';
import { conforming, parsed, reading, Unreadable, versioned } from './kept-json.ts';
import { withClaims } from './old-phrases.ts';
import type { Talk as StoredTalk } from './store.ts';

type Speaker = SeatId | 'watching';

/** How much of what was said a newcomer is told. */
const MOST_TOLD = 200;

/** What was said beside a match: chat, accusations that stand, private marks. A value, folded from the log. */
export interface TalkState {
  readonly said: readonly Said[];
  /** By the accused seat: who accuses it. */
  readonly accusations: ReadonlyMap<SeatId, readonly SeatId[]>;
  readonly marks: ReadonlyMap<SeatId, Marks>;
  /** Whom the opener does not let be heard. */
  readonly silent: readonly SeatId[];
  /** Who has seen a seat's cards without having it now: he never gets another one in this match (D6). */
  readonly saw: readonly { readonly keyHash: string; readonly seat: SeatId }[];
  /** D5: what is left to each of his time besides, of those who have used any. */
  readonly time: ReadonlyMap<SeatId, TimeLeft>;
  /** D6: who plays a seat that was ever played by a bot for its owner. */
  readonly playedBy: ReadonlyMap<SeatId, PlayedBy>;
}

/** D6: a seat's owner himself, a bot because he was away, or one he asked for. */
export type PlayedBy = 'owner' | 'stand-in' | 'stand-in-on-call';

/** D5: the milliseconds somebody has in reserve, and whether he has taken more time for a turn. */
export interface TimeLeft {
  readonly reserve: number;
  readonly tookMore: boolean;
}

export const NOTHING_SAID: TalkState = {
  said: [],
  accusations: new Map(),
  marks: new Map(),
  silent: [],
  saw: [],
  time: new Map(),
  playedBy: new Map(),
};

/** One entry of the log, as the table says it and as the store keeps it. */
export type TalkEntry =
  | { readonly kind: 'said'; readonly channel: Channel; readonly say: Say; readonly after?: number }
  | { readonly kind: 'accuse'; readonly accuse: Accuse }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'silence'; readonly silence: Silence }
  | { readonly kind: 'saw'; readonly keyHash: string; readonly seat: SeatId }
  | { readonly kind: 'time'; readonly left: TimeLeft }
  | { readonly kind: 'played-by'; readonly by: PlayedBy };

export function after(talk: TalkState, from: Speaker, at: number, entry: TalkEntry): TalkState {
  switch (entry.kind) {
    case 'said': {
      const said = {
        channel: entry.channel,
        from: from === 'watching' ? undefined : from,
        at,
        ...(entry.after !== undefined && { after: entry.after }),
        say: entry.say,
      };
      return { ...talk, said: [...talk.said, said].slice(-MOST_TOLD) };
    }
    case 'accuse': {
      if (from === 'watching') return talk;
      const { seat, stands } = entry.accuse;
      const others = (talk.accusations.get(seat) ?? []).filter((each) => each !== from);
      const accusers = stands ? [...others, from].sort((a, b) => a - b) : others;
      return { ...talk, accusations: new Map(talk.accusations).set(seat, accusers) };
    }
    case 'mark': {
      if (from === 'watching') return talk;
      const marks = marked(talk.marks.get(from) ?? {}, entry.mark);
      return { ...talk, marks: new Map(talk.marks).set(from, marks) };
    }
    case 'silence': {
      const { seat, silent } = entry.silence;
      const others = talk.silent.filter((each) => each !== seat);
      return { ...talk, silent: silent ? [...others, seat] : others };
    }
    case 'saw':
      return { ...talk, saw: [...talk.saw, { keyHash: entry.keyHash, seat: entry.seat }] };
    case 'time':
      return from === 'watching' ? talk : { ...talk, time: new Map(talk.time).set(from, entry.left) };
    case 'played-by':
      return from === 'watching' ? talk : { ...talk, playedBy: new Map(talk.playedBy).set(from, entry.by) };
  }
}

/** D7: who hears a channel. */
export function hears(channel: Channel, listener: Listener): boolean {
  switch (channel) {
    case 'table':
      return true;
    case 'dead':
      return listener === 'dead';
    case 'watching':
      return listener === 'watching';
  }
}

export type Listener = 'living' | 'dead' | 'watching';

export function channelOf(speaker: Listener): Channel {
  return speaker === 'living' ? 'table' : speaker;
}

/** What somebody is told who comes to the table. */
export function soFar(talk: TalkState, listener: Listener, seat: SeatId | undefined): TalkSoFar {
  return {
    said: talk.said.filter(({ channel }) => hears(channel, listener)),
    marks: (seat === undefined ? undefined : talk.marks.get(seat)) ?? {},
  };
}

export function toStore(from: Speaker, at: number, afterStep: number, entry: TalkEntry): StoredTalk {
  const { kind, ...body } = entry;
  return { afterStep, at, from, kind, body: JSON.stringify({ version: TALK_VERSION, ...body }) };
}

/** The log again; what an older version wrote and nobody understands any more is left out. */
export function fromStore(log: readonly StoredTalk[]): TalkState {
  return log.reduce((talk, stored) => {
    const entry = readEntry(stored);
    return entry ? after(talk, stored.from, stored.at, entry) : talk;
  }, NOTHING_SAID);
}

/** What may be told of it to anybody once the match has ended; marks only of those who show them. */
export function talkAfterwards(
  log: readonly StoredTalk[],
  showsMarks: (seat: SeatId) => boolean,
): readonly TalkedAt[] {
  return log.flatMap((stored) => {
    const { from, afterStep } = stored;
    const entry = readEntry(stored);
    if (from === 'watching' || !entry || (entry.kind === 'mark' && !showsMarks(from))) return [];
    const open = openly(entry);
    return open ? [{ afterStep, from, ...open }] : [];
  });
}

function openly(entry: TalkEntry): Openly | undefined {
  switch (entry.kind) {
    case 'said': {
      const { kind, channel, say } = entry;
      return channel === 'watching' ? undefined : { kind, channel, say };
    }
    case 'accuse':
      return { kind: entry.kind, accuse: entry.accuse };
    case 'mark':
      return { kind: entry.kind, mark: entry.mark };
    case 'silence':
    case 'saw':
    case 'time':
    case 'played-by':
      return undefined;
  }
}

/** Of the JSON of an entry. Whoever takes words out of what can be said raises it. */
const TALK_VERSION = 2;

/** Since then what is said by choosing it is a claim. */
const CLAIMS_SINCE = 2;

const PLAYED_BY = ['owner', 'stand-in', 'stand-in-on-call'] as const satisfies readonly PlayedBy[];
const CHANNELS = ['table', 'dead', 'watching'] as const satisfies readonly Channel[];

/** By kind; at first talk had no channels. */
const ENTRIES = {
  said: z.strictObject({
    channel: z._default(z.enum(CHANNELS), 'table'),
    say: Say,
    after: z.exactOptional(z.int().check(z.nonnegative())),
  }),
  accuse: z.strictObject({ accuse: Accuse }),
  mark: z.strictObject({ mark: Mark }),
  silence: z.strictObject({ silence: Silence }),
  saw: z.strictObject({ keyHash: z.string(), seat }),
  time: z.strictObject({
    left: z.strictObject({ reserve: z.number().check(z.nonnegative()), tookMore: z.boolean() }),
  }),
  'played-by': z.strictObject({ by: z.enum(PLAYED_BY) }),
} satisfies Record<TalkEntry['kind'], z.ZodMiniType>;

function readEntry({ afterStep, from, kind, body }: StoredTalk): TalkEntry | undefined {
  return reading(`Something said after step ${afterStep}`, () => {
    const { version, value } = versioned(parsed(body, 'body'), TALK_VERSION);
    try {
      return entryOf(kind, version < CLAIMS_SINCE ? withClaims(value, from) : value);
    } catch (error) {
      if (error instanceof Unreadable && version < TALK_VERSION) return undefined;
      throw error;
    }
  });
}

function entryOf(kind: string, value: unknown): TalkEntry {
  switch (kind) {
    case 'said':
      return { kind, ...conforming(ENTRIES.said, value) };
    case 'accuse':
      return { kind, ...conforming(ENTRIES.accuse, value) };
    case 'mark':
      return { kind, ...conforming(ENTRIES.mark, value) };
    case 'silence':
      return { kind, ...conforming(ENTRIES.silence, value) };
    case 'saw':
      return { kind, ...conforming(ENTRIES.saw, value) };
    case 'time':
      return { kind, ...conforming(ENTRIES.time, value) };
    case 'played-by':
      return { kind, ...conforming(ENTRIES['played-by'], value) };
    default:
      throw new Unreadable('of a kind there is not');
  }
}
