import { must } from '#shared/vocabulary/index.ts';
import { round } from './perspective.ts';
import { mix, type Tone } from './tone.ts';

/** Where the top of the wall ends, and where the floor begins. */
const [TOP_EDGE, FLOOR_EDGE] = [12, 27];
const CORNER = 13;
export const OUTLINE = `M${CORNER} 0H${300 - CORNER}L300 ${CORNER}V${400 - CORNER}L${300 - CORNER} 400H${CORNER}L0 ${400 - CORNER}V${CORNER}Z`;
const [LOW, HIGH] = [TOP_EDGE, TOP_EDGE + 6];
const INSIDE = `M${HIGH} ${LOW}H${300 - HIGH}L${300 - LOW} ${HIGH}V${400 - HIGH}L${300 - HIGH} ${400 - LOW}H${HIGH}L${LOW} ${400 - HIGH}V${HIGH}Z`;

/** The inner faces of the four walls, seen from above: those towards the light lie in their own shadow. */
export function wallFaces(tone: Tone): string {
  const [a, b] = [TOP_EDGE, FLOOR_EDGE];
  const face = (points: string, fill: string) => `<polygon points="${points}" fill="${tone.face(fill)}"/>`;
  return [
    face(`${a},${a} ${300 - a},${a} ${300 - b},${b} ${b},${b}`, '#16242e'),
    face(`${a},${a} ${b},${b} ${b},${400 - b} ${a},${400 - a}`, '#1b2c38'),
    face(`${b},${400 - b} ${300 - b},${400 - b} ${300 - a},${400 - a} ${a},${400 - a}`, '#40606f'),
    face(`${300 - b},${b} ${300 - a},${a} ${300 - a},${400 - a} ${300 - b},${400 - b}`, '#365362'),
    ribs(tone),
    `<path d="M${b} ${400 - b}V${b}H${300 - b}" fill="none" stroke="#02060a" stroke-width="2.4"/>`,
    `<path d="M${300 - b} ${b}V${400 - b}H${b}" fill="none" stroke="${tone.edge('#6e97ab')}" stroke-opacity=".55" stroke-width="1.2"/>`,
  ].join('');
}

function ribs(tone: Tone): string {
  const [a, b] = [TOP_EDGE, FLOOR_EDGE];
  const light = `stroke="${tone.edge('#4d6f82')}" stroke-opacity=".5"`;
  const dark = 'stroke="#050b10" stroke-opacity=".6"';
  const across = Array.from({ length: 9 }, (_, i) => {
    const x = round(b + (i + 0.5) * (246 / 9));
    const far = round(150 + ((x - 150) / 123) * 138);
    return `<path d="M${x} ${b}L${far} ${a}" ${light}/><path d="M${x} ${400 - b}L${far} ${400 - a}" ${dark}/>`;
  });
  const down = Array.from({ length: 12 }, (_, i) => {
    const y = round(b + (i + 0.5) * (346 / 12));
    const far = round(200 + ((y - 200) / 173) * 188);
    return `<path d="M${b} ${y}L${a} ${far}" ${light}/><path d="M${300 - b} ${y}L${300 - a} ${far}" ${dark}/>`;
  });
  return [...across, ...down].join('');
}

/** The top of the walls with cut corners, seams, bolts and a rim of light. */
export function wallTop(tone: Tone): string {
  const body = tone.isLit ? '#4a6a7d' : mix(tone.face('#4a6a7d'), '#4a6a7d', 0.22);
  const bright = tone.isLit ? '#a8cadb' : mix('#a8cadb', '#16293a', 0.45);
  const inner = mix('#cfe6f2', '#16293a', tone.isLit ? 0.1 : 0.5);
  const seam = 'stroke="#060c11" stroke-opacity=".8" stroke-width="1.3"';
  const seams = [
    ...[70, 130, 270, 330].map((y) => `M0 ${y}H${TOP_EDGE}M${300 - TOP_EDGE} ${y}H300`),
    ...[60, 240].map((x) => `M${x} 0V${TOP_EDGE}M${x} ${400 - TOP_EDGE}V400`),
  ].join('');
  const bolts = [
    [9, 9],
    [291, 9],
    [9, 391],
    [291, 391],
  ].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="2.2" fill="#0a131b" stroke="${tone.edge('#8fb6c9')}" stroke-width=".8"/>`,
  );
  const ring = `<path d="${OUTLINE}${INSIDE}" fill-rule="evenodd"`;
  return [
    `${ring} fill="${body}"/>`,
    `${ring} fill="url(#wall-${tone.isLit ? 'lit' : 'out'})"/>`,
    `<path d="M1 ${400 - CORNER}V${CORNER}L${CORNER} 1H${300 - CORNER}" fill="none" stroke="${bright}" stroke-width="1.7"/>`,
    `<path d="M300 ${CORNER}V${400 - CORNER}L${300 - CORNER} 400H${CORNER}L0 ${400 - CORNER}" fill="none" stroke="#060c11" stroke-width="2.2"/>`,
    `<path d="${INSIDE}" fill="none" stroke="#040a0f" stroke-opacity=".8" stroke-width="1.4"/>`,
    `<path d="M${300 - TOP_EDGE + 0.8} ${TOP_EDGE + 8}V${400 - TOP_EDGE - 8}M${TOP_EDGE + 8} ${400 - TOP_EDGE + 0.8}H${300 - TOP_EDGE - 8}" stroke="${inner}" stroke-width="1.2" stroke-opacity=".8"/>`,
    `<path d="${seams}" ${seam}/>`,
    ...bolts,
  ].join('');
}

const LAMPS = ['whole', 'broken', 'none'] as const;
type Lamp = (typeof LAMPS)[number];

/** A lamp as a drawing names it. */
export function readLamp(name: string): Lamp {
  return must(
    LAMPS.find((lamp) => lamp === name),
    `a drawing has a lamp of the kinds there are, not ${name}`,
  );
}

/** The lamp on the west wall. */
export function lampOf(lamp: Lamp, tone: Tone): string {
  if (lamp === 'none') return '';
  const glass = tone.isLit ? (lamp === 'broken' ? '#7f97a2' : '#f6fcff') : '#152531';
  return [
    `<rect x="14" y="66" width="11" height="64" rx="3" fill="#070d12" stroke="${tone.edge('#5f8196')}"/>`,
    `<rect x="17" y="70" width="5.5" height="56" rx="2.6" fill="${glass}"/>`,
    lamp === 'broken' && tone.isLit ? '<path d="M17 72h5.500v16H17z" fill="#f6fcff"/>' : '',
    lamp === 'broken' ? '<path d="M16 96l8 6-7 5 7 6" fill="none" stroke="#05090d" stroke-width="2.6"/>' : '',
  ].join('');
}

export function lampGlow(lamp: Lamp): string {
  if (lamp === 'none') return '';
  const isWhole = lamp === 'whole';
  return `<rect x="14" y="70" width="16" height="${isWhole ? 56 : 22}" fill="#cdeaf8" opacity="${isWhole ? 0.9 : 0.7}" filter="url(#soft-7)"/>`;
}
