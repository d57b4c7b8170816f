import { type Signal, signal } from '@preact/signals';
import type { Board } from '#client/board/board.ts';
import type { Story } from '#client/story/story.ts';
import type { Session } from '#client/table/session.ts';
import type { CardFace, RuleNumber, SeatId } from '#shared/vocabulary/index.ts';
import { type Acting, startActing } from './acting.ts';
import type { Verb } from './verbs.ts';

/** Something beside the map that was asked about. */
export type Asked =
  | { readonly about: 'seat'; readonly seat: SeatId }
  /** In the own hand by its number, or open before somebody. */
  | { readonly about: 'card'; readonly face: CardFace; readonly id?: number; readonly of?: SeatId }
  | { readonly about: 'verb'; readonly verb: Verb }
  | { readonly about: 'end-turn' }
  | { readonly about: 'rule'; readonly rule: RuleNumber }
  | { readonly about: 'rules'; readonly at?: RuleNumber }
  | { readonly about: Fact };

export const FACTS = [
  'role',
  'phase',
  'die',
  'search-deck',
  'location-deck',
  'scan',
  'doors',
  'marker',
  'ap',
  'watchers',
] as const;
export type Fact = (typeof FACTS)[number];

/** What is opened over the screen, one at a time. */
export type Panel = 'menu' | 'list' | 'keys' | 'feed';

/** Everything the parts of the screen share. */
export interface Desk {
  readonly session: Session;
  readonly story: Story;
  readonly acting: Acting;
  readonly board: Signal<Board | undefined>;
  /** What was asked about, one over the other: a rule leads to another. */
  readonly asked: Signal<readonly Asked[]>;
  readonly panel: Signal<Panel | undefined>;
  ask(asked: Asked): void;
}

export function openDesk(session: Session, story: Story): Desk {
  const asked = signal<readonly Asked[]>([]);
  return {
    session,
    story,
    acting: startActing({ view: story.view, isNow: story.isNow, play: session.play }),
    board: signal<Board | undefined>(undefined),
    asked,
    panel: signal<Panel | undefined>(undefined),
    ask: (next) => {
      asked.value = next.about === 'rule' || next.about === 'rules' ? [...asked.value, next] : [next];
    },
  };
}
