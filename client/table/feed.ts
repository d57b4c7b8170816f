import { batch, signal } from '@preact/signals';
import type { KeptLog } from '#client/device/kept-log.ts';
import type { SeenStep } from '#client/device/seen-step.ts';
import type { RevealedSeat, SeenEvent, View } from '#shared/play/index.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { type OwnView, ownAfter } from '#shared/wire/own-view.ts';
import type { PublicTable } from '#shared/wire/public-table.ts';
import { readPublicView } from '#shared/wire/public-view.ts';
import { readSeries } from '#shared/wire/series.ts';
import { readShownAsks, readShownNames, readShownWatchers } from '#shared/wire/shown-lists.ts';
import { readShownSettings } from '#shared/wire/shown-settings.ts';
import type { NoEyes, Seated, SeenThrough, Shown } from '#shared/wire/table.ts';
import type { Table } from './session.ts';
import { openTalk } from './talk-feed.ts';

/** How much of what happened a device keeps for its log. */
const MOST_STEPS = 600;

/** What the feed asks of the device it runs on. */
interface Device {
  now(): number;
  /** What was seen at this table before the page was loaded again. */
  recallLog(): KeptLog | undefined;
}

/**
 * Puts together what comes over the wire: the state everybody sees, and what this seat alone is shown.
 * A private message waits for the public release it belongs to, so that a view is never half of one step.
 */
export function openFeed({ now: deviceTime, recallLog }: Device) {
  const table = signal<Table | undefined>(undefined);
  const own = signal<SeatId | 'watching' | undefined>(undefined);
  const view = signal<View | undefined>(undefined);
  const seen = signal<readonly SeenStep[]>([]);
  const revealed = signal<readonly RevealedSeat[]>([]);
  const eyes = signal<SeenThrough | NoEyes>({});
  const talk = openTalk();
  let state: PublicTable | undefined;
  let waiting: Shown[] = [];
  let mine: OwnView | undefined;
  let viewNumber = 0;
  /** How many events of the match were told from the deal on. */
  let told = 0;
  /** How far the server's clock is ahead of this device's. */
  let ahead = 0;
  /** Nothing was shown over this line yet. */
  let isNewHere = true;
  /** The commitment of the match that is shown. */
  let match: string | undefined;

  function settle(): void {
    const now = state;
    if (!now?.settings) return;
    batch(() => {
      table.value = readTable(now, ahead);
      follow(now);
      apply(now);
      view.value = combined(now, own.value, mine);
    });
  }

  /** Another match begins with nothing seen and nothing turned over, also if its beginning was missed. */
  function follow({ view: { seats }, commitment }: PublicTable): void {
    const shown = seats.size > 0 ? commitment : undefined;
    if (own.value === undefined || shown === match) return;
    if (match !== undefined) forget();
    match = shown;
    const kept = recallLog();
    if (kept && kept.match === match && kept.seat === own.value) {
      seen.value = kept.steps;
      told = kept.events;
    }
  }

  function apply(now: PublicTable): void {
    const due = waiting.filter(({ release }) => release <= now.release);
    waiting = waiting.filter(({ release }) => release > now.release);
    for (const shown of due) {
      viewNumber = shown.view;
      if (shown.own) mine = ownAfter(shown.anew ? undefined : mine, shown.own);
    }
    // The first thing a line tells is all that was missed, in one.
    const whole = isNewHere ? due[0] : undefined;
    const late = seen.value.length === 0 ? { past: true as const } : { missed: true as const };
    const fresh = due
      .map((shown): SeenStep => {
        const { view: number, before, events } = shown;
        const known = Math.max(told, before);
        return { number, before: known, events: untold(before, events), ...(shown === whole && late) };
      })
      .filter(({ events }) => events.length > 0);
    if (due.length) isNewHere = false;
    if (fresh.length) seen.value = [...seen.value, ...fresh].slice(-MOST_STEPS);
  }

  /** A device that keeps a receipt may ask for more than its log lacks. */
  function untold(before: number, events: readonly SeenEvent[]): readonly SeenEvent[] {
    const fresh = events.slice(Math.max(0, told - before));
    told = Math.max(told, before + events.length);
    return fresh;
  }

  function forget(): void {
    mine = undefined;
    told = 0;
    seen.value = [];
    revealed.value = [];
    eyes.value = {};
    talk.forget();
  }

  return {
    table,
    own,
    view,
    seen,
    revealed,
    eyes,
    talk,
    /** The number a command has to name. */
    viewNumber: () => viewNumber,
    /** What has been seen so far, and from where. */
    log(): KeptLog | undefined {
      const [now, seat] = [table.value, own.value];
      if (!now || seat === undefined) return recallLog();
      return { match: now.commitment, seat, events: told, steps: seen.value };
    },
    /** A new line begins: everything is told again. */
    begin(): void {
      waiting = [];
      mine = undefined;
      eyes.value = {};
      isNewHere = true;
    },
    seated({ seat, now }: Seated): void {
      ahead = now - deviceTime();
      own.value = seat;
      settle();
    },
    shown(message: Shown): void {
      waiting.push(message);
      settle();
    },
    changed(next: PublicTable): void {
      state = next;
      settle();
    },
  };
}

/** Before the seat's own part has come there is nothing whole to show it. */
function combined(
  state: PublicTable,
  own: SeatId | 'watching' | undefined,
  mine: OwnView | undefined,
): View | undefined {
  const open = readPublicView(state.view);
  if (!open || own === undefined) return undefined;
  if (own === 'watching') return open;
  return mine && { ...open, me: own, ...mine };
}

/** The decoded state changes in place; what is drawn must not. */
function readTable(state: PublicTable, ahead: number): Table {
  const chairs = SEAT_IDS.flatMap((seat) => {
    const chair = state.chairs.get(String(seat));
    if (!chair) return [];
    const { name, colour, kind, present, ready, commitment, unopened, silenced, wantsPause } = chair;
    const awayUntil = chair.awayUntil && chair.awayUntil - ahead;
    const accusedBy = SEAT_IDS.filter((each) => chair.accusedBy.includes(String(each)));
    const shown = {
      name,
      colour,
      kind,
      present,
      ready,
      commitment,
      unopened,
      silenced,
      wantsPause,
      awayUntil,
    };
    return [[seat, { ...shown, accusedBy }] as const];
  });
  const { code, phase, opener, settings, rules, commitment, setup, spectators } = state;
  const { clock, paused, release, finishedMatch, unwritten, removed, asks, watchers, series } = state;
  return {
    code,
    phase,
    chairs: new Map(chairs),
    opener,
    settings: readShownSettings(settings),
    rules,
    commitment,
    setup,
    spectators,
    clock: {
      kind: clock.kind,
      until: clock.until - ahead,
      reserves: clock.reserves,
      tookMore: clock.tookMore,
    },
    paused,
    release,
    finishedMatch,
    unwritten,
    removed: readShownNames(removed),
    asks: readShownAsks(asks),
    watchers: readShownWatchers(watchers),
    series: readSeries(series),
  };
}
