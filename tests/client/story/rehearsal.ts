import { batch, signal } from '@preact/signals';
import type { SeenStep } from '#client/device/seen-step.ts';
import { type DirectorTools, direct } from '#client/story/director.ts';
import type { Speed } from '#client/story/story.ts';
import { type Match, matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { Audience, SeenEvent, View } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import { handTimer } from './hand-timer.ts';

/** One moment of a match as one audience sees it. */
export interface Moment {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

const momentOf = (match: Match, audience: Audience): Moment => ({
  view: viewFor(match, audience),
  events: match.events.flatMap((event) => seenBy(event, audience) ?? []),
});

/** A whole match of bots, moment by moment, through one pair of eyes. */
export function momentsOf(
  seed: string,
  audience: Audience,
  bots: 'random' | 'simple' = 'random',
): readonly Moment[] {
  const { record } = simulateMatch({
    seed,
    bots: [bots, bots, bots, bots],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  return matchMoments(record).map((match) => momentOf(match, audience));
}

/** A device at a table, with everything that decides how it tells in the test's own hand. */
export function rehearse() {
  const timer = handTimer();
  const view = signal<View | undefined>(undefined);
  const seen = signal<readonly SeenStep[]>([]);
  const match = signal<string | undefined>('a match');
  const clock = signal<PublicClock['kind']>('');
  const isAlone = signal(false);
  const isAway = signal(false);
  const told: { step: number; isReading: boolean }[] = [];
  const memory = { told: new Map<string | undefined, number>(), speed: undefined as Speed | undefined };
  const tools: DirectorTools = {
    now: timer.now,
    after: timer.after,
    recallTold: (of) => memory.told.get(of),
    keepTold: (of, step) => void memory.told.set(of, step),
    recallSpeed: () => memory.speed,
    keepSpeed: (speed) => {
      memory.speed = speed;
    },
    onTold: (what) => void told.push(what),
  };
  const reality = { view, seen, match, clock, isAlone, isAway };
  let story = direct(reality, tools);
  let number = 0;
  return {
    ...reality,
    timer,
    told,
    memory,
    get story() {
      return story;
    },
    /** What is shown comes with what happened, together. */
    arrive({ view: next, events }: Moment, late: Pick<SeenStep, 'past' | 'missed'> = {}): void {
      number += 1;
      const step: SeenStep = { number, events, ...late };
      batch(() => {
        view.value = next;
        if (events.length) seen.value = [...seen.value, step];
      });
    },
    reload(): void {
      story.close();
      story = direct(reality, tools);
    },
    /** Everything that can still happen does: whatever is read is put away. */
    finish(): void {
      for (let i = 0; i < 2000 && !story.isNow.value; i++) {
        timer.pass(20_000);
        if (story.isHeld.value) story.skip();
      }
    },
  };
}
