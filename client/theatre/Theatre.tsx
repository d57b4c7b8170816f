import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { namesMoment, placeMark, readPlace } from './address.ts';
import { ContinueHere } from './ContinueHere.tsx';
import type { DealerDesk } from './dealer-worker.ts';
import { ListingConsent } from './ListingConsent.tsx';
import { loadTalk, type OpenMatch } from './load-match.ts';
import { MindsTab } from './MindsTab.tsx';
import { Proof } from './Proof.tsx';
import { Replay } from './Replay.tsx';
import { startProjector } from './replay-player.ts';
import { ShareMoment } from './ShareMoment.tsx';
import { Story } from './Story.tsx';
import type { Together } from './together.ts';
import { WatchTogether } from './WatchTogether.tsx';

const TABS = ['story', 'replay', 'minds', 'proof'] as const;

interface TheatreProps {
  readonly desk: DealerDesk;
  readonly loaded: OpenMatch;
  readonly go: (path: string) => void;
  /** Others watch along. */
  readonly together?: Together;
}

/** The story in pictures, the replay, the proof. */
export function Theatre({ desk, loaded, go, together }: TheatreProps) {
  // Who comes for the whole match sees first who infected whom; a link to a moment leads there.
  const tab = useSignal<(typeof TABS)[number]>(together || namesMoment(location.hash) ? 'replay' : 'story');
  const wasReplayed = useSignal(false);
  if (tab.value === 'replay') wasReplayed.value = true;
  const talk = useSignal(loaded.talk);
  const { script, id } = loaded;
  const { fork } = loaded.record.setup;
  const projector = useMemo(
    () => startProjector(desk, script, together?.start ?? readPlace(location.hash)),
    [desk, script],
  );
  useEffect(() => projector.stop, [projector]);
  useEffect(() => together?.join(projector), [projector]);
  useEffect(() => {
    // In company the address is that of the company.
    if (together) return;
    const follow = () => {
      const { step, eyes } = readPlace(location.hash);
      projector.eyes.value = eyes;
      projector.go(step);
      tab.value = 'replay';
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [projector]);
  const { step, eyes, playing } = projector;
  useEffect(() => {
    // Browsers allow only so many changes of the address; while it plays there is none.
    if (tab.value === 'replay' && !playing.value && !together)
      history.replaceState(null, '', placeMark({ step: step.value, eyes: eyes.value }));
  }, [step.value, eyes.value, playing.value, tab.value]);

  const watch = (at: number) => {
    projector.go(at);
    tab.value = 'replay';
  };
  return (
    <main class={`theatre ${together ? 'is-together' : ''}`}>
      <header class="theatre-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t(`ending.${script.ending.kind}`)}</h1>
        {fork && (
          <a class="fork-mark" href={`${matchPath(fork.of)}#step=${fork.step}`}>
            {t('fork.mark', { step: fork.step })}
          </a>
        )}
        <ListingConsent
          id={id}
          onSaid={async () => {
            talk.value = await loadTalk(id);
          }}
        />
        {together ? together.leave : <WatchTogether {...{ projector, id, go }} />}
        <nav class="theatre-tabs" aria-label={t('theatre.tabs')}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              class="small"
              aria-pressed={tab.value === each}
              onClick={() => {
                tab.value = each;
              }}
            >
              {each === 'minds' ? t('minds.tab') : t(`theatre.${each}`)}
            </button>
          ))}
        </nav>
      </header>
      {/* Once it is there, the board stays where it is while something else is looked at. */}
      {wasReplayed.value && (
        <div class="theatre-replay" hidden={tab.value !== 'replay'}>
          <Replay {...{ projector, together }} talk={talk.value} active={tab.value === 'replay'}>
            {!together && <ContinueHere {...{ projector, loaded, go }} />}
            <ShareMoment {...{ desk, projector, id }} />
          </Replay>
        </div>
      )}
      {tab.value === 'story' && <Story {...{ script, id }} talk={talk.value} onWatch={watch} />}
      {tab.value === 'minds' && <MindsTab {...{ desk, projector }} talk={talk.value} onWatch={watch} />}
      {tab.value === 'proof' && <Proof desk={desk} loaded={loaded} />}
      {together?.panel}
    </main>
  );
}
