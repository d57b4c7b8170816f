import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { prepareDealerWorker } from '#client/device/dealer-worker.ts';
import { Emblem } from '#client/look/Icon.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { tablePath } from '#shared/wire/table-code.ts';
import { forkAddress, forkOf } from './fork-link.ts';
import { openForkTable } from './fork-table.ts';
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
  const isWithFriends = useSignal(false);
  const refusal = useSignal<TableRefusal | undefined>(undefined);
  const play = async (seat: SeatId) => {
    if (!isWithFriends.value) return go(await forkAddress(forkOf(record, step.value, seat, id)));
    const opened = await openForkTable({ match: id, step: step.value, seat });
    if ('refusal' in opened) refusal.value = opened.refusal;
    else go(tablePath(opened.code));
  };
  return (
    <>
      <button
        type="button"
        class="small act"
        disabled={step.value === last}
        onClick={() => {
          prepareDealerWorker();
          dialog.current?.showModal();
        }}
      >
        {t('fork.here')}
      </button>
      <dialog ref={dialog} class="continue panel" aria-label={t('fork.here')}>
        <h2>{t('fork.whose')}</h2>
        <p class="quiet">{t(isWithFriends.value ? 'fork.friendsHint' : 'fork.whoseHint')}</p>
        <div class="continue-how">
          {([false, true] as const).map((withFriends) => (
            <button
              key={String(withFriends)}
              type="button"
              class="small"
              aria-pressed={isWithFriends.value === withFriends}
              onClick={() => {
                isWithFriends.value = withFriends;
              }}
            >
              {t(withFriends ? 'fork.friends' : 'fork.alone')}
            </button>
          ))}
        </div>
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
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
