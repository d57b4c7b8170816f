import { beforeEach, describe, expect, test } from 'vitest';
import type { Cue } from '#server/bots/index.ts';
import { viewFor } from '#server/dealer/index.ts';
import { BotVoices, QUIET_MS } from '#server/rooms/bot-voices.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { table } from '#tests/server/dealer/table.ts';
import { type HandClock, handClock } from '#tests/trials/table/hand-clock.ts';

let clock: HandClock;
let said: { readonly at: number; readonly cue: Cue }[];
let muted: boolean;
let bots: Set<SeatId>;
beforeEach(() => {
  clock = handClock();
  said = [];
  muted = false;
  bots = new Set([1, 2, 3]);
});

/** A chance of nought: the first of those concerned speaks, at the earliest moment. */
function voices(byte = 0): BotVoices {
  return new BotVoices({
    clock,
    randomBytes: (count) => new Uint8Array(count).fill(byte),
    isBotChair: (seat) => bots.has(seat),
    isMuted: () => muted,
    speak: (cue) => said.push({ at: clock.monotonic(), cue }),
  });
}

const view = viewFor(table(), 'public');
const traded: SeenEvent = { type: 'traded', between: [1, 2] };
const shot: SeenEvent = {
  type: 'wounded',
  seat: 3,
  character: 'trooper',
  room: 'L01',
  by: 1,
  wounds: 1,
  hp: 3,
};

describe('D8 bots at a table', () => {
  test('one of the two of a trade says something, a moment later', () => {
    const began = clock.monotonic();
    voices().saw([traded], view);
    expect(said).toEqual([]);
    clock.advance(60_000);
    expect(said).toEqual([{ at: began + 1500, cue: { seat: 1, occasion: { about: 'trade', partner: 2 } } }]);
  });

  test('never two at once, and one line in 25 seconds at most', () => {
    const desk = voices();
    for (let second = 0; second < 300; second += 1) {
      desk.saw([traded, shot], view);
      desk.heard(0, { type: 'are-you-clean', seat: 2 }, view);
      clock.advance(1000);
    }
    const gaps = said.slice(1).map(({ at }, i) => at - (said[i]?.at ?? 0));
    expect(said.length).toBeGreaterThan(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(QUIET_MS);
  });

  test('answer who accuses them', () => {
    voices().accused(2, 0, view);
    clock.advance(60_000);
    expect(said.map(({ cue }) => cue)).toEqual([{ seat: 2, occasion: { about: 'accusation', by: 0 } }]);
  });

  test('answer who asks them, however much else there is to say', () => {
    const desk = voices(255);
    desk.heard(0, { type: 'are-you-clean', seat: 2 }, view);
    clock.advance(60_000);
    desk.heard(0, { type: 'why', deed: { did: 'attack', seat: 3, whom: 0, phase: 1 } }, view);
    desk.heard(1, { type: 'trust', seat: 2 }, view);
    clock.advance(60_000);
    expect(said.map(({ cue: { seat, occasion } }) => [seat, occasion.about])).toEqual([
      [2, 'asked'],
      [3, 'asked'],
    ]);
  });

  test('keep a question for the next silence, the newest one', () => {
    const desk = voices();
    desk.saw([traded], view);
    for (const seat of [3, 2] as const) desk.heard(0, { type: 'are-you-clean', seat }, view);
    desk.heard(0, { type: 'are-you-clean', seat: 0 }, view);
    clock.advance(120_000);
    const [first, second] = said;
    expect(said.map(({ cue: { seat, occasion } }) => [seat, occasion.about])).toEqual([
      [1, 'trade'],
      [2, 'asked'],
    ]);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(QUIET_MS);
  });

  test('owe an answer to a person who accuses or attacks, however little they talk, after the next silence', () => {
    const desk = voices(255);
    desk.accused(2, 0, view);
    clock.advance(6_000);
    desk.saw([{ ...shot, by: 0 }], view);
    clock.advance(60_000);
    expect(said.map(({ cue: { seat, occasion } }) => [seat, occasion.about])).toEqual([
      [2, 'accusation'],
      [3, 'attack'],
    ]);
    expect((said[1]?.at ?? 0) - (said[0]?.at ?? 0)).toBe(QUIET_MS);
    desk.saw([shot], view);
    clock.advance(60_000);
    expect(said).toHaveLength(2);
  });

  test('are heard when called Infected, but do not go on about it', () => {
    const desk = voices();
    desk.heard(0, { type: 'infected', seat: 3 }, view);
    clock.advance(10_000);
    desk.heard(3, { type: 'infected', seat: 1 }, view);
    clock.advance(60_000);
    expect(said.map(({ cue }) => cue)).toEqual([{ seat: 3, occasion: { about: 'accusation', by: 0 } }]);
  });

  test('are silent for a person who is away, when they are muted, when dead, and when the table sleeps', () => {
    bots = new Set([3]);
    voices().saw([traded], view);
    muted = true;
    voices().saw([shot], view);
    muted = false;
    const seats = view.seats.map((seat) => (seat.id === 3 ? { ...seat, eliminated: true } : seat));
    voices().saw([shot], { ...view, seats });
    const asleep = voices();
    asleep.saw([shot], view);
    asleep.heard(0, { type: 'are-you-clean', seat: 3 }, view);
    asleep.hush();
    clock.advance(60_000);
    expect(said).toEqual([]);
  });

  test('D2 take the word for what all could see: the same whoever is the Host', () => {
    const hostAt = (seat: number) =>
      viewFor(table({ seats: { [seat]: { infected: { by: 'host', order: 0 } } } }), 'public');
    const spoken = [1, 2, 3].map((host) => {
      said = [];
      const desk = voices();
      const began = clock.monotonic();
      desk.saw([shot, traded], hostAt(host));
      clock.advance(60_000);
      return said.map(({ at, cue }) => ({ at: at - began, cue }));
    });
    expect(spoken[0]).toHaveLength(1);
    expect(spoken).toEqual([spoken[0], spoken[0], spoken[0]]);
  });
});
