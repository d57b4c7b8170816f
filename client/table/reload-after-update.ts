/** The build's entry; it is named after its content. */
const ENTRY = 'script[type="module"][src]';

/**
 * The server may have been updated while the line was down: then the page of that update takes over.
 * Asked once for each line that was lost, so that a cache which hands out the old page again makes no loop.
 */
export async function reloadIfOutdated(): Promise<void> {
  const served = await entryServed().catch(() => undefined);
  if (served && served !== entryOf(document)) location.reload();
}

/** What a reload would load, past the browser's own cache. */
async function entryServed(): Promise<string | undefined> {
  const answer = await fetch(location.pathname, { cache: 'no-cache' });
  return answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : undefined;
}

const entryOf = (page: Document): string | undefined =>
  page.querySelector(ENTRY)?.getAttribute('src') ?? undefined;
