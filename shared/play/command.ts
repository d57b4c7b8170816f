import type { Cell, Rotation } from '../map/index.ts';
import type { ParasiteId } from '../parasites/index.ts';
import type { Character, CharacterRef, RoomId, SeatId } from '../vocabulary/index.ts';

/** What a bullet or a knife can be aimed at. */
export type Target = { readonly parasite: ParasiteId } | CharacterRef;

/** A6: how many armor cards to play for the characters in one room. */
export interface ArmorForRoom {
  readonly room: RoomId;
  readonly cards: number;
}

/** V7: what the living players can agree on. */
export const AGREEMENTS = ['final-scan', 'abandon'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** V7: who agreed this turn, and how many it takes. */
export interface PublicAgreement {
  readonly by: readonly SeatId[];
  readonly needed: number;
}

/** Everything a player can say to the dealer. A card is named by its number in the player's hand. */
export type SeatCommand =
  // E1, E4 and E5: past a card that fits nowhere to the next one, and the answer when that one fits.
  | {
      readonly type: 'explore';
      readonly character: Character;
      readonly cell: Cell;
      readonly rotation: Rotation;
    }
  | { readonly type: 'explore-past'; readonly character: Character }
  | { readonly type: 'place'; readonly cell: Cell; readonly rotation: Rotation }
  // M1, R1
  | { readonly type: 'move'; readonly character: Character; readonly to: RoomId }
  | { readonly type: 'run'; readonly character: Character; readonly to: RoomId }
  // A1 to A4: bullets hit in the order named.
  | { readonly type: 'fire'; readonly targets: readonly [Target] | readonly [Target, Target] }
  | { readonly type: 'stab'; readonly character: Character; readonly target: Target }
  | {
      readonly type: 'throw-grenade';
      readonly character: Character;
      readonly card: number;
      readonly into: RoomId;
    }
  // F1, F5
  | { readonly type: 'search'; readonly character: Character }
  | { readonly type: 'team-search'; readonly character: Character; readonly with: SeatId }
  // R3, R6 to R8
  | {
      readonly type: 'heal';
      readonly character: Character;
      readonly trooper: number;
      readonly android: number;
    }
  | { readonly type: 'thermal-scan'; readonly character: Character }
  | { readonly type: 'open-doors'; readonly character: Character }
  | {
      readonly type: 'reveal';
      readonly character: Character;
      readonly cell: Cell;
      readonly rotation: Rotation;
    }
  | { readonly type: 'reveal-past'; readonly character: Character }
  // H2, I1 to I3: first aid gives 2 HP to one, or 1 HP each to the user and another.
  | { readonly type: 'lay-down'; readonly card: number }
  | {
      readonly type: 'first-aid';
      readonly character: Character;
      readonly card: number;
      readonly heal: readonly [CharacterRef] | readonly [CharacterRef, CharacterRef];
    }
  | { readonly type: 'boost'; readonly card: number }
  | {
      readonly type: 'body-scan';
      readonly character: Character;
      readonly card: number;
      readonly seat: SeatId;
    }
  // X1, X4, A6, P6
  | { readonly type: 'trade'; readonly with: SeatId }
  | { readonly type: 'give'; readonly card: number }
  | { readonly type: 'armor'; readonly rooms: readonly ArmorForRoom[] }
  | { readonly type: 'choose-parasite'; readonly parasite: ParasiteId }
  // V1, V7, T4
  | { readonly type: 'burn-hive' }
  | { readonly type: 'agree'; readonly to: Agreement }
  | { readonly type: 'end-turn' };

/** D5: what the dealer does when a clock has run out. */
export type DealerCommand = { readonly type: 'time-out' } | { readonly type: 'close-window' };

export type Command = SeatCommand | DealerCommand;

export type Actor = SeatId | 'dealer';

/** The kinds of action a player may wonder about, in the order a list shows them. */
export const ACTION_KINDS = [
  'trade',
  'give',
  'armor',
  'choose-parasite',
  'place',
  'explore',
  'explore-past',
  'move',
  'run',
  'search',
  'team-search',
  'fire',
  'stab',
  'throw-grenade',
  'heal',
  'thermal-scan',
  'open-doors',
  'reveal',
  'reveal-past',
  'lay-down',
  'first-aid',
  'boost',
  'body-scan',
  'burn-hive',
  'agree',
  'end-turn',
] as const satisfies readonly SeatCommand['type'][];

export type ActionKind = SeatCommand['type'];

/** The command of one kind. */
export type CommandOf<Kind extends Command['type']> = Extract<Command, { readonly type: Kind }>;
