import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/start/settings.ts';
import { UserError } from '#server/start/user-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'panic-station-'));
const DATA_DIR = join(folder, 'data');

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({ DATA_DIR })).toEqual({
      port: 2567,
      host: undefined,
      dataFolder: DATA_DIR,
      logLevel: 'info',
      keepDays: 30,
      behindProxy: false,
      tableCaps: { perCaller: 100, overall: 2000 },
      tls: undefined,
      figures: undefined,
      databaseUrl: undefined,
      cluster: undefined,
    });
  });

  test.each(['http', '-1', '65536', '', '1.5'])('PORT=%s is answered with a sentence', (PORT) => {
    expect(() => readSettings({ DATA_DIR, PORT })).toThrow(UserError);
  });

  test('DATABASE_URL is an address of PostgreSQL; what it says is not repeated', () => {
    const DATABASE_URL = 'postgres://station:secret@127.0.0.1/station';
    expect(readSettings({ DATA_DIR, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(() => readSettings({ DATA_DIR, DATABASE_URL: 'mysql://station:secret@db' })).toThrow(
      new UserError('DATABASE_URL must be an address that begins with postgres://.'),
    );
  });

  test('REDIS_URL wants to know of the database, and where devices reach this process', () => {
    const DATABASE_URL = 'postgres://station@127.0.0.1/station';
    const REDIS_URL = 'redis://127.0.0.1';
    expect(
      readSettings({ DATA_DIR, DATABASE_URL, REDIS_URL, PUBLIC_ADDRESS: 'station.example:8443/p1' }).cluster,
    ).toEqual({ redisUrl: REDIS_URL, publicAddress: 'station.example:8443/p1' });
    expect(() => readSettings({ DATA_DIR, REDIS_URL, PUBLIC_ADDRESS: 'a/p1' })).toThrow(
      'REDIS_URL needs DATABASE_URL',
    );
    for (const PUBLIC_ADDRESS of ['', 'https://station.example/p1', 'station.example/p1?', 'a b']) {
      expect(() => readSettings({ DATA_DIR, DATABASE_URL, REDIS_URL, PUBLIC_ADDRESS })).toThrow(
        'With REDIS_URL, PUBLIC_ADDRESS must say',
      );
    }
  });

  test('TLS wants a certificate and a key that can be read', () => {
    const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
    if (!cert || !key) throw new Error('both have names');
    writeFileSync(cert, 'a certificate');
    writeFileSync(key, 'a key');
    expect(readSettings({ DATA_DIR, TLS_CERT: cert, TLS_KEY: key }).tls).toEqual({
      cert: 'a certificate',
      key: 'a key',
    });
    expect(() => readSettings({ DATA_DIR, TLS_CERT: cert })).toThrow('TLS_CERT and TLS_KEY go together');
    const missing = join(folder, 'none.pem');
    expect(() => readSettings({ DATA_DIR, TLS_CERT: cert, TLS_KEY: missing })).toThrow(
      new UserError(`TLS_KEY: the file ${missing} cannot be read.`),
    );
  });

  test('METRICS is a port of this machine, or an address with one', () => {
    expect(readSettings({ DATA_DIR, METRICS: '9464' }).figures).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readSettings({ DATA_DIR, METRICS: '0.0.0.0:9464' }).figures).toEqual({
      host: '0.0.0.0',
      port: 9464,
    });
    expect(() => readSettings({ DATA_DIR, METRICS: 'yes' })).toThrow('METRICS must be');
  });

  test('HOST is the address to listen on', () => {
    expect(readSettings({ DATA_DIR, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  test.each(['many', '0', '-1', '1.5', ''])('MAX_TABLES=%s is answered with a sentence', (count) => {
    expect(() => readSettings({ DATA_DIR, MAX_TABLES: count })).toThrow('MAX_TABLES must be');
    expect(() => readSettings({ DATA_DIR, MAX_TABLES_PER_ADDRESS: count })).toThrow(UserError);
  });

  test.each(['soon', '-1', '1.5'])('KEEP_DAYS=%s is answered with a sentence', (KEEP_DAYS) => {
    expect(() => readSettings({ DATA_DIR, KEEP_DAYS })).toThrow(UserError);
  });

  test('an unknown LOG_LEVEL is answered with a sentence', () => {
    expect(() => readSettings({ DATA_DIR, LOG_LEVEL: 'loud' })).toThrow(UserError);
  });

  test('a data folder that cannot be written is answered with a sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: file })).toThrow(UserError);
    expect(() => readSettings({ DATA_DIR: join(file, 'data') })).toThrow(
      `The data folder ${join(file, 'data')} cannot be written`,
    );
  });
});
