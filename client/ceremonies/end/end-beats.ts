import type { RevealedSeat } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** The title stands alone; the story's last cue is as long. */
export const TITLE_MS = 2400;
const ROLE_MS = 700;

export type EndBeat = 'title' | 'roles' | 'you' | `role ${number}`;

/** Roles turn one by one, then it is about the one who reads. */
export function endBeats(seats: number): Readonly<Record<EndBeat, number>> {
  const beats: Record<EndBeat, number> = {
    title: 0,
    roles: TITLE_MS,
    you: TITLE_MS + ROLE_MS * (seats + 1),
  };
  for (let i = 0; i < seats; i++) beats[`role ${i}`] = TITLE_MS + ROLE_MS * (i + 0.5);
  return beats;
}

/** Somebody in the infection tree: `depth` infections from where it began. */
export interface Branch {
  readonly seat: SeatId;
  readonly depth: number;
  readonly by: SeatId | undefined;
  readonly isInfected: boolean;
}

/** Who infected whom, from the first Host downwards; who never was infected comes last. */
export function branchesOf(revealed: readonly RevealedSeat[]): readonly Branch[] {
  const below = (by: SeatId, depth: number): readonly Branch[] =>
    revealed
      .filter(({ infectedBy }) => infectedBy === by)
      .flatMap(({ seat }) => [{ seat, depth, by, isInfected: true }, ...below(seat, depth + 1)]);
  const first = revealed.filter(({ role, infectedBy }) => role !== 'human' && infectedBy === undefined);
  const clean = revealed.filter(({ role }) => role === 'human');
  return [
    ...first.flatMap(({ seat }) => [{ seat, depth: 0, by: undefined, isInfected: true }, ...below(seat, 1)]),
    ...clean.map(({ seat }) => ({ seat, depth: 0, by: undefined, isInfected: false })),
  ];
}
