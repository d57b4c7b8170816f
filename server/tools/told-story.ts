import { isDeepStrictEqual } from 'node:util';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import { type Audience, afterEvent, type View } from '#shared/play/index.ts';

/** The fields of a view that events do not tell: they are told as they are. */
const TOLD_AS_THEY_ARE: readonly string[] = ['awaited', 'offers'];

/**
 * The events tell the whole story: what each audience saw of a step, folded over its view before, gives its view
 * after. Answers with the first place where they do not.
 */
export function untold(before: Match, after: Match): string | undefined {
  for (const audience of ['public', ...after.seats.map(({ id }) => id)] as const) {
    const told = storyTold(before, after, audience);
    const view = viewFor(after, audience);
    for (const [field, is] of Object.entries(view)) {
      if (TOLD_AS_THEY_ARE.includes(field)) continue;
      const was = Object.entries(told).find(([name]) => name === field)?.[1];
      if (!isDeepStrictEqual(was, is)) {
        return `${audience} was not told of ${field}: ${JSON.stringify(was)} instead of ${JSON.stringify(is)} after ${JSON.stringify(after.events)}`;
      }
    }
  }
  return undefined;
}

function storyTold(before: Match, after: Match, audience: Audience): View {
  return after.events
    .flatMap((event) => seenBy(event, audience) ?? [])
    .reduce(afterEvent<View>, viewFor(before, audience));
}
