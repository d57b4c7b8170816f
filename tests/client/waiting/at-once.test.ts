import { describe, expect, test } from 'vitest';
import { markAtOnce, readAtOnce } from '#client/waiting/at-once.ts';

describe('a table opened to be played at once', () => {
  test('says in its address who is wished for', () => {
    expect(markAtOnce(['Juno', 'Vega'])).toBe('#now,Juno,Vega');
    expect(readAtOnce('#now,Juno,Vega')).toEqual(['Vega', 'Juno']);
    expect(readAtOnce(markAtOnce([]))).toEqual([]);
  });

  test('any other address starts nothing, and nobody is wished for who is not of the station', () => {
    expect(readAtOnce('')).toBeUndefined();
    expect(readAtOnce('#rules')).toBeUndefined();
    expect(readAtOnce('#now,Mallory')).toEqual([]);
  });
});
