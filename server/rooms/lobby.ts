import type { RemovedPerson, StoredTable } from '#server/store/index.ts';
import {
  BOT_PERSONS,
  type BotPerson,
  COLOURS,
  type Colour,
  MIN_PLAYERS,
  SEAT_IDS,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { sameName } from '#shared/wire/look-alikes.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { MOST_BLOCKS, type TableSettings } from '#shared/wire/table.ts';

/** A taken chair, as only the server knows it. */
export interface Chair {
  readonly seat: SeatId;
  readonly name: string;
  readonly colour: Colour;
  /** Whose it is: a device, by the hash of its key, or a bot. */
  readonly owner: { readonly keyHash: string } | 'bot';
  /** D4: the hash of the part its device bound itself to by being ready. */
  readonly commitment: string | undefined;
  /** Its device did not open that part when it was asked to. */
  readonly unopened: boolean;
}

/** Who sits where before, during and after a match. A value. */
export interface Lobby {
  readonly settings: TableSettings;
  readonly opener: SeatId;
  readonly chairs: readonly Chair[];
  /** Whom the opener took off the list: out until the opener lets them in again. */
  readonly removed: readonly RemovedPerson[];
  /** The fingerprints of the devices whoever opened it keeps away from his tables. */
  readonly blocked: readonly string[];
}

export type Arranged =
  | { readonly ok: true; readonly lobby: Lobby }
  | { readonly ok: false; readonly reason: TableRefusal };

const arranged = (lobby: Lobby): Arranged => ({ ok: true, lobby });
const refused = (reason: TableRefusal): Arranged => ({ ok: false, reason });

export function emptyLobby(settings: TableSettings): Lobby {
  return { settings, opener: 0, chairs: [], removed: [], blocked: [] };
}

/** Another match of the same people is dealt anew: it is no fork. */
export function withoutFork({ settings: { fork: _fork, ...settings }, ...lobby }: Lobby): Lobby {
  return { ...lobby, settings };
}

export function chairAt({ chairs }: Lobby, seat: SeatId): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

export function chairOfKey({ chairs }: Lobby, keyHash: string): Chair | undefined {
  return chairs.find(({ owner }) => owner !== 'bot' && owner.keyHash === keyHash);
}

export function isReady({ owner, commitment }: Chair): boolean {
  return owner === 'bot' || commitment !== undefined;
}

/** A new person takes the first free chair, in the first free colour; the first of all is the opener. */
export function sitDown(lobby: Lobby, text: string, keyHash: string): Arranged {
  const reading = readName(text);
  if (!reading.ok) return refused(reading.reason);
  if (lobby.chairs.some(({ name }) => sameName(name, reading.name))) return refused('name-taken');
  const seat = freeSeat(lobby);
  if (seat === undefined) return refused('table-full');
  const chair = newChair(lobby, seat, reading.name, { keyHash });
  return arranged({
    ...withChair(lobby, chair),
    opener: people(lobby).length > 0 ? lobby.opener : seat,
  });
}

/** Somebody gets up; the opener is succeeded by the next person clockwise. */
export function getUp(lobby: Lobby, seat: SeatId): Lobby {
  const chairs = lobby.chairs.filter((chair) => chair.seat !== seat);
  const others = people({ ...lobby, chairs });
  const next = others.find((each) => each > seat) ?? others[0];
  return { ...lobby, chairs, opener: lobby.opener === seat && next !== undefined ? next : lobby.opener };
}

/** Of those who were removed only the newest are remembered: all of it is written with every change of the table. */
const MOST_REMOVED = 100;

/** A bot, or a person who is not to come again. */
export function remove(lobby: Lobby, seat: SeatId): Lobby {
  const chair = chairAt(lobby, seat);
  if (!chair || chair.owner === 'bot') return getUp(lobby, seat);
  const removed = [...lobby.removed, { name: chair.name, keyHash: chair.owner.keyHash }];
  return { ...getUp(lobby, seat), removed: removed.slice(-MOST_REMOVED) };
}

export function letIn(lobby: Lobby, name: string): Lobby {
  return { ...lobby, removed: lobby.removed.filter((person) => person.name !== name) };
}

/** By whoever opens the table, or has it: these devices stay away. */
export function block(lobby: Lobby, devices: readonly string[]): Lobby {
  return { ...lobby, blocked: [...new Set([...lobby.blocked, ...devices])].slice(-MOST_BLOCKS) };
}

export function unblock(lobby: Lobby, device: string): Lobby {
  return { ...lobby, blocked: lobby.blocked.filter((each) => each !== device) };
}

export function isRemoved({ removed }: Lobby, keyHash: string): boolean {
  return removed.some((person) => person.keyHash === keyHash);
}

/** The seats that belong to people. */
export function people({ chairs }: Lobby): readonly SeatId[] {
  return chairs.flatMap(({ seat, owner }) => (owner === 'bot' ? [] : [seat]));
}

/** Another chair or colour, for oneself. */
export function choose(
  lobby: Lobby,
  seat: SeatId,
  wish: { readonly seat?: SeatId; readonly colour?: Colour },
): Arranged {
  const chair = chairAt(lobby, seat);
  if (!chair) return refused('only-watching');
  const others = getUp(lobby, seat);
  const to = wish.seat ?? seat;
  const colour = wish.colour ?? chair.colour;
  if (to >= lobby.settings.seats || chairAt(others, to)) return refused('chair-taken');
  if (others.chairs.some((other) => other.colour === colour)) return refused('colour-taken');
  return arranged({
    ...withChair(others, { ...chair, seat: to, colour, commitment: undefined }),
    opener: lobby.opener === seat ? to : lobby.opener,
  });
}

/** D4: ready and bound to a part, or not ready any more. */
export function markReady(lobby: Lobby, seat: SeatId, commitment: string | undefined): Arranged {
  const chair = chairAt(lobby, seat);
  if (!chair) return refused('only-watching');
  return arranged(withChair(getOut(lobby, seat), { ...chair, commitment, unopened: false }));
}

/** D4: the devices of these seats did not open their parts: they are not ready, and everybody sees why. */
export function markUnopened(lobby: Lobby, seats: readonly SeatId[]): Lobby {
  return {
    ...lobby,
    chairs: lobby.chairs.map((chair) =>
      seats.includes(chair.seat) ? { ...chair, commitment: undefined, unopened: true } : chair,
    ),
  };
}

/** Somebody of the station, the one who is wished for if he is not here yet. */
export function seatBot(lobby: Lobby, seat: SeatId, person?: BotPerson): Arranged {
  if (seat >= lobby.settings.seats || chairAt(lobby, seat)) return refused('chair-taken');
  return arranged(withChair(lobby, newChair(lobby, seat, botName(lobby, person), 'bot')));
}

/** Fewer chairs only where nobody sits. Who was ready agreed to other settings, and says so again. */
export function changeSettings(lobby: Lobby, settings: TableSettings): Arranged {
  if (lobby.chairs.some(({ seat }) => seat >= settings.seats)) return refused('chair-taken');
  return arranged({ ...unready(lobby), settings });
}

export function unready(lobby: Lobby): Lobby {
  return { ...lobby, chairs: lobby.chairs.map((chair) => ({ ...chair, commitment: undefined })) };
}

/** Why a match cannot start yet. */
export function refuseStart({ chairs }: Lobby): TableRefusal | undefined {
  if (chairs.length < MIN_PLAYERS) return 'too-few-players';
  return chairs.every(isReady) ? undefined : 'not-everybody-ready';
}

/** The seat belongs to another device from now on; only the one before can open the part it was bound to. */
export function handOver(lobby: Lobby, seat: SeatId, keyHash: string): Lobby {
  return {
    ...lobby,
    chairs: lobby.chairs.map((chair) =>
      chair.seat === seat ? { ...chair, owner: { keyHash }, commitment: undefined } : chair,
    ),
  };
}

/** D6: a bot's chair becomes somebody's, colour and all. */
export function giveChair(lobby: Lobby, seat: SeatId, text: string, keyHash: string): Arranged {
  const chair = chairAt(lobby, seat);
  if (chair?.owner !== 'bot') return refused('no-bot-chair');
  if (chairOfKey(lobby, keyHash)) return refused('has-a-chair');
  const reading = readName(text);
  if (!reading.ok) return refused(reading.reason);
  const others = getOut(lobby, seat);
  if (others.chairs.some(({ name }) => sameName(name, reading.name))) return refused('name-taken');
  return arranged(withChair(others, { ...chair, name: reading.name, owner: { keyHash } }));
}

/** For another match: everybody moves on to the next chair that is taken, with his colour; the opener stays who he is. */
export function shiftByOne(lobby: Lobby): { readonly lobby: Lobby; moved(seat: SeatId): SeatId } {
  const order = lobby.chairs.map(({ seat }) => seat);
  const moved = (seat: SeatId): SeatId => order[(order.indexOf(seat) + 1) % order.length] ?? seat;
  const chairs = lobby.chairs
    .map((chair) => ({ ...chair, seat: moved(chair.seat) }))
    .sort((a, b) => a.seat - b.seat);
  return { lobby: { ...lobby, chairs, opener: moved(lobby.opener) }, moved };
}

/** The chairs of a match are counted from 0 without gaps: S1's table has no empty chair in it. */
export function closeRanks(lobby: Lobby): { readonly lobby: Lobby; moved(seat: SeatId): SeatId } {
  const order = lobby.chairs.map(({ seat }) => seat);
  const moved = (seat: SeatId): SeatId => SEAT_IDS[order.indexOf(seat)] ?? seat;
  const chairs = lobby.chairs.map((chair) => ({ ...chair, seat: moved(chair.seat) }));
  return { lobby: { ...lobby, chairs, opener: moved(lobby.opener) }, moved };
}

type Stored = Pick<StoredTable, 'settings' | 'opener' | 'chairs' | 'removed' | 'blocked'>;

/** Who is ready is not kept: after a restart everybody says it again. */
export function toStore({ settings, opener, chairs, removed, blocked }: Lobby): Stored {
  return {
    settings,
    opener,
    removed,
    ...(blocked.length > 0 && { blocked }),
    chairs: chairs.map(({ seat, name, colour, owner }) => ({
      seat,
      name,
      colour,
      bot: owner === 'bot',
      ...(owner !== 'bot' && { keyHash: owner.keyHash }),
    })),
  };
}

export function fromStore({ settings, opener, chairs, removed, blocked = [] }: Stored): Lobby {
  return {
    settings,
    opener,
    removed,
    blocked,
    chairs: chairs.map(({ seat, name, colour, keyHash }) => ({
      seat,
      name,
      colour,
      owner: keyHash === undefined ? 'bot' : { keyHash },
      commitment: undefined,
      unopened: false,
    })),
  };
}

function getOut(lobby: Lobby, seat: SeatId): Lobby {
  return { ...lobby, chairs: lobby.chairs.filter((chair) => chair.seat !== seat) };
}

function withChair(lobby: Lobby, chair: Chair): Lobby {
  return { ...lobby, chairs: [...lobby.chairs, chair].sort((a, b) => a.seat - b.seat) };
}

function newChair(lobby: Lobby, seat: SeatId, name: string, owner: Chair['owner']): Chair {
  const colour = COLOURS.find((each) => lobby.chairs.every((chair) => chair.colour !== each)) ?? 'white';
  return { seat, name, colour, owner, commitment: undefined, unopened: false };
}

function freeSeat(lobby: Lobby): SeatId | undefined {
  return SEAT_IDS.find((seat) => seat < lobby.settings.seats && !chairAt(lobby, seat));
}

function botName({ chairs }: Lobby, wished: BotPerson | undefined): string {
  const isFree = (name: string) => !chairs.some((chair) => sameName(chair.name, name));
  const free = wished && isFree(wished) ? wished : BOT_PERSONS.find(isFree);
  return free ?? `Bot ${chairs.length + 1}`;
}
