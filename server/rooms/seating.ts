import { readName, sameName } from '#shared/wire/playerName.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { SEATS } from '#shared/wire/seats.ts';

interface Sitter {
  readonly name: string;
  readonly keyHash: string;
}

type Seating =
  | { kind: 'new'; seat: string; name: string }
  | { kind: 'back'; seat: string }
  | { kind: 'refused'; reason: Refusal };

/** Where an arriving device sits: on the seat its key opens, else on the first free one. */
export function findSeat(taken: ReadonlyMap<string, Sitter>, arriving: Sitter): Seating {
  for (const [seat, sitter] of taken) {
    if (sitter.keyHash === arriving.keyHash) return { kind: 'back', seat };
  }
  const reading = readName(arriving.name);
  if (!reading.ok) return { kind: 'refused', reason: reading.reason };
  if ([...taken.values()].some((sitter) => sameName(sitter.name, reading.name))) {
    return { kind: 'refused', reason: 'name-taken' };
  }
  for (let number = 0; number < SEATS; number++) {
    const seat = String(number);
    if (!taken.has(seat)) return { kind: 'new', seat, name: reading.name };
  }
  return { kind: 'refused', reason: 'table-full' };
}
