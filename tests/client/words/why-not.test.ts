import { describe, expect, test } from 'vitest';
import { whyNotText } from '#client/words/why-not.ts';
import { crewView } from '#tests/client/crew.ts';

/** With Run 11 on top of the locations, or none left. */
const view = (topLocation: 'L11' | undefined) => ({ ...crewView({}), topLocation });

describe('why something cannot be done', () => {
  test.each([
    ['no-place-here', 'The next location, Run 11, does not fit here, but elsewhere.'],
    ['no-place-in-reach', 'The next location, Run 11, fits nowhere that anybody can reach.'],
    ['fits-in-reach', 'The next location, Run 11, fits somewhere within reach.'],
  ] as const)('E3 calls the next location by its name: %s', (reason, text) => {
    expect(whyNotText(view('L11'), reason)).toBe(text);
  });

  test('has nothing to name where none is left, and where it speaks of something else', () => {
    expect(whyNotText(view(undefined), 'no-place-here')).toBe(
      'The next location does not fit here, but elsewhere.',
    );
    expect(whyNotText(view('L11'), 'no-ap')).toBe('Not enough action points.');
  });

  test('speaks of the location that is being placed, while one is', () => {
    const placing = {
      ...view('L11'),
      awaited: { type: 'place', seat: 0, location: 'L07', behind: undefined } as const,
    };
    expect(whyNotText(placing, 'no-place-here')).toBe(
      'The next location, Storage 7, does not fit here, but elsewhere.',
    );
  });
});
