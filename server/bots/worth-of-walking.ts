import { roomsBeside } from '#shared/map/index.ts';
import { roomOf, standing } from '#shared/play/index.ts';
import {
  type Character,
  FULL_HEALTH,
  HIVE,
  REACTOR,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { danger } from './danger.ts';
import { isNearHive } from './fight.ts';
import { foundOnce } from './found.ts';
import { sparesEnemies, timeLeft, worthOfLastHope } from './hope.ts';
import { canAttack, hasRivals, isArmed, metIn, type Situation, suspicionOf } from './situation.ts';
import { doorsBeforeHive } from './worth-of-doors.ts';
import { restraint, worthOfVisiting } from './worth-of-infecting.ts';
import { priceOfUsing, worthOfExploringFrom, worthOfSearching, worthOfTerminal } from './worth-of-rooms.ts';
import { canHelp, HELPING, mayBeHelped, riskOfTrading, worthOfInquiry } from './worth-of-trading.ts';

/** What one step costs, so that near errands go before far ones. */
const STEP = 0.7;
/** To those who plan their turns an errand is worth less with every step it is away, so that great ones draw from afar. */
const NEARNESS = 0.88;
/** What errands are worth. */
const BURNING = 40;
const GUARDING = 4;
const FIGHTING = 4;

/** M1, R1: a step is worth the best errand it leads to, less what the way costs, and the danger left behind. */
export function worthOfStep(situation: Situation, character: Character, to: RoomId, ap: 0 | 1): number {
  const from = roomOf(situation.self, character);
  if (!from) return 0;
  const relief =
    danger(situation, character, from) - danger(situation, character, to) * exposure(situation, ap);
  const errand = errandsFrom(situation, character).get(to) ?? 0;
  return errand - toll(situation, to) + relief - (ap ? STEP : 0);
}

/** Who can still move on after the step need not fear the room as much. */
function exposure({ ap }: Situation, price: 0 | 1): number {
  return ap - price > 0 ? 0.6 : 1;
}

export const errandsFrom = foundOnce(bestErrands);

/** For every room the best errand for a character that stands there, less what the way to it costs. */
function bestErrands(situation: Situation, character: Character): ReadonlyMap<RoomId, number> {
  const { map, passage, manner } = situation;
  const plans = manner.horizon > 0;
  const best = new Map<RoomId, number>();
  for (const room of map.doorways.keys()) {
    const worth = worthOfGoing(situation, character, room);
    // Who plans his turn counts the danger of the room it ends in; an errand is at worst none.
    best.set(room, plans ? Math.max(0, worth) : worth);
  }
  // On the way an errand only loses, so the best one not yet followed cannot become better.
  const open = new Set(best.keys());
  for (let room = bestOf(open, best); room !== undefined; room = bestOf(open, best)) {
    open.delete(room);
    const worth = best.get(room) ?? 0;
    if (plans && worth <= 0) break;
    const onTheWay = (plans ? worth * NEARNESS : worth - STEP) - toll(situation, room);
    for (const before of roomsBeside(map, room, passage)) {
      if (onTheWay > (best.get(before) ?? 0)) best.set(before, onTheWay);
    }
  }
  return best;
}

function bestOf(open: ReadonlySet<RoomId>, worth: ReadonlyMap<RoomId, number>): RoomId | undefined {
  let best: RoomId | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const room of open) {
    const here = worth.get(room) ?? 0;
    if (here > most) [best, most] = [room, here];
  }
  return best;
}

/** What entering a room costs besides the step: strangers to trade with, parasites called. */
export const toll = foundOnce(entering);

function entering(situation: Situation, room: RoomId): number {
  const { pretence } = situation;
  if (!pretence) return tollOf(situation, room);
  // Who has come to others too often keeps out of their way like anybody else.
  const bold = zeal(situation) * restraint(situation, 'coming');
  return (1 - bold) * toll(pretence, room) + bold * tollOf(situation, room);
}

/** How far an Infected who plays along follows his own ends: there is time for them once the Hive is found. */
function zeal({ view, hivePlaced, unmasked, manner }: Situation): number {
  if (unmasked) return 1;
  const late = Math.max(0, view.phase - UNNOTICED) * BOLDER;
  return Math.min(1, (hivePlaced ? Math.max(0.8, manner.zeal) : manner.zeal) + late);
}

/** So long nobody has seen enough of anybody to tell who he is; from then on there is less to hide with every phase. */
const UNNOTICED = 5;
const BOLDER = 0.15;

function tollOf(situation: Situation, room: RoomId): number {
  const alert = roomKind(room) === 'parasite-alert' ? 1 : 0;
  const risks = metIn(situation, room).map((other) => riskOfTrading(situation, other));
  const meeting = room === REACTOR || situation.infected || risks.length === 0 ? 0 : Math.min(...risks);
  return alert + meeting / situation.manner.company;
}

/** What there is for a character to do in a room; coming back is good for meeting others again (X1), no more. */
function worthOfGoing(situation: Situation, character: Character, room: RoomId): number {
  const people = worthOfPeople(situation, character, room);
  const isBack = room === roomOf(situation.self, character);
  const work = isBack ? 0 : worthOfWork(situation, character, room);
  return Math.max(0, people, work) - danger(situation, character, room) / 2;
}

/** What is to be done there with those who are there, or will come. */
export function worthOfPeople(situation: Situation, character: Character, room: RoomId): number {
  const { infected, pretence } = situation;
  if (!infected) return worthOfMission(situation, character, room);
  const hunting = worthOfHunting(situation, character, room);
  if (!pretence) return hunting;
  // Who cannot burn it is in no hurry to get there.
  const pretended =
    Math.min(HELPING, worthOfMission(pretence, character, room)) * restraint(situation, 'coming');
  return (1 - zeal(situation)) * pretended + zeal(situation) * hunting;
}

/** X1: what comes of meeting those in a room, by a trade. */
export function worthOfMeeting(situation: Situation, room: RoomId): number {
  const { infected, pretence } = situation;
  if (!infected) return worthOfHelp(situation, room);
  const infecting = worthOfVictims(situation, room);
  if (!pretence) return infecting;
  const pretended = worthOfHelp(pretence, room) * restraint(situation, 'coming');
  return (1 - zeal(situation)) * pretended + zeal(situation) * infecting;
}

/** X1: fuel can be brought to somebody there, or got from him. */
const worthOfHelp = foundOnce((situation: Situation, room: RoomId): number => {
  // X2: in the Reactor Room nobody trades.
  if (room === REACTOR) return 0;
  const met = metIn(situation, room);
  const helps = met.some((other) => canHelp(situation, other) || mayBeHelped(situation, other));
  if (helps) return HELPING;
  return met.reduce<number>(
    (best, other) => Math.max(best, worthOfLastHope(situation, other), worthOfInquiry(situation, other)),
    0,
  );
});

const worthOfVictims = foundOnce((situation: Situation, room: RoomId): number => {
  if (room === REACTOR) return 0;
  const most = metIn(situation, room).reduce<number>(
    (best, prey) => Math.max(best, worthOfVisiting(situation, prey)),
    0,
  );
  const bold = situation.pretence ? 1 : situation.manner.zeal;
  return most * bold * restraint(situation, 'coming');
});

function worthOfWork(situation: Situation, character: Character, room: RoomId): number {
  return Math.max(
    worthOfSearching(situation, room),
    worthOfExploringFrom(situation, room),
    worthOfTerminal(situation, room),
    worthOfSickBay(situation, character, room),
  );
}

export function worthOfSickBay(situation: Situation, character: Character, room: RoomId): number {
  if (roomKind(room) !== 'sick-bay') return 0;
  const wounds = FULL_HEALTH - situation.self.characters[character].hp;
  return 2 * Math.min(2, wounds) - priceOfUsing(situation, room);
}

/** V1: the Trooper with enough fuel goes to the Hive; who cannot burn it brings fuel to who may. */
function worthOfMission(situation: Situation, character: Character, room: RoomId): number {
  const { cans, cansNeeded } = situation;
  if (character === 'trooper' && cans >= cansNeeded) {
    if (room === HIVE) return BURNING;
    const waiting = worthOfWaiting(situation, room);
    if (waiting > 0) return waiting;
  }
  const help = worthOfHelp(situation, room);
  if (help > 0) return help;
  return metIn(situation, room).some((other) => isQuarry(situation, character, other))
    ? worthOfFighting(situation)
    : 0;
}

/** R7: whom only doors keep from the Hive waits as near to it as he can, until they are opened. */
const WAITING = 8;

function worthOfWaiting(situation: Situation, room: RoomId): number {
  if (!situation.hivePlaced) return 0;
  const { shut, steps } = doorsBeforeHive(situation);
  return shut ? Math.max(0, WAITING - (steps.get(room) ?? WAITING)) : 0;
}

/** An Infected looks for somebody to infect, and sees to it that nobody is alone in the Hive. */
function worthOfHunting(situation: Situation, character: Character, room: RoomId): number {
  const { horizon } = situation.manner;
  const post = guardPost(situation, 'the Hive');
  const guarded = standing(situation.self).some(
    // Who plans his turn knows that the guard himself must stay.
    (own) => own.room === post && (horizon === 0 || own.character !== character),
  );
  const guard = room === post && !guarded && hasRivals(situation) ? worthOfGuarding(situation) : 0;
  if (room === REACTOR) return guard;
  return Math.max(
    guard,
    worthOfVictims(situation, room),
    metIn(situation, room).some((prey) => isQuarry(situation, character, prey))
      ? worthOfFighting(situation)
      : 0,
  );
}

/** X1: who plays along does not stand in the Hive itself, but where everybody must pass on the way to it. */
export const guardPost = foundOnce(({ map, manner }: Situation, _: 'the Hive'): RoomId => {
  if (!manner.guise || manner.horizon === 0) return HIVE;
  const [before, ...others] = roomsBeside(map, HIVE, { keycard: true, doorsOpen: true });
  return before === undefined || before === REACTOR || others.length > 0 ? HIVE : before;
});

/** Who plays along is there only when somebody comes who may burn it. */
function worthOfGuarding(situation: Situation): number {
  if (!situation.manner.guise) return GUARDING;
  if (situation.manner.horizon > 0) return worthOfStandingGuard(situation);
  const { view } = situation;
  return view.seats.some(({ id }) => suspicionOf(situation, id) < 0.7 && isNearHive(situation, id))
    ? GUARDING
    : 0;
}

/** X1: whoever comes to burn it must trade with the guard first, and needs one can more. */
const STANDING_GUARD = 15;

function worthOfStandingGuard(situation: Situation): number {
  const { view, fuel, cansNeeded } = situation;
  const post = guardPost(situation, 'the Hive');
  const living = view.seats.filter(({ id, characters }) => id !== view.me && characters.trooper.hp > 0);
  const isGuarded = living.some(
    ({ id, characters }) => suspicionOf(situation, id) >= 0.9 && characters.trooper.room === post,
  );
  if (isGuarded) return 0;
  const threat = living.reduce((most, { id }) => {
    const burns = (1 - suspicionOf(situation, id)) * (fuel?.atLeast(id, cansNeeded) ?? 0);
    return Math.max(most, burns * (isNearHive(situation, id) ? 1 : 0.6));
  }, 0);
  // Who may be seen for what he is has better things to do than to wait.
  const anyway = situation.unmasked ? 0.2 : 0.6;
  return STANDING_GUARD * Math.min(1, anyway + 1.2 * threat) * timeLeft(situation);
}

/** Without fuel in the deck there is little else to do. */
function worthOfFighting({ endgame, infected }: Situation): number {
  if (!endgame) return FIGHTING;
  return infected ? 4 * FIGHTING : 2 * FIGHTING;
}

/** Whoever is armed goes after enemies: the Infected once there is a Hive to defend, humans when fuel is gone. */
function isQuarry(situation: Situation, character: Character, seat: SeatId): boolean {
  const { self, endgame, infected, hivePlaced } = situation;
  if (!(situation.manner.foresight ? canAttack(self, character) : isArmed(self))) return false;
  const suspicion = suspicionOf(situation, seat);
  return infected
    ? (hivePlaced || endgame) && suspicion < 0.7
    : endgame && suspicion >= 0.9 && !sparesEnemies(situation);
}
