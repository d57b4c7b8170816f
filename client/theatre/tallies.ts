import type { GameEvent, Role } from '#shared/play/index.ts';
import { mapSeats, recordOf, type SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { MatchTimeline } from './match-timeline.ts';

export const TALLIES = [
  'searches',
  'trades',
  'infections',
  'wasBlocked',
  'blockedOthers',
  'dealt',
  'taken',
  'accusedRight',
  'accusedWrong',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface PlayerTally extends Readonly<Record<Tally, number>> {
  readonly seat: SeatId;
  readonly role: Role;
}

const NOTHING_DONE = recordOf(TALLIES, () => 0);

/** While it is counted. */
type Counted = { -readonly [Field in keyof PlayerTally]: PlayerTally[Field] };

/** What each player did and suffered, counted. */
export function talliesOf(
  { seats, events }: Pick<MatchTimeline, 'seats' | 'events'>,
  talk: readonly TalkedAt[],
): readonly PlayerTally[] {
  const tallies = mapSeats(seats, (_, seat): Counted => ({ seat, role: 'human', ...NOTHING_DONE }));
  const add = (seat: SeatId, tally: Tally, count = 1) => {
    const found = tallies[seat];
    if (found) found[tally] += count;
  };
  const become = (seat: SeatId, role: Role) => {
    const found = tallies[seat];
    if (found && found.role !== 'host') found.role = role;
  };

  function count(event: GameEvent): void {
    switch (event.type) {
      case 'searched':
        add(event.seat, 'searches');
        if (event.with !== undefined) add(event.with, 'searches');
        return;
      case 'traded':
        for (const seat of event.between) add(seat, 'trades');
        return;
      case 'became-host':
        return become(event.seat, 'host');
      case 'infected':
        add(event.by, 'infections');
        return become(event.seat, 'infected');
      case 'infection-blocked':
        add(event.by, 'wasBlocked');
        add(event.seat, 'blockedOthers');
        return;
      case 'wounded':
        add(event.seat, 'taken', event.wounds);
        if (event.by !== 'parasites') add(event.by, 'dealt', event.wounds);
        return;
    }
  }

  const standing = new Set<string>();
  for (const [step, happened] of events.entries()) {
    for (const event of happened) count(event);
    for (const talked of talk) {
      const accused = talked.afterStep === step ? accusationIn(talked) : undefined;
      if (!accused) continue;
      const accusation = `${talked.from} ${accused.seat}`;
      const isNew = accused.stands && !standing.has(accusation);
      if (accused.stands) standing.add(accusation);
      else standing.delete(accusation);
      // Said twice it is still one.
      if (!isNew) continue;
      // Right or wrong by what the accused was at that moment.
      const isRight = tallies[accused.seat]?.role !== 'human';
      add(talked.from, isRight ? 'accusedRight' : 'accusedWrong');
    }
  }
  return tallies;
}

/** Who is accused before all from here on, or no more: by the button for it, or by saying it. */
function accusationIn(talked: TalkedAt): { readonly seat: SeatId; readonly stands: boolean } | undefined {
  if (talked.kind === 'accuse') return talked.accuse;
  if (talked.kind !== 'said' || talked.channel !== 'table' || talked.say.kind !== 'claim') return undefined;
  const { claim } = talked.say;
  if (claim.type === 'infected') return { seat: claim.seat, stands: true };
  const isTakenBack = claim.type === 'take-back' && claim.claim.type === 'infected';
  return isTakenBack ? { seat: claim.claim.seat, stands: false } : undefined;
}
