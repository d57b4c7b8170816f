import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { readName, sameName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';

interface Sitter {
  readonly name: string;
  readonly keyHash: string;
}

type Seating =
  | { kind: 'new'; seat: SeatId; name: string }
  | { kind: 'back'; seat: SeatId }
  | { kind: 'refused'; reason: Refusal };

/** Where an arriving device sits: on the seat its key opens, else on the first free one. */
export function findSeat(taken: ReadonlyMap<SeatId, Sitter>, arriving: Sitter): Seating {
  for (const [seat, sitter] of taken) {
    if (sitter.keyHash === arriving.keyHash) return { kind: 'back', seat };
  }
  const reading = readName(arriving.name);
  if (!reading.ok) return { kind: 'refused', reason: reading.reason };
  if ([...taken.values()].some((sitter) => sameName(sitter.name, reading.name))) {
    return { kind: 'refused', reason: 'name-taken' };
  }
  const free = SEAT_IDS.find((seat) => !taken.has(seat));
  if (free === undefined) return { kind: 'refused', reason: 'table-full' };
  return { kind: 'new', seat: free, name: reading.name };
}
