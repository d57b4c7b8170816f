import { expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';

const TEXTS = await Promise.all(
  LANGUAGE_CODES.map(async (code) => ({ code, privacy: (await LANGUAGES[code].privacy()).privacy })),
);

test('every language says as much of what is kept, and twice for how long', () => {
  const [first, ...others] = TEXTS.map(({ privacy }) => ({
    parts: privacy.parts.map(({ points = [], text = '' }) => ({
      points: points.length,
      times: text.split('{{time}}').length - 1,
    })),
  }));
  expect(first?.parts.map(({ times }) => times)).toEqual([2, 0, 0, 0, 0]);
  for (const other of others) expect(other).toEqual(first);
});

test('French is set as French is', () => {
  const { privacy } = TEXTS.find(({ code }) => code === 'fr') ?? {};
  const misset = JSON.stringify(privacy)
    .replaceAll(/"\w+":/g, '')
    .match(/.{12}(?: [;:!?»]|[^\s\u202f"}][;:!?]|'|« ).{8}/g);
  expect(misset).toBeNull();
});
