import { Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import { ViewState } from './view-state.ts';

/** Every table is born with two of these buffers, and gives them up for those all share (`shared-encoding.ts`). */
Encoder.BUFFER_SIZE = 1024;

export const ChairState = schema(
  {
    name: t.string().default(''),
    colour: t.string().default('white'),
    kind: t.string().default('person'),
    present: t.boolean().default(true),
    ready: t.boolean().default(false),
    commitment: t.string().default(''),
    unopened: t.boolean().default(false),
    accusedBy: t.string().default(''),
    silenced: t.boolean().default(false),
    wantsPause: t.boolean().default(false),
    awayUntil: t.float64().default(0),
  },
  'Chair',
);
export type ChairState = SchemaType<typeof ChairState>;

const ClockState = schema(
  {
    kind: t.string().default(''),
    until: t.float64().default(0),
    reserves: t.string().default(''),
    tookMore: t.string().default(''),
  },
  'Clock',
);

/** Public by definition: whatever is in here reaches everybody at the table. */
export const TableState = schema(
  {
    code: t.string().default(''),
    phase: t.string().default('waiting'),
    chairs: t.map(ChairState),
    opener: t.uint8().default(0),
    settings: t.string().default('{}'),
    rules: t.string().default(''),
    commitment: t.string().default(''),
    setup: t.string().default(''),
    spectators: t.uint16().default(0),
    clock: t.ref(ClockState),
    paused: t.boolean().default(false),
    release: t.number().default(0),
    view: t.ref(ViewState),
    finishedMatch: t.string().default(''),
    unwritten: t.boolean().default(false),
    removed: t.string().default('[]'),
    asks: t.string().default('[]'),
    watchers: t.string().default('[]'),
    series: t.string().default('{}'),
  },
  'Table',
);
export type TableState = SchemaType<typeof TableState>;
