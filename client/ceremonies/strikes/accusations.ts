import type { Chair } from '#client/table/session.ts';
import { type Claim, seatsIn } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';

/** Who accuses whom. */
export interface Accused {
  readonly by: SeatId;
  readonly seat: SeatId;
}

type Chairs = ReadonlyMap<SeatId, Pick<Chair, 'accusedBy'>>;

/** What stands now and did not before. */
export function newAccusations(before: Chairs, now: Chairs): readonly Accused[] {
  return [...now].flatMap(([seat, { accusedBy }]) =>
    accusedBy.filter((by) => !before.get(seat)?.accusedBy.includes(by)).map((by) => ({ by, seat })),
  );
}

/** What is said of somebody one suspects. */
const AGAINST: readonly Claim['type'][] = [
  'infected',
  'because',
  'got',
  'why',
  'are-you-clean',
  'what-traded',
  'away',
];

/** What the accuser last held against the accused, if he claimed anything: everybody heard it. */
export function quoteOf({ by, seat }: Accused, said: readonly Said[]): Claim | undefined {
  for (const { channel, from, say } of said.toReversed()) {
    if (channel !== 'table' || from !== by || say.kind !== 'claim') continue;
    if (AGAINST.includes(say.claim.type) && seatsIn(say.claim).includes(seat)) return say.claim;
  }
  return undefined;
}

/** What a seat can answer at once: for itself, or for or against the accused. The accuser has spoken. */
export function answersTo({ by, seat }: Accused, me: SeatId): readonly Claim[] {
  if (me === by) return [];
  if (me === seat) return [{ type: 'clean' }, { type: 'infected', seat: by }];
  return [
    { type: 'infected', seat },
    { type: 'trust', seat },
  ];
}
