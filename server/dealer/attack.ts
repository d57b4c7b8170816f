import { type ParasiteId, woundAllParasites, woundEach } from '#shared/parasites/index.ts';
import {
  charactersIn,
  hasLaid,
  othersIn,
  type ReasonCode,
  roomOf,
  seatOf,
  standing,
  type Target,
  type Threat,
} from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  type CharacterRef,
  must,
  type RoomId,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { type ActionOf, refuseCard } from './action.ts';
import { askForArmor } from './armor.ts';
import { rollDie } from './draws.ts';
import type { Draft, Match, SeatState } from './match.ts';
import { roomsInReach } from './move.ts';
import {
  cardOf,
  changeSeat,
  changeTurn,
  discardFromHand,
  heldOf,
  shownLaidDown,
  tell,
  turnOf,
} from './seats.ts';
import { applyWounds } from './wounds.ts';

/** A1, A2 */
export const fire: ActionOf<'fire'> = {
  when: 'turn-or-duty',
  candidates: (match, seat) => {
    const shots = shotsToFire(seat);
    if (shots === 0) return [];
    const targets = targetsInRooms(match, seat.id, roomsUnderFire(match, seat));
    if (shots === 1) return targets.map((target) => ({ type: 'fire', targets: [target] }));
    return targets.flatMap((first) =>
      targets.map((second) => ({ type: 'fire', targets: [first, second] }) as const),
    );
  },
  refuse: (match, seat, { targets }) => {
    if (!roomOf(seat, 'android')) return 'character-dead';
    const shots = shotsToFire(seat);
    if (shots === 0) return 'no-bullet';
    if (targets.length !== shots) return 'bullets-to-name';
    const rooms = roomsUnderFire(match, seat);
    for (const target of targets) {
      const problem = refuseTarget(match, seat.id, target, rooms, 'out-of-reach');
      if (problem) return problem;
    }
    return refuseInDuty(match, 'android', targets);
  },
  lacking: (_match, seat) => {
    if (!roomOf(seat, 'android')) return 'character-dead';
    return shotsToFire(seat) === 0 ? 'no-bullet' : 'no-target';
  },
  perform: (draft, seat, { targets }) => {
    spendBullets(draft, seat, targets.length);
    tell(draft, { type: 'fired', seat, targets, laidDown: seatOf(draft, seat).laidDown.map(shownLaidDown) });
    strike(draft, seat, targets);
  },
};

/** A3 */
export const stab: ActionOf<'stab'> = {
  when: 'turn-or-duty',
  candidates: (match, seat) =>
    hasLaid(seat, 'combat-knife')
      ? standing(seat).flatMap(({ character, room }) =>
          targetsInRooms(match, seat.id, [room]).map((target) => ({ type: 'stab', character, target })),
        )
      : [],
  refuse: (match, seat, { character, target }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    if (!hasLaid(seat, 'combat-knife')) return 'no-knife';
    return (
      refuseTarget(match, seat.id, target, [room], 'not-in-this-room') ??
      refuseInDuty(match, character, [target])
    );
  },
  lacking: (_match, seat) => (hasLaid(seat, 'combat-knife') ? 'no-target' : 'no-knife'),
  perform: (draft, seat, { character, target }) => {
    const roll = rollDie(draft);
    const hit = roll >= 3;
    tell(draft, { type: 'stabbed', seat, character, target, roll, hit });
    strike(draft, seat, [target], hit ? 1 : 0);
  },
};

/** A4 */
export const throwGrenade: ActionOf<'throw-grenade'> = {
  when: 'turn',
  candidates: (match, seat) => {
    const grenades = heldOf(seat, 'grenade');
    if (grenades.length === 0) return [];
    return standing(seat).flatMap(({ character, room }) =>
      roomsInReach(match, seat, room).flatMap((into) =>
        grenades.map(({ id }) => ({ type: 'throw-grenade', character, card: id, into }) as const),
      ),
    );
  },
  refuse: (match, seat, { character, card, into }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    const problem = refuseCard(match, seat, card, (kind) => kind === 'grenade');
    if (problem) return problem;
    if (into === room) return 'own-room';
    return roomsInReach(match, seat, room).includes(into) ? undefined : 'grenade-out-of-reach';
  },
  lacking: (_match, seat) => (heldOf(seat, 'grenade').length ? 'grenade-out-of-reach' : 'no-grenade'),
  perform: (draft, seat, { character, card, into }) => {
    discardFromHand(draft, seat, [cardOf(draft, seat, card)]);
    tell(draft, { type: 'grenade-thrown', seat, character, into, cards: [card] });
    // X2, F5: whoever stands there is hit, so it is an attack in that room like any other.
    if (othersIn(draft, seat, into).length) {
      changeTurn(draft, { attackedIn: [...turnOf(draft).attackedIn, into] });
    }
    const { parasites, wounds } = woundAllParasites(draft.parasites, into);
    draft.parasites = parasites;
    if (wounds.length) tell(draft, { type: 'parasites-wounded', wounds });
    applyWounds(
      draft,
      seat,
      charactersIn(draft, into).map((each) => ({ ...each, room: into, wounds: 1 })),
    );
  },
};

function isCharacter(target: Target): target is CharacterRef {
  return 'seat' in target;
}

function bullets(seat: SeatState): number {
  return seat.laidDown.reduce((sum, laid) => sum + (laid.kind === 'ammo' ? laid.bullets : 0), 0);
}

/** A2: how many bullets the fire action shoots. */
function shotsToFire(seat: SeatState): number {
  return Math.min(bullets(seat), hasLaid(seat, 'heavy-gun') ? 2 : 1);
}

/** A1, I4: the Android's room, with a scope also the rooms behind its doorways. */
function roomsUnderFire(match: Match, seat: SeatState): readonly RoomId[] {
  const room = roomOf(seat, 'android');
  if (!room) return [];
  return hasLaid(seat, 'target-scope') ? [room, ...roomsInReach(match, seat, room)] : [room];
}

function targetsInRooms(match: Match, seat: SeatId, rooms: readonly RoomId[]): readonly Target[] {
  return [
    ...match.parasites.filter(({ room }) => rooms.includes(room)).map(({ id }): Target => ({ parasite: id })),
    ...rooms.flatMap((room) => othersIn(match, seat, room)),
  ];
}

function targetRoom(match: Pick<Match, 'seats' | 'parasites'>, target: Target): RoomId | undefined {
  return isCharacter(target)
    ? match.seats[target.seat]?.characters[target.character].room
    : match.parasites.find(({ id }) => id === target.parasite)?.room;
}

function refuseTarget(
  match: Match,
  seat: SeatId,
  target: Target,
  rooms: readonly RoomId[],
  tooFar: 'out-of-reach' | 'not-in-this-room',
): ReasonCode | undefined {
  if (isCharacter(target) && target.seat === seat) return 'own-character';
  const room = targetRoom(match, target);
  if (!room) return 'no-target';
  return rooms.includes(room) ? undefined : tooFar;
}

/** X1, X3: during a duty only its character attacks, and at least one of those it met. */
function refuseInDuty(
  match: Match,
  character: Character,
  targets: readonly Target[],
): ReasonCode | undefined {
  if (match.prompt?.type !== 'duty') return undefined;
  if (match.prompt.character !== character) return 'duty-of-other-character';
  const { room } = match.prompt;
  return targets.some((target) => isCharacter(target) && targetRoom(match, target) === room)
    ? undefined
    : 'duty-needs-a-target-there';
}

/** Resolves bullets or a stab. A miss is still an attack (A3). */
function strike(draft: Draft, seat: SeatId, targets: readonly Target[], woundsEach: 0 | 1 = 1): void {
  const people = targets.filter(isCharacter);
  const rooms = people.flatMap((target) => targetRoom(draft, target) ?? []);
  changeTurn(draft, { attackedIn: [...new Set([...turnOf(draft).attackedIn, ...rooms])] });
  // X3: one attack settles the duty towards everybody there.
  if (draft.prompt?.type === 'duty') draft.prompt = undefined;
  if (woundsEach === 0) return;

  const bitten = targets.flatMap((target): ParasiteId[] => (isCharacter(target) ? [] : [target.parasite]));
  const { parasites, wounds } = woundEach(draft.parasites, bitten);
  draft.parasites = parasites;
  if (wounds.length) tell(draft, { type: 'parasites-wounded', wounds });
  askForArmor(draft, seat, threatsTo(draft, people));
}

/** Several wounds to one character are one threat. */
function threatsTo(draft: Draft, people: readonly CharacterRef[]): readonly Threat[] {
  return draft.seats.flatMap((seat) =>
    CHARACTERS.flatMap((character): Threat[] => {
      const wounds = people.filter((hit) => hit.seat === seat.id && hit.character === character).length;
      const { room } = seat.characters[character];
      return wounds && room ? [{ seat: seat.id, character, room, wounds }] : [];
    }),
  );
}

/** A2: one bullet after another from the emptiest card there is; an empty one is discarded. */
function spendBullets(draft: Draft, seat: SeatId, count: number): void {
  for (let shot = 0; shot < count; shot++) spendBullet(draft, seat);
}

function spendBullet(draft: Draft, seat: SeatId): void {
  const { laidDown } = seatOf(draft, seat);
  const [emptiest] = laidDown.filter((laid) => laid.kind === 'ammo').sort((a, b) => a.bullets - b.bullets);
  const ammo = must(emptiest, 'there is a bullet');
  if (ammo.bullets > 1) {
    const left = { ...ammo, bullets: ammo.bullets - 1 };
    changeSeat(draft, seat, { laidDown: laidDown.map((laid) => (laid === ammo ? left : laid)) });
    return;
  }
  changeSeat(draft, seat, { laidDown: laidDown.filter((laid) => laid !== ammo) });
  draft.discard = [...draft.discard, ammo.card];
  tell(draft, { type: 'ammo-spent', seat });
}
