import * as z from 'zod/mini';
import type { Audience, SeenEvent, View } from '../play/index.ts';
import type { SeatId } from '../vocabulary/index.ts';
import { placeOnMapSchema } from './command.ts';
import { seat } from './seat.ts';
import { SEAT_KEY } from './seat-key.ts';
import { chatText, type Openly } from './talk.ts';

/** Through whose eyes a company watches: a seat's, or nobody's in particular. */
const eyes = z.union([seat, z.literal('public')]) satisfies z.ZodMiniType<Audience>;
const place = z.int().check(z.nonnegative(), z.lte(100_000));

/** How a company begins, if nobody is there yet. */
export const Beginning = z.strictObject({
  veiled: z.boolean(),
  eyes,
  step: place,
  /** Behind the veil, by who was there before: where they were, counted by what the eyes saw. */
  moment: z.exactOptional(place),
  /** By who was there before its process died: whether he led. */
  led: z.exactOptional(z.boolean()),
});
export type Beginning = z.infer<typeof Beginning>;

/** What somebody says who comes to watch with others. With the same key he is the same as before. */
export const CompanyArrival = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  key: z.string().check(z.regex(SEAT_KEY)),
  begin: Beginning,
});
export type CompanyArrival = z.infer<typeof CompanyArrival>;

/** By who leads: to a moment, or by one, by a turn, by a phase; told on as it happened, or jumped to. */
export const Go = z.union([
  z.strictObject({ to: place, telling: z.boolean() }),
  z.strictObject({
    by: z.enum(['moment', 'turn', 'phase']),
    way: z.enum(['back', 'on']),
    telling: z.boolean(),
  }),
]);
export type Go = z.infer<typeof Go>;

/** By who leads: through whose eyes. */
export const ChooseEyes = z.strictObject({ eyes });
export type ChooseEyes = z.infer<typeof ChooseEyes>;

/** By who leads: somebody else does. */
export const HandLead = z.strictObject({ to: place });
export type HandLead = z.infer<typeof HandLead>;

/** Something on the map that everybody should look at. */
export const Point = z.strictObject({ spot: placeOnMapSchema });
export type Point = z.infer<typeof Point>;

/** Words among those who watch; nothing of it is kept. */
export const CompanySay = z.strictObject({ text: chatText });
export type CompanySay = z.infer<typeof CompanySay>;

/** Somebody who watches. */
export interface Companion {
  readonly id: number;
  readonly name: string;
  /** His line holds. */
  readonly isHere: boolean;
}

/** Where a company is. */
export interface CompanyNow {
  readonly people: readonly Companion[];
  readonly leader: number;
  /** Without spoilers: nobody is shown more than the eyes saw. */
  readonly veiled: boolean;
  readonly eyes: Audience;
  /** The step; behind the veil the number of the moment among those the eyes saw. */
  readonly at: number;
  /** It is told on from the moment before, not jumped to. */
  readonly telling: boolean;
}

/** What of the talk at the table the eyes heard or thought. */
export type HeardThen = { readonly from: SeatId } & Openly;

/** What happened to the eyes at one moment. */
export interface SeenMoment {
  readonly events: readonly SeenEvent[];
  readonly heard: readonly HeardThen[];
}

/** Behind the veil: where the company is, as the eyes saw it, and what they had seen until then. */
export interface DealtMoment {
  readonly eyes: Audience;
  readonly at: number;
  readonly telling: boolean;
  readonly view: View;
  /** From this moment on; what came before it was dealt already. */
  readonly from: number;
  readonly seen: readonly SeenMoment[];
}

export interface CompanySaid {
  readonly from: number;
  readonly name: string;
  readonly text: string;
}

/** What a company tells its people. */
export interface CompanyMessages {
  readonly arrived: { readonly me: number; readonly said: readonly CompanySaid[] };
  readonly now: CompanyNow;
  readonly dealt: DealtMoment;
  readonly said: CompanySaid;
  readonly pointed: Point & { readonly by: number };
}

/** What its people ask of it. */
export interface CompanyRequests {
  readonly go: Go;
  readonly eyes: ChooseEyes;
  readonly unveil: Record<string, never>;
  readonly lead: HandLead;
  readonly point: Point;
  readonly say: CompanySay;
}

/** Who watches a match together, for whoever has its address. */
export const CompanyThere = z.object({ leader: z.string(), people: z.int(), veiled: z.boolean() });
export type CompanyThere = z.infer<typeof CompanyThere>;

const ROOM = /^[0-9a-f]{24}$/;
/** What Colyseus calls the room of a company: no table's code. */
export const isCompanyRoom = (id: string): boolean => ROOM.test(id);
