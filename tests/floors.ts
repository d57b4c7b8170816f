import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Floor {
  /** Files of the project this floor is made of: a folder, or one file. */
  readonly files: RegExp;
  /** What they may import, as paths from the top of the project, package names, or `node:` modules. */
  readonly may: RegExp[];
  /** What they may import for its types alone. */
  readonly mayTypes?: RegExp[];
}

const SHARED = /^shared\/(?!wire\/)/;
const WIRE = /^shared\/wire\//;
const PROCESS = /^server\/process\//;
const DEALER = /^server\/dealer\//;
const BOTS = /^server\/bots\//;
const STORE = /^server\/store\//;
const ROOMS = /^server\/rooms\//;
const WEB = /^server\/web\//;
const MAIN = /^server\/main\.ts$/;
/** The rules in words: pure data, for a terminal as for the page. */
const RULE_TEXTS = /^client\/texts\/(rule-links|wording\/rule-book|\w+\/rules\/[\w-]+)\.ts$/;
/** Which languages there are: the one place where they are listed, for the server's own page and tools too. */
const LANGUAGES = /^client\/texts\/languages\.ts$/;
/** What is said of a match: the same words in a terminal as on the page. */
const WORDS = /^client\/words\//;
/** How a page and a worker write to each other. */
const LETTERS = /^client\/device\/worker-letters\.ts$/;
/** The side of a local table that is in the dealer's worker. */
const LOCAL_DEALING = /^client\/local\/local-(dealer|answers)\.ts$/;
const NODE = /^node:/;
const PACKAGE = /^(?!node:|shared\/|server\/|client\/|tests\/)/;

/** The client's own floors, the lowest first: each may import those before it. */
const CLIENT_FLOORS = [
  /^client\/offline\//,
  /^client\/device\//,
  /^client\/texts\//,
  /^client\/look\//,
  /^client\/words\//,
  /^client\/art\//,
  /^client\/story\//,
  /^client\/board\//,
  /^client\/table\//,
  /^client\/rulebook\//,
  /^client\/ceremonies\//,
  /^client\/archive\//,
  /^client\/talk\//,
  /^client\/play\//,
  /^client\/waiting\//,
  /^client\/theatre\//,
  /^client\/home\//,
  /^client\/pages\//,
  // What only the dealer's worker may have is not among it.
  /^client\/local\/(?!local-(dealer|answers)\.ts)/,
  /^client\/learn\//,
  /^client\/fork\//,
  /^client\/case\//,
  /^client\/games\//,
  /^client\/company\//,
  /^client\/main\.tsx$/,
];

/** How high a file of the client lies. */
export const clientFloor = (file: string): number => CLIENT_FLOORS.findIndex((floor) => floor.test(file));

/** The floors of the house, and who may call whom. The first floor that has a file counts. */
const FLOORS: Floor[] = [
  { files: WIRE, may: [WIRE, SHARED, /^zod\/mini$/] },
  { files: SHARED, may: [SHARED] },
  { files: PROCESS, may: [PROCESS, NODE, PACKAGE] },
  { files: DEALER, may: [DEALER, SHARED, /^@noble\//] },
  // What is said is a type of the wire; a bot sends nothing.
  { files: BOTS, may: [BOTS, SHARED], mayTypes: [/^shared\/wire\/talk\.ts$/] },
  { files: STORE, may: [STORE, PROCESS, SHARED, WIRE, NODE, /^zod\/mini$/, /^pg$/] },
  { files: ROOMS, may: [ROOMS, DEALER, BOTS, STORE, PROCESS, SHARED, WIRE, NODE, PACKAGE] },
  { files: WEB, may: [WEB, STORE, PROCESS, SHARED, WIRE, LANGUAGES, NODE, PACKAGE] },
  { files: MAIN, may: [ROOMS, WEB, STORE, PROCESS, SHARED, WIRE, NODE, PACKAGE] },
  {
    files: /^server\/start\//,
    may: [/^server\/start\//, MAIN, WEB, STORE, PROCESS, SHARED, WIRE, NODE, PACKAGE],
  },
  {
    files: /^server\/tools\/show-moment\.ts$/,
    may: [/^server\/tools\//, DEALER, WORDS, SHARED],
  },
  {
    files: /^server\/tools\//,
    may: [/^server\/(?!start\/)/, RULE_TEXTS, LANGUAGES, SHARED, WIRE, NODE, PACKAGE],
  },
  {
    files: /^client\/theatre\/\w*[wW]orker\.ts$/,
    may: [/^client\/theatre\//, DEALER, BOTS, SHARED, WIRE, PACKAGE],
  },
  {
    files: LOCAL_DEALING,
    may: [/^client\/local\//, DEALER, BOTS, SHARED, WIRE],
  },
  {
    files: /^client\/case\/\w*Worker\.ts$/,
    may: [/^client\/case\//, /^client\/theatre\/mindsWorker\.ts$/, DEALER, BOTS, SHARED, WIRE],
  },
  {
    files: /^client\/games\/\w*Worker\.ts$/,
    may: [/^client\/games\//, DEALER, SHARED, WIRE],
  },
  // The worker itself: nobody imports it, and it has what no page may have.
  {
    files: /^client\/workers\//,
    may: [LETTERS, LOCAL_DEALING, /^client\/(theatre|case|games)\/\w*[wW]orker\.ts$/],
  },
  { files: RULE_TEXTS, may: [RULE_TEXTS, SHARED] },
  ...CLIENT_FLOORS.map((files, at) => ({
    files,
    may: [...CLIENT_FLOORS.slice(0, at + 1), SHARED, WIRE, PACKAGE],
  })),
];

/** Every import of a file that its floor does not allow, each as a sentence. */
export function wrongArrows(file: string, source: string): string[] {
  const floor = FLOORS.find(({ files }) => files.test(file));
  if (!floor) return [`${file} stands on no floor: see tests/floors.ts`];
  return importsOf(file, source)
    .filter(({ target, typeOnly }) => {
      const allowed = typeOnly ? [...floor.may, ...(floor.mayTypes ?? [])] : floor.may;
      return !allowed.some((pattern) => pattern.test(target));
    })
    .map(({ target }) => `${file} must not import ${target}`);
}

/** Folders, or files, that import each other in a ring, each ring once, as `a -> b -> a`. */
export function cycles(sources: ReadonlyMap<string, string>, by: 'folder' | 'file'): string[] {
  const nameOf = (file: string) => (by === 'file' ? file : posix.dirname(file));
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = nameOf(file);
    const targets = importsOf(file, source).flatMap(({ target }) =>
      sources.has(target) ? [nameOf(target)] : [],
    );
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets.filter((target) => target !== from)]));
  }
  const rings = new Set<string>();
  const done = new Set<string>();
  const walk = (at: string, path: readonly string[]) => {
    const start = path.indexOf(at);
    if (start >= 0) return void rings.add([...path.slice(start), at].join(' -> '));
    if (done.has(at)) return;
    for (const next of arrows.get(at) ?? []) walk(next, [...path, at]);
    done.add(at);
  };
  for (const from of arrows.keys()) walk(from, []);
  return [...rings];
}

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
    })),
  ];
  return found.map(({ specifier, typeOnly }) => ({ target: targetOf(file, specifier), typeOnly }));
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier;
}
