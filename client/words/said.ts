import { t } from '#client/texts/texts.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Say } from '#shared/wire/talk.ts';
import { roomName } from './names.ts';

/** What was said; a phrase in the reader's own language. */
export function sayText(say: Say, nameOf: (seat: SeatId) => string): string {
  if (say.kind === 'chat') return say.text;
  if ('seat' in say) return t(`phrase.${say.phrase}`, { who: nameOf(say.seat) });
  if ('room' in say) return t(`phrase.${say.phrase}`, { room: roomName(say.room) });
  return t(`phrase.${say.phrase}`);
}
