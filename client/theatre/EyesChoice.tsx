import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { type Colour, mapSeats } from '#shared/vocabulary/index.ts';
import type { Eyes } from './replay-player.ts';

interface EyesProps {
  readonly seats: readonly { readonly colour: Colour; readonly name: string }[];
  readonly eyes: Eyes;
  /** What one sees through nobody's eyes in particular. */
  readonly all: string;
  readonly onLook: (eyes: Eyes) => void;
  /** Somebody else chooses. */
  readonly isLed?: boolean;
}

/** Everything, or one seat's eyes. */
export function EyesChoice({ seats, eyes, all, onLook, isLed = false }: EyesProps) {
  if (isLed) {
    const seat = eyes === 'all' ? undefined : seats[eyes];
    return (
      <p class="eyes is-led">
        {seat && (
          <span aria-hidden="true">
            <Emblem colour={seat.colour} />
          </span>
        )}
        {seat ? t('theatre.saw', { who: seat.name }) : all}
      </p>
    );
  }
  return (
    <fieldset class="eyes">
      <legend class="unseen">{t('theatre.eyes')}</legend>
      <button type="button" class="small" aria-pressed={eyes === 'all'} onClick={() => onLook('all')}>
        {all}
      </button>
      {mapSeats(seats, ({ colour, name }, seat) => (
        <button
          key={colour}
          type="button"
          class="small"
          aria-pressed={eyes === seat}
          onClick={() => onLook(seat)}
        >
          <span aria-hidden="true">
            <Emblem colour={colour} />
          </span>
          <span class="eyes-name">{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
