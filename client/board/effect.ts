import type { Direction } from '#shared/map/index.ts';
import type { ParasiteId } from '#shared/parasites/index.ts';
import type { CharacterRef, RoomId } from '#shared/vocabulary/index.ts';

/** Somebody or something that can be hit. */
export type Hit = CharacterRef | { readonly parasite: ParasiteId };

/** Something that happens on the map and is over: what remains of it is in the next picture. All of it is public. */
export type Effect =
  | { readonly type: 'shot'; readonly from: CharacterRef; readonly at: readonly Hit[] }
  | { readonly type: 'stab'; readonly from: CharacterRef; readonly at: Hit; readonly hit: boolean }
  | { readonly type: 'blast'; readonly room: RoomId }
  /** P3: what each is about to lose; armor may still take some of it away. */
  | { readonly type: 'bite'; readonly at: readonly Threat[] }
  /** A6: the same spark for each card, also the one that saves nobody. */
  | { readonly type: 'armor'; readonly at: readonly Shielded[] }
  | { readonly type: 'wound'; readonly at: readonly Wound[] }
  | { readonly type: 'heal'; readonly at: CharacterRef; readonly hp: number }
  | { readonly type: 'death'; readonly at: readonly CharacterRef[] }
  | { readonly type: 'spawn'; readonly room: RoomId }
  /** P1: all at once, one way; what a wall keeps bumps into it. */
  | {
      readonly type: 'crawl';
      readonly direction: Direction;
      readonly moves: readonly Crawl[];
      readonly kept: readonly ParasiteId[];
    }
  | { readonly type: 'search'; readonly room: RoomId }
  | { readonly type: 'trade'; readonly room: RoomId; readonly between: readonly [CharacterRef, CharacterRef] }
  | { readonly type: 'doors'; readonly open: boolean }
  | { readonly type: 'scan' }
  | { readonly type: 'fire'; readonly room: RoomId };

/** So many segments of a ring burn; so many are left. A parasite has no ring. */
export type Wound =
  | (CharacterRef & { readonly wounds: number; readonly hp: number })
  | { readonly parasite: ParasiteId; readonly wounds: number };

/** Of so many wounds so many are left, where any are. */
export type Shielded = CharacterRef & {
  readonly wounds?: { readonly before: number; readonly left: number };
};

export type Threat = CharacterRef & { readonly wounds: number };

interface Crawl {
  readonly parasite: ParasiteId;
  readonly from: RoomId;
  readonly to: RoomId;
}
