import type { SQLOutputValue } from 'node:sqlite';
import { ENDINGS, type EndingKind, type MatchRecord } from '#shared/play/index.ts';
import { COLOURS, SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { ListedMatch } from '#shared/wire/listing.ts';
import { recordSchema, setupSchema } from '#shared/wire/record.ts';
import { tableSettingsSchema } from '#shared/wire/table.ts';
import {
  type StoredChair,
  type StoredConsent,
  type StoredTable,
  StoreError,
  TABLE_PHASES,
  type Talk,
} from './store.ts';

/** A row as SQLite gives it. What a file says is not believed: it may have been damaged or edited. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

const ENDING_KINDS = Object.keys(ENDINGS) as EndingKind[];
const SENDERS = [...SEAT_IDS, 'watching'] as const;

export function readTable(row: Row, chairs: readonly Row[]): StoredTable {
  return reading(`The table ${row['code']}`, () => ({
    code: text(row, 'code'),
    settings: conforming(tableSettingsSchema, json(row, 'settings')),
    opener: oneOf(SEAT_IDS, row, 'opener'),
    chairs: chairs.map(readChair),
    phase: oneOf(TABLE_PHASES, row, 'phase'),
    serverPart: text(row, 'server_part'),
    ...(row['match'] !== null && { matchId: text(row, 'match') }),
    changedAt: number(row, 'changed_at'),
  }));
}

function readChair(row: Row): StoredChair {
  return {
    seat: oneOf(SEAT_IDS, row, 'seat'),
    name: text(row, 'name'),
    colour: oneOf(COLOURS, row, 'colour'),
    bot: flag(row, 'bot'),
    ...(row['key_hash'] !== null && { keyHash: text(row, 'key_hash') }),
  };
}

export function readRules(match: Row): string {
  return reading(`The match ${match['id']}`, () => text(match, 'rules'));
}

export function readRecord(match: Row, steps: readonly Row[]): MatchRecord {
  return reading(`The record of match ${match['id']}`, () => {
    const missing = steps.findIndex((step, index) => step['number'] !== index + 1);
    if (missing >= 0) throw new Unreadable(`step ${missing + 1} is missing`);
    return conforming(recordSchema, {
      setup: json(match, 'setup'),
      steps: steps.map((step) => ({
        actor: step['actor'],
        command: json(step, 'command'),
        digest: step['digest'],
      })),
    });
  });
}

export function readConsent(row: Row): StoredConsent {
  return reading(`The consent in match ${row['match']}`, () => ({
    seat: oneOf(SEAT_IDS, row, 'seat'),
    keyHash: text(row, 'key_hash'),
    listing: flag(row, 'listing'),
    marks: flag(row, 'marks'),
  }));
}

export function readListed(match: Row): ListedMatch {
  return reading(`The match ${match['id']}`, () => ({
    id: text(match, 'id'),
    endedAt: number(match, 'ended_at'),
    ending: oneOf(ENDING_KINDS, match, 'ending'),
    crew: conforming(setupSchema, json(match, 'setup')).seats.map(({ name, bot = false }) => ({ name, bot })),
  }));
}

export function readTalk(row: Row): Talk {
  return reading(`The talk in match ${row['match']}`, () => ({
    afterStep: number(row, 'after_step'),
    at: number(row, 'at'),
    from: oneOf(SENDERS, row, 'sender'),
    kind: text(row, 'kind'),
    body: text(row, 'body'),
  }));
}

/** Names the place, never what was found there: it may be secret. */
class Unreadable extends Error {}

function reading<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new StoreError('damaged', `${what} is damaged in the store: ${error.message}.`, { cause: error });
  }
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new Unreadable(`${column} is no text`);
}

function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new Unreadable(`${column} is no number`);
}

function flag(row: Row, column: string): boolean {
  return oneOf([0, 1], row, column) === 1;
}

function oneOf<const Value>(values: readonly Value[], row: Row, column: string): Value {
  const found = values.find((value) => value === row[column]);
  if (found !== undefined) return found;
  throw new Unreadable(`${column} has a value it cannot have`);
}

function json(row: Row, column: string): unknown {
  try {
    return JSON.parse(text(row, column));
  } catch {
    throw new Unreadable(`${column} is no JSON`);
  }
}

/** The part of a schema that is used here. */
interface Schema<Value> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: Value }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly path: PropertyKey[] }[] };
      };
}

function conforming<Value>(schema: Schema<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.map(String).join('.');
  throw new Unreadable(`not what it should be at ${path || 'the top'}`);
}
