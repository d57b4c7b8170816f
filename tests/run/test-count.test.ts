import { describe, expect, test } from 'vitest';
import { honest, playwrightCount, vitestCount } from './test-count.ts';

describe('the count of a test step', () => {
  test('is what the program reports', () => {
    expect(vitestCount.parse({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(playwrightCount.parse({ stats })).toEqual({ passed: 5, failed: 2 });
  });

  test('is a failure if the program crashed', () => {
    expect(honest(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
    expect(honest(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  });

  test('is a failure if nothing was tested', () => {
    expect(honest(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(honest(true, { passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 0 });
  });
});
