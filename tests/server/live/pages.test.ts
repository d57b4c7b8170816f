import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/web/pages.ts';
import { type LiveServer, liveServer } from './live-server.ts';

const MANIFEST = {
  'pages/TablePage.tsx': { file: 'built/TablePage.js', css: ['built/table.css'], imports: ['_entrance.js'] },
  'board/board.ts': { file: 'built/board.js' },
  '_entrance.js': { file: 'built/entrance.js' },
  'texts/en/first.ts': { file: 'built/en.js' },
  'texts/en/index.ts': { file: 'built/en-all.js', imports: ['texts/en/first.ts'] },
  'texts/fr/first.ts': { file: 'built/fr.js' },
  'texts/fr/index.ts': { file: 'built/fr-all.js', imports: ['texts/fr/first.ts'] },
};

let server: LiveServer;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-'));
  mkdirSync(join(folder, 'built'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Panic Station</title><!--link card--><!--preloads--><script src="/built/entrance.js">',
  );
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'built', 'worker-0a1b2c.js'), 'postMessage(1)');
  server = await liveServer({ pages: builtPages(folder) });
});
afterAll(() => server.close());

const headersOf = async (path: string) => (await fetch(server.url + path)).headers;

describe('every page and every worker is served with what it may load', () => {
  test.each([
    '/',
    '/index.html',
    '/?x=1',
    '/t/BCDFG',
    '/m/V1StGXR8_Z5jdHi6B-myT',
    '/rules',
    '/built/worker-0a1b2c.js',
  ])('%s', async (path) => {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    );
  });

  test('and is no other site’s to embed, whatever it is', async () => {
    for (const path of ['/', '/nothing', '/healthz', '/privacy', '/matchmake/joinById/X']) {
      const headers = await headersOf(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });
});

describe('a chat that is given a link shows a card', () => {
  const page = async (path: string, headers = {}) => (await fetch(server.url + path, { headers })).text();
  const content = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

  test('of a table: its code, in whatever case it was written, and no name', async () => {
    const html = await page('/t/bcdfg');
    expect(html).toContain('<title>Table BCDFG · Panic Station</title>');
    expect(content(html, 'og:title')).toBe('Table BCDFG · Panic Station');
    expect(content(html, 'og:image')).toBe(`${server.url}/link-card.jpg`);
    expect(content(html, 'twitter:card')).toBe('summary_large_image');
  });

  test('the same whether there is such a table or not', async () => {
    const { code } = await server.tableOf(['Ann', 'Bob']);
    expect((await page(`/t/${code}`)).replaceAll(code, 'BCDFG')).toBe(await page('/t/BCDFG'));
  });

  test('of the rules', async () => {
    expect(content(await page('/rules'), 'og:title')).toBe('Rules · Panic Station');
  });

  test('of the entrance, and of what is no table', async () => {
    for (const path of ['/', '/?x=1', '/t/hello', '/t/<script>', '/t/%22onload=']) {
      expect(content(await page(path), 'og:title'), path).toBe('Panic Station');
    }
  });

  test('nothing a stranger writes gets into the page', async () => {
    const html = await page('/t/BCDFG', { 'X-Forwarded-Proto': 'https' });
    expect(content(html, 'og:image')).toMatch(/^https:\/\/localhost:\d+\/link-card\.jpg$/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('and a page names what it is made of, each thing once', async () => {
    const html = await page('/t/BCDFG');
    expect(html.match(/href="\/built\/[^"]*"/g)).toEqual([
      'href="/built/en-all.js"',
      'href="/built/en.js"',
      'href="/built/table.css"',
      'href="/built/TablePage.js"',
    ]);
    expect(await page('/')).not.toContain('TablePage');
    expect(await page('/m/V1StGXR8_Z5jdHi6B-myT')).toContain('href="/built/board.js"');
  });

  test('with the words of the language its browser reads, and of no other; the entrance with its own alone', async () => {
    const words = async (languages: string) =>
      (await page('/', { 'Accept-Language': languages })).match(/\/built\/\w+\.js/g);
    const entrance = '/built/entrance.js';
    expect(await words('fr-CA,fr;q=0.9,en;q=0.5')).toEqual(['/built/fr.js', entrance]);
    expect(await words('de;q=0.9,en;q=0.2,fr;q=0.5')).toEqual(['/built/fr.js', entrance]);
    expect(await words('de')).toEqual(['/built/en.js', entrance]);
    expect(await words('__proto__, *;q=x')).toEqual(['/built/en.js', entrance]);
    expect((await headersOf('/')).get('vary')).toContain('Accept-Language');
  });
});

describe('/privacy', () => {
  test('says what is kept, for how long, who reads it, and where', async () => {
    const host = await liveServer({ keepMatchesMs: 30 * 24 * 60 * 60 * 1000 });
    const answer = await fetch(`${host.url}/privacy`);
    await host.close();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const said = (await answer.text()).replace(/\s+/g, ' ');
    expect(said).toContain('A match and everything said at it is deleted 30 days after it ended');
    expect(said).toContain('with the talk of its table, only by who has its link');
    expect(said).toContain('never the key itself');
    expect(said).toContain('held in memory, never on disk');
  });

  test('says it in the language of the link, or else in the one the browser asks for', async () => {
    const host = await liveServer({ keepMatchesMs: 24 * 60 * 60 * 1000 });
    const asked = async (path: string, languages: string) => {
      const answer = await fetch(host.url + path, { headers: { 'Accept-Language': languages } });
      return { language: answer.headers.get('content-language'), said: await answer.text() };
    };
    const chosen = await asked('/privacy?lang=fr', 'en');
    expect(chosen.language).toBe('fr');
    expect(chosen.said).toContain('<html lang="fr">');
    expect(chosen.said).toContain('sont supprimés 1\u00a0jour après sa fin');
    expect(chosen.said).toContain('<a href="/privacy?lang=en" lang="en" hreflang="en">English</a>');
    expect((await asked('/privacy', 'fr-CA,fr;q=0.9,en;q=0.5')).said).toContain('Ce qui est gardé de vous');
    expect((await asked('/privacy', 'de')).language).toBe('en');
    for (const odd of ['?lang=xx', '?lang=fr&lang=en', '?lang[a]=fr', '?lang=__proto__']) {
      expect((await asked(`/privacy${odd}`, 'en')).said, odd).toContain('deleted 1 day after it ended');
    }
    await host.close();
  });

  test('may load nothing, but has its own style', async () => {
    const policy = (await headersOf('/privacy')).get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'/);
  });
});
