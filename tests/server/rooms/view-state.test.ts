import { type Decoder, Encoder, Reflection, type Schema } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { finishedMatch, type Match, viewFor } from '#server/dealer/index.ts';
import { TableState } from '#server/rooms/table-state.ts';
import { showView, ViewState } from '#server/rooms/view-state.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { RuleOptions } from '#shared/vocabulary/index.ts';
import { readPublicView, type WireView, wireView } from '#shared/wire/public-view.ts';

const optionsOf = (bits: number): RuleOptions => ({
  gentleStart: (bits & 1) > 0,
  lastResort: (bits & 2) > 0,
  hardMission: (bits & 4) > 0,
  masterAndServant: (bits & 8) > 0,
});

function momentsOf(bots: 'random' | 'simple', game: number): readonly Match[] {
  const { record } = simulateMatch({
    seed: `state ${bots} ${game}`,
    bots: Array.from({ length: 4 + (game % 3) }, () => bots),
    options: optionsOf(game % 16),
    timeOutEvery: 40,
    checked: false,
  });
  return finishedMatch(record)?.moments ?? [];
}

/** The server's end of the line: the state of a table, as Colyseus encodes it. */
function shownTable() {
  const state = new TableState();
  const encoder = new Encoder(state);
  return {
    state,
    show: (match: Match) => showView(state.view, wireView(viewFor(match, 'public'))),
    /** What is sent to those who are here. */
    patch(): Uint8Array {
      const bytes = Uint8Array.from(encoder.encode());
      encoder.discardChanges();
      return bytes;
    },
    /** What is sent to one who comes. */
    whole: () => Uint8Array.from(encoder.encodeAll()),
    reflection: () => Uint8Array.from(Reflection.encode(encoder)),
  };
}

/** A device's end: knows the state only from what is sent. */
function device(reflection: Uint8Array, whole: Uint8Array) {
  const decoder: Decoder<Schema & { readonly view: WireView }> = Reflection.decode(reflection);
  decoder.decode(whole);
  return {
    take: (patch: Uint8Array) => void decoder.decode(patch),
    view: () => readPublicView(decoder.state.view),
  };
}

describe('the public view in the state of a table', () => {
  test('reads back as the view, in 24 matches of random players and 6 of bots that play to win', () => {
    let moments = 0;
    for (let game = 0; game < 30; game++) {
      for (const match of momentsOf(game < 24 ? 'random' : 'simple', game)) {
        const view = viewFor(match, 'public');
        expect(readPublicView(wireView(view))).toStrictEqual(view);
        moments += 1;
      }
    }
    expect(moments).toBeGreaterThan(4000);
  });

  test('is what patches make of it, for those who were there and for those who come at any moment', () => {
    for (let game = 0; game < 12; game++) {
      const table = shownTable();
      const first = device(table.reflection(), table.whole());
      const devices = [first];
      for (const [step, match] of momentsOf(game < 9 ? 'random' : 'simple', game).entries()) {
        table.show(match);
        const patch = table.patch();
        for (const { take } of devices) take(patch);
        if (step % 25 === 0) devices[1 + (step % 2)] = device(table.reflection(), table.whole());
        const view = viewFor(match, 'public');
        for (const each of devices) expect(each.view()).toStrictEqual(view);
      }
    }
  });

  test('D2 is not sent where nothing changed', () => {
    const table = shownTable();
    const [match] = momentsOf('random', 0);
    if (!match) throw new Error('there must be a match');
    table.show(match);
    expect(table.patch().length).toBeGreaterThan(100);
    table.show(match);
    expect(table.patch()).toHaveLength(0);
  });

  test('one character that walks is a few bytes', () => {
    const moments = momentsOf('simple', 2);
    const table = shownTable();
    const sizes: number[] = [];
    for (const match of moments) {
      table.show(match);
      const { length } = table.patch();
      if (match.events.map(({ type }) => type).join() === 'ap-changed,moved') sizes.push(length);
    }
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
  });

  test('is gone with the match, and another one begins anew', () => {
    const table = shownTable();
    const there = device(table.reflection(), table.whole());
    const [one, two] = [momentsOf('random', 1), momentsOf('random', 2)];
    for (const match of one) table.show(match);
    there.take(table.patch());
    table.state.view = new ViewState();
    there.take(table.patch());
    expect(there.view()).toBeUndefined();
    for (const match of two) {
      table.show(match);
      there.take(table.patch());
      expect(there.view()).toStrictEqual(viewFor(match, 'public'));
    }
  });
});
