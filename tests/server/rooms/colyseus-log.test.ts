import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { colyseusLog } from '#server/rooms/colyseus-log.ts';

function logAt(level: string) {
  const logged: { level: number; msg: string; strange?: number }[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return { colyseus: colyseusLog(log), logged };
}

const DEBUG = 20;
const WARN = 40;

describe('what Colyseus calls an error', () => {
  test('is what a stranger sent: counted, and told at debug', () => {
    const { colyseus, logged } = logAt('debug');
    colyseus.error('Error: not-understood');
    colyseus.error('Error: not-understood');
    expect(logged.map(({ level, strange }) => [level, strange])).toEqual([
      [DEBUG, 1],
      [DEBUG, 2],
    ]);
  });

  test('shows by its number when it is a flood, and fills no log', () => {
    const { colyseus, logged } = logAt('info');
    for (let i = 0; i < 1500; i++) colyseus.error('Error: not-understood');
    expect(logged.map(({ level, strange }) => [level, strange])).toEqual([
      [WARN, 100],
      [WARN, 1000],
    ]);
  });

  test('is told if it is its own', () => {
    const { colyseus, logged } = logAt('info');
    colyseus.error('error during shutdown: Error: no');
    expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
      [WARN, 'error during shutdown: Error: no'],
    ]);
  });
});
