import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { mapSeats } from '#shared/vocabulary/index.ts';
import type { Projector } from './replay-player.ts';

/** Everything, or one seat's eyes beside it. */
export function EyesChoice({ projector: { script, eyes } }: { projector: Projector }) {
  return (
    <fieldset class="eyes">
      <legend class="unseen">{t('theatre.eyes')}</legend>
      <button
        type="button"
        class="small"
        aria-pressed={eyes.value === 'all'}
        onClick={() => {
          eyes.value = 'all';
        }}
      >
        {t('theatre.all')}
      </button>
      {mapSeats(script.seats, ({ colour, name }, seat) => (
        <button
          key={colour}
          type="button"
          class="small"
          aria-pressed={eyes.value === seat}
          onClick={() => {
            eyes.value = seat;
          }}
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
