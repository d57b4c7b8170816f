/** Time that goes on only when it is told to. */
export function handTimer() {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void): () => void {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    /** Lets so much time go by; whatever is due on the way happens in its order. */
    pass(ms: number): void {
      const until = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}
