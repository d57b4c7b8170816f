import { playerCommitmentTo, setupDigest } from '#server/dealer/index.ts';
import type { MatchSetup, SealedSetup } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { sealedSetupOf } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Lobby } from './lobby.ts';

/**
 * D4: a deal on its way: what is sealed and shown to all, and the parts that were opened since. A value.
 * It knows nothing of the server's own part but its commitment: that one is opened last, by dealing.
 */
export interface FairDeal {
  readonly sealed: SealedSetup;
  readonly digest: string;
  /** Whose chairs these are, in the order of the set-up: there may still be empty ones between them. */
  readonly seats: readonly SeatId[];
  /** In the same order: empty for a bot, nothing until it is opened. */
  readonly parts: readonly (string | undefined)[];
}

export type Opened =
  | { readonly ok: true; readonly deal: FairDeal }
  | { readonly ok: false; readonly reason: TableRefusal };

/** What these people, who are all ready, are about to play, with nobody's part opened. */
export function sealDeal({ settings, chairs }: Lobby, rules: string, commitment: string): FairDeal {
  const sealed = sealedSetupOf({
    rules,
    commitment,
    chairs: chairs.map((chair) => ({
      name: chair.name,
      colour: chair.colour,
      kind: chair.owner === 'bot' ? 'bot' : 'person',
      commitment: chair.commitment ?? '',
    })),
    options: settings.options,
  });
  const parts = chairs.map(({ owner }) => (owner === 'bot' ? '' : undefined));
  return { sealed, digest: setupDigest(sealed), seats: chairs.map(({ seat }) => seat), parts };
}

/** A part counts only if its device was bound to it before anybody's was shown. */
export function openPart(deal: FairDeal, seat: SeatId, part: string): Opened {
  const place = deal.seats.indexOf(seat);
  const commitment = deal.sealed.commitments[place];
  if (!commitment || playerCommitmentTo(part) !== commitment) return { ok: false, reason: 'other-part' };
  return { ok: true, deal: { ...deal, parts: deal.parts.map((each, i) => (i === place ? part : each)) } };
}

/** Whose parts are still sealed. */
export function unopenedSeats({ seats, parts }: FairDeal): readonly SeatId[] {
  return seats.filter((_, place) => parts[place] === undefined);
}

/** The set-up to deal from, once everybody has opened his part. */
export function setupOf({ sealed, parts }: FairDeal, serverPart: string): MatchSetup {
  const playerParts = parts.flatMap((part) => part ?? []);
  if (playerParts.length < parts.length) throw new Error('a part is still sealed');
  const { rules, seats, options } = sealed;
  return { format: 1, rules, serverPart, playerParts, seats, options };
}
