import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Board, Pointing } from '#client/board/board.ts';
import type { Hints } from '#client/board/hints.ts';
import type { Place } from './address.ts';
import type { Projector } from './replay-player.ts';

/** A theatre in which others watch along. */
export interface Together {
  /** Where they are. */
  readonly start: Place;
  readonly leads: ReadonlySignal<boolean>;
  /** Goes with the others, or takes them along; the answer ends it. */
  join(projector: Projector): () => void;
  /** What is pointed at on the map, and how to. */
  readonly map: {
    readonly hints: ReadonlySignal<Hints>;
    readonly pointing: Pointing;
    readonly opened: Signal<Board | undefined>;
    readonly children: ComponentChildren;
  };
  /** The way out. */
  readonly leave: ComponentChildren;
  /** Who is there and what they say. */
  readonly panel: ComponentChildren;
}
