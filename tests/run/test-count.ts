import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface Count {
  passed: number;
  failed: number;
}

export const vitestCount = z.pipe(
  z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
  z.transform((report): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
);

/** What passed at a later try passed: Playwright's own report names it as flaky, for whoever looks after it. */
export const playwrightCount = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
  z.transform(({ stats }): Count => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
);

/** What a program reported, if it came to that. */
export function reportedIn(file: string, shape: z.ZodMiniType<Count>): Count {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
}

/** No test failed, but the program did: a process died under a test. A second run tells Node's fault from one of ours. */
export const diedUnderTest = (endedWell: boolean, { passed, failed }: Count): boolean =>
  !endedWell && passed > 0 && failed === 0;

/** A step that crashed, or that ran no test at all, has failed. */
export function honest(endedWell: boolean, { passed, failed }: Count): Count {
  const wrong = !endedWell || passed + failed === 0;
  return { passed, failed: wrong ? Math.max(1, failed) : failed };
}
