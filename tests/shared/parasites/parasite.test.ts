import { expect, test } from 'vitest';
import {
  damageIn,
  damageOf,
  PARASITE_IDS,
  type Parasite,
  printedColour,
  reserve,
} from '#shared/parasites/index.ts';

test('C3 5 grey parasites and 5 black ones', () => {
  expect(PARASITE_IDS.map(printedColour).join(' ')).toBe(
    'grey grey grey grey grey black black black black black',
  );
  expect([damageOf('grey'), damageOf('black')]).toEqual([1, 2]);
});

test('P3 each character in a room suffers 1 per grey and 2 per black, summed', () => {
  const herd: readonly Parasite[] = [
    { id: 0, colour: 'grey', room: 'L05-back' },
    { id: 5, colour: 'black', room: 'L05-back' },
    { id: 6, colour: 'grey', room: 'L05-back' },
    { id: 7, colour: 'black', room: 'L05-front' },
  ];
  expect(damageIn(herd, 'L05-back')).toBe(4);
  expect(damageIn(herd, 'L05-front')).toBe(2);
  expect(damageIn(herd, 'L01')).toBe(0);
});

test('C3 what is not on the map is in the reserve', () => {
  const herd = ([1, 5] as const).map((id): Parasite => ({ id, colour: 'grey', room: 'L01' }));
  expect(reserve(herd)).toEqual([0, 2, 3, 4, 6, 7, 8, 9]);
});
