import type { Folder } from './import-graph.ts';

const BOX = { width: 132, height: 40 };
const GAP = { x: 14, y: 46 };
const MARGIN = 20;
const COLOURS: Readonly<Record<string, string>> = { shared: '#5c7a8a', server: '#a5683c', client: '#4c7d4f' };

/** The folders on their floors, the lowest at the bottom; each arrow leads down to what is imported. */
export function graphSvg(folders: readonly Folder[]): string {
  const floors = Map.groupBy(folders, ({ floor }) => floor);
  const top = Math.max(...floors.keys());
  const widest = Math.max(...[...floors.values()].map((row) => row.length));
  const width = 2 * MARGIN + widest * (BOX.width + GAP.x) - GAP.x;
  const height = 2 * MARGIN + (top + 1) * (BOX.height + GAP.y) - GAP.y;
  const places = new Map<string, Place>();
  for (const [floor, row] of floors) {
    const indent = (width - row.length * (BOX.width + GAP.x) + GAP.x) / 2;
    for (const [i, { name }] of row.entries()) {
      const y = MARGIN + (top - floor) * (BOX.height + GAP.y);
      places.set(name, { x: indent + i * (BOX.width + GAP.x), y });
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>Who imports whom, by folder</title>
<style>
  .ground { fill: #f6f8f9 }
  path { fill: none; stroke: #8aa0ae; stroke-width: 1.2 }
  text { font: 600 13px sans-serif; fill: #fff; text-anchor: middle }
  .count { font: 400 10px sans-serif }
</style>
<rect class="ground" width="${width}" height="${height}"/>
${folders.flatMap(({ name, above }) => above.map((target) => arrow(places.get(name), places.get(target)))).join('\n')}
${folders.map((folder) => box(folder, places.get(folder.name))).join('\n')}
</svg>
`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function arrow(from: Place | undefined, to: Place | undefined): string {
  if (!from || !to) return '';
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height, to.x + BOX.width / 2, to.y];
  return `<path d="M${x1} ${y1}C${x1} ${y1 + GAP.y / 2} ${x2} ${y2 - GAP.y / 2} ${x2} ${y2}"/>`;
}

function box({ name, files, lines }: Folder, place: Place | undefined): string {
  if (!place) return '';
  const fill = COLOURS[name.split('/')[0] ?? ''] ?? '#6b6b6b';
  const middle = place.x + BOX.width / 2;
  return `<rect x="${place.x}" y="${place.y}" width="${BOX.width}" height="${BOX.height}" rx="5" fill="${fill}"/><text x="${middle}" y="${place.y + 18}">${name}</text><text class="count" x="${middle}" y="${place.y + 32}">${files} ${files === 1 ? 'file' : 'files'}, ${lines} lines</text>`;
}
