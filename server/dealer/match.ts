import type { Placement, StationMap } from '#shared/map/index.ts';
import type { Parasite } from '#shared/parasites/index.ts';
import type {
  Agreement,
  ArmorForRoom,
  Awaited,
  CharacterInRoom,
  CharacterState,
  DiaryEntry,
  Ending,
  GameEvent,
  MatchSetup,
  ScanCause,
  ScanResult,
} from '#shared/play/index.ts';
import type { Character, Colour, LaidDown, LocationId, RoomId, SeatId } from '#shared/vocabulary/index.ts';
import type { CardId } from './cards.ts';
import type { Chance } from './chance.ts';

/** A card in a hand: `id` is the number its holder knows it by. */
export interface HeldCard {
  readonly id: number;
  readonly card: CardId;
}

export type LaidCard = LaidDown & { readonly card: CardId };

/** How a seat came to be Infected. The Host was infected by nobody (S6). */
export interface Infection {
  readonly by: SeatId | undefined;
  /** V2: who was infected last has the highest. */
  readonly order: number;
}

export interface SeatState {
  readonly id: SeatId;
  readonly colour: Colour;
  readonly characters: Readonly<Record<Character, CharacterState>>;
  readonly hand: readonly HeldCard[];
  readonly nextCardId: number;
  readonly laidDown: readonly LaidCard[];
  readonly infection: Infection | undefined;
  /** T3, T6: the first turn has begun. */
  readonly onBoard: boolean;
  readonly diary: readonly DiaryEntry[];
}

/** What is remembered for one turn. */
export interface Turn {
  readonly seat: SeatId;
  readonly ap: number;
  readonly firstSearchDue: boolean;
  /** X2, F5: rooms where the player attacked another's character. */
  readonly attackedIn: readonly RoomId[];
  /** X2: who traded where. */
  readonly tradedIn: readonly CharacterInRoom[];
  /** R1: the Run room a character may leave for free. */
  readonly bonus: Readonly<Record<Character, RoomId | undefined>>;
  /** R1, F6: bonuses used. */
  readonly ranFrom: readonly CharacterInRoom[];
  readonly terminalUsed: boolean;
  readonly sickBayUsed: boolean;
  /** E4: a card went under the deck this turn. */
  readonly passedOver: boolean;
  /** E4: the second card did not fit either. */
  readonly exploringOver: boolean;
  /** D5: the clock ran out; the dealer finishes the turn. */
  readonly timedOut: boolean;
}

/** What is awaited and blocks everything else (T7). Answers are kept sealed until it is resolved. */
export type Prompt =
  | Exclude<Awaited, { readonly type: 'trade' | 'armor' }>
  | (Extract<Awaited, { readonly type: 'trade' }> & {
      /** Whose duty it settles. */
      readonly character: Character;
      /** By the number of the card in each giver's hand. */
      readonly sealed: Sealed<number>;
    })
  | (Extract<Awaited, { readonly type: 'armor' }> & { readonly sealed: Sealed<readonly ArmorForRoom[]> });

export type PromptOf<Type extends Prompt['type']> = Extract<Prompt, { readonly type: Type }>;

export type Sealed<Answer> = { readonly [Seat in SeatId]?: Answer };

/** What is still to be done before anybody is asked again; the first comes first. */
export type Task =
  | { readonly do: 'phase'; readonly leader: SeatId }
  | { readonly do: 'close-phase'; readonly leader: SeatId }
  | { readonly do: 'begin-turn'; readonly seat: SeatId; readonly afterPhase: boolean }
  | { readonly do: 'wind-up' }
  | { readonly do: 'spawn'; readonly seat: SeatId; readonly room: RoomId }
  | { readonly do: 'duty'; readonly character: Character }
  | { readonly do: 'draw'; readonly seat: SeatId; readonly room: RoomId }
  | { readonly do: 'team-draw'; readonly seats: readonly [SeatId, SeatId]; readonly room: RoomId }
  | { readonly do: 'receive'; readonly seat: SeatId; readonly room: RoomId; readonly card: CardId }
  | { readonly do: 'scan'; readonly cause: ScanCause }
  | { readonly do: 'open-doors' }
  | { readonly do: 'place'; readonly location: LocationId; readonly placement: Placement }
  | { readonly do: 'pass-over'; readonly behind: RoomId | undefined }
  | { readonly do: 'heal'; readonly seat: SeatId; readonly character: Character; readonly hp: number };

/** T1: who leads the next parasite phase, and whether the turn before it was had. */
export interface Marker {
  readonly holder: SeatId;
  readonly hadTurn: boolean;
}

/** A match, secrets and all. A value: playing a command makes another. */
export interface Match {
  readonly setup: MatchSetup;
  /** How many commands were played. */
  readonly step: number;
  readonly digest: string;
  /** What the last command (at step 0, the deal) led to. */
  readonly events: readonly GameEvent[];
  readonly chance: Chance;

  readonly seats: readonly SeatState[];
  readonly map: StationMap;
  readonly used: readonly LocationId[];
  readonly doorsOpen: boolean;
  readonly parasites: readonly Parasite[];
  readonly locationDeck: readonly LocationId[];
  readonly searchDeck: readonly CardId[];
  readonly discard: readonly CardId[];
  /** A7: what left the game with eliminated players. */
  readonly removed: readonly CardId[];

  readonly phase: number;
  readonly marker: Marker;
  readonly turn: Turn | undefined;
  readonly prompt: Prompt | undefined;
  readonly agenda: readonly Task[];
  readonly agreed: Readonly<Record<Agreement, readonly SeatId[]>>;
  /** V7: a majority called a final scan since the last parasite phase. */
  readonly majorityScanned: boolean;
  readonly scans: readonly ScanResult[];

  readonly host: SeatId | undefined;
  /** O2: blocked once, the Host card cannot be given again. */
  readonly hostCardDead: boolean;
  /** O2: the infection cards last answered by a gas can. */
  readonly blocked: readonly CardId[];
  /** O4: the Infected who removed the last character of a human. */
  readonly removers: readonly SeatId[];

  readonly ending: Ending | undefined;
}

/** A match being changed by one command: its fields are replaced, never what they hold. */
export type Draft = { -readonly [Field in keyof Omit<Match, 'events'>]: Match[Field] } & {
  events: GameEvent[];
};
