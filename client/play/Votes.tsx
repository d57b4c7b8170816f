import { useSignal } from '@preact/signals';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import {
  AGREEMENTS,
  type Agreement,
  type SeatCommand,
  type SeatView,
  type View,
} from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { Rule } from './Rule.tsx';

/** V7: what this seat may agree to now. */
function agreeing(view: View, to: Agreement): SeatCommand | undefined {
  const offer = 'offers' in view ? view.offers.agree : undefined;
  return offer && 'commands' in offer ? offer.commands.find((command) => command.to === to) : undefined;
}

/** A vote that somebody has called: who agreed, how many it takes, until when. It never covers the map's middle. */
export function VoteBanner({ desk, view }: { desk: Desk; view: View }) {
  const putAway = useSignal('');
  if (view.ending) return null;
  const called = AGREEMENTS.find((to) => view.agreements[to].by.length > 0);
  if (!called) return null;
  const { by, needed } = view.agreements[called];
  const key = `${called} ${by.join()}`;
  if (putAway.value === key) return null;
  const [caller] = by;
  const who = caller === undefined ? '' : nameOf(view, caller);
  const command = agreeing(view, called);
  const living = view.seats.filter(({ eliminated }) => !eliminated);
  return (
    <section class="vote-banner" role="status" aria-label={t('screen.votes')}>
      <h2>
        {t(called === 'final-scan' ? 'screen.voteCalls' : 'screen.voteCallsAbandon', { who })}{' '}
        <Rule rule="V7" />
      </h2>
      <p class="quiet">
        {called === 'final-scan' ? t('screen.voteFinalHint', { needed }) : t('screen.voteAbandonHint')}
      </p>
      <div class="vote-row">
        <span class="vote-seats">
          {living.map(({ id, colour }) => (
            <span key={id} class={by.includes(id) ? 'has-agreed' : 'not-yet'}>
              <Emblem colour={colour} />
              {by.includes(id) && <Icon path={SCREEN_ICONS.check} />}
            </span>
          ))}
        </span>
        <strong>{t('screen.voteCount', { count: by.length, needed })}</strong>
        {command && desk.story.isNow.value && (
          <button type="button" class="act small" onClick={() => desk.acting.choose(command)}>
            {t('screen.voteAgree')}
          </button>
        )}
        <button
          type="button"
          class="bare small"
          onClick={() => {
            putAway.value = key;
          }}
        >
          {t('screen.voteNotNow')}
        </button>
      </div>
    </section>
  );
}

/** A vote in the menu: called from here. */
export function VoteRow({ desk, view, to }: { desk: Desk; view: SeatView; to: Agreement }) {
  const { by, needed } = view.agreements[to];
  const command = agreeing(view, to);
  const hasAgreed = by.includes(view.me);
  const offer = view.offers.agree;
  return (
    <div class="vote-choice">
      <span>
        <strong>{t(to === 'final-scan' ? 'screen.voteFinal' : 'screen.voteAbandon')}</strong>{' '}
        {t('screen.voteCount', { count: by.length, needed })}
        <span class="quiet">
          {' '}
          {to === 'final-scan' ? t('screen.voteFinalHint', { needed }) : t('screen.voteAbandonHint')}
        </span>
      </span>
      {hasAgreed ? (
        <span class="quiet">{t('screen.voteAgreed')}</span>
      ) : command ? (
        <button
          type="button"
          class="calm small"
          disabled={!desk.story.isNow.value}
          onClick={() => {
            desk.panel.value = undefined;
            desk.acting.choose(command);
          }}
        >
          {t(by.length > 0 ? 'screen.voteAgree' : 'screen.voteCall')}
        </button>
      ) : (
        'reason' in offer && (
          <span class="quiet">
            {t(`refusal.${offer.reason.code}`)} <Rule rule={offer.reason.rule} />
          </span>
        )
      )}
    </div>
  );
}
