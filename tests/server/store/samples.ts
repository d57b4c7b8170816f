import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore, openStore, type Store, type StoredTable } from '#server/store/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { SETUP } from './steps.ts';

/** A path in a folder of its own, gone after the test. */
export function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panic-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'matches.db');
}

/** Closed after the test. */
export async function opened(file: string): Promise<Store> {
  return closedAfterwards(await openSqliteStore(file));
}

/** Nobody else can open the same file this way until it is closed. */
export async function openedInThread(file: string): Promise<Store> {
  return closedAfterwards(await openStore(file, throwOn));
}

export function closedAfterwards(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

function throwOn(error: Error): never {
  throw error;
}

/** One way to keep things. */
export interface StoreKind {
  /** Where nothing is kept yet. */
  place(): string | Promise<string>;
  /** A store there; anywhere, if it is not said where. */
  open(place?: string): Promise<Store>;
  /** Another handle to the same place. */
  again(place: string): Promise<Store>;
}

/** All promise the same. */
export const STORES: readonly (readonly [name: string, kind: StoreKind])[] = [
  [
    'in the thread that calls',
    { place: freshFile, open: (file = ':memory:') => opened(file), again: opened },
  ],
  [
    'in threads of its own',
    { place: freshFile, open: (file = freshFile()) => openedInThread(file), again: opened },
  ],
];

export function aTable(code: string, change: Partial<StoredTable> = {}): StoredTable {
  return {
    code,
    settings: {
      listed: true,
      spectators: false,
      seats: 4,
      options: { ...NO_OPTIONS, hardMission: true },
      turnSeconds: 90,
      tradeSeconds: 'off',
      armorSeconds: 5,
    },
    opener: 2,
    chairs: [
      { seat: 0, name: 'Ada', colour: 'white', bot: false, keyHash: '1f'.repeat(32) },
      { seat: 2, name: 'Zoë 🛰', colour: 'red', bot: false, keyHash: '2f'.repeat(32) },
      { seat: 3, name: 'Bishop', colour: 'blue', bot: true },
    ],
    removed: [{ name: 'Cid', keyHash: '3f'.repeat(32) }],
    calls: [
      {
        keyHash: '1f'.repeat(32),
        endpoint: 'https://push.example/to/ada',
        p256dh: 'B'.repeat(87),
        auth: 'A'.repeat(22),
        language: 'fr',
      },
    ],
    phase: 'waiting',
    serverPart: 'ab'.repeat(32),
    changedAt: 1_000,
    ...change,
  };
}

/** A table that plays a match without a step. */
export async function withMatch(store: Store, code: string, id: string): Promise<void> {
  await store.reserveCode(code, 0);
  await store.beginMatch({ id, table: aTable(code, { changedAt: 10 }), setup: SETUP });
}
