import { stepsTo } from '#shared/map/index.ts';
import { type CommandOf, hasLaid, roomOf, seatOf } from '#shared/play/index.ts';
import { FULL_HEALTH, HIVE, handMinimum, type SeatId } from '#shared/vocabulary/index.ts';
import { ownDanger } from './danger.ts';
import { actsHuman, bulletsOf, type Situation, suspicionOf } from './situation.ts';
import { priceOfUsing } from './worth-of-rooms.ts';

/** R3 */
export function worthOfHealing(situation: Situation, command: CommandOf<'heal'>): number {
  const { trooper, android } = situation.self.characters;
  return (
    worthOfHealth(trooper.hp, command.trooper) +
    worthOfHealth(android.hp, command.android) -
    priceOfUsing(situation, roomOf(situation.self, command.character))
  );
}

/** I1: for the own characters; a friend is helped when it costs nothing better. */
export function worthOfFirstAid(situation: Situation, { heal }: CommandOf<'first-aid'>): number {
  const { view } = situation;
  const healed = heal.length === 1 ? 2 : 1;
  return heal.reduce((sum, { seat, character }) => {
    const { hp } = seatOf(view, seat).characters[character];
    return sum + worthOfHealth(hp, healed) * concern(situation, seat);
  }, -2);
}

function concern({ view, infected }: Situation, seat: SeatId): number {
  return seat === view.me ? 1 : infected ? 0 : 0.3;
}

/** HP that bring AP back (T4) or keep alive are worth more. */
function worthOfHealth(hp: number, healed: number): number {
  const after = Math.min(FULL_HEALTH, hp + healed);
  return (after - hp) * (hp <= 2 ? 2 : 0.8);
}

/** I2: for the last steps to the Hive, for a way out of danger, or when the hand is full anyway. */
export function worthOfBoost(situation: Situation, _command: CommandOf<'boost'>): number {
  const { view, memory, ap } = situation;
  if (reachesHive(situation, ap + 2) && !reachesHive(situation, ap)) return 30;
  // F7: from a used-up deck a boost could come back for ever.
  if (memory.deckUsedUp) return -1;
  if (ap === 0 && ownDanger(situation) > 4) return 3;
  return view.hand.length > handMinimum(view.options) + 1 ? 0.5 : -1;
}

function reachesHive({ map, self, passage, infected, cans, cansNeeded }: Situation, ap: number): boolean {
  const from = roomOf(self, 'trooper');
  if (infected || cans < cansNeeded || !from) return false;
  const steps = stepsTo(map, HIVE, passage).get(from);
  return steps !== undefined && steps + 1 <= ap;
}

/** I3: best used on somebody who may be either. */
export function worthOfBodyScan(situation: Situation, { seat }: CommandOf<'body-scan'>): number {
  if (!actsHuman(situation)) return -1;
  const suspicion = suspicionOf(situation, seat);
  return 6 * Math.min(suspicion, 1 - suspicion);
}

/** H2: what lies on the table helps at once, and is no longer there to be given. */
export function worthOfLayingDown({ view, self }: Situation, { card }: CommandOf<'lay-down'>): number {
  const kind = view.hand.find(({ id }) => id === card)?.kind;
  switch (kind) {
    case 'keycard':
      return hasLaid(self, kind) ? -1 : 2;
    case 'ammo':
      return bulletsOf(self) < 2 ? 2 : -1;
    case 'combat-knife':
      return hasLaid(self, kind) ? -1 : 1.5;
    case 'heavy-gun':
    case 'target-scope':
      return !hasLaid(self, kind) && bulletsOf(self) > 0 ? 1 : -1;
    default:
      return -1;
  }
}
