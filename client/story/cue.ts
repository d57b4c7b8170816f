import type { SeenEvent, View } from '#shared/play/index.ts';
import type { RoomId, SeatId } from '#shared/vocabulary/index.ts';
import type { Sound } from './sound/sounds.ts';

/** What takes the whole stage, in order, and ends in the truth. */
export const CEREMONIES = [
  'boarding',
  'draw',
  'trade',
  'body-scan',
  'scan',
  'parasite-phase',
  'attack',
  'death',
  'hive-burnt',
  'end',
] as const;
export type Ceremony = (typeof CEREMONIES)[number];

/**
 * How something that happened is shown: one thing after the other, where it happened. Length and sound depend on what
 * is public alone; what only some may see is equally long for everybody, whatever it is.
 */
export interface Cue {
  readonly key: string;
  /** Equal ones are told together: three cards drawn are one cue. */
  readonly events: readonly SeenEvent[];
  /** The table as told before it and after it. It offers nothing: what is offered holds once all is told. */
  readonly before: View;
  readonly after: View;
  /** When the table shows what it did: the map moves with most of them, a ceremony tells first. */
  readonly lands: 'at-once' | 'at-its-end';
  /** Where to look. */
  readonly at: RoomId | undefined;
  readonly who: readonly SeatId[];
  /** In the reader's language, while it is on the stage; nothing for what needs no words. */
  readonly caption: string | undefined;
  /** What is kept of it once it is told: of a scan only this says the count. */
  readonly line: string | undefined;
  /** How long it takes here and now: on the stage the pace is counted in already. */
  readonly ms: number;
  readonly sound: Sound | undefined;
  readonly ceremony: Ceremony | undefined;
  /** It concerns this seat itself: at a table alone with bots it stays until it is put away. */
  readonly isMine: boolean;
}
