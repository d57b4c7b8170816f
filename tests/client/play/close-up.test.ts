import { expect, test } from 'vitest';
import { closeUpOf } from '#client/play/close-up.ts';
import { cuesOf } from '#client/story/cues.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { parasite } from '#tests/server/dealer/table.ts';

const view = crewView({
  map: { L06: [1, 0], L12: [0, -1] },
  seats: { 1: { at: 'L06' }, 2: { at: 'L12' } },
  parasites: [parasite(0, 'L06'), parasite(5, 'L12')],
});

/** What the camera does with the one cue these events are. */
const closeUp = (...events: readonly SeenEvent[]) => closeUpOf(cuesOf({ number: 7, events }, view)[0]);

const MOVED: SeenEvent = { type: 'parasites-moved', roll: 2, moves: [] };
const THREAT = { seat: 1, character: 'trooper', room: 'L06', wounds: 1 } as const;

test('P3 the camera goes near once they have crawled, to every room with somebody in it they bite', () => {
  const began: SeenEvent = { type: 'phase-began', phase: 3, leader: 1 };
  const bitten = [THREAT, { ...THREAT, character: 'android' }, { ...THREAT, seat: 2, room: 'L12' }] as const;
  expect(closeUp(began, MOVED, { type: 'armor-asked', by: 'parasites', threats: bitten })).toEqual({
    rooms: ['L06', 'L12'],
    delay: 1950,
  });
  expect(closeUp(began, MOVED)).toEqual({ rooms: [], delay: 1560 });
});

test('wounds, the dead and a grenade are seen from near at once', () => {
  const wounded: SeenEvent = { ...THREAT, type: 'wounded', by: 2, hp: 2 };
  expect(closeUp(wounded)).toEqual({ rooms: ['L06'], delay: 0 });
  expect(closeUp({ type: 'died', seat: 1, character: 'trooper', room: 'L06', by: 2 }).rooms).toEqual(['L06']);
  const thrown: SeenEvent = { type: 'grenade-thrown', seat: 2, character: 'android', into: 'L12' };
  expect(closeUp(thrown).rooms).toEqual(['L12']);
});

test('A5 armor is sparks where it is played, and nowhere else', () => {
  const rooms = [
    { room: 'L06', cards: 1 },
    { room: 'L12', cards: 0 },
  ] as const;
  expect(closeUp({ type: 'armor-played', seat: 1, rooms }).rooms).toEqual(['L06']);
});

test('what is hurried past is not worth the way', () => {
  const wounded: SeenEvent = { ...THREAT, type: 'wounded', by: 2, hp: 2 };
  const [cue] = cuesOf({ number: 7, events: [wounded] }, view);
  expect(cue && closeUpOf({ ...cue, ms: 60 }).rooms).toEqual([]);
  expect(cue && closeUpOf({ ...cue, ms: 650 }).rooms).toEqual(['L06']);
});

test('everything else is seen from where the camera is', () => {
  expect(closeUp({ type: 'searched', seat: 1, room: 'L06', character: 'trooper', with: undefined })).toEqual({
    rooms: [],
    delay: 0,
  });
  expect(closeUpOf(undefined)).toEqual({ rooms: [], delay: 0 });
});
