import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Scrolling } from '#client/look/Scrolling.tsx';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { sayText } from '#client/words/said.ts';
import { isTold, type PublicView } from '#shared/play/index.ts';
import type { Openly, TalkedAt } from '#shared/wire/talk.ts';
import { markKind, marksOf } from './match-timeline.ts';
import type { Moment } from './protocol.ts';
import type { Projector } from './replay-player.ts';
import { markText } from './Scrubber.tsx';
import { seenText, truthText } from './words.ts';

/** As many steps as anybody reads back. */
const SHOWN_STEPS = 40;

interface ChronicleProps {
  readonly projector: Projector;
  readonly moment: Moment;
  readonly talk: readonly TalkedAt[];
}

interface Line {
  readonly text: string;
  readonly look: string;
}

/** What happened up to now, and what was said; through one seat's eyes, only what it saw. */
export function EventList({ projector, moment: { truth, seen }, talk }: ChronicleProps) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [truth.step, seen?.me]);
  const title = seen ? t('theatre.logSeen', { who: nameOf(seen, seen.me) }) : t('theatre.log');
  const first = Math.max(0, truth.step - SHOWN_STEPS);
  const steps = Array.from({ length: truth.step - first + 1 }, (_, i) => first + i);
  const linesAt = (step: number): readonly Line[] => [
    ...(seen
      ? (projector.seen.value.get(seen.me)?.[step] ?? []).filter(isTold).map((event) => ({
          text: seenText(seen, event),
          look: event.type === 'turn-began' ? 'headline' : '',
        }))
      : (projector.script.events[step] ?? []).filter(isTold).map((event) => ({
          text: truthText(truth.table, event),
          look: `${event.type === 'turn-began' ? 'headline' : ''} is-${markKind(event) ?? 'plain'}`,
        }))),
    ...talk
      .filter(({ afterStep, from, kind }) => {
        const isPrivate = kind === 'mark' && seen !== undefined && seen.me !== from;
        return afterStep === step && !isPrivate;
      })
      .map((talked) => ({ text: talkText(truth.table, talked), look: 'said' })),
  ];
  return (
    <Scrolling class="replay-log" label={title}>
      <h2>{title}</h2>
      {!seen && <MarkList projector={projector} />}
      <ol class="log">
        {steps.map((step) =>
          linesAt(step).map(({ text, look }, i) => (
            <li key={`${step} ${i}`} class={`${look} ${step === truth.step ? 'is-now' : ''}`}>
              {text}
            </li>
          )),
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Scrolling>
  );
}

/** The marks of the scrubber in words. */
function MarkList({ projector: { script, cast, go } }: { projector: Projector }) {
  const players = cast.value;
  return useMemo(
    () => (
      <details class="mark-list">
        <summary>{t('theatre.marks')}</summary>
        <ol>
          {marksOf(script).map((mark) => (
            <li key={`${mark.step} ${mark.kind}`}>
              <button type="button" onClick={() => go(mark.step)}>
                {mark.step}
              </button>{' '}
              {players && markText(players, mark)}
            </li>
          ))}
        </ol>
      </details>
    ),
    [script, players, go],
  );
}

/** What was said beside a match, in one line. */
export function talkText(view: PublicView, talked: Omit<TalkedAt, 'afterStep'> & Openly): string {
  const who = nameOf(view, talked.from);
  switch (talked.kind) {
    case 'said': {
      const { say, channel } = talked;
      return t(channel === 'dead' ? 'theatre.saysDead' : 'theatre.says', {
        who,
        what: sayText({ say, from: talked.from }, (seat) => nameOf(view, seat)),
      });
    }
    case 'accuse': {
      const { seat, stands } = talked.accuse;
      return t(stands ? 'theatre.accuses' : 'theatre.withdraws', { who, target: nameOf(view, seat) });
    }
    case 'mark': {
      const { seat, as } = talked.mark;
      const target = nameOf(view, seat);
      return as === null
        ? t('theatre.unmarks', { who, target })
        : t('theatre.thinks', { who, target, as: t(`suspicion.${as}`) });
    }
  }
}
