import type { LoadReport } from './run.ts';

const WIDTH = 720;
const LEFT = 70;
const RIGHT = 120;
const PANEL = 150;
const GAP = 46;
const TOP = 70;
const COLOURS = ['#e0a13a', '#6fb7c9', '#c97fb0'];

interface Panel {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly of: (report: LoadReport) => number }[];
}

/** What is drawn of a load, one panel under the other; a whole line for one process, a broken one for more. */
const PANELS: readonly Panel[] = [
  {
    title: 'commands a second: asked for, and acknowledged',
    lines: [
      { label: 'asked for', of: ({ tables, everyMs }) => (tables * 1000) / everyMs },
      { label: 'acknowledged', of: ({ commandsPerSecond }) => commandsPerSecond },
    ],
  },
  {
    title: 'milliseconds until a command is acknowledged',
    lines: [
      { label: 'p50', of: ({ acknowledgedMs }) => acknowledgedMs.p50 },
      { label: 'p99', of: ({ acknowledgedMs }) => acknowledgedMs.p99 },
    ],
  },
  {
    title: 'processor milliseconds a command',
    lines: [
      { label: 'the game', of: ({ cpuMsPerCommand }) => cpuMsPerCommand },
      { label: 'ws alone', of: ({ rawCpuMsPerCommand }) => rawCpuMsPerCommand },
    ],
  },
  {
    title: 'kilobytes a table in play',
    lines: [{ label: 'memory', of: ({ kilobytesPerTable }) => kilobytesPerTable }],
  },
];

export function loadSvg(title: string, note: string, reports: readonly LoadReport[]): string {
  const places = [...new Set(reports.map(({ tables }) => tables))].sort((a, b) => a - b);
  const x = (tables: number) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * places.indexOf(tables)) / Math.max(1, places.length - 1);
  const height = TOP + PANELS.length * (PANEL + GAP) + 20;
  const parts = PANELS.flatMap((panel, index) =>
    panelSvg(panel, reports, TOP + index * (PANEL + GAP), x, places),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${title}</title>
<style>
  .ground { fill: #0a0f14 }
  text { font: 12px sans-serif; fill: #d7e3ea }
  .title { font-size: 18px; font-weight: 600 }
  .note, .figure { font-size: 11px; fill: #8aa0ae }
  .panel { font-weight: 600 }
  .grid { stroke: #24384a }
  path { fill: none; stroke-width: 2 }
  .more { stroke-dasharray: 5 4 }
</style>
<rect class="ground" width="100%" height="100%" rx="8"/>
<text class="title" x="20" y="30">${title}</text>
<text class="note" x="20" y="48">${note}</text>
${parts.join('\n')}
</svg>
`;
}

function panelSvg(
  { title, lines }: Panel,
  reports: readonly LoadReport[],
  top: number,
  x: (tables: number) => number,
  places: readonly number[],
): readonly string[] {
  const most = roundUp(Math.max(...reports.flatMap((report) => lines.map(({ of }) => of(report)))));
  const y = (value: number) => top + 14 + (PANEL - 14) * (1 - value / most);
  const grid = [0, most / 2, most].flatMap((value) => [
    `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/>`,
    `<text class="figure" x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  ]);
  const axis = places.map(
    (tables) =>
      `<text class="figure" x="${x(tables)}" y="${top + PANEL + 16}" text-anchor="middle">${tables}</text>`,
  );
  const drawn = lines.flatMap(({ label, of }, index) => {
    const colour = COLOURS[index] ?? '#fff';
    const byProcesses = [...new Set(reports.map(({ processes }) => processes))];
    return [
      `<text x="${WIDTH - RIGHT + 14}" y="${top + 24 + index * 18}" style="fill:${colour}">${label}</text>`,
      ...byProcesses.flatMap((processes) => {
        const points = reports
          .filter((report) => report.processes === processes)
          .map((report) => `${x(report.tables)} ${y(of(report))}`);
        const dots = points.map((point) => {
          const [cx, cy] = point.split(' ');
          return `<circle cx="${cx}" cy="${cy}" r="3" style="fill:${colour}"/>`;
        });
        const kind = processes > 1 ? ' class="more"' : '';
        return [`<path${kind} d="M ${points.join(' L ')}" style="stroke:${colour}"/>`, ...dots];
      }),
    ];
  });
  return [`<text class="panel" x="${LEFT}" y="${top}">${title}</text>`, ...grid, ...axis, ...drawn];
}

/** To 1, 2 or 5 of its size, so that the lines of the grid have short names. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(value, 0.01)));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * size);
  return Number((steps.find((step) => step >= value) ?? value).toPrecision(3));
}
