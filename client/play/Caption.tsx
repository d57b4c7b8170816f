import { useRef } from 'preact/hooks';
import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { isSpeed, PACES } from '#client/story/story.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { whyNotText } from '#client/words/why-not.ts';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { HURRY_KEY } from './keys.ts';
import { Rule } from './Rule.tsx';
import { useCall } from './use-call.ts';
import { Voiced } from './Voiced.tsx';

interface CaptionProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
}

/** What just happens, or what is awaited and of whom: on the page, to screen readers, in its title, by a short buzz. */
export function Caption({ desk, view, table }: CaptionProps) {
  const { story, acting } = desk;
  const isNow = story.isNow.value;
  const cue = story.cue.value;
  const { text, mine: isAsked } = awaitedText(view);
  const mine = isNow && isAsked;
  const told = useLastTold(cue?.caption);
  // Bots follow each other so closely that what one just did is better left standing.
  const waiting = !isAsked && !view.ending && isAlone(desk, table) ? (told ?? text) : text;
  useCall({
    mine,
    isAnswer: view.awaited !== undefined,
    isPlaying: 'offers' in view && !view.ending,
    code: table.code,
  });
  const isOwnTurn = mine && !view.awaited && view.turn;
  const refused = acting.refused.value;
  return (
    <div class={`caption ${mine ? 'mine' : ''}`} data-covers="bottom">
      <p class="unseen" aria-live="polite">
        <Voiced text={isNow ? waiting : cue?.caption} />
      </p>
      {/* Which cue it tells, for whoever follows. */}
      <p
        class={`caption-text ${isLong(isNow ? waiting : cue?.caption) ? 'is-long' : ''}`}
        aria-hidden="true"
        data-cue={isNow ? undefined : cue?.key}
      >
        {!isNow ? (
          cue?.caption
        ) : isOwnTurn ? (
          <>
            <strong>{t('screen.yourTurn')}</strong>{' '}
            <span class="caption-ap">{t('screen.apLeft', { ap: isOwnTurn.ap })}</span>{' '}
            {isOwnTurn.firstSearchDue && <span class="caption-due">{t('screen.mustSearch')}</span>}
          </>
        ) : (
          waiting
        )}
      </p>
      {refused && !view.ending && (
        <p class="refusal" role="alert">
          {whyNotText(view, refused.reason)} {refused.rule && <Rule rule={refused.rule} />}
        </p>
      )}
      {story.isHeld.value && (
        <button type="button" class="act small" onClick={story.skip}>
          {t('screen.putAway')}
        </button>
      )}
      {!mine && isAlone(desk, table) && !view.ending && <Paces desk={desk} />}
      {'offers' in view && !view.ending && (
        <button
          type="button"
          class="icon-button caption-list"
          aria-label={t('screen.all')}
          title={`${t('screen.all')} (L)`}
          aria-keyshortcuts="l"
          onClick={() => {
            desk.panel.value = desk.panel.value === 'list' ? undefined : 'list';
          }}
        >
          <Icon path={SCREEN_ICONS.list} />
        </button>
      )}
    </div>
  );
}

/** More than two lines of a phone. */
const isLong = (text: string | undefined): boolean => (text?.length ?? 0) > 56;

function useLastTold(caption: string | undefined): string | undefined {
  const last = useRef(caption);
  if (caption !== undefined) last.current = caption;
  return last.current;
}

/** Nobody else waits: the story goes at this person's pace. */
function isAlone({ session }: Desk, table: Table): boolean {
  const own = session.own.value;
  return own !== 'watching' && [...table.chairs].every(([seat, { kind }]) => seat === own || kind === 'bot');
}

/** How fast it goes, and on past what is shown. */
function Paces({ desk: { story } }: { desk: Desk }) {
  const view = story.view.value;
  const isOut = view && 'me' in view && view.seats[view.me]?.eliminated;
  return (
    <fieldset class="paces" aria-label={t('pace.name')}>
      {PACES.filter((pace) => pace !== (isOut ? 'to-my-turn' : 'to-the-end')).map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={story.pace.value === pace}
          aria-keyshortcuts={isSpeed(pace) ? undefined : HURRY_KEY}
          onClick={() => {
            story.pace.value = pace;
          }}
        >
          {t(`pace.${pace}`)}
        </button>
      ))}
    </fieldset>
  );
}
