import { describe, expect, test } from 'vitest';
import { missingToStart } from '#client/waiting/missing-to-start.ts';

const chair = (name: string, more = {}) => ({ name, ready: true, present: true, ...more });
const four = ['Ann', 'Bob', 'Cid', 'Dee'].map((name) => chair(name));

describe('what is missing before a match can start', () => {
  test('people, while there are fewer than four', () => {
    expect(missingToStart([])).toEqual({ kind: 'people', count: 4 });
    expect(missingToStart(four.slice(1))).toEqual({ kind: 'people', count: 1 });
  });

  test('who is not ready, and who is not here: the cards are dealt with everybody’s device (D4)', () => {
    const crew = [...four, chair('Eve', { ready: false }), chair('Fay', { present: false })];
    expect(missingToStart(crew)).toEqual({ kind: 'ready', names: ['Eve', 'Fay'] });
  });

  test('nothing: free chairs keep nobody from starting', () => {
    expect(missingToStart(four)).toEqual({ kind: 'nothing' });
  });
});
