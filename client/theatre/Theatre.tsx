import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { placeMark, readPlace } from './address.ts';
import type { DealerDesk } from './dealer-worker.ts';
import { ListingConsent } from './ListingConsent.tsx';
import { loadTalk, type OpenMatch } from './load-match.ts';
import { Proof } from './Proof.tsx';
import { Replay } from './Replay.tsx';
import { startProjector } from './replay-player.ts';
import { Story } from './Story.tsx';

const TABS = ['replay', 'story', 'proof'] as const;

/** The replay, the story in pictures, the proof. */
export function Theatre({ desk, loaded }: { desk: DealerDesk; loaded: OpenMatch }) {
  const tab = useSignal<(typeof TABS)[number]>('replay');
  const talk = useSignal(loaded.talk);
  const { script, id } = loaded;
  const projector = useMemo(() => startProjector(desk, script, readPlace(location.hash)), [desk, script]);
  useEffect(() => projector.stop, [projector]);
  useEffect(() => {
    const follow = () => {
      const { step, eyes } = readPlace(location.hash);
      projector.eyes.value = eyes;
      projector.go(step);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [projector]);
  const { step, eyes, playing } = projector;
  useEffect(() => {
    // Browsers allow only so many changes of the address; while it plays there is none.
    if (!playing.value) history.replaceState(null, '', placeMark({ step: step.value, eyes: eyes.value }));
  }, [step.value, eyes.value, playing.value]);

  const watch = (at: number) => {
    projector.go(at);
    tab.value = 'replay';
  };
  return (
    <main class="theatre">
      <header class="theatre-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t(`ending.${script.ending.kind}`)}</h1>
        <ListingConsent
          id={id}
          onSaid={async () => {
            talk.value = await loadTalk(id);
          }}
        />
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
              {t(`theatre.${each}`)}
            </button>
          ))}
        </nav>
      </header>
      {/* The board stays where it is while something else is looked at. */}
      <div class="theatre-replay" hidden={tab.value !== 'replay'}>
        <Replay projector={projector} talk={talk.value} active={tab.value === 'replay'} />
      </div>
      {tab.value === 'story' && <Story script={script} talk={talk.value} onWatch={watch} />}
      {tab.value === 'proof' && <Proof desk={desk} loaded={loaded} />}
    </main>
  );
}
