import { useSignal } from '@preact/signals';
import { CardBack, CardFace } from '#client/art/CardFace.tsx';
import type { SeenStep } from '#client/device/seen-step.ts';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatView } from '#shared/play/index.ts';
import { meantBy } from './choosing.ts';
import { stepsOf } from './command-spots.ts';
import type { Desk } from './desk.ts';
import { type Stack, stacksOf } from './hand-stacks.ts';
import { covered, holding } from './held-look.ts';
import { latestCards } from './latest-cards.ts';

interface HandProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly seen: readonly SeenStep[];
}

/** So many lie beside each other: what stands on them can be read. */
const ROOMY = 6;
/** More than a phone has room for. */
const MANY = 8;

/** The hand: one row, nothing hidden; under the cover backs, all alike. */
export function Hand({ desk, view, seen }: HandProps) {
  const peeking = useSignal(false);
  const isShown = !covered.value || peeking.value;
  const latest = latestCards(seen);
  const stacks = stacksOf(view.hand);
  const count = isShown ? stacks.length : view.hand.length;
  return (
    <section class={`hand ${covered.value && peeking.value ? 'is-held' : ''}`} aria-label={t('screen.hand')}>
      <ul
        class={`fan ${count <= ROOMY ? 'is-roomy' : count > MANY ? 'is-tight' : ''}`}
        style={{ '--count': count, '--middle': (count - 1) / 2 }}
      >
        {isShown
          ? stacks.map((stack, i) => (
              <li key={stack.key} style={{ '--nth': i }}>
                <StackButton
                  {...{ desk, view, stack }}
                  isNew={stack.cards.some(({ id }) => latest.includes(id))}
                />
              </li>
            ))
          : view.hand.map(({ id }, i) => (
              <li key={id} style={{ '--nth': i }}>
                <CardBack />
              </li>
            ))}
      </ul>
      {covered.value && (
        <button type="button" class="small calm hold hand-hold" {...holding(peeking)}>
          {t('screen.hold')}
        </button>
      )}
    </section>
  );
}

/**
 * Every card looks and comes the same way, whatever it is (D2). What the next one leaves to be seen of it may be too narrow
 * for its face: then a sign and the name along it say what it is.
 */
function StackButton(props: { desk: Desk; view: SeatView; stack: Stack; isNew: boolean }) {
  const { desk, view, stack, isNew } = props;
  const { acting } = desk;
  const wanted = wantedCards(desk, view);
  const usable = stack.cards.find(({ id }) => wanted.has(id));
  const [first] = stack.cards;
  const count = stack.cards.length;
  return (
    <button
      type="button"
      class={`card ${usable ? 'is-wanted' : ''} ${isNew ? 'is-new' : ''}`}
      data-of={stack.face.kind === 'infection' ? stack.face.colour : undefined}
      onClick={() => {
        if (usable) acting.point({ card: usable.id });
        else desk.ask({ about: 'card', face: stack.face, ...(first && { id: first.id }) });
      }}
    >
      <CardFace
        face={stack.face}
        name={t(`cardBrief.${stack.face.kind}`)}
        line={t(`cardHint.${stack.face.kind}`)}
      />
      <span class="card-strip" aria-hidden="true">
        {stack.face.kind === 'infection' ? (
          <Emblem colour={stack.face.colour} />
        ) : (
          <Icon path={CARD_ICONS[stack.face.kind]} />
        )}
        {t(`cardBrief.${stack.face.kind}`)}
      </span>
      {count > 1 && <span class="card-count">{t('screen.times', { count })}</span>}
      {isNew && <span class="card-new">{t('screen.newest')}</span>}
    </button>
  );
}

/** The cards that can be chosen next, while one is asked for. */
function wantedCards({ acting }: Desk, view: SeatView): ReadonlySet<number> {
  const state = acting.choosing.value;
  if (state.at !== 'aiming') return new Set();
  const nth = state.picked.length;
  const spots = meantBy(state, view).flatMap((command) => stepsOf(view, command)[nth] ?? []);
  return new Set(spots.flatMap((spot) => ('card' in spot ? [spot.card] : [])));
}
