import './theatre.css';
import './crew.css';
import './deck.css';
import './story.css';
import './continue.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { openDealerDesk } from './dealer-worker.ts';
import { saveJson } from './download.ts';
import type { Loaded } from './load-match.ts';
import { loadMatch } from './load-match.ts';
import { Theatre } from './Theatre.tsx';
import { flawText } from './words.ts';

/** `/m/ID`: a finished match, fetched and dealt again in this browser. */
export function TheatrePage({ id, go }: { id: string; go: (path: string) => void }) {
  const desk = useMemo(openDealerDesk, [id]);
  const loaded = useSignal<Loaded | undefined>(undefined);
  const load = async () => {
    loaded.value = undefined;
    loaded.value = await loadMatch(desk, id);
  };
  useEffect(() => {
    document.title = `${t('theatre.title')} · ${t('game.name')}`;
    void load();
    return desk.close;
  }, [desk]);

  const now = loaded.value;
  if (now?.kind === 'open') return <Theatre desk={desk} loaded={now} go={go} />;
  return (
    <main class="notice">
      <section class="panel stack">
        <h1>{t('theatre.title')}</h1>
        {!now && <p role="status">{t('theatre.opening')}</p>}
        {now && <Outcome now={now} />}
        {now?.kind === 'unreachable' && (
          <button type="button" class="act" onClick={load}>
            {t('theatre.again')}
          </button>
        )}
        <a class="button calm" href="/">
          {t('table.home')}
        </a>
      </section>
    </main>
  );
}

/** Why there is nothing to watch. */
function Outcome({ now }: { now: Exclude<Loaded, { kind: 'open' }> }) {
  switch (now.kind) {
    case 'missing':
    case 'unreachable':
      return <p role="alert">{t(`theatre.${now.kind}`)}</p>;
    case 'broken':
      return (
        <>
          <p role="alert">{t('theatre.broken')}</p>
          <p>{flawText(now.verdict)}</p>
        </>
      );
    case 'other-rules':
      return (
        <>
          <p role="status">{t('theatre.other-rules', { rules: now.rules })}</p>
          <button type="button" class="act" onClick={() => saveJson(`match-${now.id}.json`, now.record)}>
            {t('proof.download')}
          </button>
        </>
      );
  }
}
