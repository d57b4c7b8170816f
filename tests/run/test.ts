import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from '#server/start/client-build.ts';
import { findBrowser } from '#server/tools/browser.ts';
import { succeeds, succeedsAside } from '#server/tools/command.ts';
import { type Count, diedUnderTest, honest, playwrightCount, reportedIn, vitestCount } from './test-count.ts';

// `npm test` runs all of it, `npm run test:quick` what can be run before every commit. Every step runs, whatever the
// ones before it found; the last line is the sum.
const { values: wish } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const reports = mkdtempSync(join(tmpdir(), 'panic-station-tests-'));
const report = (name: string) => join(reports, `${name}.json`);

type Steps = Readonly<Record<string, () => Promise<Count>>>;

const quick: Steps = {
  types: () => npmRun('types'),
  'lint and format': () => npmRun('lint'),
  'unused code': () => npmRun('unused'),
  'unit tests': () => vitest('unit', succeeds),
};

/** Pages wait more than they work: what else takes long runs beside them. */
const besideBrowser: Steps = {
  'server tests': () => vitest('server', succeedsAside),
  'cluster tests': () => vitest('cluster', succeedsAside),
  'long tests': () => vitest('long', succeedsAside),
};

const total: Count = { passed: 0, failed: 0 };
if (wish.quick) await run(quick);
else {
  // A browser may have to be installed first: that waits for the network, not for a core.
  const [browser] = await Promise.all([findBrowser(), run(quick)]);
  await Promise.all([run({ 'browser tests': () => playwright(browser) }), run(besideBrowser)]);
}
rmSync(reports, { recursive: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** One step after the other. */
async function run(steps: Steps): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n▸ ${name}`);
    const { passed, failed } = await step().catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    console.log(`  ${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
}

async function npmRun(script: string): Promise<Count> {
  const ok = await succeeds('npm', ['run', '--silent', script]);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function vitest(project: string, runs: typeof succeeds): Promise<Count> {
  const file = report(project);
  const flags = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  for (let isLastTry = false; ; isLastTry = true) {
    const endedWell = await runs('vitest', flags);
    const reported = reportedIn(file, vitestCount);
    if (isLastTry || !diedUnderTest(endedWell, reported)) return honest(endedWell, reported);
    console.log('\nA process died under a test: all of them once more.');
  }
}

async function playwright(browser: string | undefined): Promise<Count> {
  await buildClient();
  const file = report('browser');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser ? { BROWSER_PATH: browser } : {}) };
  const flags = ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter=list,json'];
  return honest(await succeeds('playwright', flags, env), reportedIn(file, playwrightCount));
}
