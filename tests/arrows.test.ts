import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cycles, wrongArrows } from './floors.ts';

describe('imports point down only', () => {
  const files = globSync('{shared,server,client}/**/*.{ts,tsx,mjs}').map((file) =>
    file.replaceAll('\\', '/'),
  );

  test('in the whole project', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => wrongArrows(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('nothing imports itself in a ring', () => {
  const sources = new Map(
    globSync('{shared,server,client}/**/*.{ts,tsx,mjs}').map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  );

  test.each(['file', 'folder'] as const)('no %s', (by) => {
    expect(cycles(sources, by)).toEqual([]);
  });

  test('a ring is found, of files and of folders', () => {
    const ring = new Map([
      ['client/a/one.ts', "import '../b/two.ts';"],
      ['client/b/two.ts', "import '#client/c/three.ts';"],
      ['client/c/three.ts', "export { one } from '../a/one.ts';"],
    ]);
    expect(cycles(ring, 'folder')).toEqual(['client/a -> client/b -> client/c -> client/a']);
    expect(cycles(ring, 'file')).toEqual([
      'client/a/one.ts -> client/b/two.ts -> client/c/three.ts -> client/a/one.ts',
    ]);
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
  bad('server/web/routes.ts', "import { Listing } from '../rooms/listing.ts';", 'server/rooms/listing.ts');
  bad(
    'server/process/clock.ts',
    "import type { Store } from '#server/store/index.ts';",
    'server/store/index.ts',
  );
  bad('server/tools/map.ts', "import { launch } from '#server/start/launch.ts';", 'server/start/launch.ts');
  bad('client/board/tokens.ts', "import { hintsFor } from '#client/play/hints.ts';", 'client/play/hints.ts');
  bad(
    'client/table/connection.ts',
    "import { TablePage } from '#client/pages/TablePage.tsx';",
    'client/pages/TablePage.tsx',
  );
  bad(
    'client/texts/en/play.ts',
    "import { seatName } from '#client/words/names.ts';",
    'client/words/names.ts',
  );
  bad('client/theatre/stage.ts', "await import('#server/dealer/index.ts');", 'server/dealer/index.ts');

  bad(
    'client/texts/en/rules/trade.ts',
    "import { t } from '#client/texts/texts.ts';",
    'client/texts/texts.ts',
  );
  bad('server/tools/map.ts', "import { en } from '#client/texts/en/index.ts';", 'client/texts/en/index.ts');

  bad(
    'client/pages/TablePage.tsx',
    "import { openLocalSession } from '#client/local/local-session.ts';",
    'client/local/local-session.ts',
  );
  bad(
    'client/learn/open-lesson.ts',
    "import { openLocalDealer } from '#client/local/local-dealer.ts';",
    'client/local/local-dealer.ts',
  );

  test('a file outside every floor is found too', () => {
    expect(wrongArrows('server/helpers.ts', '')).toEqual([
      'server/helpers.ts stands on no floor: see tests/floors.ts',
    ]);
  });
});

describe('what is allowed passes', () => {
  test.each([
    ['server/dealer/chance.ts', "import { chacha20 } from '@noble/ciphers/chacha.js';"],
    ['client/theatre/verifyWorker.ts', "import { replay } from '#server/dealer/index.ts';"],
    ['client/workers/dealer.ts', "import { localAnswers } from '#client/local/local-answers.ts';"],
    ['client/local/local-dealer.ts', "import { play } from '#server/dealer/index.ts';"],
    ['server/start/start.ts', "import { startServer } from '#server/main.ts';"],
    ['server/tools/rules.ts', "import { rules } from '#client/texts/en/rules/index.ts';"],
    ['client/play/hints.ts', "import type { Hints } from '#client/board/hints.ts';"],
  ])('%s: %s', (file, source) => {
    expect(wrongArrows(file, source)).toEqual([]);
  });
});
