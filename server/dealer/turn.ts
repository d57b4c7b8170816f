import { damageIn, moveParasites, parasiteMoves } from '#shared/parasites/index.ts';
import { isEliminated, nextLiving, seatOf, standing, type Threat } from '#shared/play/index.ts';
import { CHARACTERS, REACTOR, type SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { noAgreement } from './agreements.ts';
import { askForArmor } from './armor.ts';
import { rollDie } from './draws.ts';
import { endMatch } from './ending.ts';
import type { Draft, SeatState, Turn } from './match.ts';
import { changeSeat, doNext, tell, turnOf } from './seats.ts';

/** V8 */
export const LAST_PHASE = 40;

export const endTurn: ActionOf<'end-turn'> = {
  when: 'turn',
  candidates: () => [{ type: 'end-turn' }],
  refuse: () => undefined,
  lacking: () => 'not-your-turn',
  perform: (draft) => finishTurn(draft),
};

/** What is remembered of a turn that has just begun. */
export const NOTHING_DONE: Omit<Turn, 'seat' | 'ap' | 'firstSearchDue'> = {
  attackedIn: [],
  tradedIn: [],
  bonus: { trooper: undefined, android: undefined },
  ranFrom: [],
  terminalUsed: false,
  sickBayUsed: false,
  passedOver: false,
  exploringOver: false,
  timedOut: false,
};

/** T3, T4 */
export function beginTurn(draft: Draft, id: SeatId, afterPhase: boolean): void {
  const seat = seatOf(draft, id);
  if (draft.marker.holder === id && !afterPhase) draft.marker = { holder: id, hadTurn: true };
  draft.turn = { ...NOTHING_DONE, seat: id, ap: apFor(seat), firstSearchDue: !seat.onBoard };
  tell(draft, { type: 'turn-began', seat: id, ap: draft.turn.ap });
  if (!seat.onBoard) enterStation(draft, seat);
}

/** T4: 2 AP for a character with 3 or 4 HP, 1 with 1 or 2. */
function apFor(seat: SeatState): number {
  return CHARACTERS.reduce((sum, character) => sum + Math.ceil(seat.characters[character].hp / 2), 0);
}

/** T3: both characters enter the Reactor Room. */
function enterStation(draft: Draft, { id, characters }: SeatState): void {
  changeSeat(draft, id, {
    onBoard: true,
    characters: {
      trooper: { ...characters.trooper, room: REACTOR },
      android: { ...characters.android, room: REACTOR },
    },
  });
  tell(draft, { type: 'entered-station', seat: id });
}

/** T1: the next player's turn, or the parasites first. */
export function finishTurn(draft: Draft): void {
  const { seat } = turnOf(draft);
  draft.turn = undefined;
  draft.agreed = noAgreement();
  tell(draft, { type: 'turn-ended', seat });
  const next = nextLiving(draft, seat);
  const { holder, hadTurn } = draft.marker;
  doNext(
    draft,
    next === holder && hadTurn
      ? { do: 'phase', leader: next }
      : { do: 'begin-turn', seat: next, afterPhase: false },
  );
}

/** P1, P3 */
export function parasitePhase(draft: Draft, leader: SeatId): void {
  draft.phase += 1;
  tell(draft, { type: 'phase-began', phase: draft.phase, leader });
  if (draft.doorsOpen) {
    draft.doorsOpen = false;
    tell(draft, { type: 'doors-closed' });
  }
  const roll = rollDie(draft);
  const moves = parasiteMoves(draft.map, draft.parasites, roll);
  draft.parasites = moveParasites(draft.parasites, moves);
  tell(draft, { type: 'parasites-moved', roll, moves });
  doNext(draft, { do: 'close-phase', leader });
  askForArmor(draft, 'parasites', bites(draft));
}

function bites(draft: Draft): readonly Threat[] {
  return draft.seats.flatMap((seat) =>
    standing(seat).flatMap(({ character, room }) => {
      const wounds = damageIn(draft.parasites, room);
      return wounds ? [{ seat: seat.id, character, room, wounds }] : [];
    }),
  );
}

/** T1, T2: the leader, or who comes after him, hands the marker on and has the first turn. */
export function closePhase(draft: Draft, leader: SeatId): void {
  if (draft.phase >= LAST_PHASE) {
    endMatch(draft, 'time-is-up');
    return;
  }
  const first = isEliminated(seatOf(draft, leader)) ? nextLiving(draft, leader) : leader;
  const holder = nextLiving(draft, first);
  draft.marker = { holder, hadTurn: false };
  draft.majorityScanned = false;
  tell(draft, { type: 'marker-passed', to: holder });
  doNext(draft, { do: 'begin-turn', seat: first, afterPhase: true });
}
