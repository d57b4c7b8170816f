import type { SeenEvent } from '../play/index.ts';
import { SEAT_IDS, type SeatId } from '../vocabulary/index.ts';
import { type Count, type Sight, sightsIn } from './sight.ts';

/** What everybody has seen that talk can be held against. Plain JSON, folded from events; no face of a card is in it. */
export interface Facts {
  readonly phase: number;
  readonly sights: readonly Sight[];
  /** By seat: cards that came into the hand less those that left it, from the first event on. */
  readonly cards: readonly number[];
  /** By seat: how often the hand has changed. */
  readonly changes: readonly number[];
  readonly lastScan: Count | undefined;
  /** Who has traded or drawn since the last scan, and may be another since. */
  readonly changedSinceScan: readonly SeatId[];
}

export const NO_FACTS: Facts = {
  phase: 0,
  sights: [],
  cards: SEAT_IDS.map(() => 0),
  changes: SEAT_IDS.map(() => 0),
  lastScan: undefined,
  changedSinceScan: [],
};

export function factsAfter(facts: Facts, event: SeenEvent): Facts {
  const phase = event.type === 'phase-began' ? event.phase : facts.phase;
  const sights = sightsIn(event, phase);
  const scan = sights.find((sight) => sight.did === 'count');
  const hands = handsChangedBy(event);
  if (phase === facts.phase && sights.length === 0 && hands.length === 0) return facts;
  return {
    phase,
    sights: sights.length ? [...facts.sights, ...sights] : facts.sights,
    cards: hands.reduce((cards, { seat, by }) => plus(cards, seat, by), facts.cards),
    changes: hands.reduce((changes, { seat }) => plus(changes, seat, 1), facts.changes),
    lastScan: scan ?? facts.lastScan,
    changedSinceScan: scan
      ? []
      : [...new Set([...facts.changedSinceScan, ...hands.filter(isGain).map(({ seat }) => seat)])],
  };
}

interface HandChange {
  readonly seat: SeatId;
  readonly by: number;
}

/** Who only plays a card becomes nobody else. */
const isGain = ({ by }: HandChange): boolean => by >= 0;

function handsChangedBy(event: SeenEvent): readonly HandChange[] {
  switch (event.type) {
    case 'drew':
      return [{ seat: event.seat, by: 1 }];
    case 'traded':
      return event.between.map((seat) => ({ seat, by: 0 }));
    case 'grenade-thrown':
    case 'item-used':
    case 'laid-down':
      return [{ seat: event.seat, by: -1 }];
    case 'armor-played':
      return [{ seat: event.seat, by: -event.rooms.reduce((sum, { cards }) => sum + cards, 0) }];
    case 'hive-burnt':
      return [{ seat: event.seat, by: -event.cans }];
    default:
      return [];
  }
}

function plus(numbers: readonly number[], seat: SeatId, by: number): readonly number[] {
  return numbers.map((number, each) => (each === seat ? number + by : number));
}

/** How often two have traded. */
export function tradesBetween({ sights }: Facts, one: SeatId, other: SeatId): number {
  return sights.filter(
    (sight) =>
      sight.did === 'trade' &&
      ((sight.seat === one && sight.whom === other) || (sight.seat === other && sight.whom === one)),
  ).length;
}
