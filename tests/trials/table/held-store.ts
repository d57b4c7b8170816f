import { type Store, StoreError } from '#server/store/index.ts';

/** A disk whose answers wait while it is held, one by one in the order they were asked for; or that fails. */
export interface HeldStore {
  readonly store: Store;
  hold(): void;
  /** Answers all that wait, and holds nothing any more. */
  release(): void;
  /** What is asked for the nth time from now is not done. */
  failAt(nth: number): void;
  /** How many wait. */
  readonly waiting: number;
  /** Answers the first that waits. */
  letOneGo(): void;
}

export function heldStore(store: Store): HeldStore {
  let isHeld = false;
  let untilFailure = 0;
  const waiting: (() => void)[] = [];
  const held = new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        if (untilFailure > 0 && --untilFailure === 0) throw new StoreError('failed', 'The disk is full.');
        const answer: unknown = await method.apply(target, given);
        if (isHeld) await new Promise<void>((go) => waiting.push(go));
        return answer;
      };
    },
  });
  return {
    store: held,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
    failAt(nth) {
      untilFailure = nth;
    },
    get waiting() {
      return waiting.length;
    },
    letOneGo() {
      waiting.shift()?.();
    },
  };
}
