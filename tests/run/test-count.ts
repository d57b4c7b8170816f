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

export const playwrightCount = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
  z.transform(({ stats }): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

/** Reads a report, and believes it only if it agrees with how its program ended. */
export function countOf(endedWell: boolean, file: string, shape: z.ZodMiniType<Count>): Count {
  const reported = existsSync(file)
    ? shape.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  return honest(endedWell, reported);
}

/** A step that crashed, or that ran no test at all, has failed. */
export function honest(endedWell: boolean, { passed, failed }: Count): Count {
  const wrong = !endedWell || passed + failed === 0;
  return { passed, failed: wrong ? Math.max(1, failed) : failed };
}
