import { type Signal, signal } from '@preact/signals';
import type { Board, Pointing } from '#client/board/board.ts';
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
  /** At the map: what was asked about beside it is over, or the answer would lie over what is pointed at. */
  readonly pointing: Pointing;
  readonly board: Signal<Board | undefined>;
  /** What was asked about, one over the other: a rule leads to another. */
  readonly asked: Signal<readonly Asked[]>;
  readonly panel: Signal<Panel | undefined>;
  ask(asked: Asked): void;
}

export function openDesk(session: Session, story: Story): Desk {
  const asked = signal<readonly Asked[]>([]);
  const acting = startActing({ view: story.view, isNow: story.isNow, play: session.play });
  return {
    session,
    story,
    acting,
    pointing: {
      point: (...stacked) => {
        asked.value = [];
        acting.point(...stacked);
      },
      ask: (...stacked) => {
        asked.value = [];
        acting.ask(...stacked);
      },
      hover: acting.hover,
    },
    board: signal<Board | undefined>(undefined),
    asked,
    panel: signal<Panel | undefined>(undefined),
    ask: (next) => {
      asked.value = next.about === 'rule' || next.about === 'rules' ? [...asked.value, next] : [next];
    },
  };
}
