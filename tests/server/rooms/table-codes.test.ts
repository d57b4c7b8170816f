import { describe, expect, onTestFinished, test } from 'vitest';
import { tableCodes } from '#server/rooms/table-codes.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { readTableCode, TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

/** Codes drawn from these bytes, one after another, again and again. */
async function codesFrom(...values: number[]) {
  let next = 0;
  const bytes = (count: number) =>
    Uint8Array.from({ length: count }, () => values[next++ % values.length] ?? 0);
  const store = await openSqliteStore(':memory:');
  onTestFinished(() => store.close());
  return tableCodes(bytes, store, handClock());
}

describe('table codes', () => {
  test('are made of the random bytes', async () => {
    expect(await (await codesFrom(0, 1, 2, 3, 19)).reserve()).toBe('BCDFZ');
    expect(readTableCode('BCDFZ')).toBe('BCDFZ');
  });

  test('throw bytes away that would favour some letters', async () => {
    expect(await (await codesFrom(255, 240, 0, 239, 1, 2, 3)).reserve()).toBe('BZCDF');
  });

  test('use every letter equally often over all fair bytes', async () => {
    const codes = await codesFrom(...Array.from({ length: 256 }, (_, byte) => byte));
    let letters = '';
    while (letters.length < 240) {
      const code = (await codes.reserve()) ?? '';
      await codes.release(code);
      letters += code;
    }
    for (const letter of TABLE_CODE_LETTERS) expect(letters.split(letter)).toHaveLength(240 / 20 + 1);
  });

  test('are never given out twice while reserved, and again when released', async () => {
    const codes = await codesFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1);
    expect(await codes.reserve()).toBe('BBBBB');
    expect(await codes.reserve()).toBe('CCCCC');
    await codes.release('BBBBB');
    expect(await codes.reserve()).toBe('BBBBB');
  });

  test('that are all taken are not looked for for ever', async () => {
    const codes = await codesFrom(0);
    expect(await codes.reserve()).toBe('BBBBB');
    expect(await codes.reserve()).toBeUndefined();
  });

  test('are not drawn for ever from bytes that never change', async () => {
    await expect((await codesFrom(255)).reserve()).rejects.toThrow('not random');
  });
});
