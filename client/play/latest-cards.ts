import type { SeenStep } from '#client/device/seen-step.ts';

/** The cards that came into the own hand last, by draw or by trade. */
export function latestCards(seen: readonly SeenStep[]): readonly number[] {
  const step = seen.findLast(
    ({ events, past }) => !past && events.some((event) => cardOf(event) !== undefined),
  );
  return (step?.events ?? []).flatMap((event) => cardOf(event) ?? []);
}

function cardOf(event: SeenStep['events'][number]): number | undefined {
  if (event.type === 'drew') return event.card?.id;
  return event.type === 'traded' ? event.own?.got.id : undefined;
}
