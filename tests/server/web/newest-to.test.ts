import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { newestTo } from '#server/web/newest-to.ts';

/** A reader with room for ten letters. */
const reader = () => new PassThrough({ writableHighWaterMark: 10, readableHighWaterMark: 10 });

test('who reads is told everything', () => {
  const line = reader();
  line.resume();
  const heard: string[] = [];
  line.on('data', (piece: Buffer) => heard.push(piece.toString()));
  const tell = newestTo(line);
  for (const text of ['one', 'two', 'three']) tell(text);
  expect(heard.join(' ')).toBe('one two three');
});

test('who does not read costs no more than one thing, and is told the newest when he reads again', async () => {
  const line = reader();
  const tell = newestTo(line);
  for (let i = 0; i < 1000; i++) tell(`${'list '.repeat(20)}${i};`);
  expect(line.writableLength + line.readableLength).toBeLessThan(250);
  const heard: string[] = [];
  line.on('data', (piece: Buffer) => heard.push(piece.toString()));
  await expect.poll(() => heard.at(-1)?.endsWith(' 999;')).toBe(true);
});
