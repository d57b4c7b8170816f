import type { SeenStep } from '#client/device/seen-step.ts';
import type { ToldCue } from './story.ts';

/** What was told, step by step again: as it was seen, up to where the story is. */
export function toldSteps(told: readonly ToldCue[]): readonly SeenStep[] {
  const steps: SeenStep[] = [];
  for (const { step: number, events, past } of told) {
    const last = steps.at(-1);
    if (last?.number === number) {
      steps[steps.length - 1] = { ...last, events: [...last.events, ...events] };
    } else steps.push({ number, events, ...(past && { past }) });
  }
  return steps;
}
