import type { SeenStep } from '#client/device/seen-step.ts';
import { t } from '#client/texts/texts.ts';
import { captionText, lineText } from '#client/words/captions.ts';
import { nameOf } from '#client/words/names.ts';
import { ownOutcome } from '#client/words/outcomes.ts';
import { afterEvent, type SeenEvent, type View } from '#shared/play/index.ts';
import { locationOf, type RoomId } from '#shared/vocabulary/index.ts';
import type { Cue } from './cue.ts';
import { quiet } from './quiet-view.ts';
import { mainOf, scenesOf } from './scenes.ts';
import { type Looking, stagingOf } from './staging.ts';
import type { ToldCue } from './story.ts';

/** Where the last trade began: what came of it is told at another step, when the two may stand together elsewhere, too. */
export const meetingAfter = (
  meeting: RoomId | undefined,
  { events }: Pick<SeenStep, 'events'>,
): RoomId | undefined => events.findLast((event) => event.type === 'trade-began')?.room ?? meeting;

/** What happened at a step, cue by cue, for whoever had this view before. */
export function cuesOf(
  { number, events }: Pick<SeenStep, 'number' | 'events'>,
  view: View,
  meeting?: RoomId,
): readonly Cue[] {
  const me = 'me' in view ? view.me : undefined;
  const cues: Cue[] = [];
  let before = quiet(view);
  for (const scene of scenesOf(events, me)) {
    const cue = cueOf(`${number} ${cues.length}`, { view: before, scene, meeting });
    cues.push(cue);
    before = cue.after;
  }
  return shortened(cues);
}

function cueOf(key: string, looking: Looking): Cue {
  const { view: before, scene } = looking;
  const main = mainOf(scene);
  return {
    key,
    events: scene,
    before,
    after: scene.reduce<View>(afterEvent, before),
    caption: captionText(before, main, scene),
    line: lineText(before, main, scene),
    ...stagingOf(main, looking),
  };
}

/** What is kept of a cue that was told. */
export function toldCue({ key, events, before, after, at, who, line }: Cue, step: number): ToldCue {
  const outcome = ownOutcome(before, events);
  return { key, step, events, at, who, caption: line, phase: after.phase, outcome };
}

/** It makes the one who sees it somebody else, with another goal. */
export const changesGoal = ({ before, events }: Cue): boolean =>
  ownOutcome(before, events)?.goalChanged ?? false;

/**
 * What is kept of a step that is not shown any more. The table before it is not known here: its words take names and
 * places from the table as it is.
 */
export function toldOf({ number, events, past }: SeenStep, view: View, meeting?: RoomId): readonly ToldCue[] {
  const me = 'me' in view ? view.me : undefined;
  if (isDeal(events)) {
    return [{ ...toldCue(boardingCue(events, view), number), ...(past && { past }) }];
  }
  const table = asSearched(view, events);
  return scenesOf(events, me).map((scene, i) => {
    const main = mainOf(scene);
    const { at, who } = stagingOf(main, { view, scene, meeting });
    return {
      key: `${number} ${i}`,
      step: number,
      events: scene,
      at,
      who,
      caption: lineText(table, main, scene),
      phase: view.phase,
      outcome: ownOutcome(view, scene),
      ...(past && { past }),
    };
  });
}

/** F2: what was used before draws parasites before any card. What was not is used by now, and was not then. */
function asSearched(view: View, events: readonly SeenEvent[]): View {
  const at = events.findIndex(({ type }) => type === 'searched');
  const searched = events[at];
  const next = events[at + 1]?.type;
  if (searched?.type !== 'searched' || next === 'spawned' || next === 'parasite-awaited') return view;
  const location = locationOf(searched.room);
  return { ...view, used: view.used.filter((each) => each !== location) };
}

/** How long a step may take on the stage, ceremonies apart. */
const LONGEST_STEP_MS = 1600;

function shortened(cues: readonly Cue[]): readonly Cue[] {
  const small = cues.filter(({ ceremony }) => !ceremony);
  const sum = small.reduce((total, { ms }) => total + ms, 0);
  if (sum <= LONGEST_STEP_MS) return cues;
  const part = LONGEST_STEP_MS / sum;
  return cues.map((cue) => (cue.ceremony ? cue : { ...cue, ms: Math.floor(cue.ms * part) }));
}

/** Whether a seat sees its match for the first time, and in its first phase: it is shown what it is. */
export function isOpening(events: readonly SeenEvent[], view: View): boolean {
  return 'me' in view && view.phase === 1 && !view.ending && isDeal(events);
}

const isDeal = (events: readonly SeenEvent[]): boolean =>
  events.some((event) => event.type === 'phase-began' && event.phase === 1);

/** The deal: nobody knows the table before it, so it opens on what it has come to. As long for every role. */
export function boardingCue(events: readonly SeenEvent[], view: View): Cue {
  const now = quiet(view);
  const first = events.find((event) => event.type === 'turn-began');
  const seat = first?.seat ?? now.turn?.seat;
  const who = seat === undefined ? '' : nameOf(now, seat);
  const caption = t('captions.boarding', { who });
  return {
    key: 'boarding',
    events,
    before: now,
    after: now,
    lands: 'at-its-end',
    at: undefined,
    who: now.seats.map(({ id }) => id),
    caption,
    line: caption,
    ms: 6000,
    sound: undefined,
    ceremony: 'boarding',
    isMine: 'me' in now,
  };
}
