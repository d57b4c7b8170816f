import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadClient } from '#server/store/thread-client.ts';
import { stepsFrom } from './steps.ts';

/** A thread that keeps what it is sent. */
class Thread extends EventEmitter {
  readonly sent: string[][] = [];

  postMessage(calls: readonly { readonly name: string }[]): void {
    this.sent.push(calls.map(({ name }) => name));
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

function asking() {
  const thread = new Thread();
  const client = new ThreadClient(thread as unknown as Worker, () => {});
  const start = performance.now();
  return {
    thread,
    step: (match: string) => void client.ask('appendSteps', [match, 1, stepsFrom(1, 1), 0]),
    look: () => void client.ask('openTables', []),
    /** To so many milliseconds after a beat. */
    until: (at: number) => vi.advanceTimersByTime(Math.ceil(start / 20) * 20 + at - performance.now()),
  };
}

test('D2 steps go to the thread on the beat, whenever others were played', () => {
  const { thread, step, until } = asking();
  until(3);
  step('a');
  until(15);
  step('b');
  until(19);
  expect(thread.sent).toEqual([]);
  until(21);
  expect(thread.sent).toEqual([['appendSteps', 'appendSteps']]);
});

test('whatever else is asked goes at once, and takes along what was asked before it', () => {
  const { thread, step, look, until } = asking();
  until(3);
  step('a');
  look();
  until(4);
  expect(thread.sent).toEqual([['appendSteps', 'openTables']]);
});
