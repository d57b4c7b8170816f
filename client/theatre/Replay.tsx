import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Scrolling } from '#client/look/Scrolling.tsx';
import { Board } from '#client/play/Board.tsx';
import { StoryLine } from '#client/play/StoryLine.tsx';
import { t } from '#client/texts/texts.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import { EventList } from './EventList.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { Facts } from './Facts.tsx';
import type { Projector } from './replay-player.ts';
import { Scrubber } from './Scrubber.tsx';
import { SeenCrew } from './SeenCrew.tsx';
import { suspicionsAt } from './suspicions.ts';
import { Transport } from './Transport.tsx';
import { TrueCrew } from './TrueCrew.tsx';
import type { Together } from './together.ts';
import { useKeys } from './use-keys.ts';
import { unmaskedAt } from './visible-roles.ts';

interface ReplayProps {
  readonly projector: Projector;
  readonly talk: readonly TalkedAt[];
  readonly active: boolean;
  /** In company: who leads, and what is pointed at. */
  readonly together?: Together | undefined;
  /** What else can be done with this moment. */
  readonly children?: ComponentChildren;
}

/** The map at one moment; beside it the truth and, if wanted, what one seat knew of it then. */
export function Replay({ projector, talk, active, together, children }: ReplayProps) {
  const isLed = together ? !together.leads.value : false;
  const { moment, eyes, view } = projector;
  const unmasked = useComputed(() => (moment.value ? unmaskedAt(moment.value) : []));
  const cue = useComputed(() => projector.story.value?.cue.value);
  useKeys(projector, active && !isLed);
  const now = moment.value;
  const suspicions = useMemo(() => suspicionsAt(talk, now?.truth.step ?? 0), [talk, now]);
  const split = eyes.value !== 'all';
  const chosen = useSignal<Side>('truth');
  // On a phone one side is shown at a time; whoever chooses a seat's eyes wants to see through them.
  useEffect(() => {
    chosen.value = split ? 'seen' : 'truth';
  }, [split, chosen]);
  const sides = SIDES.filter((side) => split || side !== 'seen');
  return (
    <div
      class={`replay ${split ? 'is-split' : ''} shows-${chosen.value}`}
      aria-busy={now?.truth.step !== projector.step.value}
    >
      <EyesChoice
        seats={projector.seats}
        eyes={eyes.value}
        all={t('theatre.all')}
        onLook={projector.look}
        isLed={isLed}
      />
      <div class="replay-stage">
        <Board {...{ view, cue, unmasked }} {...together?.map} />
      </div>
      <div class="replay-said">
        {projector.story.value && <StoryLine story={projector.story.value} />}
        {now && <Facts truth={now.truth} />}
      </div>
      <nav class="replay-sides" aria-label={t('theatre.sides')}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={chosen.value === side}
            onClick={() => {
              chosen.value = side;
            }}
          >
            {side === 'seen' && now?.seen ? nameAt(now.seen) : t(`theatre.${side}`)}
          </button>
        ))}
      </nav>
      {now?.seen && split && (
        <Scrolling class="replay-side is-seen" label={t('theatre.saw', { who: nameAt(now.seen) })}>
          <SeenCrew view={now.seen} marks={suspicions.get(now.seen.me)} />
        </Scrolling>
      )}
      {now && (
        <Scrolling class="replay-side is-truth" label={t('theatre.truth')}>
          <TrueCrew truth={now.truth} ending={projector.script.ending} suspicions={suspicions} />
        </Scrolling>
      )}
      {now && <EventList projector={projector} moment={now} talk={talk} />}
      <footer class="replay-deck" inert={isLed}>
        <Scrubber projector={projector} />
        <Transport driven={projector} counter={counterOf(projector)}>
          {children}
        </Transport>
      </footer>
    </div>
  );
}

const counterOf = ({ step, last }: Projector): string =>
  step.value === 0 ? t('theatre.deal') : t('theatre.step', { step: step.value, last });

const SIDES = ['seen', 'truth', 'log'] as const;
type Side = (typeof SIDES)[number];

const nameAt = ({ seats, me }: SeatView): string => seats[me]?.name ?? '';
