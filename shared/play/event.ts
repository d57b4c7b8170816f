import type { Cell, DieFace, Rotation } from '../map/index.ts';
import type { ParasiteId, ParasiteMove, ParasiteWound } from '../parasites/index.ts';
import type {
  CardFace,
  Character,
  CharacterRef,
  HandCard,
  ItemKind,
  LaidDownKind,
  LocationId,
  RoomId,
  SeatId,
} from '../vocabulary/index.ts';
import type { Agreement, ArmorForRoom, Target } from './command.ts';
import type { Ending } from './ending.ts';

/** R6: a thermal scan's card. */
export type ScanCard = 'positive' | 'negative';
export type ScanCause = 'terminal' | 'hive' | 'agreed';

/** A6: wounds a character is about to take. */
export interface Threat extends CharacterRef {
  readonly room: RoomId;
  readonly wounds: number;
}

/** What everybody at the table sees happen. */
export type PublicEvent =
  | { readonly type: 'phase-began'; readonly phase: number; readonly leader: SeatId }
  | { readonly type: 'alert-dealt'; readonly seat: SeatId }
  | { readonly type: 'doors-closed' }
  | { readonly type: 'parasites-moved'; readonly roll: DieFace; readonly moves: readonly ParasiteMove[] }
  | { readonly type: 'marker-passed'; readonly to: SeatId }
  | { readonly type: 'turn-began'; readonly seat: SeatId; readonly ap: number }
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
    }
  | {
      readonly type: 'location-passed-over';
      readonly seat: SeatId;
      readonly location: LocationId;
      readonly next: LocationId;
      readonly fits: boolean;
    }
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly character: Character;
      readonly from: RoomId;
      readonly to: RoomId;
      readonly how: 'move' | 'run';
    }
  | { readonly type: 'fired'; readonly seat: SeatId; readonly targets: readonly Target[] }
  | {
      readonly type: 'stabbed';
      readonly seat: SeatId;
      readonly character: Character;
      readonly target: Target;
      readonly roll: DieFace;
    }
  | {
      readonly type: 'grenade-thrown';
      readonly seat: SeatId;
      readonly character: Character;
      readonly into: RoomId;
    }
  | { readonly type: 'parasites-wounded'; readonly wounds: readonly ParasiteWound[] }
  | {
      readonly type: 'armor-asked';
      readonly by: SeatId | 'parasites';
      readonly threats: readonly Threat[];
    }
  | {
      readonly type: 'armor-played';
      readonly seat: SeatId;
      readonly rooms: readonly ArmorForRoom[];
    }
  | {
      readonly type: 'wounded';
      readonly seat: SeatId;
      readonly character: Character;
      readonly wounds: number;
      readonly hp: number;
    }
  | { readonly type: 'died'; readonly seat: SeatId; readonly character: Character }
  | { readonly type: 'eliminated'; readonly seat: SeatId }
  | {
      readonly type: 'searched';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
      readonly with: SeatId | undefined;
    }
  | { readonly type: 'found-nothing'; readonly seat: SeatId }
  | { readonly type: 'alert-drawn'; readonly seat: SeatId }
  | { readonly type: 'discard-shuffled' }
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
  | { readonly type: 'doors-opened' }
  | { readonly type: 'scanned'; readonly cause: ScanCause; readonly cards: readonly ScanCard[] }
  | {
      readonly type: 'healed';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly character: Character;
      readonly hp: number;
    }
  | { readonly type: 'item-used'; readonly seat: SeatId; readonly kind: ItemKind }
  | { readonly type: 'laid-down'; readonly seat: SeatId; readonly kind: LaidDownKind }
  | { readonly type: 'ammo-spent'; readonly seat: SeatId }
  | {
      readonly type: 'duty-began';
      readonly seat: SeatId;
      readonly character: Character;
      readonly room: RoomId;
    }
  | { readonly type: 'trade-began'; readonly between: readonly [SeatId, SeatId] }
  | { readonly type: 'agreed'; readonly seat: SeatId; readonly to: Agreement }
  | { readonly type: 'hive-burnt'; readonly seat: SeatId }
  | { readonly type: 'ended'; readonly ending: Ending };

/** What the dealer knows happened, secrets included. Pairs are in the order of `between`. */
export type GameEvent =
  | PublicEvent
  | { readonly type: 'drew'; readonly seat: SeatId; readonly card: HandCard }
  | {
      readonly type: 'body-scanned';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly hand: readonly CardFace[];
    }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      readonly gave: readonly [HandCard, HandCard];
      readonly got: readonly [HandCard, HandCard];
    }
  | { readonly type: 'infected'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'infection-blocked'; readonly seat: SeatId; readonly by: SeatId }
  | { readonly type: 'became-host'; readonly seat: SeatId };

/** What one audience is shown of an event: the faces are there for those who saw them. */
export type SeenEvent =
  | PublicEvent
  | { readonly type: 'drew'; readonly seat: SeatId; readonly card?: HandCard }
  | {
      readonly type: 'body-scanned';
      readonly by: SeatId;
      readonly seat: SeatId;
      readonly hand?: readonly CardFace[];
    }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      readonly gave?: HandCard;
      readonly got?: HandCard;
    };
