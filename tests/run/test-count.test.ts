import { describe, expect, test } from 'vitest';
import { diedUnderTest, honest, playwrightCount, vitestCount } from './test-count.ts';

describe('the count of a test step', () => {
  test('is what the program reports', () => {
    expect(vitestCount.parse({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
    const stats = { expected: 5, unexpected: 1, flaky: 2 };
    expect(playwrightCount.parse({ stats })).toEqual({ passed: 7, failed: 1 });
  });

  test('is a failure if the program crashed', () => {
    expect(honest(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
    expect(honest(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  });

  test('is taken again only if a process died without a failed test', () => {
    expect(diedUnderTest(false, { passed: 7, failed: 0 })).toBe(true);
    expect(diedUnderTest(false, { passed: 7, failed: 1 })).toBe(false);
    expect(diedUnderTest(false, { passed: 0, failed: 0 })).toBe(false);
    expect(diedUnderTest(true, { passed: 7, failed: 0 })).toBe(false);
  });

  test('is a failure if nothing was tested', () => {
    expect(honest(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(honest(true, { passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 0 });
  });
});
