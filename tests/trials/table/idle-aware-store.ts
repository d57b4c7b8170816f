import type { Store } from '#server/store/index.ts';

/** The same store, and a way to wait until everything asked of it is done and answered. */
export function settledStore(store: Store): { readonly store: Store; settled(): Promise<void> } {
  const asked = new Set<Promise<unknown>>();
  const watched = new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        const answer: unknown = method.apply(target, given);
        if (!(answer instanceof Promise)) return answer;
        const done: Promise<unknown> = answer.then(
          () => asked.delete(done),
          () => asked.delete(done),
        );
        asked.add(done);
        return answer;
      };
    },
  });
  const settled = async () => {
    do {
      await Promise.all(asked);
      // Whoever waited for an answer goes on first, and may ask for more.
      await new Promise(setImmediate);
    } while (asked.size > 0);
  };
  return { store: watched, settled };
}
