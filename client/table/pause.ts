/** Waits, but not after the page is looked at again or the network is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    const wake = new AbortController();
    const go = () => {
      wake.abort();
      clearTimeout(timer);
      resume();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: wake.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
      signal: wake.signal,
    });
  });
}
