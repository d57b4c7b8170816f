import './ceremony-stage.css';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { Ceremonies } from '#client/ceremonies/Ceremonies.tsx';
import { SceneClock } from '#client/ceremonies/scene/scene-time.ts';
import { AccusationBanner } from '#client/ceremonies/strikes/Accusation.tsx';
import type { Sound } from '#client/story/sound/sounds.ts';
import type { Story } from '#client/story/story.ts';
import type { CeremonyScene } from './ceremony-scenes.ts';
import { matchSession } from './local-session.ts';
import { type StandingTime, standingTime } from './standing-time.ts';

declare global {
  /** What a test asks of the stage. */
  var ceremony: StandingTime & { readonly heard: Sound[] };
}

/** One ceremony over a picture of a map; `ceremony.goTo(1700)` lets it play up to that moment and stand there. */
export function CeremonyStage({ scene }: { scene: CeremonyScene }) {
  const { match, view, cue, isCovered, revealed, accused, said } = scene;
  const time = useMemo(standingTime, []);
  const { session, story, player } = useMemo(() => {
    const made = { ...matchSession({ match: () => match }), ...(said && { said: signal(said) }) };
    const heard: Sound[] = [];
    globalThis.ceremony = { ...time, heard };
    return {
      session: revealed ? { ...made, revealed: signal(revealed), table: overAt(made) } : made,
      story: stagedStory(scene, time),
      player: { play: (sound: Sound) => void heard.push(sound) },
    };
  }, [match, revealed, said, scene, time]);
  useEffect(() => story.close, [story]);
  const table = session.table.value;
  if (!table) return null;
  return (
    <SceneClock value={time}>
      <main class="ceremony-stage">
        <ArtSymbols />
        <img src={PICTURE_URLS['home-cold']} alt="" />
        {accused ? (
          <AccusationBanner {...{ accused, session, table, view }} onAnswered={() => {}} />
        ) : (
          <Ceremonies
            {...{ story, session, table, player }}
            view={story.view.value ?? cue?.before ?? view}
            isCovered={isCovered ?? false}
          />
        )}
      </main>
    </SceneClock>
  );
}

/** The theatre has the match. */
const overAt = ({ table }: ReturnType<typeof matchSession>) =>
  signal(table.value && { ...table.value, finishedMatch: 'k7Qm2xZ9pL4a' });

/** A story of one cue, which waits at its end. */
function stagedStory({ view, cue }: CeremonyScene, time: StandingTime): Story {
  const now = signal(cue);
  const isHeld = signal(false);
  const cancel = cue ? time.after(cue.ms, () => (isHeld.value = true)) : () => {};
  return {
    view: signal(cue?.before ?? view),
    isNow: signal(!cue),
    cue: now,
    isHeld,
    told: signal([]),
    recap: signal([]),
    pace: signal('1x'),
    skip() {
      if (isHeld.value) now.value = undefined;
      isHeld.value = true;
    },
    putRecapAway: () => {},
    close: cancel,
  };
}
