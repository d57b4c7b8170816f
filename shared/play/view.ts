import type { PlacedLocation } from '../map/index.ts';
import type { Parasite } from '../parasites/index.ts';
import type {
  CardFace,
  Character,
  Colour,
  HandCard,
  LaidDown,
  LocationId,
  RoomId,
  RuleOptions,
  SearchCardKind,
  SeatId,
} from '../vocabulary/index.ts';
import type { ActionKind, Agreement, CommandOf, PublicAgreement } from './command.ts';
import type { Ending } from './ending.ts';
import type { ScanCause, Threat } from './event.ts';
import type { Reason } from './reason.ts';
import type { Role } from './role.ts';

/** Who looks: a seat, or anybody. */
export type Audience = SeatId | 'public';

export interface CharacterState {
  readonly hp: number;
  /** Nothing before the first turn (S5) and after death (A7). */
  readonly room: RoomId | undefined;
}

/** What all may know of a seat (D3). */
export interface PublicSeat {
  readonly id: SeatId;
  readonly colour: Colour;
  readonly name: string;
  readonly eliminated: boolean;
  readonly characters: Readonly<Record<Character, CharacterState>>;
  readonly handSize: number;
  readonly laidDown: readonly LaidDown[];
}

/** What the table waits for, apart from the player whose turn it is. */
export type Awaited =
  | {
      readonly type: 'duty';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
    }
  | { readonly type: 'trade'; readonly between: readonly [SeatId, SeatId]; readonly room: RoomId }
  | {
      readonly type: 'armor';
      readonly by: SeatId | 'parasites';
      readonly threats: readonly Threat[];
    }
  | { readonly type: 'parasite'; readonly seat: SeatId; readonly into: RoomId }
  | {
      readonly type: 'place';
      readonly seat: SeatId;
      readonly location: LocationId;
      /** E4: behind this room's doorways; nothing for R8, which places anywhere. */
      readonly behind: RoomId | undefined;
    };

/** R6: a scan that was made, for the record of the table. */
export interface ScanResult {
  readonly phase: number;
  readonly cause: ScanCause;
  readonly living: number;
  readonly positive: number;
}

export interface PublicTurn {
  readonly seat: SeatId;
  readonly ap: number;
  readonly firstSearchDue: boolean;
}

/** D3: what anybody at the table may know. */
export interface PublicView {
  readonly options: RuleOptions;
  readonly seats: readonly PublicSeat[];
  readonly placed: readonly PlacedLocation[];
  /** C7: the locations that lie red side up. */
  readonly used: readonly LocationId[];
  readonly doorsOpen: boolean;
  readonly parasites: readonly Parasite[];
  readonly topLocation: LocationId | undefined;
  readonly locationsLeft: number;
  readonly searchCardsLeft: number;
  readonly discard: readonly SearchCardKind[];
  readonly phase: number;
  readonly marker: SeatId;
  readonly turn: PublicTurn | undefined;
  readonly awaited: Awaited | undefined;
  readonly agreements: Readonly<Record<Agreement, PublicAgreement>>;
  readonly scans: readonly ScanResult[];
  readonly ending: Ending | undefined;
}

/** D1: what a seat itself did and saw, dated by the parasite phase. */
export type DiaryEntry = { readonly phase: number } & (
  | { readonly type: 'dealt'; readonly cards: readonly CardFace[] }
  | { readonly type: 'drew'; readonly card: CardFace }
  | {
      readonly type: 'traded';
      readonly with: SeatId;
      readonly gave: CardFace;
      readonly got: CardFace;
      /** X5: from here on this seat is Infected. */
      readonly infected: boolean;
    }
  | { readonly type: 'body-scan'; readonly seat: SeatId; readonly hand: readonly CardFace[] }
);

/** The commands of one kind a player may give now, or why there are none. */
export type Offer<Kind extends ActionKind = ActionKind> =
  | {
      readonly commands: readonly CommandOf<Kind>[];
      /** X6: cards that may not be given this time; each says why. */
      readonly refused?: readonly RefusedCard[];
    }
  | { readonly reason: Reason };

export interface RefusedCard {
  readonly card: number;
  readonly reason: Reason;
}

export type Offers = { readonly [Kind in ActionKind]: Offer<Kind> };

/** D1: what the person in one chair sees. */
export interface SeatView extends PublicView {
  readonly me: SeatId;
  readonly role: Role;
  readonly hand: readonly HandCard[];
  readonly diary: readonly DiaryEntry[];
  readonly offers: Offers;
}

export type View = PublicView | SeatView;
