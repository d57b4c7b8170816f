import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    // By itself it leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // The SDK warns of every refused join, which is what some tests are about.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/live/**'],
          // Property tests ask thousands of questions; a busy machine must not turn that into a failure.
          testTimeout: 60_000,
        },
      },
      // Real sockets, with a server of its own for each file.
      {
        test: {
          name: 'server',
          include: ['tests/server/live/**/*.test.ts'],
          testTimeout: 60_000,
          // The SDK then takes the ws package, which can be pinged.
          execArgv: ['--no-experimental-websocket'],
        },
      },
    ],
  },
});
