import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { levels } from 'pino';
import { Problem } from './problem.ts';

export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
  readonly logLevel: string;
  /** How long finished matches stay. */
  readonly keepDays: number;
  readonly behindProxy: boolean;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env['PORT'] ?? '2567'),
    dataFolder: writableFolder(resolve(env['DATA_DIR'] ?? 'data')),
    logLevel: readLevel(env['LOG_LEVEL'] ?? 'info'),
    keepDays: readDays(env['KEEP_DAYS'] ?? '30'),
    behindProxy: env['BEHIND_PROXY'] === '1',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Problem(`PORT must be a number from 0 to 65535, not “${text}”.`);
}

function readDays(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Problem(`KEEP_DAYS must be a number of days, not “${text}”.`);
}

function readLevel(text: string): string {
  const known = [...Object.values(levels.labels), 'silent'];
  if (known.includes(text)) return text;
  throw new Problem(`LOG_LEVEL must be one of ${known.join(', ')}, not “${text}”.`);
}

function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new Problem(`The data folder ${folder} cannot be written: choose another with DATA_DIR.`);
  }
}
