/** What a page asks of the worker: everything that lessons need. */
export const KEEP_LESSONS = 'keep lessons';

/** Lets this device keep what lessons need, and says whether all of it is there. Without a worker it never is. */
export async function keepLessons(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    active.postMessage(KEEP_LESSONS, [port2]);
  });
}
