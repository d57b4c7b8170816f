import type { Cell, DieFace, Rotation } from '../map/index.ts';
import type { ParasiteId, ParasiteMove, ParasiteWound } from '../parasites/index.ts';
import type {
  CardFace,
  Character,
  CharacterRef,
  HandCard,
  ItemKind,
  LaidDown,
  LaidDownKind,
  LocationId,
  RoomId,
  SeatId,
} from '../vocabulary/index.ts';
import type { Agreement, ArmorForRoom, PublicAgreement, Target } from './command.ts';
import type { Ending } from './ending.ts';
import type { Role } from './role.ts';

/** R6: a thermal scan's card. */
export type ScanCard = 'positive' | 'negative';
export type ScanCause = 'terminal' | 'hive' | 'agreed';

/** A6: wounds a character is about to take. */
export interface Threat extends CharacterRef {
  readonly room: RoomId;
  readonly wounds: number;
}

/** Who did it: a player, or the parasites. */
export type Attacker = SeatId | 'parasites';

/**
 * What everybody at the table sees happen. The events tell the whole story: with every one of them folded over it
 * (`afterEvent`), a view is the next view, but for what is awaited and offered.
 */
export type PublicEvent =
  | { readonly type: 'phase-began'; readonly phase: number; readonly leader: SeatId }
  | { readonly type: 'alert-dealt'; readonly seat: SeatId }
  | { readonly type: 'doors-closed' }
  | { readonly type: 'parasites-moved'; readonly roll: DieFace; readonly moves: readonly ParasiteMove[] }
  | { readonly type: 'marker-passed'; readonly to: SeatId }
  | { readonly type: 'turn-began'; readonly seat: SeatId; readonly ap: number }
  /** T4, I2: paid or gained; so many are left. */
  | { readonly type: 'ap-changed'; readonly seat: SeatId; readonly ap: number }
  | { readonly type: 'entered-station'; readonly seat: SeatId }
  | { readonly type: 'turn-ended'; readonly seat: SeatId }
  | { readonly type: 'timed-out'; readonly seats: readonly SeatId[] }
  | {
      readonly type: 'location-placed';
      readonly seat: SeatId;
      readonly location: LocationId;
      readonly cell: Cell;
      readonly rotation: Rotation;
      readonly by: 'explore' | 'terminal';
      /** The card on top of the deck now. */
      readonly top: LocationId | undefined;
    }
  | {
      readonly type: 'location-passed-over';
      readonly seat: SeatId;
      readonly location: LocationId;
      readonly next: LocationId;
      readonly fits: boolean;
      /** The card on top of the deck now. */
      readonly top: LocationId;
    }
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly character: Character;
      readonly from: RoomId;
      readonly to: RoomId;
      readonly how: 'move' | 'run';
    }
  | {
      readonly type: 'fired';
      readonly seat: SeatId;
      readonly targets: readonly Target[];
      /** The shooter's cards as they lie after it: bullets are gone. */
      readonly laidDown: readonly LaidDown[];
    }
  | {
      readonly type: 'stabbed';
      readonly seat: SeatId;
      readonly character: Character;
      readonly target: Target;
      readonly roll: DieFace;
      readonly hit: boolean;
    }
  | { readonly type: 'parasites-wounded'; readonly wounds: readonly ParasiteWound[] }
  | {
      readonly type: 'armor-asked';
      readonly by: Attacker;
      readonly threats: readonly Threat[];
    }
  | {
      readonly type: 'wounded';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
      readonly by: Attacker;
      readonly wounds: number;
      readonly hp: number;
    }
  | {
      readonly type: 'died';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
      readonly by: Attacker;
    }
  | { readonly type: 'eliminated'; readonly seat: SeatId; readonly by: Attacker }
  | {
      readonly type: 'searched';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
      readonly with: SeatId | undefined;
    }
  | { readonly type: 'found-nothing'; readonly seat: SeatId }
  | { readonly type: 'alert-drawn'; readonly seat: SeatId; readonly left: number }
  | { readonly type: 'discard-shuffled'; readonly left: number }
  | {
      readonly type: 'spawned';
      readonly parasite: ParasiteId;
      readonly room: RoomId;
      readonly roll: DieFace;
    }
  | {
      readonly type: 'parasite-awaited';
      readonly seat: SeatId;
      readonly room: RoomId;
      readonly roll: DieFace;
    }
  | {
      readonly type: 'parasite-pulled';
      readonly seat: SeatId;
      readonly parasite: ParasiteId;
      readonly from: RoomId;
      readonly room: RoomId;
    }
  | { readonly type: 'terminal-used'; readonly seat: SeatId; readonly character: Character }
  | { readonly type: 'sick-bay-used'; readonly seat: SeatId; readonly character: Character }
  | { readonly type: 'doors-opened' }
  | { readonly type: 'scanned'; readonly cause: ScanCause; readonly cards: readonly ScanCard[] }
  | {
      readonly type: 'healed';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly character: Character;
      readonly hp: number;
    }
  | { readonly type: 'ammo-spent'; readonly seat: SeatId }
  | {
      readonly type: 'duty-began';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
    }
  | { readonly type: 'trade-began'; readonly between: readonly [SeatId, SeatId]; readonly room: RoomId }
  | { readonly type: 'agreed'; readonly seat: SeatId; readonly to: Agreement }
  /** V7: who agrees to what now, and how many it takes: a death or the last location changes it, too. */
  | {
      readonly type: 'agreements-changed';
      readonly agreements: Readonly<Record<Agreement, PublicAgreement>>;
    }
  | { readonly type: 'ended'; readonly ending: Ending };

/** Cards played from a hand: everybody sees what they are, their player also which of his they were. */
type PlayedFromHand =
  | {
      readonly type: 'grenade-thrown';
      readonly seat: SeatId;
      readonly character: Character;
      readonly into: RoomId;
    }
  | { readonly type: 'armor-played'; readonly seat: SeatId; readonly rooms: readonly ArmorForRoom[] }
  | { readonly type: 'item-used'; readonly seat: SeatId; readonly kind: ItemKind }
  | { readonly type: 'laid-down'; readonly seat: SeatId; readonly kind: LaidDownKind }
  | { readonly type: 'hive-burnt'; readonly seat: SeatId; readonly cans: number };

/** What the dealer knows happened, secrets included. Pairs are in the order of `between`. */
export type GameEvent =
  | PublicEvent
  | (PlayedFromHand & { readonly cards: readonly number[] })
  | { readonly type: 'drew'; readonly seat: SeatId; readonly card: HandCard; readonly left: number }
  | {
      readonly type: 'body-scanned';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly hand: readonly CardFace[];
    }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      /** What it was to each. */
      readonly own: readonly [OwnTrade, OwnTrade];
    }
  | { readonly type: 'infected'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'infection-blocked'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'became-host'; readonly seat: SeatId };

/** X5: what a trade was to one of the two. */
export interface OwnTrade {
  readonly gave: HandCard;
  readonly got: HandCard;
  /** What he is from now on, and whether this trade made him so. */
  readonly role: Role;
  readonly infected: boolean;
}

/** What one audience is shown of an event: the faces are there for those who saw them. */
export type SeenEvent =
  | PublicEvent
  | (PlayedFromHand & { readonly cards?: readonly number[] })
  | { readonly type: 'drew'; readonly seat: SeatId; readonly left: number; readonly card?: HandCard }
  | {
      readonly type: 'body-scanned';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly hand?: readonly CardFace[];
    }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      /** To each of the two: what changed hands, and what he is from now on. */
      readonly own?: OwnTrade;
    };

/** What only keeps a view true; nobody has to be told. */
const BOOKKEEPING = ['ap-changed', 'agreements-changed'] as const;

/** What a log has a line for. */
export type Told<Event extends GameEvent | SeenEvent> = Exclude<
  Event,
  { readonly type: (typeof BOOKKEEPING)[number] }
>;
export type ToldEvent = Told<SeenEvent>;

export function isTold<Event extends GameEvent | SeenEvent>(event: Event): event is Told<Event> {
  return !BOOKKEEPING.some((type) => type === event.type);
}
