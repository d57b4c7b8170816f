import { describe, expect, test } from 'vitest';
import { en } from '#client/texts/en/index.ts';
import { firstSpoken, LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';
import { textsIn } from './english-left.ts';

const namesPutIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();

const formsAskedOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^}]*)\}\}/g)].flatMap(([, inside = '']) =>
    inside
      .split(',')
      .slice(1)
      .map((form) => form.trim()),
  );

const LOADED = await Promise.all(
  LANGUAGE_CODES.map(async (code) => ({ code, ...(await LANGUAGES[code].load()) })),
);

/** More than any pile or crew at a table. */
const COUNTS = Array.from({ length: 1000 }, (_, count) => count);

describe.each(LOADED)('the texts in $code', ({ code, texts, forms }) => {
  const said = textsIn(texts);

  test('have the keys that English has, and no other', () => {
    expect(said.map(([key]) => key).sort()).toEqual(
      textsIn(en)
        .map(([key]) => key)
        .sort(),
    );
  });

  test('put in what English puts in', () => {
    const asked = textsIn(en).map(([key, text]) => [key, namesPutIn(text)] as const);
    const own = new Map(said.map(([key, text]) => [key, namesPutIn(text)]));
    expect(asked.map(([key]) => [key, own.get(key)])).toEqual(asked);
  });

  test('ask only for forms that the language has', () => {
    const asked = new Set(said.flatMap(([, text]) => formsAskedOf(text)));
    expect([...asked].filter((form) => !(form in forms))).toEqual([]);
    expect(Object.keys(forms).filter((form) => !asked.has(form))).toEqual([]);
  });

  test('are never empty', () => {
    expect(said.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have a plural for every number of things at a table', () => {
    const keys = new Set(said.map(([key]) => key));
    const stems = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6));
    expect(stems.length).toBeGreaterThan(10);
    const plurals = new Intl.PluralRules(code);
    const needed = new Set(COUNTS.map((count) => plurals.select(count)));
    for (const stem of stems) {
      for (const plural of needed) expect(keys).toContain(`${stem}_${plural}`);
    }
  });

  test('name every colour and every letter differently', () => {
    for (const names of [texts.colour, texts.letter]) expect(new Set(Object.values(names)).size).toBe(6);
  });
});

test('a device is spoken to in the first of its languages that is known here', () => {
  expect(firstSpoken(['fr-CA', 'en'])).toBe('fr');
  expect(firstSpoken(['de', 'en-GB', 'fr'])).toBe('en');
  expect(firstSpoken(['de'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});

test('in English nobody who reads or is named is a he', async () => {
  const all = await Promise.all([LANGUAGES.en.load(), LANGUAGES.en.rules(), LANGUAGES.en.privacy()]);
  expect(JSON.stringify(all).match(/.{0,30}\b(?:[Hh]e|[Hh]im|[Hh]is|[Hh]imself)\b.{0,20}/g)).toBeNull();
});
