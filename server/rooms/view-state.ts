import { MapSchema, Schema, type SchemaType, schema, t } from '@colyseus/schema';
import { must } from '#shared/vocabulary/index.ts';
import type { WireView } from '#shared/wire/public-view.ts';

const SeatState = schema(
  {
    colour: t.uint8().default(0),
    name: t.string().default(''),
    eliminated: t.boolean().default(false),
    trooperHp: t.uint8().default(0),
    trooperRoom: t.uint8().default(0),
    androidHp: t.uint8().default(0),
    androidRoom: t.uint8().default(0),
    handSize: t.uint8().default(0),
    laidDown: t.string().default(''),
  },
  'Seat',
);

const AwaitedState = schema(
  {
    type: t.uint8().default(0),
    seat: t.uint8().default(0),
    other: t.uint8().default(0),
    character: t.uint8().default(0),
    room: t.uint8().default(0),
    location: t.uint8().default(0),
    by: t.uint8().default(0),
    threats: t.map('uint32'),
  },
  'Awaited',
);

/** The public view of a match, as `shared/wire/public-view.ts` describes it. */
export const ViewState = schema(
  {
    options: t.uint8().default(0),
    seats: t.map(SeatState),
    placed: t.map('uint32'),
    used: t.map('uint8'),
    doorsOpen: t.boolean().default(false),
    parasites: t.map('uint16'),
    topLocation: t.uint8().default(0),
    locationsLeft: t.uint8().default(0),
    searchCardsLeft: t.uint8().default(0),
    discard: t.map('uint8'),
    phase: t.uint16().default(0),
    marker: t.uint8().default(0),
    turn: t.uint8().default(0),
    ap: t.uint8().default(0),
    firstSearchDue: t.boolean().default(false),
    awaited: t.ref(AwaitedState),
    agreements: t.map('string'),
    scans: t.map('uint32'),
    ending: t.uint8().default(0),
    winners: t.string().default(''),
  },
  'View',
);
export type ViewState = SchemaType<typeof ViewState>;

/**
 * Writes into the state what is other than it is, and nothing else: only that will be sent. What is the very same
 * as in the view the state was given last is not looked at again.
 */
export function showView(state: ViewState, view: WireView, last?: WireView): void {
  showFields(state, view, last);
}

/** Fields have the same names on both sides: a ViewState is a WireView, and `tsc` says so where it is read. */
function showFields(state: Schema, fields: object, last: object = NOTHING_SHOWN): void {
  for (const name in fields) {
    const value: unknown = Reflect.get(fields, name);
    const before: unknown = Reflect.get(last, name);
    if (value === before) continue;
    if (value instanceof Map) showEntries(mapIn(state, name), value, before);
    else {
      const shown: unknown = Reflect.get(state, name);
      if (shown instanceof Schema && isObject(value)) showFields(shown, value);
      else if (shown !== value) Reflect.set(state, name, value);
    }
  }
}

const NOTHING_SHOWN = {};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function mapIn(state: Schema, name: string): MapSchema<unknown> {
  const shown: unknown = Reflect.get(state, name);
  return must(shown instanceof MapSchema ? shown : undefined, `${name} is a map on both sides`);
}

function showEntries(
  shown: MapSchema<unknown>,
  entries: ReadonlyMap<string, number | string | object>,
  last: unknown,
): void {
  const gone = [...shown.keys()].filter((key) => !entries.has(key));
  for (const key of gone) shown.delete(key);
  const before: ReadonlyMap<string, unknown> | undefined = last instanceof Map ? last : undefined;
  for (const [key, value] of entries) {
    if (before?.get(key) === value) continue;
    const there = shown.get(key);
    if (typeof value !== 'object') {
      if (there !== value) shown.set(key, value);
    } else if (there instanceof Schema) showFields(there, value);
    else shown.set(key, newSeat(value));
  }
}

/** Nothing else that lies in a map has fields of its own. */
function newSeat(fields: object): Schema {
  const seat = new SeatState();
  showFields(seat, fields);
  return seat;
}
