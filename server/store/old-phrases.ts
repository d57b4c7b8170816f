import * as z from 'zod/mini';
import type { Claim } from '#shared/talk/index.ts';
import { keysOf, ROOM_IDS, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import { seat } from '#shared/wire/seat.ts';

// What could be said before there were claims: phrases, some about a player or a room.

const PLAIN = {
  'i-am-clean': { type: 'clean' },
  'i-have-a-gas-can': { type: 'cans', count: 1 },
  'i-need-a-gas-can': { type: 'need', card: 'gas-can' },
  'let-us-scan': { type: 'scan' },
  yes: { type: 'yes' },
  no: { type: 'no' },
  'thank-you': { type: 'thanks' },
} as const satisfies Record<string, Claim>;

/** Of those who watched nobody knows who it was to meet. */
const OF_THE_SPEAKER = {
  'meet-me': (me) => ({ type: 'come', place: { seat: me } }),
  'stay-away-from-me': (me) => ({ type: 'away', place: { seat: me } }),
} as const satisfies Record<string, (me: SeatId) => Claim>;

const ON_SEAT = {
  'is-infected': (who) => ({ type: 'infected', seat: who }),
  'is-clean': (who) => ({ type: 'trust', seat: who }),
  'do-not-trade-with': (who) => ({ type: 'away', place: { seat: who } }),
  'who-traded-with': (who) => ({ type: 'what-traded', seat: who }),
} as const satisfies Record<string, (who: SeatId) => Claim>;

const ON_ROOM = {
  'do-not-enter': (room) => ({ type: 'away', place: { room } }),
  'come-to': (room) => ({ type: 'come', place: { room } }),
  'i-go-to': (room) => ({ type: 'go', room }),
} as const satisfies Record<string, (room: RoomId) => Claim>;

const phrase = <Phrase extends string>(phrases: Readonly<Record<Phrase, unknown>>) => ({
  kind: z.literal('phrase'),
  phrase: z.enum(keysOf(phrases)),
});

const OldPhrase = z.union([
  z.strictObject(phrase(PLAIN)),
  z.strictObject(phrase(OF_THE_SPEAKER)),
  z.strictObject({ ...phrase(ON_SEAT), seat }),
  z.strictObject({ ...phrase(ON_ROOM), room: z.enum(ROOM_IDS) }),
]);
const OldSaid = z.looseObject({ say: OldPhrase });

/** An entry of the log with the phrase in it as the claim it is today; anything else as it is. */
export function withClaims(value: unknown, from: SeatId | 'watching'): unknown {
  const old = OldSaid.safeParse(value);
  const claim = old.success && claimOf(old.data.say, from);
  return claim ? { ...old.data, say: { kind: 'claim', claim } } : value;
}

function claimOf(say: z.infer<typeof OldPhrase>, from: SeatId | 'watching'): Claim | undefined {
  if ('seat' in say) return ON_SEAT[say.phrase](say.seat);
  if ('room' in say) return ON_ROOM[say.phrase](say.room);
  if (say.phrase !== 'meet-me' && say.phrase !== 'stay-away-from-me') return PLAIN[say.phrase];
  return from === 'watching' ? undefined : OF_THE_SPEAKER[say.phrase](from);
}
