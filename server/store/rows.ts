import * as z from 'zod/mini';
import { ENDINGS, type MatchRecord } from '#shared/play/index.ts';
import { COLOURS, keysOf, SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { ListedMatch } from '#shared/wire/listing.ts';
import { TABLE_PHASES } from '#shared/wire/public-table.ts';
import { recordSchema, setupSchema } from '#shared/wire/record.ts';
import { type Series, seriesSchema } from '#shared/wire/series.ts';
import { type TableSettings, tableSettingsSchema } from '#shared/wire/table.ts';
import { conforming, parsed, reading, Unreadable, versioned } from './kept-json.ts';
import {
  type StoredCall,
  type StoredChair,
  type StoredConsent,
  type StoredTable,
  StoreError,
  type Talk,
} from './store.ts';

/** A row as a database gives it. What a file says is not believed: it may have been damaged or edited. */
export type Row = Readonly<Record<string, unknown>>;

const ENDING_KINDS = keysOf(ENDINGS);
const SENDERS = [...SEAT_IDS, 'watching'] as const;

/** Of the settings' JSON, in which the series of matches and who is kept away are kept too. Whoever changes their shape raises it, and says here how older ones are read. */
const SETTINGS_VERSION = 1;

const keptSettingsSchema = z.extend(tableSettingsSchema, {
  series: z.exactOptional(seriesSchema),
  blocked: z.exactOptional(z.array(z.string())),
});

interface KeptSettings {
  readonly settings: TableSettings;
  readonly series: Series | undefined;
  readonly blocked: readonly string[] | undefined;
}

export function settingsText({ settings, series, blocked }: KeptSettings): string {
  return JSON.stringify({ version: SETTINGS_VERSION, ...settings, series, blocked });
}

function readSettings(kept: string): Pick<StoredTable, 'settings' | 'series' | 'blocked'> {
  const { value } = versioned(parsed(kept, 'settings'), SETTINGS_VERSION);
  const { series, blocked, ...settings } = conforming(keptSettingsSchema, value);
  return { settings, ...(series && { series }), ...(blocked && { blocked }) };
}

/** A table and who sits there, or may not. */
export interface TableRows {
  readonly row: Row;
  readonly chairs: readonly Row[];
  readonly removed: readonly Row[];
  readonly calls: readonly Row[];
}

/** Those that can be read: whoever asks for a damaged one by itself is told. */
export function readable<Rows, Read>(all: readonly Rows[], read: (rows: Rows) => Read): readonly Read[] {
  return all.flatMap((rows) => {
    try {
      return [read(rows)];
    } catch (error) {
      if (error instanceof StoreError) return [];
      throw error;
    }
  });
}

export function readTable({ row, chairs, removed, calls }: TableRows): StoredTable {
  return reading(`The table ${row['code']}`, () => ({
    code: text(row, 'code'),
    ...readSettings(text(row, 'settings')),
    opener: oneOf(SEAT_IDS, row, 'opener'),
    chairs: chairs.map(readChair),
    removed: removed.map((person) => ({ name: text(person, 'name'), keyHash: text(person, 'key_hash') })),
    ...(calls.length > 0 && { calls: calls.map(readCall) }),
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

function readCall(row: Row): StoredCall {
  return {
    keyHash: text(row, 'key_hash'),
    endpoint: text(row, 'endpoint'),
    p256dh: text(row, 'p256dh'),
    auth: text(row, 'auth'),
    language: text(row, 'language'),
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
  return parsed(text(row, column), column);
}
