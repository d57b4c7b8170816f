import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_FLAGS } from '#tests/throw-away/server-flags.ts';

const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

test('Node is told the same by npm, by the container and by systemd', () => {
  expect(SERVER_FLAGS).toEqual(['--max-semi-space-size=8', '--heap-growing-percent=40']);
  expect(textOf('Dockerfile')).toContain(
    'CMD ["node_modules/node/bin/node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server/start/start.ts"]',
  );
  expect(textOf('deploy/panic-station.service')).toContain(
    'node_modules/node/bin/node --max-semi-space-size=8 --heap-growing-percent=40 server/start/start.ts\n',
  );
});
