import { describe, expect, test } from 'vitest';
import {
  accusationsAt,
  chaptersOf,
  type Entry,
  talkOf,
  unansweredOf,
  woven,
} from '#client/play/feed-lines.ts';
import type { ToldCue } from '#client/story/story.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';

const told = (key: string, caption: string, event: SeenEvent): ToldCue => ({
  key,
  caption,
  events: [event],
  at: 'L11',
  who: [],
  phase: 2,
  step: 1,
  outcome: undefined,
});
const drew = (key: string, seat: SeatId): ToldCue =>
  told(key, 'Ann draws a card.', { type: 'drew', seat, left: 9 });
const turn = (key: string, seat: SeatId): ToldCue =>
  told(key, 'It begins.', { type: 'turn-began', seat, ap: 4 });
const said = (at: number): Said => ({
  channel: 'table',
  from: 1,
  at,
  say: { kind: 'claim', claim: { type: 'yes' } },
});
const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key);

describe('the feed', () => {
  test('keeps the order in which things came to this device', () => {
    const first = woven([], [turn('1', 0)], []);
    const second = woven(first, [turn('1', 0)], [said(7)]);
    const third = woven(second, [turn('1', 0), drew('2', 0)], [said(7)]);
    expect(keys(third)).toEqual(['1', 'said 1 7', '2']);
  });

  test('to a page that comes back, what was said stands where it was said', () => {
    const cues = [turn('1', 0), drew('2', 0), turn('3', 1), drew('4', 1)];
    const heard = [
      { ...said(7), after: 2 },
      { ...said(8), after: 2 },
      { ...said(9), after: 4 },
    ];
    expect(keys(woven([], cues, heard))).toEqual(['1', '2', 'said 1 7', 'said 1 8', '3', '4', 'said 1 9']);
  });

  test('forgets what another match does not know', () => {
    const before = woven([], [turn('1', 0)], [said(7)]);
    expect(keys(woven(before, [turn('9', 1)], []))).toEqual(['9']);
  });

  test('has an accusation where it came, until it is withdrawn', () => {
    const chairs = (accusedBy: readonly SeatId[]) => new Map([[2, { accusedBy }]] as const);
    const accused = accusationsAt({ chairs: chairs([1]) });
    const before = woven([], [turn('1', 0)], [], accused);
    const after = woven(before, [turn('1', 0), drew('2', 0)], [], accused);
    expect(keys(after)).toEqual(['1', 'accused 1 2', '2']);
    expect(chaptersOf(after)[0]?.lines[1]).toMatchObject({ kind: 'accused', by: 1, seat: 2 });
    expect(
      keys(woven(after, [turn('1', 0), drew('2', 0)], [], accusationsAt({ chairs: chairs([]) }))),
    ).toEqual(['1', '2']);
  });

  test('says equal lines once, with their count', () => {
    const [chapter] = chaptersOf(woven([], [turn('1', 0), drew('2', 0), drew('3', 0), drew('4', 0)], []));
    expect(chapter?.lines).toMatchObject([
      { text: 'It begins.', count: 1 },
      { text: 'Ann draws a card.', count: 3, at: 'L11' },
    ]);
  });

  test('says a trade once: that it began goes when it is over, whatever was said meanwhile', () => {
    const between = [0, 1] as const;
    const began = told('1', 'Ann and Bob trade.', { type: 'trade-began', between, room: 'L11' });
    const over = told('2', 'Ann and Bob have traded.', { type: 'traded', between });
    const texts = (...cues: readonly ToldCue[]) =>
      chaptersOf(woven(woven([], cues.slice(0, 1), []), cues, [said(7)]))
        .flatMap(({ lines }) => lines)
        .map((line) => (line.kind === 'told' ? line.text : line.kind));
    expect(texts(began)).toEqual(['Ann and Bob trade.', 'said']);
    const inOrder = woven(woven([], [began], [said(7)]), [began, over], [said(7)]);
    const lines = chaptersOf(inOrder).flatMap(({ lines }) => lines);
    expect(lines.map(({ key }) => key)).toEqual(['said 1 7', '2']);
    expect(texts(drew('0', 0), over)).toEqual(['Ann draws a card.', 'Ann and Bob have traded.', 'said']);
  });

  test('tells equal lines of two rooms apart', () => {
    const elsewhere: ToldCue = { ...drew('3', 0), at: 'L06' };
    const [chapter] = chaptersOf(woven([], [turn('1', 0), drew('2', 0), elsewhere], []));
    expect(chapter?.lines).toMatchObject([
      { text: 'It begins.', count: 1 },
      { text: 'Ann draws a card.', count: 1, at: 'L11' },
      { text: 'Ann draws a card.', count: 1, at: 'L06' },
    ]);
  });

  test('keeps what was said in the turn it was said in', () => {
    const heard = woven(woven([], [turn('1', 0), drew('2', 0)], []), [turn('1', 0), drew('2', 0)], [said(7)]);
    const later = woven(heard, [turn('1', 0), drew('2', 0), turn('3', 1)], [said(7)]);
    expect(talkOf(chaptersOf(later))).toMatchObject([
      { seat: 0, phase: 2, lines: [{ kind: 'said', key: 'said 1 7' }] },
    ]);
  });

  test('has a chapter for every turn, with whose it is', () => {
    const chapters = chaptersOf(woven([], [turn('1', 0), drew('2', 0), turn('3', 1)], []));
    expect(chapters).toMatchObject([
      { seat: 0, phase: 2 },
      { seat: 1, phase: 2 },
    ]);
  });
});

test('what is held against this seat, or by it, stays on top until the accused has said something before all', () => {
  const before = woven([], [drew('a', 0)], [said(5)]);
  const chairs = new Map([
    [0, { accusedBy: [2] }],
    [1, { accusedBy: [0, 3] }],
  ] as const);
  const accused = woven(before, [drew('a', 0)], [said(5)], accusationsAt({ chairs }));
  const later = woven(accused, [drew('a', 0), drew('b', 1)], [said(5)], accusationsAt({ chairs }));
  expect(keys(unansweredOf(later, 0))).toEqual(['accused 2 0', 'accused 0 1']);
  const answered = woven(later, [drew('a', 0), drew('b', 1)], [said(5), said(9)], accusationsAt({ chairs }));
  expect(keys(unansweredOf(answered, 0))).toEqual(['accused 2 0']);
});
