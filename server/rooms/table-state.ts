import { type SchemaType, schema, t } from '@colyseus/schema';
import type { PublicTable } from '#shared/wire/public-table.ts';

export const SeatState = schema(
  { name: t.string().default(''), present: t.boolean().default(true), ready: t.boolean().default(false) },
  'Seat',
);
export type SeatState = SchemaType<typeof SeatState>;

/** Public by definition: whatever is in here reaches everybody at the table. */
export const TableState = schema({ code: t.string().default(''), seats: t.map(SeatState) }, 'Table');
export type TableState = SchemaType<typeof TableState> & PublicTable;
