import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ConsentSwitches } from '#client/archive/ConsentSwitches.tsx';
import { openConsents } from '#client/archive/consents.ts';
import { Emblem } from '#client/look/Icon.tsx';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { ENDINGS, type Ending, type RevealedSeat, type View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { Rule } from './Rule.tsx';

interface EndProps {
  readonly session: Session;
  readonly view: View;
  readonly ending: Ending;
}

/** How it ended and who made it. */
export function End({ session, view, ending }: EndProps) {
  const aside = useSignal(false);
  if (aside.value) return null;
  const won = 'me' in view ? ending.winners.includes(view.me) : undefined;
  return (
    <div class="notice-veil">
      <section class="notice-card is-end" role="dialog" aria-label={t('play.over')}>
        <div class="end-told">
          <p class="quiet">{t('play.over')}</p>
          <h2>{t(`ending.${ending.kind}`)}</h2>
          <p>
            <Rule rule={ENDINGS[ending.kind]} />
          </p>
          {won !== undefined && <p class={won ? 'won' : 'lost'}>{t(won ? 'play.youWon' : 'play.youLost')}</p>}
          <ol class="end-crew">
            {view.seats.map(({ id, colour, name }) => (
              <li key={id} class={ending.winners.includes(id) ? 'winner' : ''}>
                <Emblem colour={colour} />
                <span>{name}</span>
                <span class="end-role" style={{ '--beat': id }}>
                  {fateOf(view, session.revealed.value, id)}
                </span>
                <strong>{ending.winners.includes(id) ? t('play.wins') : ''}</strong>
              </li>
            ))}
          </ol>
          {ending.winners.length === 0 && <p class="quiet">{t('play.noWinners')}</p>}
        </div>
        <div class="end-next">
          <EndConsent session={session} />
          <AfterEnd session={session} view={view} />
          <button
            type="button"
            class="calm"
            onClick={() => {
              aside.value = true;
            }}
          >
            {t('play.mapAtEnd')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** What somebody was, and through whom. */
function fateOf(view: View, revealed: readonly RevealedSeat[], id: SeatId): string {
  const fate = revealed.find(({ seat }) => seat === id);
  if (!fate) return '';
  return fate.infectedBy === undefined
    ? t(`role.${fate.role}`)
    : t('play.infectedBy', { role: t(`role.${fate.role}`), who: nameOf(view, fate.infectedBy) });
}

/** How often to look who else agreed. */
const LOOK_MS = 4000;

function EndConsent({ session }: { session: Session }) {
  const id = session.table.value?.finishedMatch;
  const asked = useMemo(() => (id ? openConsents(id) : undefined), [id]);
  useEffect(() => {
    if (!asked) return;
    void asked.ask();
    const looking = setInterval(() => !document.hidden && asked.ask(), LOOK_MS);
    return () => clearInterval(looking);
  }, [asked]);
  return asked ? <ConsentSwitches {...asked} /> : null;
}

/** What can still be done when it is over. */
export function AfterEnd({ session, view }: { session: Session; view: View }) {
  const finishedMatch = session.table.value?.finishedMatch;
  return (
    <div class="row">
      {finishedMatch && (
        <a class="button act" href={matchPath(finishedMatch)}>
          {t('archive.way')}
        </a>
      )}
      {'me' in view && (
        <button type="button" class="calm" onClick={() => session.request('rematch', {})}>
          {t('play.rematch')}
        </button>
      )}
      <button type="button" class="bare" onClick={session.leave}>
        {t('table.leave')}
      </button>
    </div>
  );
}
