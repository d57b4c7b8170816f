import type { Calibration } from './calibration.ts';

/** What was believed beside what was so, for tables of one size. */
export interface CalibrationPanel {
  readonly title: string;
  readonly calibration: Calibration;
}

const SIDE = 200;
const GAP = 56;
const TOP = 84;
const LEFT = 56;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** The largest point, of a bin with all beliefs in it. */
const LARGEST = 12;
const SMALLEST = 2.5;

/** Ten points a panel, as large as their bin is full: on the diagonal what is believed is as often so. */
export function calibrationSvg(title: string, note: string, panels: readonly CalibrationPanel[]): string {
  const width = LEFT + panels.length * (SIDE + GAP);
  const height = TOP + SIDE + 56;
  const drawn = panels.flatMap((panel, i) => panelParts(panel, LEFT + i * (SIDE + GAP)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>
  .ground { fill: #0a0f14 }
  text { font: 13px sans-serif; fill: #d7e3ea }
  .title { font-size: 18px; font-weight: 600 }
  .note, .figure { font-size: 11px; fill: #8aa0ae }
  .grid { stroke: #24384a }
  .true { stroke: #8aa0ae; stroke-dasharray: 4 4 }
  .way { fill: none; stroke: #e0a13a; stroke-width: 2 }
  .point { fill: #f4d9a0; stroke: #0a0f14 }
</style>
<rect class="ground" width="100%" height="100%" rx="8"/>
<text class="title" x="20" y="32">${escaped(title)}</text>
<text class="note" x="20" y="50">${escaped(note)}</text>
${drawn.join('\n')}
</svg>
`;
}

function panelParts({ title, calibration }: CalibrationPanel, left: number): readonly string[] {
  const x = (share: number) => round(left + SIDE * share);
  const y = (share: number) => round(TOP + SIDE * (1 - share));
  const points = calibration.bins.filter(({ count }) => count > 0);
  return [
    `<text x="${left}" y="${TOP - 12}">${escaped(title)}</text>`,
    ...TICKS.flatMap((tick) => [
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${y(0)}" y2="${y(1)}"/>`,
      `<line class="grid" x1="${x(0)}" x2="${x(1)}" y1="${y(tick)}" y2="${y(tick)}"/>`,
      `<text class="figure" x="${x(tick)}" y="${TOP + SIDE + 16}" text-anchor="middle">${tick * 100}</text>`,
      `<text class="figure" x="${left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick * 100}</text>`,
    ]),
    `<line class="true" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>`,
    `<polyline class="way" points="${points.map(({ believed, infected }) => `${x(believed)},${y(infected)}`).join(' ')}"/>`,
    ...points.map(({ believed, infected, count }) => {
      const size = SMALLEST + LARGEST * Math.sqrt(count / calibration.count);
      return `<circle class="point" cx="${x(believed)}" cy="${y(infected)}" r="${round(size)}"/>`;
    }),
    `<text class="figure" x="${left}" y="${TOP + SIDE + 38}">Brier ${calibration.brier.toFixed(3)}, ECE ${calibration.ece.toFixed(3)}, ${calibration.count} beliefs</text>`,
  ];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
