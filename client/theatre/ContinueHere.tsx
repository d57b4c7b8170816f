import { useRef } from 'preact/hooks';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import { forkAddress, forkOf } from './fork-link.ts';
import type { OpenMatch } from './load-match.ts';
import type { Projector } from './replay-player.ts';

interface ContinueProps {
  readonly projector: Projector;
  readonly loaded: OpenMatch;
  readonly go: (path: string) => void;
}

/** From the moment that is shown another way, in anybody's place. */
export function ContinueHere({ projector, loaded: { id, record }, go }: ContinueProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { step, last, moment, script } = projector;
  const table = moment.value?.truth.table;
  const play = async (seat: SeatId) => go(await forkAddress(forkOf(record, step.value, seat, id)));
  return (
    <>
      <button
        type="button"
        class="small act"
        disabled={step.value === last}
        onClick={() => dialog.current?.showModal()}
      >
        {t('fork.here')}
      </button>
      <dialog ref={dialog} class="continue panel" aria-label={t('fork.here')}>
        <h2>{t('fork.whose')}</h2>
        <p class="quiet">{t('fork.whoseHint')}</p>
        <div class="continue-seats">
          {mapSeats(script.seats, ({ colour, name }, seat) => {
            const isOut = table?.seats[seat]?.eliminated ?? false;
            return (
              <button
                key={seat}
                type="button"
                class="calm"
                disabled={isOut}
                title={isOut ? t('fork.isOut', { who: name }) : t('fork.alone')}
                onClick={() => play(seat)}
              >
                <span aria-hidden="true">
                  <Emblem colour={colour} />
                </span>
                {name}
              </button>
            );
          })}
        </div>
        <form method="dialog">
          <button type="submit" class="small bare">
            {t('theatre.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
