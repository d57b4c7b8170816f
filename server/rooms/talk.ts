import type { Talk as StoredTalk } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
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
}

export const NOTHING_SAID: TalkState = { said: [], accusations: new Map(), marks: new Map(), silent: [] };

/** One entry of the log, as the table says it and as the store keeps it. */
export type TalkEntry =
  | { readonly kind: 'said'; readonly channel: Channel; readonly say: Say }
  | { readonly kind: 'accuse'; readonly accuse: Accuse }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'silence'; readonly silence: Silence };

export function after(talk: TalkState, from: Speaker, at: number, entry: TalkEntry): TalkState {
  switch (entry.kind) {
    case 'said': {
      const said = {
        channel: entry.channel,
        from: from === 'watching' ? undefined : from,
        at,
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
  return { afterStep, at, from, kind, body: JSON.stringify(body) };
}

/** The log again; what an older version wrote and nobody understands any more is left out. */
export function fromStore(log: readonly StoredTalk[]): TalkState {
  return log.reduce((talk, { from, at, kind, body }) => {
    const entry = readEntry(kind, JSON.parse(body));
    return entry ? after(talk, from, at, entry) : talk;
  }, NOTHING_SAID);
}

/** What may be told of it to anybody once the match has ended; marks only of those who show them. */
export function talkAfterwards(
  log: readonly StoredTalk[],
  showsMarks: (seat: SeatId) => boolean,
): readonly TalkedAt[] {
  return log.flatMap(({ from, afterStep, kind, body }) => {
    const entry = readEntry(kind, JSON.parse(body));
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
      return undefined;
  }
}

function readEntry(
  kind: string,
  body: { channel?: Channel; say?: unknown; accuse?: unknown; mark?: unknown; silence?: unknown },
): TalkEntry | undefined {
  if (kind === 'said') {
    const say = Say.safeParse(body.say);
    return say.success ? { kind, channel: body.channel ?? 'table', say: say.data } : undefined;
  }
  if (kind === 'accuse') {
    const accuse = Accuse.safeParse(body.accuse);
    return accuse.success ? { kind, accuse: accuse.data } : undefined;
  }
  if (kind === 'silence') {
    const silence = Silence.safeParse(body.silence);
    return silence.success ? { kind, silence: silence.data } : undefined;
  }
  const mark = Mark.safeParse(body.mark);
  return kind === 'mark' && mark.success ? { kind, mark: mark.data } : undefined;
}
