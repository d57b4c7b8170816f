import type { ToldCue } from '#client/story/story.ts';
import type { Chair } from '#client/table/session.ts';
import type { RoomId, SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';

/** Something that happened or was said, as the feed keeps it. */
export type Entry =
  | { readonly kind: 'told'; readonly key: string; readonly cue: ToldCue }
  | { readonly kind: 'said'; readonly key: string; readonly said: Said }
  | Accusing;

/** An accusation that stands. */
export interface Accusing {
  readonly kind: 'accused';
  readonly key: string;
  readonly by: SeatId;
  readonly seat: SeatId;
}

/** One line: equal ones that follow each other are one, with a count. */
export type Line =
  | {
      readonly kind: 'told';
      readonly key: string;
      readonly text: string;
      readonly at: RoomId | undefined;
      readonly who: readonly SeatId[];
      readonly type: string;
      readonly count: number;
    }
  | { readonly kind: 'said'; readonly key: string; readonly said: Said }
  | Accusing;

/** What belongs to one turn, or to a parasite phase. */
export interface Chapter {
  readonly key: string;
  /** Whose turn; nothing for what belongs to nobody's. */
  readonly seat: SeatId | undefined;
  readonly phase: number;
  readonly lines: readonly Line[];
}

interface Accusable {
  readonly chairs: ReadonlyMap<SeatId, Pick<Chair, 'accusedBy'>>;
}

/** Whoever accuses somebody now. */
export function accusationsAt({ chairs }: Accusable): readonly Accusing[] {
  return [...chairs].flatMap(([seat, { accusedBy }]) =>
    accusedBy.map((by): Accusing => ({ kind: 'accused', key: `accused ${by} ${seat}`, by, seat })),
  );
}

/** Accusations against or by a seat that the accused has said nothing to since: they must not sink below later lines. */
export function unansweredOf(entries: readonly Entry[], me: SeatId): readonly Accusing[] {
  return entries.filter((entry, at): entry is Accusing => {
    if (entry.kind !== 'accused' || (entry.by !== me && entry.seat !== me)) return false;
    const isAnswer = (later: Entry) =>
      later.kind === 'said' && later.said.channel === 'table' && later.said.from === entry.seat;
    return !entries.slice(at + 1).some(isAnswer);
  });
}

const saidKey = ({ from, at }: Said): string => `said ${from} ${at}`;

/**
 * What happened, what was said and who accuses whom in one order: as it came to this device. What is known keeps its place
 * and what is new comes after it; but what was said while this page was not there, between what happened then. An accusation
 * that is withdrawn is gone.
 */
export function woven(
  known: readonly Entry[],
  told: readonly ToldCue[],
  said: readonly Said[],
  accused: readonly Accusing[] = [],
): readonly Entry[] {
  const toldByKey = new Map(told.map((cue) => [cue.key, cue]));
  const saidByKey = new Map(said.map((each) => [saidKey(each), each]));
  const kept = known.flatMap((entry): Entry[] => {
    if (entry.kind === 'accused') return accused.some(({ key }) => key === entry.key) ? [entry] : [];
    if (entry.kind === 'said') return saidByKey.has(entry.key) ? [entry] : [];
    const cue = toldByKey.get(entry.key);
    return cue ? [{ ...entry, cue }] : [];
  });
  const has = new Set(kept.map(({ key }) => key));
  const entries: Entry[] = [
    ...kept,
    ...told.filter(({ key }) => !has.has(key)).map((cue): Entry => ({ kind: 'told', key: cue.key, cue })),
  ];
  for (const each of said)
    if (!has.has(saidKey(each)))
      entries.splice(placeOf(entries, each), 0, { kind: 'said', key: saidKey(each), said: each });
  return [...entries, ...accused.filter(({ key }) => !has.has(key))];
}

/** Before what happened only after so many events. */
function placeOf(entries: readonly Entry[], { after = Number.POSITIVE_INFINITY }: Said): number {
  let shown = 0;
  const later = entries.findIndex((entry) => {
    if (entry.kind === 'told') shown += entry.cue.events.length;
    return entry.kind === 'told' && shown > after;
  });
  return later < 0 ? entries.length : later;
}

/** The feed turn by turn. */
export function chaptersOf(entries: readonly Entry[]): readonly Chapter[] {
  const chapters: { key: string; seat: SeatId | undefined; phase: number; lines: Line[] }[] = [];
  for (const entry of entries) {
    const begins = entry.kind === 'told' ? beginning(entry.cue) : undefined;
    const last = chapters.at(-1);
    if (begins || !last) {
      const phase = entry.kind === 'told' ? entry.cue.phase : 0;
      chapters.push({ key: entry.key, seat: begins?.seat, phase, lines: [] });
    }
    const { lines } = chapters.at(-1) ?? { lines: [] };
    add(lines, entry);
  }
  return chapters.filter(({ lines, seat }) => lines.length > 0 || seat !== undefined);
}

/** What was said, in the turn it was said in. */
export const talkOf = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ kind }) => kind !== 'told') }))
    .filter(({ lines }) => lines.length > 0);

function beginning({ events }: ToldCue): { seat: SeatId | undefined } | undefined {
  for (const event of events) {
    if (event.type === 'turn-began') return { seat: event.seat };
    if (event.type === 'phase-began') return { seat: undefined };
  }
  return undefined;
}

function add(lines: Line[], entry: Entry): void {
  if (entry.kind !== 'told') {
    lines.push(entry);
    return;
  }
  const { key, cue } = entry;
  if (cue.caption === undefined) return;
  const last = lines.at(-1);
  if (last?.kind === 'told' && last.text === cue.caption && last.at === cue.at) {
    lines[lines.length - 1] = { ...last, count: last.count + 1 };
    return;
  }
  const type = cue.events[0]?.type ?? '';
  if (type === 'traded') dropBegun(lines, cue);
  lines.push({ kind: 'told', key, text: cue.caption, at: cue.at, who: cue.who, type, count: 1 });
}

/** A trade that is over needs no line that it began. */
function dropBegun(lines: Line[], { who }: ToldCue): void {
  const begun = lines.findLastIndex(({ kind }) => kind === 'told');
  const line = lines[begun];
  if (line?.kind !== 'told' || line.type !== 'trade-began') return;
  if (line.who.every((seat) => who.includes(seat))) lines.splice(begun, 1);
}
