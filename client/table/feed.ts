import { batch, signal } from '@preact/signals';
import { type RevealedSeat, updated, type View } from '#shared/play/index.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { type PublicTable, readPublicView } from '#shared/wire/public-table.ts';
import type { OwnView, Seated, Shown } from '#shared/wire/table.ts';
import type { SeenStep, Table } from './session.ts';

/** How much of what happened a device keeps for its log. */
const MOST_STEPS = 600;

/**
 * Puts together what comes over the wire: the state everybody sees, and what this seat alone is shown.
 * A private message waits for the public release it belongs to, so that a view is never half of one step.
 */
export function openFeed() {
  const table = signal<Table | undefined>(undefined);
  const own = signal<SeatId | 'watching' | undefined>(undefined);
  const view = signal<View | undefined>(undefined);
  const seen = signal<readonly SeenStep[]>([]);
  const revealed = signal<readonly RevealedSeat[]>([]);
  let state: PublicTable | undefined;
  let waiting: Shown[] = [];
  let mine: Partial<OwnView> = {};
  let viewNumber = 0;

  function settle(): void {
    const now = state;
    if (!now?.settings) return;
    const due = waiting.filter(({ release }) => release <= now.release);
    waiting = waiting.filter(({ release }) => release > now.release);
    for (const shown of due) {
      viewNumber = shown.view;
      if (shown.own) mine = updated(mine, shown.own);
    }
    batch(() => {
      table.value = readTable(now);
      // Another match is coming: what was turned over belongs to the last one.
      if (now.phase === 'waiting') revealed.value = [];
      const steps = due.filter(({ events }) => events.length > 0);
      const fresh = steps.map(({ view: number, events }) => ({ number, events }));
      if (fresh.length) seen.value = [...seen.value, ...fresh].slice(-MOST_STEPS);
      view.value = combined(now, own.value, mine);
    });
  }

  return {
    table,
    own,
    view,
    seen,
    revealed,
    /** The number a command has to name. */
    viewNumber: () => viewNumber,
    /** A new line begins: everything is told again. */
    begin(): void {
      waiting = [];
      mine = {};
    },
    seated({ seat }: Seated): void {
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
  mine: Partial<OwnView>,
): View | undefined {
  const open = readPublicView(state.view);
  if (!open || own === undefined) return undefined;
  if (own === 'watching') return open;
  const { role, hand, diary, offers } = mine;
  return role && hand && diary && offers ? { ...open, me: own, role, hand, diary, offers } : undefined;
}

/** The decoded state changes in place; what is drawn must not. */
function readTable(state: PublicTable): Table {
  const chairs = SEAT_IDS.flatMap((seat) => {
    const chair = state.chairs.get(String(seat));
    if (!chair) return [];
    const { name, colour, kind, present, ready, accusedBy, silenced, wantsPause } = chair;
    return [[seat, { name, colour, kind, present, ready, accusedBy, silenced, wantsPause }] as const];
  });
  const { code, phase, opener, settings, commitment, spectators, clock, finishedMatch } = state;
  return {
    code,
    phase,
    chairs: new Map(chairs),
    opener,
    settings: JSON.parse(settings),
    commitment,
    spectators,
    clock: { kind: clock.kind, until: clock.until },
    finishedMatch,
  };
}
