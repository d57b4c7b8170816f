import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { levels } from 'pino';
import type { PushSettings } from '#server/process/push.ts';
import { UserError } from './user-error.ts';

export interface Settings {
  readonly port: number;
  /** The address to listen on; all of this machine if there is none. */
  readonly host: string | undefined;
  readonly dataFolder: string;
  readonly logLevel: string;
  /** How long finished matches stay. */
  readonly keepDays: number;
  readonly behindProxy: boolean;
  /** What opens the operator's page; without one there is none. */
  readonly operatorToken: string | undefined;
  /** How many tables may be open at once, for one address and for all. */
  readonly tableCaps: { readonly perCaller: number; readonly overall: number };
  /** Files with certificate and key, for https without a proxy. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** Where figures are served, apart from the game. */
  readonly figures: { readonly host: string; readonly port: number } | undefined;
  /** For calling people over the push services of their browsers; nobody is called without. */
  readonly push: PushSettings | undefined;
  /** Of a PostgreSQL that keeps everything instead of the file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** How this process finds others that share the database, and devices this process. */
  readonly cluster: { readonly redisUrl: string; readonly publicAddress: string } | undefined;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env['PORT'] ?? '2567'),
    host: env['HOST'] || undefined,
    dataFolder: writableFolder(dataFolderIn(env)),
    logLevel: readLevel(env['LOG_LEVEL'] ?? 'info'),
    keepDays: readDays(env['KEEP_DAYS'] ?? '30'),
    behindProxy: env['BEHIND_PROXY'] === '1',
    operatorToken: readToken(env['OPERATOR_TOKEN']),
    tableCaps: {
      perCaller: readCap('MAX_TABLES_PER_ADDRESS', env['MAX_TABLES_PER_ADDRESS'] ?? '100'),
      overall: readCap('MAX_TABLES', env['MAX_TABLES'] ?? '2000'),
    },
    tls: readTls(env['TLS_CERT'], env['TLS_KEY']),
    figures: readAddress('METRICS', env['METRICS']),
    push: readPush(env),
    databaseUrl: readUrl('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
    cluster: readCluster(env),
  };
}

export const dataFolderIn = (env: NodeJS.ProcessEnv): string => resolve(env['DATA_DIR'] ?? 'data');

/** Reports and bans, a line each. */
export const operatorFile = (folder: string): string => join(folder, 'operator.jsonl');

/** The one file in the data folder that holds every table and match. */
export const dataFile = (folder: string): string => join(folder, 'station.sqlite');

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UserError(`PORT must be a number from 0 to 65535, not “${text}”.`);
}

function readDays(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new UserError(`KEEP_DAYS must be a number of days, not “${text}”.`);
}

function readCap(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UserError(`${name} must be a number from 1 to 999999, not “${text}”.`);
}

function readTls(cert: string | undefined, key: string | undefined): Settings['tls'] {
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new UserError('TLS_CERT and TLS_KEY go together: both name a PEM file.');
  return { cert: readText('TLS_CERT', cert), key: readText('TLS_KEY', key) };
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${name}: the file ${file} cannot be read.`);
  }
}

function readAddress(name: string, text: string | undefined): Settings['figures'] {
  if (!text) return undefined;
  const [, host = '', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port && Number(port) <= 65535) return { host: host || '127.0.0.1', port: Number(port) };
  throw new UserError(
    `${name} must be a port, or an address and a port as in 127.0.0.1:9464, not “${text}”.`,
  );
}

const SHORTEST_TOKEN = 16;

/** What was written is not repeated. */
function readToken(text: string | undefined): string | undefined {
  if (!text || (text.length >= SHORTEST_TOKEN && text.length <= 200)) return text || undefined;
  throw new UserError(`OPERATOR_TOKEN must have ${SHORTEST_TOKEN} to 200 characters.`);
}

/** It may hold a password: what was written is not repeated. */
function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (!text) return undefined;
  if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text;
  throw new UserError(`${name} must be an address that begins with ${protocols[0]}//.`);
}

/** A private key is not repeated. */
function readPush(env: NodeJS.ProcessEnv): PushSettings | undefined {
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? '';
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? '';
  const subject = env['VAPID_SUBJECT'] ?? '';
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) {
    throw new UserError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: make a pair with npx web-push generate-vapid-keys.',
    );
  }
  if (!/^(?:mailto:.+@|https:\/\/)./.test(subject)) {
    throw new UserError(
      'VAPID_SUBJECT must say whom a push service asks: mailto:you@example.org, or an https address.',
    );
  }
  const services = (env['PUSH_SERVICES'] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = services.find((each) => URL.parse(each)?.origin !== each);
  if (wrong === undefined) return { publicKey, privateKey, subject, services };
  throw new UserError(`PUSH_SERVICES must name origins as https://push.example, not “${wrong}”.`);
}

const PUBLIC_ADDRESS = /^[a-z0-9.-]+(?::\d{1,5})?(?:\/[a-z0-9-]+)*$/i;

function readCluster(env: NodeJS.ProcessEnv): Settings['cluster'] {
  const redisUrl = readUrl('REDIS_URL', env['REDIS_URL'], ['redis:', 'rediss:']);
  if (!redisUrl) return undefined;
  if (!env['DATABASE_URL'])
    throw new UserError('REDIS_URL needs DATABASE_URL: processes share what they keep.');
  const publicAddress = env['PUBLIC_ADDRESS'] ?? '';
  if (PUBLIC_ADDRESS.test(publicAddress)) return { redisUrl, publicAddress };
  throw new UserError(
    'With REDIS_URL, PUBLIC_ADDRESS must say where devices reach this one process, as in station.example/p1.',
  );
}

function readLevel(text: string): string {
  const known = [...Object.values(levels.labels), 'silent'];
  if (known.includes(text)) return text;
  throw new UserError(`LOG_LEVEL must be one of ${known.join(', ')}, not “${text}”.`);
}

function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new UserError(`The data folder ${folder} cannot be written: choose another with DATA_DIR.`);
  }
}
