/** Keeps the screen on while it is looked at, where the browser allows it; ends with the function it gives back. */
export function keepAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  // The browser lets go whenever the page is hidden: it is asked again when somebody looks.
  async function ask(): Promise<void> {
    if (document.hidden || isOver) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) await lock?.release();
  }
  const onLook = () => void ask();
  document.addEventListener('visibilitychange', onLook);
  onLook();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onLook);
    void lock?.release();
  };
}
