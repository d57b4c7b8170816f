import { beforeEach, describe, expect, test } from 'vitest';
import { openFeed } from '#client/table/feed.ts';
import { viewFor } from '#server/dealer/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { type OwnUpdate, ownUpdateBetween } from '#shared/wire/own-view.ts';
import { NO_CLOCK, type PublicTable } from '#shared/wire/public-table.ts';
import { wireView } from '#shared/wire/public-view.ts';
import type { Shown } from '#shared/wire/table.ts';
import { table } from '#tests/server/dealer/table.ts';

const seat = viewFor(table(), 0);
const own: OwnUpdate = ownUpdateBetween(undefined, seat) ?? {};

const dealt = wireView(viewFor(table(), 'public'));

const state = (release: number, phase: PublicTable['phase'] = 'playing'): PublicTable => ({
  code: 'QKRTB',
  phase,
  chairs: new Map(),
  opener: 0,
  settings: JSON.stringify({ seats: 4, options: NO_OPTIONS }),
  rules: '',
  commitment: '',
  setup: '',
  spectators: 0,
  unwritten: false,
  removed: '[]',
  asks: '[]',
  watchers: '[]',
  series: '{}',
  clock: NO_CLOCK,
  paused: false,
  release,
  finishedMatch: '',
  view: phase === 'waiting' ? { ...dealt, seats: new Map() } : dealt,
});
const shown = (view: number, release: number, part: Partial<Shown> = {}): Shown => ({
  view,
  release,
  before: view,
  events: [{ type: 'doors-opened' }],
  ...part,
});

let feed: ReturnType<typeof openFeed>;
beforeEach(() => {
  feed = openFeed({ now: () => 0, recallLog: () => undefined });
});

describe('the feed', () => {
  test('a seat sees nothing of a match before its own part has come', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    expect(feed.view.value).toBeUndefined();
    feed.shown(shown(1, 1, { own }));
    expect(feed.view.value).toEqual(seat);
  });

  test('what is private waits for the release it belongs to', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    feed.shown(shown(1, 1, { own }));
    feed.shown(shown(2, 2, { own: { role: 'infected' } }));
    expect(feed.view.value).toMatchObject({ role: 'human' });
    expect([feed.viewNumber(), feed.seen.value.length]).toEqual([1, 1]);
    feed.changed(state(2));
    expect(feed.view.value).toMatchObject({ role: 'infected' });
    expect([feed.viewNumber(), feed.seen.value.length]).toEqual([2, 2]);
  });

  test('what is told anew takes the place of what was told before, as in another match on the same line', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    feed.shown(shown(1, 1, { own, anew: true }));
    feed.shown(shown(2, 1, { own, anew: true }));
    expect(feed.view.value).toEqual(seat);
  });

  test('who watches gets the public view', () => {
    feed.seated({ seat: 'watching', now: 0 });
    feed.changed(state(1));
    expect(feed.view.value).toEqual(viewFor(table(), 'public'));
  });

  test('a new line begins from what the server tells, not from what was left over', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    feed.shown(shown(1, 1, { own }));
    feed.begin();
    feed.changed(state(5));
    expect(feed.view.value).toBeUndefined();
    feed.shown(shown(7, 5, { own, events: [] }));
    expect(feed.view.value).toEqual(seat);
    expect(feed.viewNumber()).toBe(7);
  });

  test('another match begins with nothing seen', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    feed.shown(shown(1, 1, { own }));
    feed.changed(state(2, 'waiting'));
    expect(feed.seen.value).toEqual([]);
    feed.changed(state(3));
    expect(feed.view.value).toBeUndefined();
  });

  test('a match that is dealt before the table says that it plays is not forgotten', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(0, 'waiting'));
    feed.shown(shown(0, 0, { own, events: [] }));
    feed.changed({ ...state(1), phase: 'waiting' });
    feed.changed(state(1));
    expect(feed.view.value).toEqual(seat);
  });

  test('before the match there is a table and no view', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(0, 'waiting'));
    expect(feed.table.value).toMatchObject({ code: 'QKRTB', phase: 'waiting' });
    expect(feed.view.value).toBeUndefined();
  });

  test('a clock runs out by the time of this device, however wrong that is', () => {
    feed = openFeed({ now: () => 5_000, recallLog: () => undefined });
    feed.seated({ seat: 0, now: 65_000 });
    feed.changed({ ...state(1), clock: { ...NO_CLOCK, kind: 'turn', until: 95_000 } });
    expect(feed.table.value?.clock).toEqual({ ...NO_CLOCK, kind: 'turn', until: 35_000 });
  });

  test('talk is told at the beginning, heard from then on, and gone with the match', () => {
    const chat = (text: string) => ({
      channel: 'table' as const,
      from: 1 as const,
      at: 1,
      say: { kind: 'chat' as const, text },
    });
    feed.talk.told({ said: [chat('one')], marks: { 2: 'unsure' } });
    feed.talk.heard(chat('two'));
    feed.talk.marked({ seat: 3, as: 'infected' });
    feed.talk.marked({ seat: 2, as: null });
    expect(feed.talk.said.value).toEqual([chat('one'), chat('two')]);
    expect(feed.talk.marks.value).toEqual({ 3: 'infected' });
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(1));
    feed.shown(shown(1, 1, { own }));
    feed.changed(state(0, 'waiting'));
    expect([feed.talk.said.value, feed.talk.marks.value]).toEqual([[], {}]);
  });

  test('what this seat saw before a reload is there again, once', () => {
    const steps = [{ number: 4, events: [{ type: 'doors-opened' as const }] }];
    const kept = { match: 'abc', seat: 0 as const, events: 5, steps };
    feed = openFeed({ now: () => 0, recallLog: () => kept });
    expect(feed.log()).toEqual(kept);
    feed.seated({ seat: 0, now: 0 });
    feed.changed({ ...state(5), commitment: 'abc' });
    feed.shown(shown(7, 5, { own }));
    expect(feed.seen.value.map(({ number }) => number)).toEqual([4, 7]);
    feed.begin();
    feed.shown(shown(9, 5, { own }));
    expect(feed.seen.value.map(({ number }) => number)).toEqual([4, 7, 9]);
    expect(feed.log()).toEqual({ ...kept, events: 10, steps: feed.seen.value });
  });

  test('what a receipt of this device asked for again is not told twice', () => {
    const steps = [{ number: 4, events: [{ type: 'doors-opened' as const }] }];
    feed = openFeed({ now: () => 0, recallLog: () => ({ match: 'abc', seat: 0, events: 3, steps }) });
    feed.seated({ seat: 0, now: 0 });
    feed.changed({ ...state(5), commitment: 'abc' });
    const events = [1, 2, 3, 4, 5].map((phase) => ({ type: 'phase-began', phase, leader: 0 }) as const);
    feed.shown(shown(7, 5, { own, before: 0, events }));
    expect(feed.seen.value).toEqual([
      ...steps,
      { number: 7, before: 3, events: events.slice(3), missed: true },
    ]);
    feed.begin();
    feed.shown(shown(7, 5, { own, before: 0, events }));
    expect(feed.seen.value).toHaveLength(2);
    expect(feed.log()?.events).toBe(5);
  });

  test('what is told first to a device that has seen nothing was before its time', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed(state(5));
    feed.shown(shown(7, 5, { own }));
    feed.shown(shown(8, 5));
    feed.begin();
    feed.shown(shown(9, 5, { own }));
    expect(feed.seen.value.map(({ past }) => past)).toEqual([true, undefined, undefined]);
  });

  test('what another seat saw, or of another match, is not recalled', () => {
    for (const other of [
      { match: 'abc', seat: 1 as const },
      { match: 'xyz', seat: 0 as const },
    ]) {
      feed = openFeed({
        now: () => 0,
        recallLog: () => ({
          ...other,
          events: 1,
          steps: [{ number: 4, events: [{ type: 'doors-opened' }] }],
        }),
      });
      feed.seated({ seat: 0, now: 0 });
      feed.changed({ ...state(5), commitment: 'abc' });
      expect(feed.seen.value).toEqual([]);
    }
  });

  test('a match whose beginning the line missed is another match all the same', () => {
    feed.seated({ seat: 0, now: 0 });
    feed.changed({ ...state(1), commitment: 'abc' });
    feed.shown(shown(1, 1, { own }));
    feed.begin();
    feed.changed({ ...state(1), commitment: 'xyz' });
    feed.shown(shown(3, 1, { own }));
    expect(feed.seen.value.map(({ number }) => number)).toEqual([3]);
    expect(feed.view.value).toEqual(seat);
  });

  test('the accusations at a chair are those of seats', () => {
    const chair = { name: 'Ann', colour: 'red', kind: 'person', present: true, ready: true } as const;
    const sealed = { commitment: '', unopened: false, awayUntil: 0 };
    feed.changed({
      ...state(1),
      chairs: new Map([['1', { ...chair, ...sealed, accusedBy: '03', silenced: false, wantsPause: false }]]),
    });
    expect(feed.table.value?.chairs.get(1)?.accusedBy).toEqual([0, 3]);
  });
});
