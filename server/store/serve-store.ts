import type { MessagePort } from 'node:worker_threads';
import type { Store } from './store.ts';
import {
  type CarriedCall,
  carried,
  type FromThread,
  type Outcome,
  type ToThread,
} from './thread-messages.ts';

/** Inside the thread: does what is asked and tells how it ended. What cannot happen ends the thread. */
export async function serveStore(port: MessagePort, open: () => Promise<Store>): Promise<void> {
  const tell = (message: FromThread) => port.postMessage(message);
  let store: Store;
  try {
    store = await open();
  } catch (error) {
    tell({ type: 'not-opened', error: carried(error) });
    return;
  }

  let outcomes: Outcome[] = [];
  function done(outcome: Outcome): void {
    outcomes.push(outcome);
    // After everybody else of the same commit: they travel in one message.
    if (outcomes.length === 1) process.nextTick(flush);
  }
  function flush(): void {
    tell({ type: 'done', outcomes });
    outcomes = [];
  }
  async function close(): Promise<void> {
    const closed = await store.close().then(
      () => ({}),
      (error: unknown) => ({ error: carried(error) }),
    );
    // After the answers to everything asked before.
    setImmediate(() => {
      tell({ type: 'closed', ...closed });
      port.close();
    });
  }

  port.on('message', (message: ToThread) => {
    if (message === 'close') void close();
    else for (const call of message) void outcomeOf(store, call).then(done);
  });
  tell({ type: 'opened' });
}

async function outcomeOf(store: Store, { id, name, given }: CarriedCall): Promise<Outcome> {
  // Name and arguments were put together by `ThreadClient.ask`, which knows that they belong together.
  const call = store[name] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    return { id, ok: true, answer: await call(...JSON.parse(given)) };
  } catch (error) {
    return { id, ok: false, error: carried(error) };
  }
}
