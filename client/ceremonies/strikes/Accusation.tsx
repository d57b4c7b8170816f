import './accusation.css';
import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Bust } from '#client/art/Bust.tsx';
import { Emblem } from '#client/look/Icon.tsx';
import type { Player } from '#client/story/sound/player.ts';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { claimText } from '#client/words/claims.ts';
import { ownSeat, type View } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { Overlay } from '../scene/Scene.tsx';
import { SceneClock } from '../scene/scene-time.ts';
import { type Accused, answersTo, newAccusations, quoteOf } from './accusations.ts';
import { ACCUSATION_MS, ANSWERS_MS } from './beats.ts';

interface AccusationProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** A banner across the table for each new accusation; nothing depends on whether it is true. */
export function Accusation(props: AccusationProps & { readonly player: Pick<Player, 'play'> }) {
  const { table, view, player } = props;
  const time = useContext(SceneClock);
  const known = useRef(table.chairs);
  const waiting = useSignal<readonly Accused[]>([]);
  const [shown, next] = waiting.value;
  const putAway = () => {
    waiting.value = waiting.value.slice(1);
  };
  useEffect(() => {
    const fresh = newAccusations(known.current, table.chairs);
    known.current = table.chairs;
    if (fresh.length > 0) waiting.value = [...waiting.value, ...fresh];
  }, [table.chairs, waiting]);
  useEffect(() => {
    if (shown) player.play('accusation');
  }, [shown, player]);
  // The answers stay a little longer than the banner, unless somebody else accuses.
  const canAnswer = shown !== undefined && answersOf(shown, view).length > 0;
  const ms = ACCUSATION_MS + (canAnswer && !next ? ANSWERS_MS : 0);
  useEffect(() => (shown ? time.after(ms, putAway) : undefined), [shown, time, ms]);
  if (!shown) return null;
  return (
    <AccusationBanner {...props} accused={shown} onAnswered={putAway} key={`${shown.by} ${shown.seat}`} />
  );
}

/** D7: the dead are heard by the dead, and who watches by who watches. */
function answersOf(accused: Accused, view: View): readonly Claim[] {
  return 'me' in view && !ownSeat(view).eliminated ? answersTo(accused, view.me) : [];
}

interface BannerProps extends AccusationProps {
  readonly accused: Accused;
  readonly onAnswered: () => void;
}

/** Both in their helmets, who and whom, what was said of it; and below, what can be said to it. */
export function AccusationBanner({ accused, session, table, view, onAnswered }: BannerProps) {
  const [accuser, target] = [table.chairs.get(accused.by), table.chairs.get(accused.seat)];
  if (!accuser || !target) return null;
  const title = t('ceremonies.accusation.title', { who: accuser.name, whom: target.name });
  const nameOf = (seat: SeatId) => table.chairs.get(seat)?.name ?? '';
  const claim = quoteOf(accused, session.said.value);
  const quote = claim && t('ceremonies.accusation.quote', { what: claimText(claim, nameOf, accused.by) });
  const answers = answersOf(accused, view);
  return (
    <>
      <Overlay name="accusation" going={{ pace: 1, isOver: false }}>
        <div class="accusation-band">
          <i class="accusation-wedge" />
        </div>
        <div class="accusation-busts">
          <Bust colour={accuser.colour} />
          <Bust colour={target.colour} />
        </div>
        <div class="accusation-words">
          <p class="accusation-title">{title}</p>
          {quote && <p class="accusation-quote">{quote}</p>}
        </div>
      </Overlay>
      {answers.length > 0 && (
        <fieldset class="accusation-answers" aria-label={title} data-above>
          <p class="accusation-asked" aria-hidden="true">
            <Emblem colour={accuser.colour} /> {title}
          </p>
          <Answers {...{ answers, session, nameOf, onAnswered }} />
        </fieldset>
      )}
      <p class="unseen" aria-live="assertive">
        {title} {quote}
      </p>
    </>
  );
}

interface AnswersProps extends Pick<BannerProps, 'session' | 'onAnswered'> {
  readonly answers: readonly Claim[];
  readonly nameOf: (seat: SeatId) => string;
}

/** One tap says it to all, in these words. */
function Answers({ answers, session, nameOf, onAnswered }: AnswersProps) {
  const refusal = useSignal('');
  async function say(claim: Claim): Promise<void> {
    const answer = await session.request('say', { kind: 'claim', claim });
    if (answer.ok) onAnswered();
    else refusal.value = refusalText(answer.reason);
  }
  return (
    <>
      {answers.map((claim) => (
        <button key={claim.type} type="button" class="calm" onClick={() => say(claim)}>
          {claimText(claim, nameOf, undefined)}
        </button>
      ))}
      <span class="refusal" role="status">
        {refusal.value}
      </span>
    </>
  );
}
