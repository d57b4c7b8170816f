import type { GameEvent, Role } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { Script } from './script.ts';

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

/** What each player did and suffered, counted. */
export function talliesOf({ seats, events }: Pick<Script, 'seats' | 'events'>, talk: readonly TalkedAt[]) {
  const tallies = seats.map((_, i) => ({
    seat: i as SeatId,
    role: 'human' as Role,
    ...(Object.fromEntries(TALLIES.map((tally) => [tally, 0])) as Record<Tally, number>),
  }));
  const add = (seat: SeatId, tally: Tally, count = 1) => {
    const found = tallies[seat];
    if (found) found[tally] += count;
  };
  const become = (seat: SeatId, role: Role) => {
    const found = tallies[seat];
    if (found && found.role !== 'host') found.role = role;
  };
  let attacker: SeatId | 'parasites' = 'parasites';

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
      case 'armor-asked':
        // A6: every attack on characters asks first; what follows is its doing.
        attacker = event.by;
        return;
      case 'wounded':
        add(event.seat, 'taken', event.wounds);
        if (attacker !== 'parasites') add(attacker, 'dealt', event.wounds);
        return;
    }
  }

  for (const [step, happened] of events.entries()) {
    for (const event of happened) count(event);
    for (const talked of talk) {
      if (talked.afterStep !== step || talked.kind !== 'accuse' || !talked.accuse.stands) continue;
      // Right or wrong by what the accused was at that moment.
      const isRight = tallies[talked.accuse.seat]?.role !== 'human';
      add(talked.from, isRight ? 'accusedRight' : 'accusedWrong');
    }
  }
  return tallies as readonly PlayerTally[];
}
