import type { SeenStep } from '#client/table/session.ts';
import type { DiaryEntry, ScanCard, SeatView, SeenEvent, View } from '#shared/play/index.ts';
import type { Character } from '#shared/vocabulary/index.ts';

/** What the diary keeps as well. */
type Entered<Type extends DiaryEntry['type']> = Omit<Extract<DiaryEntry, { type: Type }>, 'phase'>;

/** What is worth stopping for, until it is put away. */
export type Notice = { readonly key: string } & (
  | Entered<'traded'>
  | Entered<'body-scan'>
  | { readonly type: 'scan'; readonly cards: readonly ScanCard[] }
  | { readonly type: 'died'; readonly character: Character; readonly out: boolean }
);

/** The notices of what a seat has seen, oldest first. */
export function noticesOf(view: View, seen: readonly SeenStep[]): readonly Notice[] {
  const me = 'me' in view ? view.me : undefined;
  const trades = seen.flatMap(({ events }) => events.filter(isOwnTrade));
  return seen.flatMap(({ number, events, past }) =>
    events.flatMap((event, i): Notice[] => {
      if (past) return [];
      const key = `${number} ${i}`;
      switch (event.type) {
        case 'scanned':
          return [{ key, type: 'scan', cards: event.cards }];
        case 'died': {
          if (event.seat !== me) return [];
          const out = events.some((other) => other.type === 'eliminated' && other.seat === me);
          return [{ key, type: 'died', character: event.character, out }];
        }
        case 'body-scanned':
          return event.hand ? [{ key, type: 'body-scan', seat: event.seat, hand: event.hand }] : [];
        case 'traded': {
          if (!isOwnTrade(event) || !('diary' in view)) return [];
          const [first, second] = event.between;
          const { gave, got } = event;
          const infected = tookHold(view, trades.length - trades.indexOf(event));
          return [{ key, type: 'traded', with: first === me ? second : first, gave, got, infected }];
        }
        default:
          return [];
      }
    }),
  );
}

type Traded = Extract<SeenEvent, { type: 'traded' }>;
type OwnTrade = Traded & Required<Pick<Traded, 'gave' | 'got'>>;

const isOwnTrade = (event: SeenEvent): event is OwnTrade =>
  event.type === 'traded' && event.gave !== undefined && event.got !== undefined;

/** X5: the diary says whether a trade infected; its trades are in the order they were seen, here from the last. */
function tookHold({ diary }: SeatView, fromLast: number): boolean {
  return diary.filter((entry) => entry.type === 'traded').at(-fromLast)?.infected ?? false;
}
