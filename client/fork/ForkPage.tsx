import '#client/theatre/crew.css';
import './fork.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Veil } from '#client/look/Veil.tsx';
import { t } from '#client/texts/texts.ts';
import { readFork } from '#client/theatre/fork-link.ts';
import type { ForkedMatch } from '#shared/play/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { Comparison } from './Comparison.tsx';
import { ForkTable } from './ForkTable.tsx';

type Shown = 'door' | 'table' | 'comparison';

/** `/fork#…`: a match that goes another way from one of its moments on. */
export function ForkPage() {
  const forked = useSignal<ForkedMatch | 'broken' | undefined>(undefined);
  const shown = useSignal<Shown>('table');
  /** Another try is another table. */
  const attempt = useSignal(1);
  useEffect(() => {
    document.title = `${t('fork.title')} · ${t('game.name')}`;
    const read = async () => {
      const found = await readFork(location.hash);
      forked.value = found ?? 'broken';
      // Nothing was played yet: whoever opens it wants to. Else he is asked, for the rest tells how it went.
      shown.value = found && found.branch.length > 0 ? 'door' : 'table';
      attempt.value += 1;
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const now = forked.value;
  if (!now) return <Veil text={t('fork.opening')} />;
  if (now === 'broken') return <Broken />;
  const playFrom = (fork: ForkedMatch) => {
    forked.value = fork;
    shown.value = 'table';
    attempt.value += 1;
  };
  const again = () => playFrom({ ...now, branch: [] });
  const compare = (fork: ForkedMatch) => {
    forked.value = fork;
    shown.value = 'comparison';
  };
  switch (shown.value) {
    case 'door':
      return <Door fork={now} onAgain={again} onGoOn={() => playFrom(now)} onCompare={() => compare(now)} />;
    case 'table':
      return <ForkTable key={attempt.value} fork={now} onAgain={again} onCompare={compare} />;
    case 'comparison':
      return <Comparison fork={now} onAgain={again} onGoOn={() => playFrom(now)} />;
  }
}

interface DoorProps {
  readonly fork: ForkedMatch;
  readonly onAgain: () => void;
  readonly onGoOn: () => void;
  readonly onCompare: () => void;
}

/** Somebody has played it already: who wants to try for himself is told nothing of how it went. */
function Door({ fork, onAgain, onGoOn, onCompare }: DoorProps) {
  const { at, seat, setup, of } = fork;
  return (
    <main class="notice">
      <section class="panel stack fork-door">
        <h1>{t('fork.title')}</h1>
        <p>{t('fork.about', { step: at, who: setup.seats[seat]?.name ?? '' })}</p>
        <p class="quiet">{t('fork.played', { count: fork.branch.length })}</p>
        <button type="button" class="act" onClick={onAgain}>
          {t('fork.myself')}
        </button>
        <button type="button" class="calm" onClick={onGoOn}>
          {t('fork.goOn')}
        </button>
        <button type="button" class="calm" onClick={onCompare}>
          {t('fork.compare')}
        </button>
        {of !== undefined && (
          <a class="button bare" href={`${matchPath(of)}#step=${at}`}>
            {t('fork.theatre')}
          </a>
        )}
      </section>
    </main>
  );
}

function Broken() {
  return (
    <main class="notice">
      <section class="panel stack">
        <h1>{t('fork.title')}</h1>
        <p role="alert">{t('fork.broken')}</p>
        <a class="button calm" href="/">
          {t('table.home')}
        </a>
      </section>
    </main>
  );
}
