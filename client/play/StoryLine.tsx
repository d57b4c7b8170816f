import type { Story } from '#client/story/story.ts';
import { Voiced } from './Voiced.tsx';

/** What is shown for less is over before it is read. */
const READABLE_MS = 120;

/** What happens, in one line over a map nobody acts on. */
export function StoryLine({ story }: { story: Story }) {
  const cue = story.cue.value;
  const shown = cue && cue.ms >= READABLE_MS ? cue.caption : undefined;
  return (
    <>
      <p class="story-line" aria-hidden="true">
        {shown}
      </p>
      <p class="unseen" aria-live="polite">
        <Voiced text={shown} />
      </p>
    </>
  );
}
