import { expect, test } from 'vitest';
import { cleanWords } from '#shared/talk/index.ts';

test.each([
  ['what the fuck, Bob', 'what the f•••, Bob'],
  ['Sh1t! MERDE!', 'S•••! M••••!'],
  ['tu es un enculé', 'tu es un e•••••'],
  ['the shitake in the Scunthorpe bus', 'the s•••••• in the Scunthorpe bus'],
  ['I pass the class', 'I pass the class'],
])('%s', (said, read) => {
  expect(cleanWords(said)).toBe(read);
});
