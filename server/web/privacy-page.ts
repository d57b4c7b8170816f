import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import {
  firstSpoken,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
} from '#client/texts/languages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const STYLE =
  'body{margin:0 auto;padding:2rem 1rem;max-width:40rem;background:#0a0f14;color:#d7e3ea;' +
  'font:1rem/1.6 system-ui,sans-serif}a{color:#4fd1e8}h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What is kept of people, where and for how long: from the server, because it depends on how it is run. */
export function privacyPage(keepMatchesMs: number): RequestHandler {
  const days = Math.round(keepMatchesMs / DAY_MS);
  const pages = Promise.all(
    LANGUAGE_CODES.map(async (code) => [code, await pageIn(code, days)] as const),
  ).then((made) => new Map(made));
  return async (request, response) => {
    // The language chosen on the device stands in the link; who comes without one is asked as any page is.
    const { lang } = request.query;
    const code = isLanguageCode(lang) ? lang : firstSpoken(request.acceptsLanguages());
    response
      .set({
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-cache',
        'Content-Language': code,
        Vary: 'Accept-Language',
      })
      .type('html')
      .send((await pages).get(code));
  };
}

async function pageIn(code: LanguageCode, days: number): Promise<string> {
  const { privacy } = await LANGUAGES[code].privacy();
  const { title, heading, lead, parts, back, soon } = privacy;
  const time =
    days === 0
      ? soon
      : new Intl.NumberFormat(code, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  const bodies = parts.map((part) =>
    [
      `<h2>${part.heading}</h2>`,
      ...(part.points ? ['<ul>', ...part.points.map((point) => `<li>${point}</li>`), '</ul>'] : []),
      ...(part.text ? [`<p>${part.text.replaceAll('{{time}}', time)}</p>`] : []),
    ].join('\n'),
  );
  const others = LANGUAGE_CODES.filter((other) => other !== code).map(
    (other) =>
      `<a href="/privacy?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGES[other].name}</a>`,
  );
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} – Panic Station</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${lead}</p>
${bodies.join('\n')}
<p><a href="/">${back}</a> · ${others.join(' · ')}</p>
</main>
</body>
</html>
`;
}
