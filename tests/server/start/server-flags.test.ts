import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '#tests/throw-away/server-flags.ts';

const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

test('Node is told the same by npm, by the container and by systemd', () => {
  expect(SERVER_FLAGS).toEqual([
    '--v8-pool-size=2',
    '--min-semi-space-size=8',
    '--max-semi-space-size=8',
    '--heap-growing-percent=30',
    '--no-parallel-scavenge',
  ]);
  expect(textOf('Dockerfile')).toContain(
    'CMD ["node_modules/node/bin/node", "--v8-pool-size=2", "--min-semi-space-size=8", "--max-semi-space-size=8", "--heap-growing-percent=30", "--no-parallel-scavenge", "server/start/start.ts"]',
  );
  expect(textOf('deploy/panic-station.service')).toContain(
    'node_modules/node/bin/node --v8-pool-size=2 --min-semi-space-size=8 --max-semi-space-size=8 --heap-growing-percent=30 --no-parallel-scavenge server/start/start.ts\n',
  );
});

test('and its C library keeps one arena, wherever it starts', () => {
  expect(SERVER_ENVIRONMENT).toEqual({ MALLOC_ARENA_MAX: '1' });
  expect(textOf('server/start/bootstrap.mjs')).toContain("env = { MALLOC_ARENA_MAX: '1', ...process.env");
  expect(textOf('Dockerfile')).toMatch(/^ENV .* MALLOC_ARENA_MAX=1$/m);
  expect(textOf('deploy/panic-station.service')).toMatch(/^Environment=.* MALLOC_ARENA_MAX=1$/m);
});
