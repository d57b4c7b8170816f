import { computed, type ReadonlySignal, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { keep, recall } from '#client/device/memory.ts';

/** How loud this device is to be, from 0 to 1, and whether it is to be silent for now. */
export interface Volume {
  readonly level: ReadonlySignal<number>;
  readonly isMuted: ReadonlySignal<boolean>;
  /** What is to be heard: the level, or nothing. */
  readonly audible: ReadonlySignal<number>;
  setLevel(level: number): void;
  setMuted(wanted: boolean): void;
}

const ITEM = 'sound';
const Kept = z.object({
  version: z.literal(1),
  level: z.number().check(z.minimum(0), z.maximum(1)),
  muted: z.boolean(),
});
const AT_FIRST = { version: 1, level: 0.7, muted: false } as const;

/** The volume this device remembers. */
export function openVolume(): Volume {
  const kept = signal(recallKept());
  const change = (part: Partial<z.infer<typeof Kept>>) => {
    kept.value = { ...kept.value, ...part };
    keep(ITEM, JSON.stringify(kept.value));
  };
  return {
    level: computed(() => kept.value.level),
    isMuted: computed(() => kept.value.muted),
    audible: computed(() => (kept.value.muted ? 0 : kept.value.level)),
    // Whoever moves the slider wants to hear it.
    setLevel: (level) => change({ level: Math.min(1, Math.max(0, level)), muted: false }),
    setMuted: (muted) => change({ muted }),
  };
}

/** Storage is written by other versions and by hand: what cannot be read counts as nothing kept. */
function recallKept(): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(recall(ITEM) ?? ''));
  } catch {
    return AT_FIRST;
  }
}
