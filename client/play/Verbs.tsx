import { Icon } from '#client/look/Icon.tsx';
import { VERB_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { AP_COST, type SeatView } from '#shared/play/index.ts';
import { commandsOf } from './command-spots.ts';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { VERB_NAMES, VERBS, type Verb, verbState } from './verbs.ts';

/** The verbs in fixed places, and the end of the turn alone at the side. */
export function Verbs({ desk, view }: { desk: Desk; view: SeatView }) {
  return (
    <section class="verbs" aria-label={t('screen.verbs')}>
      {VERB_NAMES.map((verb) => (
        <VerbButton key={verb} {...{ desk, view, verb }} />
      ))}
    </section>
  );
}

function VerbButton({ desk, view, verb }: { desk: Desk; view: SeatView; verb: Verb }) {
  const { acting, story } = desk;
  const state = verbState(view, verb);
  // Law of the cover: whether a card of the hand can be used must not be seen from the side.
  const isSecret = verb === 'use' && covered.value;
  const isMine = story.isNow.value && view.turn?.seat === view.me;
  const can = isMine || view.awaited ? (isSecret ? isMine : 'count' in state) : false;
  const choosing = acting.choosing.value;
  const kinds: readonly string[] = VERBS[verb].kinds;
  const isOpen =
    (choosing.at === 'aiming' || choosing.at === 'placing') &&
    choosing.kinds.some((kind) => kinds.includes(kind));
  return (
    <button
      type="button"
      class={`verb ${can ? '' : 'is-closed'} ${isOpen ? 'is-open' : ''}`}
      aria-pressed={isOpen}
      aria-keyshortcuts={VERBS[verb].key}
      onClick={() => pressVerb(desk, view, verb)}
    >
      <Icon path={VERB_ICONS[verb]} />
      <span class="verb-name">{t(`verbs.${verb}`)}</span>
      <span class="verb-cost">{costOf(view, verb, isSecret)}</span>
      <span class="key" aria-hidden="true">
        {VERBS[verb].key.toUpperCase()}
      </span>
    </button>
  );
}

/** Opens a verb, or says why it is shut. */
export function pressVerb(desk: Desk, view: SeatView, verb: Verb): void {
  const isShut = !desk.story.isNow.value || 'reason' in verbState(view, verb);
  if (isShut || (verb === 'use' && covered.value)) desk.ask({ about: 'verb', verb });
  else {
    desk.asked.value = [];
    desk.acting.verb(...VERBS[verb].kinds);
  }
}

/** T5: the same for all kinds of a verb, or from the least to the most. */
function costOf(view: SeatView, verb: Verb, isSecret: boolean): string {
  const offered = isSecret ? [] : commandsOf(view, { kinds: VERBS[verb].kinds }).map(({ type }) => type);
  const kinds = offered.length > 0 ? offered : [VERBS[verb].kinds[0]];
  const costs = kinds.map((kind) => AP_COST[kind]);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (most === 0) return t('screen.free');
  return t('screen.cost', { ap: least === most ? most : `${least}–${most}` });
}

const canEndTurn = ({ story }: Desk, view: SeatView): boolean =>
  story.isNow.value && 'commands' in view.offers['end-turn'];

/** Ends the turn, or says what comes before that. */
export function pressEndTurn(desk: Desk, view: SeatView): void {
  if (canEndTurn(desk, view)) desk.acting.choose({ type: 'end-turn' });
  else desk.ask({ about: 'end-turn' });
}

/** It answers though it cannot be pressed: a button that is disabled says nothing. */
export function EndTurn({ desk, view }: { desk: Desk; view: SeatView }) {
  return (
    <button
      type="button"
      class="end-turn"
      aria-keyshortcuts="e"
      aria-disabled={canEndTurn(desk, view) ? undefined : true}
      onClick={() => pressEndTurn(desk, view)}
    >
      {t('screen.endTurn')}
      <span class="key" aria-hidden="true">
        E
      </span>
    </button>
  );
}
