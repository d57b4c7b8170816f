/** A pitch, in hertz, that stands or glides from one to the other. */
export type Glide = number | readonly [from: number, to: number];

/** When a layer is heard, in seconds from the beginning; several times for several of the same. */
interface Timed {
  readonly at?: number | readonly number[];
  readonly gain: number;
}

/** How it swells and dies away, in seconds; the decay ends 60 dB down. */
export interface Shape {
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  /** Trembling: how often a second, and how deep from 0 to 1. */
  readonly tremble?: readonly [hz: number, depth: number];
}

/** One way in which a struck body rings. */
export type Mode = readonly [hz: number, seconds: number, gain: number];

/** Air: noise through a filter. */
export interface NoiseLayer extends Timed, Shape {
  readonly kind: 'noise';
  readonly through: 'low' | 'band' | 'high';
  readonly hz: Glide;
  readonly q?: number;
}

/** Current: a sine, bent by another one. */
export interface ToneLayer extends Timed, Shape {
  readonly kind: 'tone';
  readonly hz: Glide;
  readonly fm?: readonly [ratio: number, depth: number];
}

/** Grit: single grains at random, so many a second, through a filter. */
export interface CrackleLayer extends Timed, Shape {
  readonly kind: 'crackle';
  readonly hz: Glide;
  readonly q?: number;
  readonly density: Glide;
}

/** Metal, glass, bone: a body struck once. */
export interface StrikeLayer extends Timed {
  readonly kind: 'strike';
  readonly modes: readonly Mode[];
}

export type Layer = NoiseLayer | ToneLayer | CrackleLayer | StrikeLayer;

/** The walls around it: how much of them is heard, and for how many seconds. */
export interface Room {
  readonly wet: number;
  readonly seconds: number;
}

/** What a sound is made of. */
export interface Recipe {
  readonly seconds: number;
  readonly layers: readonly Layer[];
  readonly room?: Room;
  /** How hard it is driven into its own ceiling: 1 leaves it as it is. */
  readonly drive?: number;
}
