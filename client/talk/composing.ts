import { t } from '#client/texts/texts.ts';
import { claimText } from '#client/words/claims.ts';
import { roomName } from '#client/words/names.ts';
import { canonical, type PublicSeat, type View } from '#shared/play/index.ts';
import {
  CLAIMED_CARDS,
  type Claim,
  type Facts,
  type LedgerEntry,
  type Place,
  type Sight,
} from '#shared/talk/index.ts';
import { type RoomId, roomsOf, type SeatId } from '#shared/vocabulary/index.ts';

/** A claim that is begun, and of which the rest is chosen next. */
export type Start = Exclude<Claim['type'], Plain>;
/** A claim that is whole at once. */
type Plain = 'clean' | 'scan' | 'yes' | 'no' | 'thanks';

/** What the composer begins with: one tap says what is whole, the others go on. */
export const GROUPS = [
  { name: 'aboutMe', plain: ['clean'], starts: ['gave', 'got', 'cans', 'need', 'take-back'] },
  { name: 'aboutOthers', plain: [], starts: ['infected', 'trust'] },
  { name: 'places', plain: ['scan'], starts: ['come', 'away', 'go'] },
  {
    name: 'ask',
    plain: ['yes', 'no', 'thanks'],
    starts: ['are-you-clean', 'what-traded', 'why', 'because'],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly plain: readonly Plain[];
  readonly starts: readonly Start[];
}[];

/** More than that nobody has at once, or says so. */
const CANS = [0, 1, 2, 3, 4, 5] as const;
/** As far back as somebody asks why. */
const LATEST = 8;

/** What can be spoken of at this table now. */
export interface Topics {
  /** Nobody for who watches. */
  readonly me: SeatId | undefined;
  readonly people: readonly PublicSeat[];
  readonly others: readonly PublicSeat[];
  readonly rooms: readonly RoomId[];
  /** What everybody saw, newest first, each once. */
  readonly sights: readonly Sight[];
  /** The own claims that stand, newest first. */
  readonly own: readonly LedgerEntry[];
}

export function topicsOf(view: View, facts: Facts, ledger: readonly LedgerEntry[]): Topics {
  const me = 'me' in view ? view.me : undefined;
  const newest = [...facts.sights].reverse();
  return {
    me,
    people: view.seats,
    others: view.seats.filter(({ id }) => id !== me),
    rooms: view.placed.flatMap(({ location }) => roomsOf(location)),
    sights: [...new Map(newest.map((sight) => [canonical(sight), sight])).values()],
    own: ledger.filter(({ by, isTakenBack }) => by === me && !isTakenBack).reverse(),
  };
}

/** Something to choose that makes a claim whole: the button says the rest, its name the whole claim. */
export interface Rest {
  readonly claim: Claim;
  readonly label: string;
  /** Whose emblem stands before it. */
  readonly seat: PublicSeat | undefined;
  readonly text: string;
}

/** X4: whom a claim about a trade is about, unless another is chosen: the last one traded with. */
export function lastPartner({ me, others, sights }: Topics): SeatId | undefined {
  for (const sight of sights) {
    if (sight.did !== 'trade') continue;
    if (sight.seat === me) return sight.whom;
    if (sight.whom === me) return sight.seat;
  }
  return others[0]?.id;
}

/** Everything a begun claim can become; of a trade, with this partner. */
export function restsOf(start: Start, topics: Topics, partner: SeatId | undefined): readonly Rest[] {
  const { me, people, others, rooms, sights, own } = topics;
  const nameOf = (seat: SeatId) => people[seat]?.name ?? '';
  const rest = (claim: Claim, label?: string, seat?: PublicSeat): Rest => {
    const text = claimText(claim, nameOf, me);
    return { claim, label: label ?? text, seat, text };
  };
  switch (start) {
    case 'infected':
    case 'trust':
    case 'are-you-clean':
    case 'what-traded':
      return others.map((seat) => rest({ type: start, seat: seat.id }, seat.name, seat));
    case 'gave':
    case 'got':
      return partner === undefined
        ? []
        : CLAIMED_CARDS.map((card) => rest({ type: start, card, seat: partner }, t(`claimed.${card}`)));
    case 'cans':
      return CANS.map((count) => rest({ type: start, count }, String(count)));
    case 'need':
      return CLAIMED_CARDS.filter((card) => card !== 'infection').map((card) =>
        rest({ type: start, card }, t(`claimed.${card}`)),
      );
    case 'come':
    case 'away': {
      const call = (place: Place, label: string, seat?: PublicSeat) =>
        rest({ type: start, place }, label, seat);
      return [
        ...(me === undefined ? [] : [call({ seat: me }, t('talk.myself'))]),
        ...others.map((seat) => call({ seat: seat.id }, seat.name, seat)),
        ...rooms.map((room) => call({ room }, roomName(room))),
      ];
    }
    case 'go':
      return rooms.map((room) => rest({ type: start, room }, roomName(room)));
    case 'why':
      return sights
        .filter((sight) => sight.did !== 'count')
        .filter(({ seat }) => seat !== me)
        .slice(0, LATEST)
        .map((deed) => rest({ type: start, deed }));
    case 'because':
      return sights.slice(0, LATEST).map((sight) => rest({ type: start, sight }));
    case 'take-back':
      return own.map(({ claim }) => ({
        ...rest({ type: start, claim }),
        label: claimText(claim, nameOf, me),
      }));
  }
}
