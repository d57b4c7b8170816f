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
const DEALER = /^server\/dealer\//;
const BOTS = /^server\/bots\//;
const STORE = /^server\/store\//;
const ROOMS = /^server\/rooms\//;
const WEB = /^server\/web\//;
const CLIENT = /^client\//;
const NODE = /^node:/;
const PACKAGE = /^(?!node:|shared\/|server\/|client\/|tests\/)/;

/** The floors of the house, and who may call whom. The first floor that has a file counts. */
const FLOORS: Floor[] = [
  { files: WIRE, may: [WIRE, SHARED, /^zod\/mini$/] },
  { files: SHARED, may: [SHARED] },
  { files: DEALER, may: [DEALER, SHARED, /^@noble\//] },
  { files: BOTS, may: [BOTS, SHARED] },
  { files: STORE, may: [STORE, SHARED, WIRE, NODE], mayTypes: [DEALER] },
  { files: ROOMS, may: [ROOMS, DEALER, BOTS, STORE, SHARED, WIRE, NODE, PACKAGE] },
  { files: WEB, may: [WEB, ROOMS, STORE, SHARED, WIRE, NODE, PACKAGE] },
  { files: /^server\/main\.ts$/, may: [ROOMS, WEB, STORE, SHARED, WIRE, NODE, PACKAGE] },
  { files: /^server\/tools\//, may: [/^server\//, SHARED, WIRE, NODE, PACKAGE] },
  { files: /^client\/theatre\/\w*[wW]orker\.ts$/, may: [CLIENT, SHARED, WIRE, PACKAGE, DEALER] },
  { files: CLIENT, may: [CLIENT, SHARED, WIRE, PACKAGE] },
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

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string, source: string): Import[] {
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
