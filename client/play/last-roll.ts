import type { ToldCue } from '#client/story/story.ts';
import type { DieFace } from '#shared/map/index.ts';

/** What the die fell on last, as far as it is told. */
export function lastRoll(told: readonly Pick<ToldCue, 'events'>[]): DieFace | undefined {
  const rolled = told.findLast(({ events }) => events.some((event) => 'roll' in event));
  const event = rolled?.events.findLast((each) => 'roll' in each);
  return event && 'roll' in event ? event.roll : undefined;
}
