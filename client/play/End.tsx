import { useSignal } from '@preact/signals';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { ENDINGS, type Ending, type RevealedSeat, type View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';

interface EndProps {
  readonly view: View;
  readonly ending: Ending;
  /** Nothing until the record can be asked for. */
  readonly finishedMatch: string;
  readonly revealed: readonly RevealedSeat[];
  readonly onRematch: () => void;
  readonly onLeave: () => void;
}

/** How it ended and who made it. */
export function End({ view, ending, finishedMatch, revealed, onRematch, onLeave }: EndProps) {
  const aside = useSignal(false);
  if (aside.value) return null;
  const won = 'me' in view ? ending.winners.includes(view.me) : undefined;
  return (
    <div class="notice-veil">
      <section class="notice-card is-end" role="dialog" aria-label={t('play.over')}>
        <p class="quiet">{t('play.over')}</p>
        <h2>{t(`ending.${ending.kind}`)}</h2>
        <p>
          <span class="rule">{t('play.rule', { rule: ENDINGS[ending.kind] })}</span>
        </p>
        {won !== undefined && <p class={won ? 'won' : 'lost'}>{t(won ? 'play.youWon' : 'play.youLost')}</p>}
        <ol class="end-crew">
          {view.seats.map(({ id, colour, name, eliminated }) => (
            <li key={id} class={ending.winners.includes(id) ? 'winner' : ''}>
              <Emblem colour={colour} />
              <span>{name}</span>
              <span class="turned" style={{ '--beat': id }}>
                {roleText(view, revealed, id)}
                {eliminated && <span class="quiet"> {t('play.out')}</span>}
              </span>
              <strong>{ending.winners.includes(id) ? t('play.wins') : ''}</strong>
            </li>
          ))}
        </ol>
        {ending.winners.length === 0 && <p class="quiet">{t('play.noWinners')}</p>}
        <div class="row">
          {finishedMatch && (
            <a class="button act" href={matchPath(finishedMatch)}>
              {t('archive.way')}
            </a>
          )}
          {'me' in view && (
            <button type="button" class="calm" onClick={onRematch}>
              {t('play.rematch')}
            </button>
          )}
          <button
            type="button"
            class="calm"
            onClick={() => {
              aside.value = true;
            }}
          >
            {t('play.mapAtEnd')}
          </button>
          <button type="button" class="bare" onClick={onLeave}>
            {t('table.leave')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** A seat knows its own role; the others are turned over when the match has ended. */
function roleText(view: View, revealed: readonly RevealedSeat[], id: SeatId): string {
  const own = 'me' in view && view.me === id ? view.role : undefined;
  const role = revealed.find(({ seat }) => seat === id)?.role ?? own;
  return role ? t(`role.${role}`) : '';
}
