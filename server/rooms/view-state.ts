import { MapSchema, Schema, type SchemaType, schema, t } from '@colyseus/schema';
import { must } from '#shared/vocabulary/index.ts';
import type { WireView } from '#shared/wire/public-view.ts';

const OptionsState = schema(
  {
    gentleStart: t.boolean().default(false),
    lastResort: t.boolean().default(false),
    hardMission: t.boolean().default(false),
    masterAndServant: t.boolean().default(false),
  },
  'Options',
);

const CharacterState = schema({ hp: t.uint8().default(0), room: t.uint8().default(0) }, 'Character');

const LaidDownState = schema({ kind: t.uint8().default(0), bullets: t.uint8().default(0) }, 'LaidDown');

const SeatState = schema(
  {
    colour: t.uint8().default(0),
    name: t.string().default(''),
    eliminated: t.boolean().default(false),
    trooper: t.ref(CharacterState),
    android: t.ref(CharacterState),
    handSize: t.uint8().default(0),
    laidDown: t.map(LaidDownState),
  },
  'Seat',
);

const PlacedState = schema(
  {
    location: t.uint8().default(0),
    x: t.int8().default(0),
    y: t.int8().default(0),
    rotation: t.uint8().default(0),
  },
  'Placed',
);

const ParasiteState = schema(
  { id: t.uint8().default(0), colour: t.uint8().default(0), room: t.uint8().default(0) },
  'Parasite',
);

const TurnState = schema(
  { seat: t.uint8().default(0), ap: t.uint8().default(0), firstSearchDue: t.boolean().default(false) },
  'Turn',
);

const ThreatState = schema(
  {
    seat: t.uint8().default(0),
    character: t.uint8().default(0),
    room: t.uint8().default(0),
    wounds: t.uint8().default(0),
  },
  'Threat',
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
    threats: t.map(ThreatState),
  },
  'Awaited',
);

const AgreementState = schema({ by: t.string().default(''), needed: t.uint8().default(0) }, 'Agreement');

const ScanState = schema(
  {
    phase: t.uint16().default(0),
    cause: t.uint8().default(0),
    living: t.uint8().default(0),
    positive: t.uint8().default(0),
  },
  'Scan',
);

const EndingState = schema({ kind: t.uint8().default(0), winners: t.string().default('') }, 'Ending');

/** The public view of a match, as `shared/wire/public-view.ts` describes it. */
export const ViewState = schema(
  {
    options: t.ref(OptionsState),
    seats: t.map(SeatState),
    placed: t.map(PlacedState),
    used: t.map('uint8'),
    doorsOpen: t.boolean().default(false),
    parasites: t.map(ParasiteState),
    topLocation: t.uint8().default(0),
    locationsLeft: t.uint8().default(0),
    searchCardsLeft: t.uint8().default(0),
    discard: t.map('uint8'),
    phase: t.uint16().default(0),
    marker: t.uint8().default(0),
    turn: t.ref(TurnState),
    awaited: t.ref(AwaitedState),
    agreements: t.map(AgreementState),
    scans: t.map(ScanState),
    ending: t.ref(EndingState),
  },
  'View',
);
export type ViewState = SchemaType<typeof ViewState>;

/** What lies in the maps whose things have fields of their own, by the map's name. */
const ITEMS: Readonly<Record<string, new () => Schema>> = {
  seats: SeatState,
  laidDown: LaidDownState,
  placed: PlacedState,
  parasites: ParasiteState,
  threats: ThreatState,
  agreements: AgreementState,
  scans: ScanState,
};

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
    if (value instanceof Map) showEntries(name, mapIn(state, name), value, before);
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
  name: string,
  shown: MapSchema<unknown>,
  entries: ReadonlyMap<string, number | object>,
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
    else shown.set(key, newItem(name, value));
  }
}

function newItem(name: string, fields: object): Schema {
  const Item = ITEMS[name];
  if (!Item) throw new RangeError(`nothing has fields in ${name}`);
  const item = new Item();
  showFields(item, fields);
  return item;
}
