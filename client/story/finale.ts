import type { Ceremony, Cue } from './cue.ts';

/** A cue that waits, and the step it belongs to. */
export interface QueuedCue {
  readonly step: number;
  readonly cue: Cue;
}

/** What an end comes of: it is seen before the end is told, however much else is left out. */
const LEADS_TO_END: readonly (Ceremony | undefined)[] = ['scan', 'hive-burnt', 'death'];

/** Where the end of the match begins in a queue, with what brought it about; its length if it is not in it. */
export function finaleOf(queue: readonly QueuedCue[]): number {
  const end = queue.findIndex(({ cue }) => cue.ceremony === 'end');
  if (end < 0) return queue.length;
  const step = queue[end]?.step;
  let first = end;
  for (let i = end - 1; i >= 0 && queue[i]?.step === step; i--) {
    const cue = queue[i]?.cue;
    if (cue && LEADS_TO_END.includes(cue.ceremony)) first = i;
    else if (cue && cue.ms > 0) break;
  }
  return first;
}
