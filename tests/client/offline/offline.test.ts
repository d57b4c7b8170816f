import { describe, expect, test } from 'vitest';
import { filesToKeep, isPageOf } from '#client/offline/kept-files.ts';
import { markKept } from '#client/offline/kept-page.ts';
import { type Route, routeOf } from '#client/offline/routing.ts';

const HERE = 'https://station.test';
const asked = (path: string, { method = 'GET', mode = 'navigate' as RequestMode } = {}) =>
  routeOf({ url: new URL(path, HERE).href, method, mode }, HERE);

describe('who answers', () => {
  test.each<[string, Route]>([
    ['/', 'page'],
    ['/?x=1', 'page'],
    ['/rules', 'page'],
    ['/rules/?q=gas#X5', 'page'],
    ['/learn', 'page'],
    ['/learn/walk', 'page'],
    // A table or a match is nothing without its server, and must never be an old page.
    ['/t/BCDFG', 'server'],
    ['/m/V1StGXR8_Z5jdHi6B-myT', 'server'],
    ['/privacy', 'server'],
    ['/rulesx', 'server'],
    ['/service-worker.js', 'server'],
  ])('somebody goes to %s: %s', (path, route) => expect(asked(path)).toBe(route));

  test('what the page itself asks of the server always comes from there: lists, tables, whether there is an update', () => {
    for (const path of ['/', '/tables', '/archive', '/healthz', '/t/BCDFG', '/station.webmanifest']) {
      expect(asked(path, { mode: 'cors' }), path).toBe('server');
    }
    expect(asked('/', { method: 'POST' })).toBe('server');
  });

  test('files that are named after their content are kept, those of other sites never', () => {
    expect(asked('/built/board-BLL6KKki.js', { mode: 'cors' })).toBe('built');
    expect(asked('/built/board-BLL6KKki.js', { method: 'HEAD' })).toBe('server');
    expect(asked('https://elsewhere.test/built/board-BLL6KKki.js', { mode: 'cors' })).toBe('server');
  });
});

test('a new build keeps its shell, and what else of it was kept of the build before', () => {
  const build = {
    shell: ['/built/entrance-AAAAAAAA.js'],
    built: ['/built/board-BBBB-BBB.js', '/built/entrance-AAAAAAAA.js', '/built/theatre-CCCCCCCC.js'],
  };
  expect(filesToKeep(build, [])).toEqual(['/built/entrance-AAAAAAAA.js']);
  expect(filesToKeep(build, ['/', '/built/board-00000_00.js', '/built/gone-00000000.js'])).toEqual([
    '/built/board-BBBB-BBB.js',
    '/built/entrance-AAAAAAAA.js',
  ]);
});

test('a page of another build is not kept with the files of this one', () => {
  const page = '<html lang="en"><script type="module" crossorigin src="/built/index-AAAAAAAA.js"></script>';
  expect(isPageOf(['/built/index-AAAAAAAA.js'], page)).toBe(true);
  expect(isPageOf(['/built/index-BBBBBBBB.js'], page)).toBe(false);
  expect(isPageOf(['/built/index-AAAAAAAA.js'], 'Bad gateway')).toBe(false);
});

test('a kept page says that it is one', () => {
  expect(markKept('<!doctype html>\n<html lang="en">')).toBe('<!doctype html>\n<html data-kept lang="en">');
});
