import type { Threat } from '#shared/play/index.ts';
import { CHARACTERS, type SeatId } from '#shared/vocabulary/index.ts';
import { endMatch } from './ending.ts';
import type { Draft } from './match.ts';
import { withdrawAgreement } from './mission.ts';
import { changeCharacter, changeSeat, isEliminated, livingSeats, nextLiving, seatOf, tell } from './seats.ts';

/** A7, P3: all wounds of an attack at once, then what they bring about. */
export function applyWounds(draft: Draft, by: SeatId | 'parasites', threats: readonly Threat[]): void {
  for (const { seat, character, wounds } of threats) {
    if (wounds === 0) continue;
    const hp = Math.max(0, seatOf(draft, seat).characters[character].hp - wounds);
    changeCharacter(draft, { seat, character }, { hp });
    tell(draft, { type: 'wounded', seat, character, wounds, hp });
  }
  for (const seat of draft.seats) {
    const dead = CHARACTERS.filter((each) => seat.characters[each].room && seat.characters[each].hp === 0);
    for (const character of dead) {
      changeCharacter(draft, { seat: seat.id, character }, { room: undefined });
      tell(draft, { type: 'died', seat: seat.id, character });
    }
    if (dead.length && isEliminated(seat)) eliminate(draft, seat.id, by);
  }
  if (livingSeats(draft).length === 0) endMatch(draft, 'all-dead');
  else if (draft.seats.every(({ characters }) => characters.trooper.hp === 0)) {
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
  withdrawAgreement(draft, id);
  tell(draft, { type: 'eliminated', seat: id });
  // O4: parasites' kills count for nobody.
  if (by !== 'parasites' && seatOf(draft, by).infection && !seat.infection) {
    draft.removers = [...draft.removers, by];
  }
  // T2: in a parasite phase the leader's successor sees to the marker.
  if (draft.turn && draft.marker.holder === id) passMarker(draft, nextLiving(draft, id));
}

function passMarker(draft: Draft, to: SeatId | undefined): void {
  if (to === undefined) return;
  draft.marker = { ...draft.marker, holder: to };
  tell(draft, { type: 'marker-passed', to });
}
