import type { TalkedAt } from '#shared/wire/talk.ts';
import type { Script } from './script.ts';
export function Story(_: { script: Script; talk: readonly TalkedAt[]; onWatch: (step: number) => void }) {
  return null;
}
