/** What the worker asks a page: it knows only where each of them began, and a page goes on without being loaded anew. */
const WHERE = 'where are you';

/** A page that sleeps does not answer. */
const PATIENCE_MS = 300;

/** In a page: tells the worker where it is. */
export function tellWhere(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === WHERE) ports[0]?.postMessage(location.pathname);
  });
}

interface AskedPage {
  readonly url: string;
  postMessage(message: string, transfer: Transferable[]): void;
}

/** In the worker: where a page is; where it began, if it does not say. */
export function pathOf(page: AskedPage): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE_MS);
    page.postMessage(WHERE, [port2]);
  });
}
