import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongArrows } from './floors.ts';

describe('imports point down only', () => {
  const files = globSync('{shared,server,client}/**/*.{ts,tsx,mjs}').map((file) =>
    file.replaceAll('\\', '/'),
  );

  test('in the whole project', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => wrongArrows(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('an import that points up is found', () => {
  const bad = (file: string, source: string, target: string) =>
    test(`${file}: ${source}`, () => {
      expect(wrongArrows(file, source)).toEqual([`${file} must not import ${target}`]);
    });

  bad('shared/map.ts', "import { z } from 'zod';", 'zod');
  bad('shared/map.ts', "import { Arrival } from './wire/table.ts';", 'shared/wire/table.ts');
  bad('shared/wire/table.ts', "import { play } from '#server/dealer/index.ts';", 'server/dealer/index.ts');
  bad('server/dealer/deck.ts', "import { randomBytes } from 'node:crypto';", 'node:crypto');
  bad('server/dealer/deck.ts', "export { Room } from '@colyseus/core';", '@colyseus/core');
  bad(
    'server/bots/bot.ts',
    "import type { Match } from '#server/dealer/index.ts';",
    'server/dealer/index.ts',
  );
  bad('server/store/log.ts', "import { replay } from '../dealer/index.ts';", 'server/dealer/index.ts');
  bad('server/rooms/table-room.ts', "import { startServer } from '#server/main.ts';", 'server/main.ts');
  bad(
    'client/table/session.ts',
    "import { TableState } from '#server/rooms/table-state.ts';",
    'server/rooms/table-state.ts',
  );
  bad('client/theatre/stage.ts', "await import('#server/dealer/index.ts');", 'server/dealer/index.ts');

  test('a file outside every floor is found too', () => {
    expect(wrongArrows('server/helpers.ts', '')).toEqual([
      'server/helpers.ts stands on no floor: see tests/floors.ts',
    ]);
  });
});

describe('what is allowed passes', () => {
  test.each([
    ['server/store/log.ts', "import type { Match } from '../dealer/index.ts';"],
    ['server/dealer/chance.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
    ['client/theatre/verifyWorker.ts', "import { replay } from '#server/dealer/index.ts';"],
    ['server/tools/start.ts', "import { startServer } from '#server/main.ts';"],
  ])('%s: %s', (file, source) => {
    expect(wrongArrows(file, source)).toEqual([]);
  });
});
