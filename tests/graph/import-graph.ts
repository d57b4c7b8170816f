import { importsOf } from '#tests/floors.ts';

/** A folder of the project, drawn as one box. */
export interface Folder {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  /** 0 imports nothing; any other is one above the highest it imports. */
  readonly floor: number;
  /** What it imports, without what is implied by something between. */
  readonly above: readonly string[];
}

/** Files by their path from the top of the project. */
export type Sources = ReadonlyMap<string, string>;

/** `client/texts/en/play.ts` belongs to `client/texts`; a file at a top stands for itself. */
const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

export function importGraph(sources: Sources): readonly Folder[] {
  const arrows = arrowsOf(sources);
  const floors = new Map<string, number>();
  const floorOf = (name: string, path: readonly string[] = []): number => {
    if (path.includes(name))
      throw new Error(`folders import each other in a ring: ${[...path, name].join(' -> ')}`);
    const known = floors.get(name);
    if (known !== undefined) return known;
    const floor =
      Math.max(-1, ...targets(arrows, name).map((target) => floorOf(target, [...path, name]))) + 1;
    floors.set(name, floor);
    return floor;
  };
  return [...arrows.keys()].sort().map((name) => {
    const files = [...sources].filter(([file]) => folderOf(file) === name);
    return {
      name,
      files: files.length,
      lines: files.reduce((sum, [, source]) => sum + linesOf(source), 0),
      floor: floorOf(name),
      above: targets(arrows, name).filter((target) => !isImplied(arrows, name, target)),
    };
  });
}

export const linesOf = (source: string): number => source.split('\n').length - 1;

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

function arrowsOf(sources: Sources): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = folderOf(file);
    const found = importsOf(file, source)
      .filter(({ target }) => sources.has(target))
      .map(({ target }) => folderOf(target))
      .filter((to) => to !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...found]));
  }
  return arrows;
}

const targets = (arrows: Arrows, name: string): readonly string[] => [...(arrows.get(name) ?? [])].sort();

/** Whether another import leads there as well. */
function isImplied(arrows: Arrows, from: string, to: string): boolean {
  const reaches = (name: string): boolean => name === to || targets(arrows, name).some(reaches);
  return targets(arrows, from).some((between) => between !== to && reaches(between));
}
