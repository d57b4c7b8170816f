import { type Clock, systemClock } from './clock.ts';

/** Who waits for Redis waits no longer than this: a table does not need it. */
const PATIENCE_MS = 500;

/** The answer, or what does instead: the processes may not hear each other for a while. */
export function soon<Value>(
  asked: Promise<Value>,
  otherwise: Value,
  clock: Clock = systemClock,
): Promise<Value> {
  return new Promise((resolve) => {
    const cancel = clock.after(PATIENCE_MS, () => resolve(otherwise));
    asked.then(resolve, () => resolve(otherwise)).finally(cancel);
  });
}
