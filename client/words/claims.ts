import { t } from '#client/texts/texts.ts';
import type { Claim, Deed, Place, Sight } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { roomName } from './names.ts';

type NameOf = (seat: SeatId) => string;

/** A claim in the reader's own language; `by` is who says it. */
export function claimText(claim: Claim, nameOf: NameOf, by: SeatId | undefined): string {
  switch (claim.type) {
    case 'clean':
    case 'scan':
    case 'yes':
    case 'no':
    case 'thanks':
      return t(`claim.${claim.type}`);
    case 'infected':
    case 'trust':
    case 'are-you-clean':
    case 'what-traded':
      return t(`claim.${claim.type}`, { who: nameOf(claim.seat) });
    case 'gave':
    case 'got':
      return t(`claim.${claim.type}`, { who: nameOf(claim.seat), card: t(`claimed.${claim.card}`) });
    case 'cans':
      return t('claim.cans', { count: claim.count });
    case 'need':
      return t('claim.need', { card: t(`claimed.${claim.card}`) });
    case 'come':
      return comeText(claim.place, nameOf, by);
    case 'away':
      return awayText(claim.place, nameOf, by);
    case 'go':
      return t('claim.go', { room: roomName(claim.room) });
    case 'why':
      return t(`why.${claim.deed.did}`, sightWords(claim.deed, nameOf));
    case 'because':
      return becauseText(claim.sight, nameOf);
    case 'take-back':
      return t('claim.take-back', { what: claimText(claim.claim, nameOf, by) });
  }
}

function comeText(place: Place, nameOf: NameOf, by: SeatId | undefined): string {
  if ('room' in place) return t('claim.come', { room: roomName(place.room) });
  return place.seat === by ? t('claim.comeToMe') : t('claim.comeToSeat', { who: nameOf(place.seat) });
}

function awayText(place: Place, nameOf: NameOf, by: SeatId | undefined): string {
  if ('room' in place) return t('claim.away', { room: roomName(place.room) });
  return place.seat === by ? t('claim.awayFromMe') : t('claim.awayFromSeat', { who: nameOf(place.seat) });
}

function becauseText(sight: Sight, nameOf: NameOf): string {
  return sight.did === 'count'
    ? t('because.count', { ...sight })
    : t(`because.${sight.did}`, sightWords(sight, nameOf));
}

/** What all sentences about a deed are put together from; each uses what it needs. */
function sightWords(deed: Deed, nameOf: NameOf) {
  return {
    who: nameOf(deed.seat),
    whom: 'whom' in deed ? nameOf(deed.whom) : '',
    room: 'room' in deed ? roomName(deed.room) : '',
    phase: deed.phase,
  };
}
