import type { SeenStep } from '#client/table/session.ts';
import type { DiaryEntry, ScanCard, SeatView, View } from '#shared/play/index.ts';
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
  return seen.flatMap(({ number, events }) =>
    events.flatMap((event, i): Notice[] => {
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
          if (!event.gave || !event.got || !('diary' in view)) return [];
          const [first, second] = event.between;
          const { gave, got } = event;
          const infected = tookHold(view, seen, number);
          return [{ key, type: 'traded', with: first === me ? second : first, gave, got, infected }];
        }
        default:
          return [];
      }
    }),
  );
}

/** X5: the diary says whether a trade infected; its trades are in the order they were seen. */
function tookHold(view: SeatView, seen: readonly SeenStep[], number: number): boolean {
  const later = seen.filter(
    (step) => step.number > number && step.events.some((event) => event.type === 'traded' && event.got),
  ).length;
  const trades = view.diary.filter((entry) => entry.type === 'traded');
  return trades.at(-1 - later)?.infected ?? false;
}
