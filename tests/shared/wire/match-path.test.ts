import { expect, test } from 'vitest';
import { matchPath, readMatchId, readMatchLink } from '#shared/wire/match-path.ts';
import { readTableCode } from '#shared/wire/table-code.ts';

const ID = 'V1StGXR8_Z5jdHi6B-myT';

test('a path leads to its match', () => {
  expect(readMatchId(matchPath(ID))).toBe(ID);
  expect(readMatchId('/t/QKRTB')).toBeUndefined();
});

test('a pasted link leads to the match here, and to the moment it names', () => {
  expect(readMatchLink(`http://station.example:2567/m/${ID}`)).toBe(`/m/${ID}`);
  expect(readMatchLink(` https://station.example/m/${ID}/ \n`)).toBe(`/m/${ID}`);
  expect(readMatchLink(`http://192.168.1.7/m/${ID}#step=12&eyes=2`)).toBe(`/m/${ID}#step=12&eyes=2`);
  expect(readMatchLink(`/m/${ID}`)).toBe(`/m/${ID}`);
});

test('what is typed for a table leads to no match, and the other way round', () => {
  for (const text of ['', 'QKRTB', 'http://station.example/t/QKRTB', '/m/', '/m/a b', 'm/QKRTB']) {
    expect(readMatchLink(text)).toBeUndefined();
  }
  expect(readTableCode(`http://station.example/m/${ID}`)).toBeUndefined();
});
