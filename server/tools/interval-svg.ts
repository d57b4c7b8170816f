import { percent, type Share } from './statistics.ts';

/** A row of a drawing: what was measured, and the interval it lies in. */
export interface IntervalRow {
  readonly label: string;
  readonly share: Share;
}

export interface IntervalGroup {
  readonly title: string;
  readonly rows: readonly IntervalRow[];
  /** What is hoped for, as a band behind the rows. */
  readonly band?: readonly [number, number];
}

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 110;
const ROW = 22;
const HEAD = 34;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Shares with their intervals, one under the other: a point, and a line as long as the doubt. */
export function intervalSvg(title: string, note: string, groups: readonly IntervalGroup[]): string {
  const scale = WIDTH - LEFT - RIGHT;
  const x = (share: number) => LEFT + scale * share;
  let y = 62;
  const parts: string[] = [];
  for (const { title: name, rows, band } of groups) {
    const bottom = y + HEAD + rows.length * ROW;
    parts.push(`<text class="group" x="20" y="${y + 20}">${escaped(name)}</text>`);
    if (band) {
      const [from, to] = band;
      parts.push(
        `<rect class="band" x="${x(from)}" y="${y + HEAD - 8}" width="${x(to) - x(from)}" height="${bottom - y - HEAD + 4}"/>`,
      );
    }
    for (const tick of TICKS) {
      parts.push(
        `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${y + HEAD - 8}" y2="${bottom - 4}"/>`,
      );
    }
    rows.forEach(({ label, share: { share, low, high, of } }, i) => {
      const middle = y + HEAD + i * ROW + 4;
      parts.push(
        `<text x="${LEFT - 12}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
        `<line class="doubt" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
        `<circle class="point" cx="${x(share)}" cy="${middle}" r="4"/>`,
        `<text class="figure" x="${WIDTH - RIGHT + 14}" y="${middle + 4}">${percent(share)} of ${of}</text>`,
      );
    });
    y = bottom + 10;
  }
  const axis = TICKS.map(
    (tick) => `<text class="figure" x="${x(tick)}" y="${y + 8}" text-anchor="middle">${tick * 100} %</text>`,
  );
  const height = y + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>
  .ground { fill: #0a0f14 }
  text { font: 13px sans-serif; fill: #d7e3ea }
  .title { font-size: 18px; font-weight: 600 }
  .note, .figure { font-size: 11px; fill: #8aa0ae }
  .group { font-weight: 600 }
  .grid { stroke: #24384a }
  .band { fill: #16303a }
  .doubt { stroke: #e0a13a; stroke-width: 3; stroke-linecap: round }
  .point { fill: #f4d9a0 }
</style>
<rect class="ground" width="100%" height="100%" rx="8"/>
<text class="title" x="20" y="32">${escaped(title)}</text>
<text class="note" x="20" y="50">${escaped(note)}</text>
${[...parts, ...axis].join('\n')}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
