import { batch, computed, signal } from '@preact/signals';
import type { Connection } from '#client/table/connection.ts';
import type { Chair, Line, SeenStep, Table } from '#client/table/session.ts';
import { openTalk } from '#client/table/talk-feed.ts';
import { newPlayer } from '#server/bots/index.ts';
import { type Match, play, seenBy, viewFor } from '#server/dealer/index.ts';
import {
  type Actor,
  type Audience,
  awaitedSeats,
  type Command,
  type RevealedSeat,
  type View,
} from '#shared/play/index.ts';
import { COLOURS, NO_OPTIONS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { Say, type TalkSoFar } from '#shared/wire/talk.ts';
import type { Scene } from './scenes.ts';

const ME: SeatId = 0;

/** A seat at a match dealt in this very page by the real dealer; bots play the other chairs. */
export function matchSession({ match: begin, isPaused, isWatched }: Scene): Connection {
  const audience = isWatched ? 'public' : ME;
  let match = begin();
  let clock = 10_000;
  const talk = openTalk();
  talk.told(SOFAR);
  const view = signal<View | undefined>(viewFor(match, audience));
  const seen = signal<readonly SeenStep[]>([seenStep(match, audience)]);
  const table = signal<Table | undefined>({ ...tableOf(match), ...(isPaused && PAUSED) });
  const revealed = computed(() => (view.value?.ending ? rolesOf(match) : []));

  function advance(actor: Actor, command: Command) {
    const played = play(match, actor, command);
    if (!played.ok) return played;
    match = played.match;
    batch(() => {
      view.value = viewFor(match, audience);
      seen.value = [...seen.value, seenStep(match, audience)];
      table.value = tableOf(match);
    });
    return played;
  }

  /** Until something is awaited of this seat, or nothing of anybody. */
  function letOthersPlay(): void {
    for (let steps = 0; steps < 500 && !match.ending; steps++) {
      const now = viewFor(match, ME);
      const asked = awaitedSeats(now);
      const answered = ['give', 'armor'].includes(promptKind(now)) && 'reason' in now.offers[promptKind(now)];
      if (asked.includes(ME) && !answered) return;
      const other = asked.find((seat) => seat !== ME);
      const choice = other !== undefined && newPlayer('random').choose(viewFor(match, other), steps * 7919);
      const said = choice && advance(other, choice).ok;
      if (!said)
        advance('dealer', match.prompt?.type === 'armor' ? { type: 'close-window' } : { type: 'time-out' });
    }
  }

  return {
    line: signal({ kind: 'open' } as const),
    own: signal(isWatched ? 'watching' : ME),
    table,
    view,
    seen,
    revealed,
    said: talk.said,
    marks: talk.marks,
    async request(type, message) {
      if (type === 'say') {
        clock += 1000;
        talk.heard({ channel: 'table', from: ME, at: clock, say: Say.parse(message) });
      }
      return { ok: true, ...(type === 'ticket' && { ticket: '0'.repeat(64) }) };
    },
    async mark(mark) {
      talk.marked(mark);
      return { ok: true };
    },
    async play(command) {
      const played = advance(ME, command);
      if (!played.ok) return { ok: false, reason: played.reason.code, rule: played.reason.rule };
      letOthersPlay();
      return { ok: true };
    },
    leave: () => {},
    sitDown: async () => {},
  };
}

function rolesOf(match: Match): readonly RevealedSeat[] {
  return match.seats.map(({ id, infection }) => ({
    seat: id,
    role: viewFor(match, id).role,
    hand: [],
    infectedBy: infection?.by,
  }));
}

function promptKind({ awaited }: View): 'give' | 'armor' | 'end-turn' {
  if (awaited?.type === 'trade') return 'give';
  return awaited?.type === 'armor' ? 'armor' : 'end-turn';
}

function seenStep({ step, events }: Match, audience: Audience): SeenStep {
  return { number: step, events: events.flatMap((event) => seenBy(event, audience) ?? []) };
}

const SOFAR: TalkSoFar = {
  said: [
    { channel: 'table', from: 1, at: 1000, say: { kind: 'phrase', phrase: 'i-am-clean' } },
    {
      channel: 'table',
      from: 2,
      at: 2000,
      say: { kind: 'chat', text: 'says the one who came out of the Storage' },
    },
    { channel: 'table', from: 0, at: 3000, say: { kind: 'phrase', phrase: 'do-not-trade-with', seat: 3 } },
    { channel: 'table', from: 3, at: 4000, say: { kind: 'phrase', phrase: 'come-to', room: 'L01' } },
  ],
  marks: { 1: 'clean', 3: 'infected' },
};

const TABLE: Omit<Table, 'chairs'> = {
  code: 'QKRTB',
  phase: 'playing',
  opener: ME,
  settings: {
    listed: false,
    spectators: true,
    seats: 5,
    options: NO_OPTIONS,
    turnSeconds: 120,
    tradeSeconds: 30,
    armorSeconds: 5,
  },
  commitment: '',
  spectators: 0,
  clock: { kind: '', until: 0 },
  paused: false,
  finishedMatch: '',
};

const PAUSED: Partial<Table> = { paused: true, spectators: 3, clock: { kind: 'turn', until: 0 } };

function tableOf(match: Match): Table {
  const chairs = match.seats.map(({ id, colour }): [SeatId, Chair] => [
    id,
    {
      name: match.setup.seats[id]?.name ?? '',
      colour,
      kind: id === ME ? 'person' : 'bot',
      present: true,
      ready: true,
      accusedBy: id === 3 ? [1, 2] : [],
      silenced: false,
      wantsPause: false,
    },
  ]);
  return { ...TABLE, phase: match.ending ? 'over' : 'playing', chairs: new Map(chairs) };
}

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
        present: seat !== 2,
        ready: seat % 2 === 1,
        accusedBy: [],
        silenced: false,
        wantsPause: false,
      },
    ]),
  );
  return {
    line: signal(line),
    own: signal(ME),
    table: signal({ ...TABLE, phase: 'waiting', chairs } as const),
    view: signal(undefined),
    seen: signal([]),
    revealed: signal([]),
    said: signal([]),
    marks: signal({}),
    request: async () => ({ ok: false, reason: 'not-everybody-ready' }),
    play: async () => ({ ok: false, reason: 'not-playing' }),
    mark: async () => ({ ok: false, reason: 'not-playing' }),
    leave: () => {},
    sitDown: async () => {},
  };
}
