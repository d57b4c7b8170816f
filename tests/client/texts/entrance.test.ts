import { expect, test } from 'vitest';
import { reachedFrom } from '#tests/graph/reached-from.ts';

test('the entrance waits for its own words alone: nothing it is made of asks for the others', () => {
  const entrance = reachedFrom('client/home/HomePage.tsx');
  expect(entrance).toContain('client/texts/first-texts.ts');
  expect(entrance).not.toContain('client/texts/texts.ts');
});
