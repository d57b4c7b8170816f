/** How often a page that was kept asks for the server. */
const ASK_EVERY_MS = 3000;

/** A kept page gives way to the server's own as soon as there is one again. Answers with what ends the asking. */
export function reloadWhenReachable(): () => void {
  const timer = setInterval(async () => {
    if (!navigator.onLine) return;
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) location.reload();
  }, ASK_EVERY_MS);
  return () => clearInterval(timer);
}
