import type { SeatView } from '#shared/play/index.ts';
import { HIVE, type RoomId, roomKind, roomsOf } from '#shared/vocabulary/index.ts';
import type { Lesson, LessonName } from './lesson.ts';
import {
  bulletsOf,
  foundSince,
  gasCansOf,
  isChoosingCard,
  isFree,
  isFresh,
  isTurnOver,
  meetingRoom,
  movesOf,
  ownRooms,
  spareOf,
  tradesSince,
} from './seen-in-view.ts';

/** E1, M1 */
const walk: Lesson = {
  par: 2,
  goal: (now, start) => newRooms(now, start).some((room) => ownRooms(now).includes(room)),
  failed: (now, start) => isTurnOver(now) || (now.turn?.ap ?? 0) < (wayInto(now, start) ? 1 : 2),
  pointed(now, start) {
    if (!isFree(now)) return undefined;
    const room = wayInto(now, start);
    return room ? { says: 'enterNew', at: { room } } : { says: 'explore', at: { action: 'explore' } };
  },
};

/** Found since, and not behind a security door: to find another costs 1 AP, and to enter it another. */
const wayInto = (now: SeatView, start: SeatView): RoomId | undefined =>
  newRooms(now, start).find((each) => movesOf(now).some(({ to }) => to === each));

const newRooms = (...views: Parameters<typeof foundSince>) => foundSince(...views).flatMap(roomsOf);

/** F1 to F3 */
const search: Lesson = {
  par: 3,
  goal: (now, start) => now.hand.length >= start.hand.length + 2 && !hasCalled(now, start),
  failed: (now, start) => hasCalled(now, start) || isTurnOver(now),
  pointed(now, start) {
    if (!isFree(now)) return undefined;
    const hasFound = now.hand.length > start.hand.length;
    const isHere = ownRooms(now).some((room) => isFresh(now, room));
    if (isHere) return { says: hasFound ? 'searchAgain' : 'searchFresh', at: { action: 'search' } };
    const next = movesOf(now).find(({ to }) => isFresh(now, to));
    return next && { says: 'goFresh', at: { room: next.to } };
  },
};

/** F2: something came. */
const hasCalled: Lesson['goal'] = (now, start) => now.parasites.length > start.parasites.length;

/** H1, H2 */
const hand: Lesson = {
  par: 2,
  goal: (now, start) => laidDown(now) > laidDown(start),
  failed: isTurnOver,
  pointed(now) {
    if (!isFree(now)) return undefined;
    const lay = now.offers['lay-down'];
    if (!('commands' in lay)) return { says: 'handFull', at: { action: 'search' } };
    const card = now.hand.find(({ id }) => id === lay.commands[0]?.card)?.kind;
    return card && { says: 'layDown', at: { held: card }, card };
  },
};

const laidDown = ({ seats, me }: Parameters<Lesson['goal']>[0]): number => seats[me]?.laidDown.length ?? 0;

/** X1 to X4 */
const meeting: Lesson = {
  par: 3,
  goal: (now, start) =>
    hasShot(now, start) || tradesSince(now, start).some(({ gave }) => gave.kind !== 'gas-can'),
  failed: (now, start) =>
    tradesSince(now, start).some(({ gave }) => gave.kind === 'gas-can') || isTurnOver(now),
  pointed(now, _start, other) {
    if (isChoosingCard(now)) {
      const card = spareOf(now);
      return card && { says: 'giveItem', at: { held: card }, card };
    }
    if (isOnDuty(now)) return { says: 'tradeOrShoot', at: { action: 'trade' } };
    const room = meetingRoom(now, other);
    return isFree(now) && room ? { says: 'meet', at: { room } } : undefined;
  },
};

/** A2: the bullet is gone, and what it did is settled. */
const hasShot: Lesson['goal'] = (now, start) =>
  bulletsOf(now) < bulletsOf(start) && now.awaited === undefined;

const isOnDuty = ({ awaited, me }: Parameters<Lesson['goal']>[0]): boolean =>
  awaited?.type === 'duty' && awaited.seat === me;

/** X5, from the side of who gets it. */
const gasCan: Lesson = {
  par: 2,
  goal: (now, start) => now.role !== 'human' && tradesSince(now, start)[0]?.infected === false,
  failed: (now, start) => tradesSince(now, start)[0]?.infected === true,
  pointed(now, start) {
    if (isChoosingCard(now)) {
      const card = spareOf(now);
      if (gasCansOf(now) > 0) return { says: 'giveGasCan', at: { held: 'gas-can' } };
      return { says: 'giveAnything', at: card && { held: card } };
    }
    // Who came once is no stranger any more.
    const hasCome = now.awaited !== undefined || tradesSince(now, start).length > 0;
    const [room] = ownRooms(now).filter((each) => roomKind(each) !== 'reactor');
    return room && !hasCome ? { says: 'comes', at: { room } } : undefined;
  },
};

/** X5, from the side of who gives it. */
const infect: Lesson = {
  par: 3,
  goal: (now, start) =>
    tradesSince(now, start).some(({ gave, got }) => isOwnInfection(now, gave) && got.kind !== 'gas-can'),
  failed: (now, start) =>
    tradesSince(now, start).some(({ gave, got }) => !isOwnInfection(now, gave) || got.kind === 'gas-can') ||
    isTurnOver(now),
  pointed(now, _start, other) {
    if (isChoosingCard(now)) return { says: 'giveInfection', at: { held: 'infection' } };
    if (isOnDuty(now)) return { says: 'tradeQuietly', at: { action: 'trade' } };
    const room = meetingRoom(now, other);
    return isFree(now) && room ? { says: 'meetVictim', at: { room } } : undefined;
  },
};

type Gave = ReturnType<typeof tradesSince>[number]['gave'];

const isOwnInfection = ({ seats, me }: Parameters<Lesson['goal']>[0], card: Gave): boolean =>
  card.kind === 'infection' && card.colour === seats[me]?.colour;

/** R4, R6 */
const scan: Lesson = {
  par: 2,
  goal: (now, start) => now.scans.length > start.scans.length,
  failed: isTurnOver,
  pointed(now) {
    if (!isFree(now)) return undefined;
    if ('commands' in now.offers['thermal-scan']) return { says: 'scan', at: { action: 'thermal-scan' } };
    const next = movesOf(now).find(({ to }) => roomKind(to) === 'terminal');
    return next && { says: 'toTerminal', at: { room: next.to } };
  },
};

/** V1 */
const hive: Lesson = {
  par: 2,
  goal: ({ ending }) => ending?.kind === 'hive-burnt',
  failed: isTurnOver,
  pointed(now) {
    if (!isFree(now)) return undefined;
    if ('commands' in now.offers['burn-hive']) return { says: 'burn', at: { action: 'burn-hive' } };
    return { says: 'toHive', at: { room: HIVE } };
  },
};

/** In the order they build on each other. */
export const LESSONS = {
  walk,
  search,
  hand,
  meeting,
  'gas-can': gasCan,
  infect,
  scan,
  hive,
} as const satisfies Record<LessonName, Lesson>;

export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];

/** How it stands: a goal that was reached counts, whatever comes with it. */
export function standingOf(lesson: Lesson, ...views: Parameters<Lesson['goal']>): 'done' | 'failed' | 'open' {
  if (lesson.goal(...views)) return 'done';
  return lesson.failed(...views) ? 'failed' : 'open';
}
