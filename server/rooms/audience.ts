import type { PublicView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Messages, SeenThrough } from '#shared/wire/table.ts';
import type { Link, Presence } from './presence.ts';
import type { TableDisplay } from './table-display.ts';

/** Whom a table speaks to. Who is not there hears nothing, and is shown everything on coming back. */
export interface TableAudience {
  to<Type extends keyof Messages>(seat: SeatId, type: Type, message: Messages[Type]): void;
  /** To whoever looks through this seat's eyes. */
  toEyes(seat: SeatId, seen: Omit<SeenThrough, 'seat'>): void;
  toWatchers<Type extends keyof Messages>(type: Type, message: Messages[Type]): void;
  /** The public state after one release. */
  toAll(release: number, view: PublicView | undefined, clock: PublicClock): void;
}

/** Who looks through whose eyes. */
interface Eyes {
  behind(seat: SeatId): readonly Link[];
}

export function audienceOf(presence: Presence, display: TableDisplay, eyes: () => Eyes): TableAudience {
  return {
    toEyes(seat, { role, hand, diary }) {
      for (const link of eyes().behind(seat)) link.send('eyes', { seat, role, hand, diary });
    },
    to: (seat, type, message) => presence.links.get(seat)?.send(type, message),
    toWatchers(type, message) {
      for (const watcher of presence.watchers.keys()) watcher.send(type, message);
    },
    toAll: (release, view, clock) => display.showMatch(release, view, clock),
  };
}
