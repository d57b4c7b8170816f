/** Colours of the station's materials, from their shadow to their edge in the light. */
export const MATERIALS = {
  steel: ['#0c151c', '#1c2d39', '#34505f', '#507488', '#84aec5', '#cbe6f3'],
  olive: ['#101b1c', '#253638', '#456060', '#638582', '#94b5af', '#d2e8e0'],
  linen: ['#22323d', '#4a6270', '#7e9aa9', '#a9c3d0', '#d3e6ef', '#f2fbff'],
  dark: ['#05090d', '#0f1a22', '#1b2b36', '#294050', '#466577', '#86a9bc'],
  rust: ['#17130f', '#33291f', '#574636', '#786350', '#a18a73', '#d6c4ae'],
  rail: ['#0c151c', '#34505f', '#6a93a8', '#84aec5', '#dff2fb', '#ffffff'],
} as const;

export type MaterialName = keyof typeof MATERIALS;
export type Material = (typeof MATERIALS)[MaterialName];

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly number[] {
  const long = colour.length === 4 ? colour.replace(/[\da-f]/gi, (digit) => digit + digit) : colour;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

const isColour = (value: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);

/** What the lamp makes of a colour: nothing while it is on. */
export interface Tone {
  readonly isLit: boolean;
  /** A surface. */
  face(colour: string): string;
  /** A line: where the lamp is out, lines keep more than surfaces, and the room becomes a blueprint. */
  edge(colour: string): string;
  /** A surface that looks up. */
  top(colour: string): string;
}

export const LIT: Tone = {
  isLit: true,
  face: (colour) => colour,
  edge: (colour) => colour,
  top: (colour) => colour,
};

export const OUT: Tone = {
  isLit: false,
  face: (colour) => (isColour(colour) ? mix(mix(colour, '#070f17', 0.64), '#12304a', 0.2) : colour),
  edge: (colour) => (isColour(colour) ? mix(mix(colour, '#16293a', 0.34), '#4a90b8', 0.3) : colour),
  top: (colour) =>
    colour.startsWith('#0') ? mix(OUT.face(colour), '#05090d', 0.3) : mix(OUT.face(colour), '#4a7d9c', 0.27),
};
