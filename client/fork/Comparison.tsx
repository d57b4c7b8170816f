import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { compareInWorker } from '#client/local/dealer-worker.ts';
import type { Compared, Course } from '#client/local/protocol.ts';
import { Veil } from '#client/look/Veil.tsx';
import { t } from '#client/texts/texts.ts';
import { infectionTree } from '#client/theatre/infection-tree.ts';
import type { Mark } from '#client/theatre/match-timeline.ts';
import { RoleTag } from '#client/theatre/RoleTag.tsx';
import { TreePicture, treeHeight } from '#client/theatre/TreePicture.tsx';
import { talliesOf } from '#client/theatre/tallies.ts';
import { truthText } from '#client/theatre/words.ts';
import type { ForkedMatch, PublicView } from '#shared/play/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { CopyLink } from './CopyLink.tsx';
import { phasesOfBoth } from './course-story.ts';

interface ComparisonProps {
  readonly fork: ForkedMatch;
  readonly onAgain: () => void;
  readonly onGoOn: () => void;
}

/** What became of it, beside what really happened. */
export function Comparison({ fork, onAgain, onGoOn }: ComparisonProps) {
  const compared = useSignal<Compared | 'broken' | undefined>(undefined);
  useEffect(() => {
    void compareInWorker(fork).then(
      (both) => {
        compared.value = both;
      },
      () => {
        compared.value = 'broken';
      },
    );
  }, [fork]);
  const both = compared.value;
  if (!both) return <Veil text={t('fork.comparing')} />;
  if (both === 'broken') return <Veil text={t('fork.otherRules')} />;
  const { at, seat, setup, of } = fork;
  const who = setup.seats[seat]?.name ?? '';
  const watch = (step: number) => of !== undefined && location.assign(`${matchPath(of)}#step=${step}`);
  return (
    <main class="compared">
      <header class="compared-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t('fork.bothWays')}</h1>
        <p class="quiet">{t('fork.about', { step: at, who })}</p>
        <div class="compared-acts">
          {!both.branch.ending && (
            <button type="button" class="small act" onClick={onGoOn}>
              {t('fork.goOn')}
            </button>
          )}
          <button type="button" class="small calm" onClick={onAgain}>
            {t('fork.again')}
          </button>
          <CopyLink fork={async () => fork} />
          {of !== undefined && (
            <a class="button small bare" href={`${matchPath(of)}#step=${at}`}>
              {t('fork.theatre')}
            </a>
          )}
        </div>
      </header>
      <div class="compared-sides">
        <Side way="real" course={both.real} onWatch={watch} {...{ seat, setup }} />
        <Side way="branch" course={both.branch} onWatch={() => {}} {...{ seat, setup }} />
      </div>
      <section class="compared-phases" aria-label={t('fork.sinceThen')}>
        <h2>{t('fork.sinceThen')}</h2>
        <table>
          <colgroup>
            <col />
            <col />
            <col />
          </colgroup>
          <thead class="unseen">
            <tr>
              <th scope="col">{t('theatre.phase')}</th>
              <th scope="col">{t('fork.real')}</th>
              <th scope="col">{t('fork.branch')}</th>
            </tr>
          </thead>
          <tbody>
            {phasesOfBoth(both.real, both.branch, at).map(({ phase, real, branch }) => (
              <tr key={phase}>
                <th scope="row">{t('story.phase', { phase })}</th>
                <td>
                  <Marks marks={real} cast={both.cast} />
                </td>
                <td>
                  <Marks marks={branch} cast={both.cast} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}

interface SideProps extends Pick<ForkedMatch, 'seat' | 'setup'> {
  readonly way: 'real' | 'branch';
  readonly course: Course;
  readonly onWatch: (step: number) => void;
}

/** One way it went: how it ended, what became of who played on, and who infected whom. */
function Side({ way, course, seat, setup, onWatch }: SideProps) {
  const { seats } = setup;
  const { ending, events } = course;
  const rows = infectionTree({ seats, events });
  const own = talliesOf({ seats, events }, [])[seat];
  const height = treeHeight(rows);
  return (
    <section class={`compared-side is-${way}`} aria-label={t(`fork.${way}`)}>
      <h2>{t(`fork.${way}`)}</h2>
      <p class="compared-ending">{ending ? t(`ending.${ending.kind}`) : t('fork.running')}</p>
      <p class="compared-own">
        {seats[seat]?.name} <RoleTag role={own?.role} />
        {ending && <b>{t(ending.winners.includes(seat) ? 'fork.won' : 'fork.lost')}</b>}
      </p>
      <svg class="compared-tree" viewBox={`-4 0 360 ${height}`} preserveAspectRatio="xMinYMin meet">
        <title>{t('story.tree')}</title>
        <TreePicture {...{ rows, seats, onWatch }} />
      </svg>
    </section>
  );
}

function Marks({ marks, cast }: { marks: readonly Mark[]; cast: PublicView }) {
  return (
    <ol>
      {marks.map(({ step, kind, events }) => (
        <li key={`${step} ${kind}`} class={`is-${kind}`}>
          {events.map((event) => truthText(cast, event)).join(' ')}
        </li>
      ))}
    </ol>
  );
}
