import { expect, test } from 'vitest';
import { run } from './command-line.ts';

test('npm run rules -- x7 prints one rule, whatever the case', () => {
  expect(run('rules', 'x7').stdout).toBe(`\
X7  Trading is not using
    > Single-use items are not used up by a trade.
    A single-use item that is traded remains unused. Its new owner may use it.
    See I8, X4
`);
});

test('npm run rules -- X7 --lang fr prints it in French', () => {
  expect(run('rules', 'X7', '--lang', 'fr').stdout).toBe(`\
X7  Échanger n’est pas utiliser
    > Un échange ne consomme pas les objets à usage unique.
    Un objet à usage unique qui est échangé reste intact. Son nouveau propriétaire peut
    l’utiliser.
    Voir I8, X4
`);
});

test('npm run rules -- C4 C5 adds the figures of the catalogues', () => {
  const { stdout } = run('rules', 'C4', 'C5');
  expect(stdout).toContain('\n      12 × Gas can. ');
  expect(stdout).toContain('\n       1 × Host. ');
  expect(stdout).toContain('\n      L09  o o s s     Empty Room: ');
  expect(stdout).toContain('\n      L10  s – – o  *  Run: ');
});

test('npm run rules -- M prints a chapter', () => {
  const { stdout } = run('rules', 'M');
  expect(stdout.match(/^\S.*/gm)).toEqual(['M. MOVE', 'M1  Through a doorway', 'M2  What waits inside']);
});

test('npm run rules prints all of them, no line too long', () => {
  const { status, stdout } = run('rules');
  expect(status).toBe(0);
  expect(stdout.match(/^[A-Z]\d {2}/gm)).toHaveLength(101);
  expect(stdout.split('\n').filter((line) => line.length > 96)).toEqual([]);
});

test.each([
  [['x99'], 'There is no rule or chapter "x99": chapters are C, S, T, E, M, A, F, R, X, H, I, P, V, O, D'],
  [['--lang', 'de'], '--lang takes en or fr, not "de"'],
  [['--number', 'X5'], "Unknown option '--number'"],
])('npm run rules refuses %j with one sentence and how it is used', (args, sentence) => {
  const { status, stdout, stderr } = run('rules', ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n').at(-1)).toBe('npm run rules -- [X5 | X …] [--lang en|fr]');
});
