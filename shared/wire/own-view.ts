import {
  ACTION_KINDS,
  type ActionKind,
  because,
  type DiaryEntry,
  type Offer,
  type Offers,
  type ReasonCode,
  type Role,
  type SeatCommand,
  type SeatView,
  sameContent,
} from '../play/index.ts';
import { type HandCard, must } from '../vocabulary/index.ts';

/** The fields of a view that are a seat's own. */
export type OwnView = Pick<SeatView, 'role' | 'hand' | 'diary' | 'offers'>;

/** What of it changed at a step; all of it for a device that has nothing yet. */
export interface OwnUpdate {
  readonly role?: Role;
  readonly hand?: {
    /** By the numbers the seat knows its cards by. */
    readonly gone: readonly number[];
    /** To the end of the hand, in this order. */
    readonly come: readonly HandCard[];
  };
  /** What was noted since; nothing is ever struck out (D1). */
  readonly diary?: readonly DiaryEntry[];
  /** The kinds of action whose offer is another one now. */
  readonly offers?: { readonly [Kind in ActionKind]?: OfferUpdate };
}

/** An offer as it travels: the code of the reason, or the commands; their type is the kind they are listed under. */
type OfferUpdate =
  | ReasonCode
  | {
      readonly commands: readonly Untyped<SeatCommand>[];
      readonly refused?: readonly { readonly card: number; readonly reason: ReasonCode }[];
    };

type Untyped<Command> = Command extends unknown ? Omit<Command, 'type'> : never;

/** What must be sent so that who has `before`, or nothing, gets `after`; nothing if that is the same. */
export function ownUpdateBetween(before: OwnView | undefined, after: OwnView): OwnUpdate | undefined {
  const role = before?.role === after.role ? undefined : after.role;
  const hand = handUpdate(before?.hand, after.hand);
  const diary = diaryUpdate(before?.diary, after.diary);
  const offers = offersUpdate(before?.offers, after.offers);
  // Most seats are shown nothing of their own at a step.
  if (!role && !hand && !diary && !offers) return undefined;
  return { ...(role && { role }), ...(hand && { hand }), ...(diary && { diary }), ...(offers && { offers }) };
}

/** What a seat has after an update. The first one is whole. */
export function ownAfter(before: OwnView | undefined, update: OwnUpdate): OwnView {
  const { hand: cards, diary, offers: changed } = update;
  const hand = before?.hand ?? [];
  const offers = Object.entries(changed ?? {}).map(([kind, offer]) => [kind, readOffer(kind, offer)]);
  return {
    role: must(update.role ?? before?.role, 'a seat is first told its role'),
    hand: cards ? [...hand.filter(({ id }) => !cards.gone.includes(id)), ...cards.come] : hand,
    diary: diary ? [...(before?.diary ?? []), ...diary] : (before?.diary ?? []),
    offers: changed
      ? ({ ...before?.offers, ...Object.fromEntries(offers) } as Offers)
      : must(before?.offers, 'a seat is first told everything it is offered'),
  };
}

function handUpdate(before: OwnView['hand'] | undefined = [], after: OwnView['hand']): OwnUpdate['hand'] {
  if (before === after) return undefined;
  const stays = (card: HandCard, hand: OwnView['hand']) =>
    hand.some((each) => each.id === card.id && sameContent(each, card));
  const gone = before.filter((card) => !stays(card, after)).map(({ id }) => id);
  const come = after.filter((card) => !stays(card, before));
  return gone.length + come.length > 0 ? { gone, come } : undefined;
}

function diaryUpdate(before: OwnView['diary'] | undefined = [], after: OwnView['diary']): OwnUpdate['diary'] {
  return after.length > before.length ? after.slice(before.length) : undefined;
}

function offersUpdate(before: Offers | undefined, after: Offers): OwnUpdate['offers'] {
  if (before === after) return undefined;
  const changed: { [Kind in ActionKind]?: OfferUpdate } = {};
  let count = 0;
  for (const kind of ACTION_KINDS) {
    if (before && sameOffer(before[kind], after[kind])) continue;
    changed[kind] = writtenOffer(after[kind]);
    count += 1;
  }
  return count > 0 ? changed : undefined;
}

function sameOffer(before: Offer, after: Offer): boolean {
  if (before === after) return true;
  if ('reason' in before && 'reason' in after) return before.reason.code === after.reason.code;
  return sameContent(before, after);
}

function writtenOffer(offer: Offer): OfferUpdate {
  if ('reason' in offer) return offer.reason.code;
  const commands = offer.commands.map(({ type: _kind, ...rest }) => rest as Untyped<SeatCommand>);
  const refused = offer.refused?.map(({ card, reason }) => ({ card, reason: reason.code }));
  return refused ? { commands, refused } : { commands };
}

function readOffer(kind: string, offer: OfferUpdate): Offer {
  if (typeof offer === 'string') return { reason: because(offer) };
  const commands = offer.commands.map((rest) => ({ type: kind, ...rest }) as SeatCommand);
  const refused = offer.refused?.map(({ card, reason }) => ({ card, reason: because(reason) }));
  return refused ? { commands, refused } : { commands };
}
