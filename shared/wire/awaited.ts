import type { Attacker, Awaited, Threat } from '../play/index.ts';
import { CHARACTERS, LOCATION_IDS, must, ROOM_IDS, SEAT_IDS } from '../vocabulary/index.ts';
import { byPlace, codeOf, inPlace, knownWord, together, wordOf } from './codes.ts';

/** What the table waits for, all kinds in one: a kind leaves at 0 what it has not. */
export interface WireAwaited {
  /** 0 for nothing. */
  readonly type: number;
  readonly seat: number;
  /** The second of two who trade. */
  readonly other: number;
  readonly character: number;
  readonly room: number;
  readonly location: number;
  readonly by: number;
  readonly threats: ReadonlyMap<string, number>;
}

const THREAT = together({ seat: 8, character: 4, room: 64, wounds: 256 });

const TYPES = ['duty', 'trade', 'armor', 'parasite', 'place'] as const satisfies readonly Awaited['type'][];
const ATTACKERS: readonly Attacker[] = ['parasites', ...SEAT_IDS];

export const NOTHING_AWAITED: WireAwaited = {
  type: 0,
  seat: 0,
  other: 0,
  character: 0,
  room: 0,
  location: 0,
  by: 0,
  threats: new Map(),
};

export function wireAwaited(awaited: Awaited): WireAwaited {
  const some = { ...NOTHING_AWAITED, type: codeOf(TYPES, awaited.type) };
  switch (awaited.type) {
    case 'duty':
      return {
        ...some,
        seat: codeOf(SEAT_IDS, awaited.seat),
        character: codeOf(CHARACTERS, awaited.character),
        room: codeOf(ROOM_IDS, awaited.room),
      };
    case 'trade': {
      const [first, second] = awaited.between;
      return {
        ...some,
        seat: codeOf(SEAT_IDS, first),
        other: codeOf(SEAT_IDS, second),
        room: codeOf(ROOM_IDS, awaited.room),
      };
    }
    case 'armor':
      return {
        ...some,
        by: codeOf(ATTACKERS, awaited.by),
        threats: byPlace(awaited.threats, wireThreat),
      };
    case 'parasite':
      return { ...some, seat: codeOf(SEAT_IDS, awaited.seat), room: codeOf(ROOM_IDS, awaited.into) };
    case 'place':
      return {
        ...some,
        seat: codeOf(SEAT_IDS, awaited.seat),
        location: codeOf(LOCATION_IDS, awaited.location),
        room: codeOf(ROOM_IDS, awaited.behind),
      };
  }
}

export function readAwaited(wire: WireAwaited): Awaited | undefined {
  const type = wordOf(TYPES, wire.type);
  const room = wordOf(ROOM_IDS, wire.room);
  switch (type) {
    case undefined:
      return undefined;
    case 'duty':
      return {
        type,
        seat: knownWord(SEAT_IDS, wire.seat),
        character: knownWord(CHARACTERS, wire.character),
        room: must(room, 'a duty is in a room'),
      };
    case 'trade':
      return {
        type,
        between: [knownWord(SEAT_IDS, wire.seat), knownWord(SEAT_IDS, wire.other)],
        room: must(room, 'a trade is in a room'),
      };
    case 'armor':
      return { type, by: knownWord(ATTACKERS, wire.by), threats: inPlace(wire.threats, readThreat) };
    case 'parasite':
      return {
        type,
        seat: knownWord(SEAT_IDS, wire.seat),
        into: must(room, 'a parasite comes into a room'),
      };
    case 'place':
      return {
        type,
        seat: knownWord(SEAT_IDS, wire.seat),
        location: knownWord(LOCATION_IDS, wire.location),
        behind: room,
      };
  }
}

const wireThreat = ({ seat, character, room, wounds }: Threat): number =>
  THREAT.join({
    seat: codeOf(SEAT_IDS, seat),
    character: codeOf(CHARACTERS, character),
    room: codeOf(ROOM_IDS, room),
    wounds,
  });

function readThreat(joined: number): Threat {
  const { seat, character, room, wounds } = THREAT.split(joined);
  return {
    seat: knownWord(SEAT_IDS, seat),
    character: knownWord(CHARACTERS, character),
    room: knownWord(ROOM_IDS, room),
    wounds,
  };
}
