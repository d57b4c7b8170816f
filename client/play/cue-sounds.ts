import { effect } from '@preact/signals';
import type { Player } from '#client/story/sound/player.ts';
import type { Story } from '#client/story/story.ts';
import { isAsked } from '#client/words/awaited.ts';

/** What is shown for less makes no sound: a hurried story is no noise. */
const HEARD_MS = 120;

/** Lets what is told be heard, and calls whoever is awaited. */
export function playSounds(story: Pick<Story, 'cue' | 'view' | 'isNow'>, player: Player): () => void {
  let heard: string | undefined;
  let wasAsked = false;
  const stops = [
    effect(() => {
      const cue = story.cue.value;
      if (!cue || cue.key === heard) return;
      heard = cue.key;
      if (cue.sound && cue.ms >= HEARD_MS) player.play(cue.sound);
    }),
    effect(() => {
      const view = story.view.value;
      if (!view || !story.isNow.value) return;
      const asked = isAsked(view);
      if (asked && !wasAsked) player.play('your-turn');
      wasAsked = asked;
    }),
    effect(() => {
      const seats = story.view.value?.seats;
      if (!seats) return;
      player.setDead(seats.filter(({ eliminated }) => eliminated).length, seats.length);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    player.stop();
  };
}
