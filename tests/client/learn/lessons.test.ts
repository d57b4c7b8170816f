import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LessonName } from '#client/learn/lesson.ts';
import { starsFor } from '#client/learn/lesson.ts';
import { LESSON_NAMES, LESSONS, standingOf } from '#client/learn/lessons.ts';
import { momentsOf, openLocalDealer } from '#client/local/local-dealer.ts';
import { RULES_VERSION } from '#server/dealer/index.ts';
import type { SeatCommand, SeatView, View } from '#shared/play/index.ts';
import { keptForkSchema } from '#shared/wire/fork.ts';

function forkOf(name: LessonName) {
  return keptForkSchema.parse(JSON.parse(readFileSync(`client/learn/forks/${name}.json`, 'utf8')));
}

function seatView(view: View): SeatView {
  if (!('offers' in view)) throw new Error('a lesson is learned from a seat');
  return view;
}

/** Plays a lesson with these commands, the others going on in between, and says how it stands after each. */
function played(name: LessonName, commands: readonly SeatCommand[]) {
  const fork = forkOf(name);
  const table = openLocalDealer({ moments: momentsOf(fork), audience: fork.seat, script: fork.script });
  const start = seatView(table.shown().view);
  const other = fork.script[0]?.actor;
  let now = start;
  const standings: string[] = [];
  const said: string[] = [];
  const look = (view: View) => {
    now = seatView(view);
    const standing = standingOf(LESSONS[name], now, start);
    if (standings.at(-1) !== standing) standings.push(standing);
    const pointed = LESSONS[name].pointed(now, start, other === 'dealer' ? undefined : other);
    if (pointed && standing === 'open' && said.at(-1) !== pointed.says) said.push(pointed.says);
    return standing;
  };
  const goOn = () => {
    for (let step = 0; step < 60; step++) {
      const shown = table.goOn();
      if (!shown || look(shown.view) !== 'open') return;
    }
  };
  look(start);
  goOn();
  for (const command of commands) {
    const { answer, shown } = table.play(command);
    expect(answer, JSON.stringify(command)).toEqual({ ok: true });
    if (shown && look(shown.view) === 'open') goOn();
  }
  return { standing: standings.at(-1), said, now };
}

const END: SeatCommand = { type: 'end-turn' };

interface Ways {
  /** To the goal, and what is said on the way. */
  readonly right: readonly SeatCommand[];
  readonly said: readonly string[];
  readonly wrong: readonly (readonly SeatCommand[])[];
}

const WAYS: Readonly<Record<LessonName, Ways>> = {
  walk: {
    right: [
      { type: 'explore', character: 'trooper', cell: { x: -1, y: -1 }, rotation: 0 },
      { type: 'move', character: 'trooper', to: 'L16' },
    ],
    said: ['explore', 'enterNew'],
    wrong: [
      [{ type: 'move', character: 'trooper', to: 'L01' }, END],
      [{ type: 'explore', character: 'trooper', cell: { x: -1, y: -1 }, rotation: 0 }, END],
      // Its security door faces the room, and the 1 AP left finds no other way in.
      [{ type: 'explore', character: 'trooper', cell: { x: -1, y: -1 }, rotation: 180 }],
    ],
  },
  search: {
    right: [
      { type: 'search', character: 'android' },
      { type: 'move', character: 'android', to: 'L14' },
      { type: 'search', character: 'android' },
    ],
    said: ['searchFresh', 'goFresh', 'searchAgain'],
    wrong: [
      [
        { type: 'search', character: 'android' },
        { type: 'search', character: 'android' },
      ],
      [{ type: 'search', character: 'android' }, END],
    ],
  },
  hand: {
    right: [
      { type: 'search', character: 'android' },
      { type: 'lay-down', card: 5 },
    ],
    said: ['handFull', 'layDown'],
    wrong: [[{ type: 'search', character: 'android' }, END], [END]],
  },
  meeting: {
    right: [
      { type: 'move', character: 'android', to: 'L16' },
      { type: 'trade', with: 0 },
      { type: 'give', card: 7 },
    ],
    said: ['meet', 'tradeOrShoot', 'giveItem'],
    wrong: [
      [
        { type: 'move', character: 'android', to: 'L16' },
        { type: 'trade', with: 0 },
        { type: 'give', card: 6 },
      ],
      [END],
    ],
  },
  'gas-can': {
    right: [
      { type: 'give', card: 7 },
      { type: 'give', card: 5 },
    ],
    said: ['comes', 'giveGasCan', 'giveAnything'],
    wrong: [[{ type: 'give', card: 5 }]],
  },
  infect: {
    right: [
      { type: 'move', character: 'trooper', to: 'L04-front' },
      { type: 'trade', with: 1 },
      { type: 'give', card: 1 },
    ],
    said: ['meetVictim', 'tradeQuietly', 'giveInfection'],
    wrong: [
      // An item instead of an infection.
      [
        { type: 'move', character: 'trooper', to: 'L04-front' },
        { type: 'trade', with: 1 },
        { type: 'give', card: 4 },
      ],
      // Somebody who is on his guard.
      [
        { type: 'move', character: 'trooper', to: 'L15' },
        { type: 'trade', with: 2 },
        { type: 'give', card: 1 },
      ],
      [END],
    ],
  },
  scan: {
    right: [
      { type: 'move', character: 'trooper', to: 'L02' },
      { type: 'thermal-scan', character: 'trooper' },
    ],
    said: ['toTerminal', 'scan'],
    wrong: [[{ type: 'move', character: 'trooper', to: 'L02' }, END]],
  },
  hive: {
    right: [{ type: 'move', character: 'trooper', to: 'L03' }, { type: 'burn-hive' }],
    said: ['toHive', 'burn'],
    wrong: [[{ type: 'move', character: 'trooper', to: 'L03' }, END]],
  },
};

describe.each(LESSON_NAMES)('lesson %s', (name) => {
  const { right, said, wrong } = WAYS[name];

  test('begins in a moment these rules come to', () => {
    const fork = forkOf(name);
    expect(fork.setup.rules).toBe(RULES_VERSION);
    expect(momentsOf(fork).at(-1)?.digest).toBe(fork.digest);
  });

  test('is done by the right commands, in as few as its par says, led by what is said', () => {
    const way = played(name, right);
    expect(way.standing).toBe('done');
    expect(way.said).toEqual(said);
    expect(right).toHaveLength(LESSONS[name].par);
  });

  test('is open until the last of them', () => {
    expect(played(name, right.slice(0, -1)).standing).toBe('open');
  });

  test.each(wrong.map((commands) => [commands]))('is failed by %j', (commands) => {
    expect(played(name, commands).standing).toBe('failed');
  });
});

describe('what the lessons teach', () => {
  test('X5 the first infection is burned by the gas can, the second takes', () => {
    const { diary, role } = played('gas-can', WAYS['gas-can'].right).now;
    const trades = diary.flatMap((entry) =>
      entry.type === 'traded' ? [[entry.gave, entry.got, entry.infected]] : [],
    );
    expect(trades.slice(-2)).toEqual([
      [{ kind: 'gas-can' }, { kind: 'infection', colour: 'purple' }, false],
      [{ kind: 'armor' }, { kind: 'infection', colour: 'purple' }, true],
    ]);
    expect(role).toBe('infected');
  });

  test('R6 the scan counts one Infected of four', () => {
    expect(played('scan', WAYS.scan.right).now.scans).toMatchObject([{ living: 4, positive: 1 }]);
  });

  test('X3 a shot will do for a meeting, too', () => {
    const { now, standing } = played('meeting', [
      { type: 'move', character: 'android', to: 'L16' },
      { type: 'fire', targets: [{ seat: 0, character: 'android' }] },
    ]);
    expect(standing).toBe('done');
    expect(now.seats[0]?.characters.android.hp).toBe(3);
  });

  test('V1 the Hive burns, and the humans win', () => {
    expect(played('hive', WAYS.hive.right).now.ending).toMatchObject({ kind: 'hive-burnt' });
  });
});

test('stars: three at par, two for a detour, one for whoever gets there', () => {
  expect([2, 3, 4, 5, 9].map((moves) => starsFor(moves, 2))).toEqual([3, 2, 2, 1, 1]);
  expect(starsFor(1, 2)).toBe(3);
});
