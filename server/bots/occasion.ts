import type { PublicView, SeenEvent } from '#shared/play/index.ts';
import { askedOf, type Claim, isQuestion, type Question } from '#shared/talk/index.ts';
import type { RoomId, SeatId } from '#shared/vocabulary/index.ts';

/** Something everybody saw that one of those concerned may say something about. Never a secret. */
export type Occasion =
  | { readonly about: 'trade'; readonly partner: SeatId }
  | { readonly about: 'attack'; readonly by: SeatId }
  | { readonly about: 'bite'; readonly room: RoomId }
  | { readonly about: 'scan' }
  | { readonly about: 'accusation'; readonly by: SeatId }
  | { readonly about: 'asked'; readonly by: SeatId; readonly question: Question }
  | { readonly about: 'turn' };

/** Whose word it is, and about what. */
export interface Cue {
  readonly seat: SeatId;
  readonly occasion: Occasion;
}

/** What has just happened that there may be something to say about. Depends on what all could see, and on nothing else. */
export function cuesIn(event: SeenEvent, { seats }: Pick<PublicView, 'seats'>): readonly Cue[] {
  switch (event.type) {
    case 'traded': {
      const [by, to] = event.between;
      return [
        { seat: by, occasion: { about: 'trade', partner: to } },
        { seat: to, occasion: { about: 'trade', partner: by } },
      ];
    }
    case 'wounded':
      return [
        {
          seat: event.seat,
          occasion:
            event.by === 'parasites'
              ? { about: 'bite', room: event.room }
              : { about: 'attack', by: event.by },
        },
      ];
    case 'scanned':
      return seats
        .filter(({ eliminated }) => !eliminated)
        .map(({ id }) => ({ seat: id, occasion: { about: 'scan' } }));
    case 'turn-began':
      return [{ seat: event.seat, occasion: { about: 'turn' } }];
    default:
      return [];
  }
}

/** Whose word it is after a claim: who was asked, or was called Infected. */
export function cueOf(by: SeatId, claim: Claim): Cue | undefined {
  if (isQuestion(claim)) {
    return { seat: askedOf(claim), occasion: { about: 'asked', by, question: claim } };
  }
  return claim.type === 'infected' ? { seat: claim.seat, occasion: { about: 'accusation', by } } : undefined;
}
