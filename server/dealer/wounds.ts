import {
  countLiving,
  hasTrooper,
  isEliminated,
  nextLiving,
  seatOf,
  standing,
  type Threat,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { noAgreement } from './agreements.ts';
import { endMatch } from './ending.ts';
import type { Draft } from './match.ts';
import { changeCharacter, changeSeat, tell } from './seats.ts';

/** A7, P3: all wounds of an attack at once, then what they bring about. */
export function applyWounds(draft: Draft, by: SeatId | 'parasites', threats: readonly Threat[]): void {
  for (const { seat, character, room, wounds } of threats) {
    if (wounds === 0) continue;
    const hp = Math.max(0, seatOf(draft, seat).characters[character].hp - wounds);
    changeCharacter(draft, { seat, character }, { hp });
    tell(draft, { type: 'wounded', seat, character, room, by, wounds, hp });
  }
  for (const seat of draft.seats) {
    const dead = standing(seat).filter(({ character }) => seat.characters[character].hp === 0);
    for (const { character, room } of dead) {
      changeCharacter(draft, { seat: seat.id, character }, { room: undefined });
      tell(draft, { type: 'died', seat: seat.id, character, room, by });
    }
    if (dead.length && isEliminated(seat)) eliminate(draft, seat.id, by);
  }
  if (countLiving(draft) === 0) endMatch(draft, 'all-dead');
  else if (!draft.seats.some(hasTrooper)) {
    endMatch(draft, 'troopers-dead');
  }
}

/** A7: hand and table leave the game unseen. */
function eliminate(draft: Draft, id: SeatId, by: SeatId | 'parasites'): void {
  const seat = seatOf(draft, id);
  draft.removed = [
    ...draft.removed,
    ...seat.hand.map(({ card }) => card),
    ...seat.laidDown.map(({ card }) => card),
  ];
  changeSeat(draft, id, { hand: [], laidDown: [] });
  draft.agreed = noAgreement();
  tell(draft, { type: 'eliminated', seat: id, by });
  // O4: parasites' kills count for nobody.
  if (by !== 'parasites' && seatOf(draft, by).infection && !seat.infection) {
    draft.removers = [...draft.removers, by];
  }
  // T2: who is on turn lives, so that there is somebody to take the marker; in a parasite phase the leader's successor sees to the marker.
  if (draft.turn && draft.marker.holder === id) passMarker(draft, nextLiving(draft, id));
}

function passMarker(draft: Draft, to: SeatId): void {
  draft.marker = { ...draft.marker, holder: to };
  tell(draft, { type: 'marker-passed', to });
}
