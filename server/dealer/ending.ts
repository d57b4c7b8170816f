import { type EndingKind, livingSeats } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Draft, SeatState } from './match.ts';
import { tell } from './seats.ts';

/** Section V: the match is over; nothing is awaited any more. */
export function endMatch(draft: Draft, kind: EndingKind): void {
  if (draft.ending) return;
  draft.ending = { kind, winners: winnersOf(draft, kind).map(({ id }) => id) };
  draft.prompt = undefined;
  draft.agenda = [];
  tell(draft, { type: 'ended', ending: draft.ending });
}

function winnersOf(draft: Draft, kind: EndingKind): readonly SeatState[] {
  const living = livingSeats(draft);
  switch (kind) {
    case 'hive-burnt':
      return living.filter((seat) => !seat.infection);
    case 'all-infected': {
      const late = tooLate(draft);
      return deserving(draft, living).filter(({ id }) => id !== late);
    }
    case 'last-human-without-fuel':
    case 'no-human-trooper':
    case 'troopers-dead':
    case 'sealed':
      return deserving(
        draft,
        living.filter((seat) => seat.infection),
      );
    case 'all-dead':
    case 'abandoned':
    case 'time-is-up':
    case 'nobody-can-win':
      return [];
  }
}

/** V2: the one infected last, unless he is the first Host, whom nobody infected. */
function tooLate(draft: Draft): SeatId | undefined {
  const last = draft.seats.reduce<SeatState | undefined>(
    (latest, seat) =>
      seat.infection && seat.infection.order > (latest?.infection?.order ?? -1) ? seat : latest,
    undefined,
  );
  return last?.infection?.by === undefined ? undefined : last.id;
}

/** O4: an Infected who is not the Host must have done something for it. */
function deserving(draft: Draft, infected: readonly SeatState[]): readonly SeatState[] {
  if (!draft.setup.options.masterAndServant) return infected;
  return infected.filter(
    ({ id }) => id === draft.host || infectedSomebody(draft, id) || draft.removers.includes(id),
  );
}

function infectedSomebody(draft: Draft, id: SeatId): boolean {
  return draft.seats.some(({ infection }) => infection?.by === id);
}
