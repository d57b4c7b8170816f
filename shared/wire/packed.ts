import { must } from '../vocabulary/index.ts';
import { WORDS } from './words.ts';

/**
 * A plain value as few bytes: words of the game are one or two bytes, small numbers, short lists and small objects
 * begin with one. How long it is depends on the value alone, never on what was sent before, as with a compressing
 * line: nobody can read a secret from the length of the next frame. A word that is not listed is spelled out.
 */
export function packed(value: unknown): Uint8Array {
  const writing: Writing = { bytes: spare, at: 0 };
  write(writing, value);
  // Kept for the next one, as far as it had to grow.
  spare = writing.bytes;
  return writing.bytes.slice(0, writing.at);
}

/** What `packed` was given, but for fields that were undefined. */
export function unpacked(bytes: Uint8Array): unknown {
  const reading: Reading = { bytes, at: 0 };
  const value = read(reading);
  if (reading.at !== bytes.length) throw new RangeError('something is left over');
  return value;
}

/** Where the ranges of the first byte begin. */
const NUMBERS = 0x00;
const LISTS = 0x40;
const OBJECTS = 0x50;
const SHORT_WORDS = 0x60;
/** Those that stand for themselves, or for what follows. */
const LONG_WORD = 0xf0;
const NULL = 0xf1;
const FALSE = 0xf2;
const TRUE = 0xf3;
const TEXT = 0xf4;
const NUMBER = 0xf5;
const NEGATIVE = 0xf6;
const REAL = 0xf7;
const LIST = 0xf8;
const OBJECT = 0xf9;

const CODE_OF_WORD = new Map(WORDS.map((word, code) => [word, code]));
const SHORT = LONG_WORD - SHORT_WORDS;
if (WORDS.length > SHORT + 256) throw new RangeError('more words than codes');

interface Writing {
  bytes: Uint8Array;
  at: number;
}

let spare: Uint8Array = new Uint8Array(1024);

function put(writing: Writing, byte: number): void {
  if (writing.at === writing.bytes.length) {
    const longer = new Uint8Array(writing.bytes.length * 2);
    longer.set(writing.bytes);
    writing.bytes = longer;
  }
  writing.bytes[writing.at++] = byte;
}

function write(writing: Writing, value: unknown): void {
  if (typeof value === 'string') writeText(writing, value);
  else if (typeof value === 'number') writeNumber(writing, value);
  else if (typeof value === 'boolean') put(writing, value ? TRUE : FALSE);
  else if (value === null) put(writing, NULL);
  else if (Array.isArray(value)) {
    writeCount(writing, value.length, LISTS, LIST);
    for (const item of value) write(writing, item);
  } else if (typeof value === 'object') writeObject(writing, value);
  else throw new TypeError(`no such thing travels: ${typeof value}`);
}

function writeObject(writing: Writing, value: object): void {
  const fields = value as Readonly<Record<string, unknown>>;
  let count = 0;
  for (const name in fields) if (fields[name] !== undefined) count += 1;
  writeCount(writing, count, OBJECTS, OBJECT);
  for (const name in fields) {
    if (fields[name] === undefined) continue;
    writeText(writing, name);
    write(writing, fields[name]);
  }
}

function writeText(writing: Writing, text: string): void {
  const code = CODE_OF_WORD.get(text);
  if (code === undefined) {
    const letters = [...text];
    put(writing, TEXT);
    writeVarint(writing, letters.length);
    for (const letter of letters) writeVarint(writing, letter.codePointAt(0) ?? 0);
  } else if (code < SHORT) put(writing, SHORT_WORDS + code);
  else {
    put(writing, LONG_WORD);
    put(writing, code - SHORT);
  }
}

function writeNumber(writing: Writing, value: number): void {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
    put(writing, REAL);
    for (const byte of new Uint8Array(new Float64Array([value]).buffer)) put(writing, byte);
  } else if (value < 0) {
    put(writing, NEGATIVE);
    writeVarint(writing, -value);
  } else writeCount(writing, value, NUMBERS, NUMBER);
}

/** In the first byte itself, if its range is wide enough. */
function writeCount(writing: Writing, count: number, range: number, longer: number): void {
  if (count < widthOf(range)) put(writing, range + count);
  else {
    put(writing, longer);
    writeVarint(writing, count);
  }
}

const widthOf = (range: number): number => (range === NUMBERS ? LISTS - NUMBERS : OBJECTS - LISTS);

/** Seven bits in a byte, the low ones first. */
function writeVarint(writing: Writing, value: number): void {
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) put(writing, 0x80 + (rest % 0x80));
  put(writing, rest);
}

interface Reading {
  readonly bytes: Uint8Array;
  at: number;
}

function read(reading: Reading): unknown {
  const first = nextByte(reading);
  if (first < LISTS) return first - NUMBERS;
  if (first < OBJECTS) return readList(reading, first - LISTS);
  if (first < SHORT_WORDS) return readObject(reading, first - OBJECTS);
  if (first < LONG_WORD) return wordOf(first - SHORT_WORDS);
  switch (first) {
    case LONG_WORD:
      return wordOf(SHORT + nextByte(reading));
    case NULL:
      return null;
    case FALSE:
      return false;
    case TRUE:
      return true;
    case TEXT:
      return readText(reading, readVarint(reading));
    case NUMBER:
      return readVarint(reading);
    case NEGATIVE:
      return -readVarint(reading);
    case REAL:
      return new Float64Array(nextBytes(reading, 8).slice().buffer)[0];
    case LIST:
      return readList(reading, readVarint(reading));
    case OBJECT:
      return readObject(reading, readVarint(reading));
    default:
      throw new RangeError(`nothing begins with ${first}`);
  }
}

function readList(reading: Reading, count: number): readonly unknown[] {
  return Array.from({ length: count }, () => read(reading));
}

function readObject(reading: Reading, count: number): object {
  return Object.fromEntries(Array.from({ length: count }, () => [read(reading), read(reading)]));
}

function readText(reading: Reading, letters: number): string {
  return Array.from({ length: letters }, () => String.fromCodePoint(readVarint(reading))).join('');
}

const wordOf = (code: number): string => must(WORDS[code], `there is a word of code ${code}`);

function readVarint(reading: Reading): number {
  let value = 0;
  for (let unit = 1; ; unit *= 0x80) {
    const byte = nextByte(reading);
    value += (byte % 0x80) * unit;
    if (byte < 0x80) return value;
  }
}

function nextByte(reading: Reading): number {
  return must(reading.bytes[reading.at++], 'there is another byte');
}

function nextBytes(reading: Reading, count: number): Uint8Array {
  const end = reading.at + count;
  if (end > reading.bytes.length) throw new RangeError('cut off');
  const bytes = reading.bytes.subarray(reading.at, end);
  reading.at = end;
  return bytes;
}
