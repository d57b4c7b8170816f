/** Whoever waits longer waits for somebody else, whose time is their own. */
const LONGEST_TOLD_MS = 5000;

/** In a page, before anything else: what it tells takes a part of its time. Nothing is left out. */
export function tellFast({ times, longest }: { readonly times: number; readonly longest: number }): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (target, self, [run, ms = 0, ...given]) =>
      Reflect.apply(target, self, [run, ms < longest ? ms / times : ms, ...given]),
  });
}

export const fast = (times: number) => ({ times, longest: LONGEST_TOLD_MS });
