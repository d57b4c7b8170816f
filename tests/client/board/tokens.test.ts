import { expect, test } from 'vitest';
import { contains, roomArea } from '#client/board/geometry.ts';
import { spotsAt } from '#client/board/hit-test.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

const view = viewFor(
  table({
    map: { L05: [0, 1, 180], L11: [1, 0] },
    seats: { 1: { at: 'L05-back' }, 2: { trooper: 'dead' } },
    parasites: [
      parasite(0, 'L11'),
      parasite(1, 'L11'),
      parasite(5, 'L11'),
      parasite(2, 'L01'),
      parasite(6, 'L01'),
    ],
  }),
  'public',
);
const tokens = tokensOf(view, []);

test('everybody alive has a token in the room it stands in, the dead have none', () => {
  expect(tokens.filter(({ figure }) => figure.type === 'character')).toHaveLength(7);
  for (const { room, area } of tokens) {
    const placed = view.placed.find(({ location }) => room.startsWith(location));
    expect(placed && contains(roomArea(placed, room), area)).toBe(true);
  }
});

test('the tokens of whose turn it is are marked, and no others', () => {
  expect(tokens.filter(({ active }) => active).map(({ key }) => key)).toEqual(['trooper 0', 'android 0']);
});

/** The core of the Reactor Room is so far across. */
const CORE = 90;

test.each([1, 2, 3, 4])('%i who stand in the Reactor Room leave its core to be seen', (count) => {
  const away = { at: 'L11' } as const;
  const there = parasite(0, 'L01');
  const seats = { 0: count > 1 ? {} : away, 1: count > 3 ? {} : away, 2: away, 3: away };
  const match = table({ map: { L11: [1, 0] }, seats, parasites: count % 2 === 1 ? [there] : [] });
  const areas = tokensOf(viewFor(match, 'public'), []).flatMap(({ room, area }) =>
    room === 'L01' ? [area] : [],
  );
  expect(areas).toHaveLength(count);
  for (const { x, y, width } of areas) {
    expect(Math.hypot(x, y)).toBeGreaterThan((width + CORE) / 2);
  }
});

test('two parasites in a room are drawn singly, more as one of each colour with a count', () => {
  const counts = (room: string) =>
    tokens.flatMap(({ figure, ...token }) =>
      token.room === room && figure.type === 'parasite' ? [[figure.colour, figure.count]] : [],
    );
  expect(counts('L01')).toEqual([
    ['grey', 1],
    ['black', 1],
  ]);
  expect(counts('L11')).toEqual([
    ['black', 1],
    ['grey', 2],
  ]);
});

test('a token shows the role of a seat that is turned over, and of no other', () => {
  const revealed = { seat: 1, role: 'infected', hand: [], infectedBy: 0 } as const;
  const roles = tokensOf(view, [revealed]).flatMap(({ key, figure }) =>
    figure.type === 'character' && figure.role ? [[key, figure.role]] : [],
  );
  expect(roles).toEqual([
    ['trooper 1', 'infected'],
    ['android 1', 'infected'],
  ]);
});

test('pointing names what lies there, the uppermost first', () => {
  const group = tokens.find(({ spots }) => spots.length > 1);
  expect(group && spotsAt(view.placed, tokens, { ghosts: [] }, group.area)).toEqual([
    { parasite: 0 },
    { parasite: 1 },
    { room: 'L11' },
  ]);
});

test('pointing at a place to explore names its cell, at the dark nothing', () => {
  const ghosts = [{ location: 'L12', cell: { x: 2, y: 0 }, rotation: 0, aimed: false } as const];
  expect(spotsAt(view.placed, tokens, { ghosts }, { x: 620, y: 0 })).toEqual([{ cell: { x: 2, y: 0 } }]);
  expect(spotsAt(view.placed, tokens, { ghosts: [] }, { x: 620, y: 0 })).toEqual([]);
});

test('A6 nobody is doomed more than there is of him, by what is awaited and by what is being chosen', () => {
  const threats = [
    { seat: 1, character: 'trooper', room: 'L05-back', wounds: 9 },
    { seat: 1, character: 'android', room: 'L05-back', wounds: 1 },
  ] as const;
  const attacked = { ...view, awaited: { type: 'armor', by: 0, threats } } as const;
  const doomed = (wounds?: ReadonlyMap<string, number>) =>
    tokensOf(attacked, [], wounds).flatMap(({ key, figure }) =>
      figure.type === 'character' && figure.doomed > 0 ? [[key, figure.doomed, figure.hp]] : [],
    );
  expect(doomed()).toEqual([
    ['trooper 1', 4, 4],
    ['android 1', 1, 4],
  ]);
  expect(doomed(new Map([['android 1', 9]]))).toEqual([
    ['trooper 1', 4, 4],
    ['android 1', 4, 4],
  ]);
});
