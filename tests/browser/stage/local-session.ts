import { signal } from '@preact/signals';
import { openLocalDealer } from '#client/local/local-dealer.ts';
import { openLocalSession } from '#client/local/local-session.ts';
import type { LocalDealer } from '#client/local/protocol.ts';
import { BARE_CHAIR, BARE_TABLE } from '#client/table/bare-table.ts';
import type { Connection } from '#client/table/connection.ts';
import type { Chair, Line, Table } from '#client/table/session.ts';
import { COLOURS, NO_OPTIONS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { NO_CLOCK } from '#shared/wire/public-table.ts';
import type { TalkSoFar } from '#shared/wire/talk.ts';
import type { Scene } from './scenes.ts';

const ME: SeatId = 0;

/** A seat at a match dealt in this very page by the real dealer; bots play the other chairs. */
export function matchSession({ match: begin, isPaused, isWatched }: Scene): Connection {
  const table = openLocalDealer({
    moments: [begin()],
    audience: isWatched ? 'public' : ME,
    script: [],
  });
  const opening = table.shown();
  // For whoever measures a match from outside.
  const counted = <Answer>(answer: Answer): Answer => {
    document.documentElement.dataset['step'] = String(table.shown().step.number);
    return answer;
  };
  const dealer: LocalDealer = {
    play: async (command) => counted(table.play(command)),
    goOn: async () => counted(table.goOn()),
    close: () => {},
  };
  const session = openLocalSession({
    dealer,
    opening,
    match: '',
    seen: [opening.step],
    table: (now) => ({ ...now, ...AROUND, chairs: accused(now.chairs), ...(isPaused && PAUSED) }),
    talk: SOFAR,
    onLeave: () => {},
  });
  // On the stage it stands for a table on a server.
  return {
    ...session,
    isLocal: false,
    request: async (type, message) => ({
      ...(await session.request(type, message)),
      ...(type === 'ticket' && { ticket: '0'.repeat(64) }),
    }),
    sitDown: async () => {},
  };
}

const SOFAR: TalkSoFar = {
  said: [
    { channel: 'table', from: 1, at: 1000, say: { kind: 'claim', claim: { type: 'clean' } } },
    {
      channel: 'table',
      from: 2,
      at: 2000,
      say: { kind: 'chat', text: 'says the one who came out of the Storage' },
    },
    {
      channel: 'table',
      from: 0,
      at: 3000,
      say: { kind: 'claim', claim: { type: 'gave', card: 'gas-can', seat: 3 } },
    },
    {
      channel: 'table',
      from: 3,
      at: 4000,
      say: { kind: 'claim', claim: { type: 'come', place: { room: 'L01' } } },
    },
  ],
  marks: { 1: 'clean', 3: 'infected' },
};

const AROUND = {
  code: 'QKRTB',
  settings: {
    listed: false,
    spectators: true,
    seats: 5,
    options: NO_OPTIONS,
    turnSeconds: 120,
    tradeSeconds: 30,
    armorSeconds: 5,
  },
} as const satisfies Partial<Table>;

const PAUSED: Partial<Table> = { paused: true, spectators: 3, clock: { ...NO_CLOCK, kind: 'turn' } };

/** Two of the crew accuse the fourth. */
function accused(chairs: Table['chairs']): Table['chairs'] {
  const fourth = chairs.get(3);
  return fourth ? new Map([...chairs, [3, { ...fourth, accusedBy: [1, 2] }]]) : chairs;
}

const TABLE: Omit<Table, 'chairs' | 'phase'> = {
  ...AROUND,
  ...BARE_TABLE,
  opener: ME,
};

/** How the line can stand. */
export const LINES: Readonly<Record<string, Line>> = {
  door: { kind: 'asking' },
  'door-refused': { kind: 'asking', refusal: 'table-full' },
  joining: { kind: 'joining' },
  lost: { kind: 'lost' },
  moved: { kind: 'moved' },
  ended: { kind: 'ended', refusal: 'no-such-table' },
};

/** A table before its match, with somebody ready, somebody away, a bot and a free chair. */
export function waitingSession(line: Line = { kind: 'open' }): Connection {
  const chairs = new Map<SeatId, Chair>(
    SEAT_IDS.slice(0, 4).map((seat) => [
      seat,
      {
        name: ['Ann', 'Bartholomew', 'Cleo', 'Unit 4'][seat] ?? '',
        colour: COLOURS[seat] ?? 'white',
        kind: seat === 3 ? 'bot' : 'person',
        ...BARE_CHAIR,
        present: seat !== 2,
        ready: seat % 2 === 1,
        unopened: seat === 2,
      },
    ]),
  );
  return {
    isLocal: false,
    line: signal(line),
    own: signal(ME),
    table: signal({ ...TABLE, phase: 'waiting', chairs } as const),
    view: signal(undefined),
    seen: signal([]),
    revealed: signal([]),
    said: signal([]),
    marks: signal({}),
    request: async () => ({ ok: false, reason: 'not-everybody-ready' }),
    setReady: async () => ({ ok: true }),
    play: async () => ({ ok: false, reason: 'not-playing' }),
    mark: async () => ({ ok: false, reason: 'not-playing' }),
    leave: () => {},
    sitDown: async () => {},
  };
}
