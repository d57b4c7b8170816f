import * as z from 'zod/mini';
import type { SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { seat } from '#shared/wire/seat.ts';
import type { SeenStep } from './seen-step.ts';
import type { Shape } from './stored.ts';
import { keepInTab, recallInTab } from './tab-memory.ts';

/** One match from one place: what another seat saw is no business of this one. The commitment tells matches apart. */
export interface Place {
  readonly match: string;
  readonly seat: SeatId | 'watching';
}

/** What was seen from there, oldest first. */
export interface KeptLog extends Place {
  /** How many events the seat had been shown from the deal on, those too long ago to be kept included. */
  readonly events: number;
  readonly steps: readonly SeenStep[];
}

const number = z.int().check(z.nonnegative());
const event = z.custom<SeenEvent>((value) => z.looseObject({ type: z.string() }).safeParse(value).success);

/** Whoever changes the events raises the version: an older log is then forgotten, and the server tells again. */
const LOG: Shape<KeptLog> = {
  version: 1,
  schema: z.object({
    match: z.string(),
    seat: z.union([seat, z.literal('watching')]),
    events: number,
    steps: z.array(
      z.object({
        number,
        events: z.array(event),
        before: z.exactOptional(number),
        past: z.exactOptional(z.literal(true)),
        missed: z.exactOptional(z.literal(true)),
      }),
    ),
  }),
};

/** What this tab saw at a table, over a reload. */
export const recallLog = (code: string): KeptLog | undefined => recallInTab(`log ${code}`, LOG);
export const keepLog = (code: string, log: KeptLog): void => keepInTab(`log ${code}`, LOG, log);

const READ: Shape<readonly string[]> = { version: 1, schema: z.array(z.string()) };

/** The notices that were put away. */
export const recallRead = (place: Place): readonly string[] => recallInTab(readItem(place), READ) ?? [];
export const keepRead = (place: Place, read: readonly string[]): void =>
  keepInTab(readItem(place), READ, read);

const readItem = ({ match, seat }: Place): string => `read ${match} ${seat}`;

const TOLD: Shape<number> = { version: 1, schema: number };

/** Up to which step a match was told here. */
export const recallTold = (place: Place): number | undefined => recallInTab(toldItem(place), TOLD);
export const keepTold = (place: Place, step: number): void => keepInTab(toldItem(place), TOLD, step);

const toldItem = ({ match, seat }: Place): string => `told ${match} ${seat}`;
