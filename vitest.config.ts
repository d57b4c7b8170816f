import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Property tests ask thousands of questions; a busy machine must not turn that into a failure.
    testTimeout: 60_000,
  },
});
