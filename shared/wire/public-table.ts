import type { ClockKind, SealedSetup } from '../play/index.ts';
import type { Colour, RuleOptions, SeatId } from '../vocabulary/index.ts';
import type { WireView } from './public-view.ts';

/** Where a table is in its life, as it is kept. */
export const TABLE_PHASES = ['waiting', 'playing', 'over'] as const;
export type KeptPhase = (typeof TABLE_PHASES)[number];

/** It deals while the devices open their parts (D4): nothing can be changed then. */
export type TablePhase = KeptPhase | 'dealing';

/** Who plays a chair: its owner, a bot for good, or a bot for an owner who is away (D6). */
export type ChairKind = 'person' | 'bot' | 'stand-in';

/** What everybody sees of a taken chair. */
export interface PublicChair {
  readonly name: string;
  readonly colour: Colour;
  readonly kind: ChairKind;
  readonly present: boolean;
  readonly ready: boolean;
  /** D4: the hash of the part his device is bound to while he is ready; empty for a bot. */
  readonly commitment: string;
  /** His device did not open its part when the table was last to be dealt. */
  readonly unopened: boolean;
  /** The seats whose accusation stands at this one, as digits: '035'. */
  readonly accusedBy: string;
  readonly silenced: boolean;
  /** Wants a pause. */
  readonly wantsPause: boolean;
  /** D6: until when he is waited for, by the server's time; 0 for who is here, or is played for already. */
  readonly awayUntil: number;
}

/** A clock that runs: what for, and when it will have run out by the server's time. */
export interface PublicClock {
  /** Nothing while no clock runs; a turn that has run out goes on from its player's reserve (D5). */
  readonly kind: ClockKind | 'reserve' | '';
  /** Milliseconds since 1970, on the beat of what is told to all. */
  readonly until: number;
  /** D5: the seconds each seat has in reserve, by seat: '60 60 12 0 60 60'; empty if nobody has any. */
  readonly reserves: string;
  /** D5: the seats that have taken more time for a turn, as digits. */
  readonly tookMore: string;
}

export const NO_CLOCK: PublicClock = { kind: '', until: 0, reserves: '', tookMore: '' };

/** The state everyone at a table sees, as the client reads it. Colyseus knows only text for keys. */
export interface PublicTable {
  readonly code: string;
  readonly phase: TablePhase;
  /** By seat. */
  readonly chairs: ReadonlyMap<string, PublicChair>;
  readonly opener: SeatId;
  /** TableSettings as JSON. */
  readonly settings: string;
  /** The rules a match would be played by here. */
  readonly rules: string;
  /** D4: the hash of the server's part, shown before anybody is bound to a part of his own. */
  readonly commitment: string;
  /** D4: the digest of the set-up all parts are opened for; empty unless the table deals. */
  readonly setup: string;
  readonly spectators: number;
  readonly clock: PublicClock;
  readonly paused: boolean;
  /** Counts what was released to all; private messages name the release they belong to. */
  readonly release: number;
  /** Nobody sits in it before the match. */
  readonly view: WireView;
  /** Once the match is over: the unguessable id its record can be asked for with. */
  readonly finishedMatch: string;
  /** The match has ended, but the disk would not have it yet: it is tried again. */
  readonly unwritten: boolean;
  /** The names of those who were removed and not let in again, as JSON. */
  readonly removed: string;
  /** D6: who asks for a bot's chair, ChairAsk[] as JSON. */
  readonly asks: string;
  /** Those who watch, ShownWatcher[] as JSON. */
  readonly watchers: string;
  /** The matches played here one after the other, Series as JSON. */
  readonly series: string;
}

/** Somebody who watches: by which name, an empty one if he gave none, and through whose eyes. */
export interface ShownWatcher {
  readonly id: number;
  readonly name: string;
  /** Who lets him look through his eyes; he has not done so yet. */
  readonly invitedBy?: SeatId;
  /** D1: he sees what this seat sees. */
  readonly through?: SeatId;
}

/** D6: somebody who watches asks for a bot's chair. */
export interface ChairAsk {
  readonly id: number;
  readonly seat: SeatId;
  readonly name: string;
  /** Who of the living agreed. */
  readonly agreed: readonly SeatId[];
}

/** D5, D6: one person, and bots. Then the bots wait until that person's device has shown what happened. */
export function isAlone(chairs: Iterable<Pick<PublicChair, 'kind'>>): boolean {
  return [...chairs].filter(({ kind }) => kind !== 'bot').length === 1;
}

/** What is shown of a table before it deals, the taken chairs in the order of their seats. */
interface TableToDeal {
  readonly rules: string;
  readonly commitment: string;
  readonly chairs: readonly Pick<PublicChair, 'name' | 'colour' | 'kind' | 'commitment'>[];
  readonly options: RuleOptions;
}

/** D4: the set-up as anybody can see it for himself: a device opens its part for this, whatever digest it is told. */
export function sealedSetupOf({ rules, commitment, chairs, options }: TableToDeal): SealedSetup {
  return {
    rules,
    commitment,
    commitments: chairs.map((chair) => chair.commitment),
    seats: chairs.map(({ colour, name, kind }) => ({ colour, name, ...(kind === 'bot' && { bot: true }) })),
    options,
  };
}

/** The close code a device gets when its seat was opened on another one. */
export const SEAT_MOVED = 4100;
/** The close code of someone the opener removed. */
export const REMOVED = 4101;
/** The close code of someone who watched and was given a chair: his key opens it now. */
export const CHAIR_GIVEN = 4102;
/** Sockets are closed with this code when the table goes on in another process: who knocks finds it. */
export const TABLE_MOVED = 4103;
