import type { SeatCommand } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { Requests } from '#shared/wire/table.ts';
import type { Picks } from '#tests/trials/twins/secrets.ts';

export type RequestType = keyof Requests;

/** A message of every type that the table would understand, with a command somebody was offered. */
function understood(command: SeatCommand): Requests {
  return {
    chair: { seat: 3, colour: 'red' },
    ready: { ready: true, commitment: 'ab'.repeat(32) },
    open: { agreed: true, part: 'cd'.repeat(32) },
    'set-chair': { seat: 1, to: 'free' },
    'let-in': { name: 'Eve' },
    block: { seat: 1 },
    unblock: { device: 'ab'.repeat(32) },
    told: { release: 1 },
    settings: {
      listed: true,
      spectators: false,
      seats: 6,
      options: NO_OPTIONS,
      turnSeconds: 20,
      tradeSeconds: 10,
      armorSeconds: 3,
    },
    start: {},
    rematch: {},
    play: { view: 0, command },
    ticket: {},
    say: { kind: 'chat', text: 'let me in' },
    accuse: { seat: 1, stands: true },
    mark: { seat: 1, as: 'infected' },
    silence: { seat: 0, silent: true },
    compare: { release: 1, view: 1, digest: 'ab'.repeat(32) },
    report: { seat: 1, reason: 'other' },
    pause: { wanted: true },
    'call-me': {
      at: {
        endpoint: 'http://127.0.0.1:1/',
        p256dh: 'B'.repeat(87),
        auth: 'A'.repeat(22),
        language: 'en',
      },
    },
    look: { hidden: true },
    replace: { seat: 0 },
    'play-for-me': { wanted: true },
    'more-time': {},
    'ask-chair': { seat: 1, name: 'Eve' },
    'answer-ask': { ask: 1, agreed: true },
    'invite-eyes': { watcher: 1 },
    'look-through': { seat: 1 },
  };
}

export const REQUEST_TYPES = Object.keys(understood({ type: 'end-turn' })) as RequestType[];

export function oneOf<Item>(pick: Picks, items: readonly [Item, ...Item[]]): Item {
  return items[pick(items.length)] ?? items[0];
}

const NAMES = ['Eve', 'Player 0', 'Player 3', ' Eve  Eve ', 'Рlayer 1', 'Newt'] as const;

/** A message that could be an honest one. */
export function honest(pick: Picks, type: RequestType, command: SeatCommand): object {
  const message = understood(command)[type];
  switch (type) {
    case 'play':
      return { ...message, view: pick(200) };
    // Chairs that change hands: of anybody, for anybody, whatever was asked for.
    case 'ask-chair':
      return { seat: pick(6), name: oneOf(pick, NAMES) };
    case 'answer-ask':
      return { ask: pick(30), agreed: pick(2) === 0 };
    default:
      return message;
  }
}

/** An honest message with something wrong about it. */
export function nearMiss(pick: Picks, type: RequestType, command: SeatCommand): unknown {
  const message: Record<string, unknown> = { ...honest(pick, type, command) };
  const fields = Object.keys(message);
  const field = fields[fields.length ? pick(fields.length) : 0] ?? 'seat';
  switch (pick(4)) {
    case 0:
      return { ...message, [field]: junk(pick) };
    case 1:
      return { ...message, [word(pick)]: junk(pick) };
    case 2: {
      const { [field]: _left, ...others } = message;
      return others;
    }
    default:
      return [message];
  }
}

const WORDS = [
  'seat',
  'actor',
  'dealer',
  'view',
  'command',
  'type',
  'card',
  'key',
  'ticket',
  'part',
  'name',
  '__proto__',
  'constructor',
  'toString',
  'hand',
] as const;
const word = (pick: Picks): string => oneOf(pick, WORDS);

const ODD: readonly [unknown, ...unknown[]] = [
  null,
  undefined,
  true,
  0,
  -1,
  5.5,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  '',
  'dealer',
  'watching',
  '\u202edaed',
  '\ud800',
  '../../etc/passwd',
  "'; DROP TABLE matches; --",
  '<script>alert(1)</script>',
  '%s%s%n{{7*7}}',
  'x'.repeat(1000),
  new Uint8Array(64),
];

/** Anything a message can hold, nested a little. */
export function junk(pick: Picks, depth = 0): unknown {
  const kind = pick(depth > 2 ? 1 : 4);
  if (kind === 2) return Array.from({ length: pick(5) }, () => junk(pick, depth + 1));
  if (kind !== 3) return oneOf(pick, ODD);
  const entries = Array.from({ length: pick(5) }, () => [word(pick), junk(pick, depth + 1)] as const);
  return Object.fromEntries(entries);
}

/** Bytes as no client would make them: all noise, or honest ones cut, stretched or changed. */
export function brokenBytes(pick: Picks, honestBytes: Uint8Array): Uint8Array {
  const noise = (length: number) => Uint8Array.from({ length }, () => pick(256));
  const bytes = Uint8Array.from(honestBytes);
  switch (pick(5)) {
    case 0:
      return noise(1 + pick(60));
    case 1:
      return bytes.subarray(0, pick(bytes.length + 1));
    case 2:
      return Uint8Array.from([...bytes, ...noise(1 + pick(30))]);
    case 3:
      bytes[pick(bytes.length)] = pick(256);
      return bytes;
    default:
      return Uint8Array.from([pick(32), ...noise(pick(20))]);
  }
}

/** Up to a hundred kilobytes of one letter. */
export function oversized(pick: Picks): object {
  return { kind: 'chat', text: 'A'.repeat(500 + pick(100_000)) };
}
