import { signal } from '@preact/signals';
import { keepMuted, recallMuted } from '#client/device/memory.ts';

/** Whom this device does not want to hear: nobody else learns of it. */
const muted = signal<ReadonlySet<string>>(new Set(recallMuted()));

const keyOf = (code: string, name: string) => `${code} ${name}`;

export const isMuted = (code: string, name: string): boolean => muted.value.has(keyOf(code, name));

export function setMuted(code: string, name: string, wanted: boolean): void {
  const others = [...muted.value].filter((each) => each !== keyOf(code, name));
  muted.value = new Set(wanted ? [...others, keyOf(code, name)] : others);
  keepMuted([...muted.value]);
}
