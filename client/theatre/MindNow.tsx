import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { DealerDesk } from './dealer-worker.ts';
import type { BeliefOf, MindReason } from './minds.ts';
import { RoleTag } from './RoleTag.tsx';
import type { Projector } from './replay-player.ts';
import { SuspicionList } from './SuspicionList.tsx';
import { percent } from './SuspicionPicture.tsx';
import { suspicionsAt } from './suspicions.ts';

interface MindNowProps {
  readonly desk: DealerDesk;
  readonly projector: Projector;
  readonly talk: readonly TalkedAt[];
  readonly mind: SeatId;
}

/** One mind at one moment: each of the others with how likely he is Infected, why, and what he was. */
export function MindNow({ desk, projector, talk, mind }: MindNowProps) {
  const { script, step, moment } = projector;
  const beliefs = useSignal<readonly BeliefOf[]>([]);
  useEffect(() => {
    let isLate = false;
    void desk.ask('mind', { step: step.value, seat: mind, talk }).then((all) => {
      if (!isLate) beliefs.value = all;
    });
    return () => {
      isLate = true;
    };
  }, [desk, step.value, mind, talk]);
  const { name = '', bot } = script.seats[mind] ?? {};
  const table = moment.value?.truth.table;
  const nameOf = (seat: SeatId | undefined) => (seat === undefined ? '' : (script.seats[seat]?.name ?? ''));
  const title = t('minds.inMind', { who: name, step: step.value });
  return (
    <section class="mind" aria-label={title}>
      <h2>{title}</h2>
      <p class="quiet">{t(bot ? 'minds.bot' : 'minds.person')}</p>
      {table && (
        <SuspicionList who={name} marks={suspicionsAt(talk, step.value).get(mind)} seats={table.seats} />
      )}
      <ol class="beliefs">
        {beliefs.value.map(({ seat, chance, role, reasons }) => (
          <li key={seat} class="belief">
            <p class="belief-who">
              <Emblem colour={script.seats[seat]?.colour ?? 'white'} /> <strong>{nameOf(seat)}</strong>
              <span class="belief-truth">
                <span class="quiet">{t('minds.truth')}</span> <RoleTag role={role} />
              </span>
            </p>
            <p class="belief-chance">
              <b>{percent(chance)}</b>
              <meter min={0} max={1} value={chance} aria-label={t('minds.of', { who: nameOf(seat) })} />
            </p>
            <ul class="reasons">
              {reasons.length === 0 && <li class="quiet">{t('minds.noReason')}</li>}
              {reasons.map((reason) => (
                <ReasonLine key={`${reason.why} ${reason.by}`} reason={reason} who={nameOf(reason.by)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One reason in words, and by how much it moved the belief. */
export function ReasonLine({ reason: { why, times, moved }, who }: { reason: MindReason; who: string }) {
  const by = percent(Math.abs(moved));
  return (
    <li>
      <b class={moved > 0 ? 'is-against' : 'is-for'}>
        {t(moved > 0 ? 'minds.more' : 'minds.less', { percent: by })}
      </b>{' '}
      {t(`minds.why.${why}`, { who })}
      {times > 1 && <span class="quiet"> {t('minds.times', { count: times })}</span>}
    </li>
  );
}
