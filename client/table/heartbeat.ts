/** How often a page that is looked at asks. */
const BEAT_MS = 15_000;
/** How long the line may take to answer. */
const PATIENCE_MS = 5000;

/**
 * A line can be dead without anybody saying so: a laptop slept, a network went away. The server's pings are not
 * shown to a page, so it asks for itself: on a slow beat, whatever is played, and at once when it is looked at
 * again or the network is back.
 */
export function watchLine(ask: (answered: () => void) => void, onDead: () => void): () => void {
  const listening = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;

  function feel(): void {
    if (patience !== undefined || document.visibilityState !== 'visible') return;
    patience = setTimeout(onDead, PATIENCE_MS);
    ask(() => {
      clearTimeout(patience);
      patience = undefined;
    });
  }

  const beat = setInterval(feel, BEAT_MS);
  window.addEventListener('online', feel, { signal: listening.signal });
  document.addEventListener('visibilitychange', feel, { signal: listening.signal });
  return () => {
    clearInterval(beat);
    clearTimeout(patience);
    listening.abort();
  };
}
