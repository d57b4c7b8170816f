import { RULES_VERSION } from '#server/dealer/index.ts';
import type { StoredTable } from '#server/store/index.ts';
import type { MatchSetup } from '#shared/play/index.ts';
import { COLOURS, type Colour, MIN_PLAYERS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { readName, sameName } from '#shared/wire/player-name.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { TableSettings } from '#shared/wire/table.ts';

/** A taken chair, as only the server knows it. */
export interface Chair {
  readonly seat: SeatId;
  readonly name: string;
  readonly colour: Colour;
  /** Whose it is: a device, by the hash of its key, or a bot. */
  readonly owner: { readonly keyHash: string } | 'bot';
  /** D4: the random bytes that came with being ready. */
  readonly part: string | undefined;
}

/** Who sits where before, during and after a match. A value. */
export interface Lobby {
  readonly settings: TableSettings;
  readonly opener: SeatId;
  readonly chairs: readonly Chair[];
}

export type Arranged =
  | { readonly ok: true; readonly lobby: Lobby }
  | { readonly ok: false; readonly reason: TableRefusal };

const arranged = (lobby: Lobby): Arranged => ({ ok: true, lobby });
const refused = (reason: TableRefusal): Arranged => ({ ok: false, reason });

export function emptyLobby(settings: TableSettings): Lobby {
  return { settings, opener: 0, chairs: [] };
}

export function chairAt({ chairs }: Lobby, seat: SeatId): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

export function chairOfKey({ chairs }: Lobby, keyHash: string): Chair | undefined {
  return chairs.find(({ owner }) => owner !== 'bot' && owner.keyHash === keyHash);
}

export function isReady({ owner, part }: Chair): boolean {
  return owner === 'bot' || part !== undefined;
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
    opener: hasPeople(lobby) ? lobby.opener : seat,
  });
}

/** Somebody gets up; the opener is succeeded by the next person clockwise. */
export function getUp(lobby: Lobby, seat: SeatId): Lobby {
  const chairs = lobby.chairs.filter((chair) => chair.seat !== seat);
  const people = chairs.filter(({ owner }) => owner !== 'bot').map((chair) => chair.seat);
  const next = people.find((each) => each > seat) ?? people[0];
  return { ...lobby, chairs, opener: lobby.opener === seat && next !== undefined ? next : lobby.opener };
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
    ...withChair(others, { ...chair, seat: to, colour, part: undefined }),
    opener: lobby.opener === seat ? to : lobby.opener,
  });
}

/** D4: ready with a part, or not ready any more. */
export function markReady(lobby: Lobby, seat: SeatId, part: string | undefined): Arranged {
  const chair = chairAt(lobby, seat);
  return chair ? arranged(withChair(getOut(lobby, seat), { ...chair, part })) : refused('only-watching');
}

export function seatBot(lobby: Lobby, seat: SeatId): Arranged {
  if (seat >= lobby.settings.seats || chairAt(lobby, seat)) return refused('chair-taken');
  return arranged(withChair(lobby, newChair(lobby, seat, botName(lobby), 'bot')));
}

/** Fewer chairs only where nobody sits. Who was ready agreed to other settings, and says so again. */
export function changeSettings(lobby: Lobby, settings: TableSettings): Arranged {
  if (lobby.chairs.some(({ seat }) => seat >= settings.seats)) return refused('chair-taken');
  return arranged({ ...unready(lobby), settings });
}

export function unready(lobby: Lobby): Lobby {
  return { ...lobby, chairs: lobby.chairs.map((chair) => ({ ...chair, part: undefined })) };
}

/** Why a match cannot start yet. */
export function refuseStart({ chairs }: Lobby): TableRefusal | undefined {
  if (chairs.length < MIN_PLAYERS) return 'too-few-players';
  return chairs.every(isReady) ? undefined : 'not-everybody-ready';
}

/** The seat belongs to another device from now on. */
export function handOver(lobby: Lobby, seat: SeatId, keyHash: string): Lobby {
  return {
    ...lobby,
    chairs: lobby.chairs.map((chair) => (chair.seat === seat ? { ...chair, owner: { keyHash } } : chair)),
  };
}

/** The chairs of a match are counted from 0 without gaps: S1's table has no empty chair in it. */
export function closeRanks(lobby: Lobby): { readonly lobby: Lobby; moved(seat: SeatId): SeatId } {
  const order = lobby.chairs.map(({ seat }) => seat);
  const moved = (seat: SeatId): SeatId => SEAT_IDS[order.indexOf(seat)] ?? seat;
  const chairs = lobby.chairs.map((chair) => ({ ...chair, seat: moved(chair.seat) }));
  return { lobby: { ...lobby, chairs, opener: moved(lobby.opener) }, moved };
}

/** The match these people are about to play. */
export function setupOf({ settings, chairs }: Lobby, serverPart: string): MatchSetup {
  return {
    format: 1,
    rules: RULES_VERSION,
    serverPart,
    playerParts: chairs.map(({ part }) => part ?? ''),
    seats: chairs.map(({ colour, name, owner }) => ({ colour, name, ...(owner === 'bot' && { bot: true }) })),
    options: settings.options,
  };
}

type Stored = Pick<StoredTable, 'settings' | 'opener' | 'chairs'>;

/** Parts are not kept: after a restart everybody says again that he is ready. */
export function toStore({ settings, opener, chairs }: Lobby): Stored {
  return {
    settings,
    opener,
    chairs: chairs.map(({ seat, name, colour, owner }) => ({
      seat,
      name,
      colour,
      bot: owner === 'bot',
      ...(owner !== 'bot' && { keyHash: owner.keyHash }),
    })),
  };
}

export function fromStore({ settings, opener, chairs }: Stored): Lobby {
  return {
    settings,
    opener,
    chairs: chairs.map(({ seat, name, colour, keyHash }) => ({
      seat,
      name,
      colour,
      owner: keyHash === undefined ? 'bot' : { keyHash },
      part: undefined,
    })),
  };
}

function hasPeople({ chairs }: Lobby): boolean {
  return chairs.some(({ owner }) => owner !== 'bot');
}

function getOut(lobby: Lobby, seat: SeatId): Lobby {
  return { ...lobby, chairs: lobby.chairs.filter((chair) => chair.seat !== seat) };
}

function withChair(lobby: Lobby, chair: Chair): Lobby {
  return { ...lobby, chairs: [...lobby.chairs, chair].sort((a, b) => a.seat - b.seat) };
}

function newChair(lobby: Lobby, seat: SeatId, name: string, owner: Chair['owner']): Chair {
  const colour = COLOURS.find((each) => lobby.chairs.every((chair) => chair.colour !== each)) ?? 'white';
  return { seat, name, colour, owner, part: undefined };
}

function freeSeat(lobby: Lobby): SeatId | undefined {
  return SEAT_IDS.find((seat) => seat < lobby.settings.seats && !chairAt(lobby, seat));
}

const BOT_NAMES = ['Vega', 'Orion', 'Lyra', 'Corvus', 'Draco', 'Hydra'];

function botName({ chairs }: Lobby): string {
  const free = BOT_NAMES.find((name) => !chairs.some((chair) => sameName(chair.name, name)));
  return free ?? `Bot ${chairs.length + 1}`;
}
