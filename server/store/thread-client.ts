import type { Worker } from 'node:worker_threads';
import { type Store, StoreError } from './store.ts';
import {
  arrived,
  type Call,
  type CallName,
  type CarriedCall,
  type FromThread,
  type Outcome,
  type ToThread,
} from './thread-messages.ts';

interface Waiting {
  readonly call: Call;
  resolve(answer: unknown): void;
  reject(error: StoreError): void;
}

/**
 * The steps of all tables go to disk on a beat, together: asked for one thing it takes nearly as long as for seven, of
 * the processor too. And when its turn comes is the same for a command whatever others have just played (D2).
 */
const STEPS_BEAT_MS = 20;

/** A store's thread, seen from outside: calls go in, answers come back in the order of the calls. */
export class ThreadClient {
  readonly #worker: Worker;
  readonly #opened = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  readonly #waiting = new Map<number, Waiting>();
  #outbox: CarriedCall[] = [];
  /** Whether somebody will look at the outbox at once, or at the next beat. */
  #isAwaitedAtOnce = false;
  #isGathering = false;
  /** Whether what is in the outbox goes as soon as the thread is free. */
  #isDue = false;
  /** How many calls the thread has and has not answered. */
  #onTheirWay = 0;
  #calls = 0;
  #closed = false;
  #closingError: StoreError | undefined;
  #fault: StoreError | undefined;

  /** `failed` is told once if the thread ends without having been closed. */
  constructor(worker: Worker, failed: (error: StoreError) => void) {
    this.#worker = worker;
    let cause: unknown;
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (!this.#closed) {
        const words = cause instanceof Error ? cause.message : 'it ended';
        this.#fault = new StoreError('failed', `The store's thread failed: ${words}.`, { cause });
        this.#opened.reject(this.#fault);
        failed(this.#fault);
      }
      const reason = this.#fault ?? new StoreError('closed', 'The store was closed.');
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
      this.#ended.resolve();
    });
  }

  /** Resolves when the file is open; rejects with why it is not. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  get failed(): boolean {
    return this.#fault !== undefined;
  }

  ask<Name extends CallName>(name: Name, given: Parameters<Store[Name]>): ReturnType<Store[Name]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const answer = promise as ReturnType<Store[Name]>;
    if (this.#fault) {
      reject(this.#fault);
      return answer;
    }
    const id = ++this.#calls;
    this.#outbox.push({ id, name, given: JSON.stringify(given) });
    if (name === 'appendSteps') this.#gather();
    else this.#flushSoon();
    this.#waiting.set(id, { call: { name, given } as Call, resolve, reject });
    return answer;
  }

  /** Whether an unanswered call is one of these. */
  awaits(isMeant: (call: Call) => boolean): boolean {
    for (const { call } of this.#waiting.values()) if (isMeant(call)) return true;
    return false;
  }

  /** After all that was asked for. */
  async close(): Promise<void> {
    this.#flush();
    this.#post('close');
    await this.#ended.promise;
    if (this.#closingError) throw this.#closingError;
  }

  /** With all that is asked for in this turn of the event loop: the thread will commit it together. */
  #flushSoon(): void {
    if (this.#isAwaitedAtOnce) return;
    this.#isAwaitedAtOnce = true;
    setImmediate(() => {
      this.#isAwaitedAtOnce = false;
      this.#isDue = true;
      this.#flushIfFree();
    });
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(
      () => {
        this.#isGathering = false;
        this.#isDue = true;
        this.#flushIfFree();
      },
      STEPS_BEAT_MS - (performance.now() % STEPS_BEAT_MS),
    );
  }

  /** A busy thread could not begin with it anyway. */
  #flushIfFree(): void {
    if (this.#isDue && this.#onTheirWay === 0) this.#flush();
  }

  #flush(): void {
    this.#isDue = false;
    if (this.#outbox.length > 0) this.#post(this.#outbox);
    this.#onTheirWay += this.#outbox.length;
    this.#outbox = [];
  }

  /** To a thread that has ended: then nobody hears it. */
  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    switch (message.type) {
      case 'opened':
        return this.#opened.resolve();
      case 'not-opened':
        this.#closed = true;
        return this.#opened.reject(arrived(message.error));
      case 'done':
        for (const outcome of message.outcomes) this.#settle(outcome);
        this.#onTheirWay -= message.outcomes.length;
        return this.#flushIfFree();
      case 'closed':
        this.#closed = true;
        this.#closingError = message.error && arrived(message.error);
    }
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    if (!waiting) throw new Error(`the store's thread answered a call nobody made: ${outcome.id}`);
    this.#waiting.delete(outcome.id);
    if (outcome.ok) waiting.resolve(outcome.answer);
    else waiting.reject(arrived(outcome.error));
  }
}
