import { Emblem } from '#client/look/Icon.tsx';
import { Suspected } from '#client/talk/Suspected.tsx';
import { t } from '#client/texts/texts.ts';
import type { PublicSeat } from '#shared/play/index.ts';
import type { Marks } from '#shared/wire/talk.ts';

interface ThoughtsProps {
  readonly who: string;
  readonly marks: Marks | undefined;
  readonly seats: readonly PublicSeat[];
}

/** What somebody who agreed to show it thought of the others at that moment. */
export function SuspicionList({ who, marks = {}, seats }: ThoughtsProps) {
  const thoughts = seats.flatMap(({ id, name, colour }) => {
    const as = marks[id];
    return as ? [{ name, colour, as }] : [];
  });
  if (thoughts.length === 0) return null;
  const label = t('theatre.thoughts', { who });
  return (
    <ul class="thoughts" aria-label={label} title={label}>
      {thoughts.map(({ name, colour, as }) => (
        <li key={colour}>
          <Emblem colour={colour} />
          <span class="unseen">{name}</span>
          <Suspected as={as} />
        </li>
      ))}
    </ul>
  );
}
