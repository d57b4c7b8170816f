import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { SeenStep } from '#client/device/seen-step.ts';
import { isAsked } from '#client/words/awaited.ts';
import type { View } from '#shared/play/index.ts';
import type { RoomId, SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Cue } from './cue.ts';
import { boardingCue, changesGoal, cuesOf, isOpening, meetingAfter, toldCue, toldOf } from './cues.ts';
import { finaleOf, type QueuedCue } from './finale.ts';
import { backlogOf, HURRY_MS, isGone, isRushed, LONG_MS, SEEN_MS, TOO_LONG_MS } from './pacing.ts';
import { quiet } from './quiet-view.ts';
import { recapOf } from './recap.ts';
import { isSpeed, type Pace, SPEEDS, type Speed, type Story, type ToldCue } from './story.ts';

/** What is to be told, and how the device stands. */
export interface Reality {
  /** The newest view and everything seen, changed together. */
  readonly view: ReadonlySignal<View | undefined>;
  readonly seen: ReadonlySignal<readonly SeenStep[]>;
  /** Tells matches apart: another one begins anew. */
  readonly match: ReadonlySignal<string | undefined>;
  /** The clock that runs at the table. */
  readonly clock: ReadonlySignal<PublicClock['kind']>;
  /** One person, the others are bots: the table goes at that person's pace. */
  readonly isAlone: ReadonlySignal<boolean>;
  /** Nobody looks at this device. */
  readonly isAway: ReadonlySignal<boolean>;
}

/** What the director works with. */
export interface DirectorTools {
  now(): number;
  /** Runs something later; what it answers with takes that back. */
  after(ms: number, run: () => void): () => void;
  /** Up to which step this device has told this match, over a reload. */
  recallTold(match: string | undefined): number | undefined;
  keepTold(match: string | undefined, step: number): void;
  recallSpeed(): Speed | undefined;
  keepSpeed(speed: Speed): void;
  /** Everything up to this step is told; or is, but somebody still reads what it says. */
  onTold(told: { readonly step: number; readonly isReading: boolean }): void;
}

/** How much of what was told stays for the feed. */
const MOST_TOLD = 2000;

/** Tells what happened cue by cue. Wherever it is cut short, it ends in the newest view itself. */
export function direct(
  { view: newest, seen, match, clock, isAlone, isAway }: Reality,
  tools: DirectorTools,
): Story {
  const view = signal<View | undefined>(undefined);
  const isNow = signal(false);
  const cue = signal<Cue | undefined>(undefined);
  const isHeld = signal(false);
  const told = signal<readonly ToldCue[]>([]);
  const recap = signal<readonly string[]>([]);
  let speed: Speed = tools.recallSpeed() ?? '1x';
  const pace = signal<Pace>(speed);

  let shownMatch: string | undefined;
  /** The newest step that was taken up; nothing before the first. */
  let lastStep: number | undefined;
  let queue: readonly QueuedCue[] = [];
  let onStage: QueuedCue | undefined;
  let cancelTimer = () => {};
  /** The table after everything that is queued. */
  let tail: View | undefined;
  /** Where the last trade began, as far as is queued. */
  let meeting: RoomId | undefined;
  /** What a jump left out, until its recap is shown. */
  let skipped: readonly Cue[] = [];
  let hurriedUntil: number | undefined;
  let lastTold: View | undefined;

  function restart(): void {
    cancelTimer();
    shownMatch = match.value;
    lastStep = undefined;
    queue = [];
    onStage = undefined;
    tail = undefined;
    meeting = undefined;
    skipped = [];
    lastTold = undefined;
    batch(() => {
      view.value = undefined;
      cue.value = undefined;
      isHeld.value = false;
      isNow.value = false;
      told.value = [];
      recap.value = [];
    });
  }

  /** Takes up what is new. */
  function takeUp(now: View): void {
    const known = lastStep;
    const fresh = seen.value.filter(({ number }) => known === undefined || number > known);
    lastStep = fresh.at(-1)?.number ?? lastStep ?? 0;
    if (known === undefined || !tail) openOn(now, fresh);
    else if (fresh.some(({ missed }) => missed)) returnTo(now, fresh);
    else for (const step of fresh) enqueue(step, now);
  }

  /** The first view of a match: its beginning, or wherever it is. */
  function openOn(now: View, steps: readonly SeenStep[]): void {
    const recalled = tools.recallTold(shownMatch);
    const events = steps.flatMap((step) => step.events);
    if (recalled === undefined && isOpening(events, now)) {
      queue = [{ step: lastStep ?? 0, cue: boardingCue(events, now) }];
      tail = quiet(now);
      return;
    }
    told.value = toldAtOnce(steps, now);
    const missed = told.value.filter(({ step, past }) => (recalled === undefined ? past : step > recalled));
    recap.value = recapOf(missed, meIn(now));
    tail = quiet(now);
  }

  /** After an absence: straight to now, with a recap. */
  function returnTo(now: View, steps: readonly SeenStep[]): void {
    finishStage();
    for (const each of queue) leaveOut(each);
    const missed = toldAtOnce(steps, now);
    told.value = [...told.value, ...missed].slice(-MOST_TOLD);
    recap.value = recapOf([...skipped, ...missed], meIn(now));
    skipped = [];
    tail = quiet(now);
  }

  function toldAtOnce(steps: readonly SeenStep[], now: View): readonly ToldCue[] {
    return steps.flatMap((step) => {
      meeting = meetingAfter(meeting, step);
      return toldOf(step, now, meeting);
    });
  }

  function enqueue(step: SeenStep, now: View): void {
    if (!tail) return;
    try {
      meeting = meetingAfter(meeting, step);
      const cues = cuesOf(step, tail, meeting);
      queue = [...queue, ...cues.map((each) => ({ step: step.number, cue: each }))];
      tail = cues.at(-1)?.after ?? tail;
    } catch (problem) {
      // A story that cannot be told must not keep anybody from the table as it is.
      returnTo(now, [step]);
      queueMicrotask(() => {
        throw problem;
      });
    }
  }

  /** What is on the stage is over, however it came to its end. */
  function land(): void {
    if (!onStage || isHeld.value) return;
    view.value = onStage.cue.after;
    keepTold(onStage);
  }

  function finishStage(): void {
    cancelTimer();
    land();
    clearStage();
  }

  function clearStage(): void {
    onStage = undefined;
    isHeld.value = false;
    cue.value = undefined;
  }

  function keepTold({ cue: each, step }: QueuedCue): void {
    told.value = [...told.value, toldCue(each, step)].slice(-MOST_TOLD);
  }

  /** Goes on until something takes its time, waits for somebody, or all is told. */
  function goOn(): void {
    for (;;) {
      if (onStage) return;
      const jumped = queue.slice(0, jumpTo());
      for (const each of jumped) leaveOut(each);
      const [next] = queue;
      if (!next) return settle();
      if (waitsForReturn()) return tellReading();
      queue = queue.slice(1);
      const ms = lengthOf(next);
      if (ms > 0) return stage(next, ms);
      view.value = next.cue.after;
      keepTold(next);
    }
  }

  function leaveOut(each: QueuedCue): void {
    queue = queue.slice(1);
    view.value = each.cue.after;
    keepTold(each);
    skipped = [...skipped, { ...each.cue, caption: each.cue.line }];
  }

  function stage(next: QueuedCue, ms: number): void {
    onStage = next;
    view.value = next.cue.lands === 'at-once' ? next.cue.after : next.cue.before;
    cue.value = { ...next.cue, ms };
    cancelTimer = tools.after(ms, ended);
  }

  function ended(): void {
    batch(() => {
      land();
      if (onStage && holds(onStage.cue)) {
        isHeld.value = true;
        tellReading();
        return;
      }
      clearStage();
      goOn();
    });
  }

  /** Alone with bots nothing happens under what is still read. */
  const holds = (each: Cue): boolean => concernsMe(each) && isAlone.value && clock.value === '';

  /** All is told: the newest view itself. */
  function settle(): void {
    const now = newest.value;
    if (!now || lastStep === undefined) return;
    hurriedUntil = undefined;
    tail = quiet(now);
    view.value = now;
    isNow.value = true;
    endJump(now);
    tools.keepTold(shownMatch, lastStep);
    if (lastTold === now) return;
    lastTold = now;
    tools.onTold({ step: lastStep, isReading: false });
  }

  /** A pace that holds until something is reached ends there, with what it left out. */
  function endJump(now: View): void {
    const isReached = now.ending !== undefined || (isAsked(now) && !isGone(now));
    if (!isSpeed(pace.value)) {
      if (!isReached) return;
      pace.value = speed;
    }
    if (isAway.value || skipped.length === 0) return;
    recap.value = recapOf(skipped, meIn(now));
    skipped = [];
  }

  function tellReading(): void {
    if (lastStep !== undefined) tools.onTold({ step: lastStep, isReading: true });
  }

  /** Alone, the whole story waits for who went away; with others only its end does. */
  function waitsForReturn(): boolean {
    return isAway.value && (isAlone.value || finaleOf(queue) === 0);
  }

  /** How much of the queue is not shown any more. */
  function jumpTo(): number {
    const finale = finaleOf(queue);
    if (pace.value === 'to-my-turn' || pace.value === 'to-the-end') {
      const mine = toTheEnd() ? -1 : queue.findIndex(({ cue: each }) => concernsMe(each));
      return mine < 0 ? finale : Math.min(mine, finale);
    }
    if (isAlone.value) return 0;
    return isAway.value || backlogOf(queue) > TOO_LONG_MS ? finale : 0;
  }

  const toTheEnd = (): boolean =>
    pace.value === 'to-the-end' && newest.value !== undefined && isGone(newest.value);

  function lengthOf(next: QueuedCue): number {
    if (next.cue.ms === 0) return 0;
    const rushed = [next, ...queue].filter(({ cue: each }) => isUrgent(each));
    if (rushed.includes(next)) {
      hurriedUntil ??= tools.now() + HURRY_MS;
      const share = Math.floor((hurriedUntil - tools.now()) / rushed.length);
      return Math.max(clock.value === '' ? SEEN_MS : 0, share);
    }
    hurriedUntil = undefined;
    const late = !isAlone.value && backlogOf(queue) > LONG_MS ? 2 : 1;
    return Math.max(1, Math.round(next.cue.ms / SPEEDS[speed] / late));
  }

  const isUrgent = (each: Cue): boolean => isRushed(each, newest.value, clock.value);

  const stop = effect(() => {
    // All of it is read here, and nothing else counts as news.
    void [newest, seen, match, clock, isAlone, isAway, pace].map(({ value }) => value);
    untracked(() => batch(catchUp));
  });

  function catchUp(): void {
    if (match.value !== shownMatch) restart();
    const now = newest.value;
    // A line that begins anew has nothing to show yet: what was told stays.
    if (!now) return;
    if (!sameEyes(view.value, now)) restart();
    if (isSpeed(pace.value) && pace.value !== speed) {
      speed = pace.value;
      tools.keepSpeed(speed);
    }
    takeUp(now);
    if (isNow.value && queue.length > 0) {
      isNow.value = false;
      view.value = view.value && quiet(view.value);
    }
    cutShort();
    goOn();
  }

  /** What is on the stage gives way to what is urgent, and to who wants to get on. */
  function cutShort(): void {
    if (!onStage || isHeld.value) return;
    const isJumped =
      !isSpeed(pace.value) && (toTheEnd() || !concernsMe(onStage.cue)) && onStage.cue.ceremony !== 'end';
    const isBehind = !isAlone.value && isAway.value && onStage.cue.ceremony !== 'end';
    if (isUrgent(onStage.cue) || isJumped || isBehind) finishStage();
  }

  return {
    view: computed(() => view.value),
    isNow: computed(() => isNow.value),
    cue: computed(() => cue.value),
    isHeld: computed(() => isHeld.value),
    told: computed(() => told.value),
    recap: computed(() => recap.value),
    pace,
    skip(): void {
      if (!onStage) return;
      batch(() => {
        finishStage();
        goOn();
      });
    },
    putRecapAway(): void {
      recap.value = [];
    },
    close(): void {
      stop();
      cancelTimer();
    },
  };
}

/** A view of another seat is another story. */
function sameEyes(before: View | undefined, now: View): boolean {
  return before === undefined || meIn(before) === meIn(now);
}

/** D2: at a table of several nothing depends on it, so that nobody can tell a new Host by his pace. */
const concernsMe = (each: Cue): boolean => each.isMine || changesGoal(each);

const meIn = (view: View): SeatId | undefined => ('me' in view ? view.me : undefined);
