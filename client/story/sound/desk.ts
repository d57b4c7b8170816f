import type { BedTone } from './bed.ts';

/** When a sound begins, in seconds of the context's clock, and from where: −1 is left, 1 is right. */
export interface Placing {
  readonly at: number;
  readonly pan: number;
}

/** The wires: effects and bed, each on its own bus, over one volume and one limiter to the speakers. */
export interface Desk {
  play(buffer: AudioBuffer, placing: Placing): void;
  /** Ends every effect, also those that wait; what is played from now on is heard. */
  hush(): void;
  startBed(buffer: AudioBuffer): void;
  /** A bed without a tone is silent. */
  setBed(tone: BedTone | undefined): void;
  setVolume(level: number): void;
}

/** Time constants of changes, in seconds: fast enough to obey, slow enough not to click. */
const SOFT = 0.02;
const SLOW = 1.5;
/** The second reading of the bed lies elsewhere in it and to the other side: one loop sounds wide. */
const BED_READINGS = [
  { pan: -0.7, part: 0 },
  { pan: 0.7, part: 0.5 },
] as const;

export function openDesk(context: AudioContext): Desk {
  const limiter = context.createDynamicsCompressor();
  // Only what would clip when many things happen at once.
  limiter.threshold.value = -6;
  limiter.knee.value = 4;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  limiter.connect(context.destination);
  const master = gain(context, limiter, 0);
  const bedGain = gain(context, master, 0);
  const bedFilter = context.createBiquadFilter();
  bedFilter.type = 'lowpass';
  bedFilter.connect(bedGain);
  let effects = gain(context, master, 1);
  let sounding = new Set<AudioBufferSourceNode>();
  let beds: readonly AudioBufferSourceNode[] = [];

  return {
    play(buffer, { at, pan }) {
      const source = sourceOf(context, buffer, pan, effects);
      const playing = sounding.add(source);
      source.onended = () => playing.delete(source);
      source.start(at);
    },
    hush() {
      const now = context.currentTime;
      effects.gain.setTargetAtTime(0, now, SOFT);
      for (const source of sounding) source.stop(now + 5 * SOFT);
      sounding = new Set();
      effects = gain(context, master, 1);
    },
    startBed(buffer) {
      beds = BED_READINGS.map(({ pan, part }) => {
        const source = sourceOf(context, buffer, pan, bedFilter);
        source.loop = true;
        source.start(0, part * buffer.duration);
        return source;
      });
    },
    setBed(tone) {
      const now = context.currentTime;
      bedGain.gain.setTargetAtTime(tone?.gain ?? 0, now, tone ? SLOW : 10 * SOFT);
      if (!tone) return;
      bedFilter.frequency.setTargetAtTime(tone.hz, now, SLOW);
      for (const { playbackRate } of beds) playbackRate.setTargetAtTime(tone.pitch, now, SLOW);
    },
    setVolume(level) {
      // The ear hears ratios: half the slider is to be about half as loud.
      master.gain.setTargetAtTime(level * level, context.currentTime, SOFT);
    },
  };
}

function gain(context: AudioContext, to: AudioNode, level: number): GainNode {
  const node = context.createGain();
  node.gain.value = level;
  node.connect(to);
  return node;
}

function sourceOf(
  context: AudioContext,
  buffer: AudioBuffer,
  pan: number,
  to: AudioNode,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  if (pan === 0) {
    source.connect(to);
    return source;
  }
  const panner = context.createStereoPanner();
  panner.pan.value = pan;
  source.connect(panner);
  panner.connect(to);
  return source;
}
