/**
 * Keeps what can be used without a line. A page always comes from the server if it can be reached, so that an old build
 * never meets a new server; all that is kept belongs to one build, and the next one replaces it as a whole.
 */
import { tablePath } from '#shared/wire/table-code.ts';
import { filesToKeep, isPageOf } from './kept-files.ts';
import { KEEP_LESSONS } from './kept-lessons.ts';
import { markKept } from './kept-page.ts';
import { pathOf } from './page-path.ts';
import { routeOf } from './routing.ts';

/** Put in by the build. */
declare const BUILD: {
  readonly name: string;
  readonly shell: readonly string[];
  readonly lessons: readonly string[];
  readonly built: readonly string[];
};

/** What is used here of a service worker's world: the types of a page have none of it. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface LetterEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface NoticeEvent extends LastingEvent {
  readonly notification: Notification;
}
interface CallEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
interface OpenPage {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: string, transfer: Transferable[]): void;
}
interface WorkerScope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LetterEvent) => void): void;
  addEventListener(type: 'push', listener: (event: CallEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}
declare const self: WorkerScope;

/** Said once: what the build puts in is put wherever it is named. */
const build = BUILD;

const OURS = 'station ';
const CACHE = `${OURS}${build.name}`;
/** Its name is the same in every language. */
const GAME = 'Panic Station';
/** One page for all addresses. */
const PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (routeOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(pageFor(request));
    case 'built':
      return event.respondWith(builtFile(event));
    case 'server':
      return;
  }
});

self.addEventListener('message', (event) => {
  if (event.data !== KEEP_LESSONS) return;
  event.waitUntil(keepLessons().then((areKept) => event.ports[0]?.postMessage(areKept)));
});

// The server calls somebody whose page sleeps, or is closed.
self.addEventListener('push', (event) => event.waitUntil(call(summonsIn(event.data?.json()))));

// On a phone a notice is the worker's: who taps it comes to the table it calls to.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(tablePath(event.notification.tag)));
});

interface Summons {
  readonly table: string;
  readonly text: string;
}

function summonsIn(data: unknown): Summons | undefined {
  if (typeof data !== 'object' || data === null || !('table' in data) || !('text' in data)) return undefined;
  const { table, text } = data;
  return typeof table === 'string' && typeof text === 'string' ? { table, text } : undefined;
}

/** A second call of the same table takes the place of the first; who looks at the table needs none. */
async function call(summons: Summons | undefined): Promise<void> {
  if (!summons) return;
  const { table, text } = summons;
  if ((await pagesAt(tablePath(table))).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(GAME, { body: text, tag: table, icon: '/icon-192.png' });
}

async function pagesAt(path: string): Promise<readonly OpenPage[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(open.map(pathOf));
  return open.filter((_, place) => paths[place] === path);
}

/** A second page of the table would take the seat from the first. */
async function goToTable(path: string): Promise<void> {
  const [there] = await pagesAt(path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...filesToKeep(build, await keptOfOtherBuilds())]);
  await cache.put(PAGE, await pageToKeep());
}

/** One file after the other: what somebody does meanwhile needs the line more. Says whether all are there. */
async function keepLessons(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  try {
    for (const file of build.lessons) {
      if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file);
    }
    return true;
  } catch {
    return false;
  }
}

async function pageToKeep(): Promise<Response> {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  const page = await answer.text();
  // Not installed, then: the browser tries again with the worker of that build.
  if (!isPageOf(build.built, page)) throw new Error('the server has another build by now');
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(markKept(page), { headers });
}

const otherBuilds = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

async function keptOfOtherBuilds(): Promise<readonly string[]> {
  const kept = await Promise.all((await otherBuilds()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}

async function forgetOtherBuilds(): Promise<void> {
  await Promise.all((await otherBuilds()).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const kept = await caches.match(PAGE, { ignoreVary: true });
    if (!kept) throw unreachable;
    return kept;
  }
}

async function builtFile(event: AskingEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(url, answer.clone()));
  return answer;
}

/** A device without room for it has it from the server the next time too. */
async function keep(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(url, answer).catch(() => {});
}
