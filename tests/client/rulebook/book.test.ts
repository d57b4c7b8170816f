import { expect, test } from 'vitest';
import { citedParts } from '#client/rulebook/cited-parts.ts';
import { REFERRED_ACTIONS, REFERRED_ENDINGS } from '#client/rulebook/reference.ts';
import { RULE_PICTURES } from '#client/rulebook/rule-pictures.ts';
import { rules as en } from '#client/texts/en/rules/index.ts';
import { edgeOf } from '#shared/map/index.ts';
import { ENDINGS } from '#shared/play/index.ts';
import { locationCard, RULE_NUMBERS, SEARCH_CARD_KINDS } from '#shared/vocabulary/index.ts';
import { isRulesPath, rulePath } from '#shared/wire/rules-path.ts';

test('every number in a text leads to its rule; what only looks like one is a word', () => {
  expect(citedParts('Give it in a trade (X5), or burn the Hive (V1).')).toEqual([
    { kind: 'words', text: 'Give it in a trade (' },
    { kind: 'rule', rule: 'X5' },
    { kind: 'words', text: '), or burn the Hive (' },
    { kind: 'rule', rule: 'V1' },
    { kind: 'words', text: ').' },
  ]);
  expect(citedParts('Run L11')).toEqual([
    { kind: 'words', text: 'Run ' },
    { kind: 'words', text: 'L11' },
  ]);
});

test('E2 the pictures of cards that meet say the truth of them', () => {
  const pairs = (RULE_PICTURES.E2 ?? []).flatMap((picture) =>
    picture.shows === 'neighbours' ? [picture] : [],
  );
  expect(pairs.map(({ fits }) => fits)).toEqual([true, false]);
  for (const { west, east, fits } of pairs) {
    const edges = [
      edgeOf({ location: west, rotation: 0 }, 'east'),
      edgeOf({ location: east, rotation: 0 }, 'west'),
    ];
    expect(edges.filter((edge) => edge === 'open')).toHaveLength(fits ? 2 : 1);
  }
});

test('every kind of search card is shown beside a rule or in the list of C4, and R7 shows a security door', () => {
  const shown = Object.values(RULE_PICTURES).flatMap((pictures = []) =>
    pictures.flatMap((picture) => (picture.shows === 'card' ? [picture.kind] : [])),
  );
  expect([...new Set(shown)].sort()).toEqual([...SEARCH_CARD_KINDS].sort());
  const [door] = RULE_PICTURES.R7 ?? [];
  expect(door?.shows === 'location' && locationCard(door.location).edges).toContain('security');
});

test('the quick reference has every ending and costs as the dealer takes them', () => {
  expect(REFERRED_ENDINGS).toEqual(expect.arrayContaining(Object.values(ENDINGS)));
  expect(Object.fromEntries(REFERRED_ACTIONS.map(({ rule, ap }) => [rule, ap]))).toEqual({
    M1: 1,
    E1: 1,
    F1: 1,
    A1: 1,
    A3: 1,
    R3: 1,
    R4: 1,
    H2: 0,
    V1: 1,
  });
});

test('a rule has an address of its own', () => {
  expect(rulePath('X5')).toBe('/rules#X5');
  expect(['/rules', '/rules/'].every(isRulesPath)).toBe(true);
  expect(['/rules/x', '/rule', '/t/rules'].some(isRulesPath)).toBe(false);
});

test('no two places of the book have one name', () => {
  const names = [...RULE_NUMBERS, ...Object.keys(en.chapters), 'reference'];
  expect(new Set(names).size).toBe(names.length);
});
