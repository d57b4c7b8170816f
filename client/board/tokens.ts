import { mapOf, placedUnder } from '#shared/map/index.ts';
import type { Parasite, ParasiteColour } from '#shared/parasites/index.ts';
import type { PublicView, RevealedSeat, Role } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  type CharacterRef,
  type Colour,
  type RoomId,
  type RoomKind,
  roomKind,
  sameCharacter,
} from '#shared/vocabulary/index.ts';
import { type Area, arranged, inCorners, roomArea, standingArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import { type Spot, spotKey } from './spots.ts';

/** What a token shows. */
export type Figure =
  | {
      readonly type: 'character';
      readonly colour: Colour;
      readonly character: Character;
      readonly hp: number;
      /** A6: segments that go unless armor saves them. */
      readonly doomed: number;
      /** Nothing where it is not turned over. */
      readonly role: Role | undefined;
    }
  | {
      readonly type: 'parasite';
      readonly colour: ParasiteColour;
      readonly count: number;
      /** Something that is being chosen would hit it. */
      readonly aimed?: true;
    };

/** Somebody or something on the map, where it stands. */
export interface Token {
  readonly key: string;
  /** What is meant by pointing at it: more than one for parasites drawn as one. */
  readonly spots: readonly Spot[];
  readonly room: RoomId;
  readonly area: Area;
  readonly figure: Figure;
  /** It belongs to the player whose turn it is. */
  readonly active: boolean;
}

type Standing = Omit<Token, 'area'>;

const LARGEST = 94;
/** More parasites than this in one room are drawn as one with a count. */
const SINGLY = 2;

/** What these rooms are known by is in their middle: a core, a workbench, a torn vent. */
const KNOWN_BY_THE_MIDDLE: readonly RoomKind[] = ['reactor', 'team-search', 'parasite-alert'];
const CORNERS = 4;

const NO_WOUNDS: Hints['wounds'] = new Map();

/** All tokens of a view, room by room; after the match with the roles that are turned over. */
export function tokensOf(
  view: PublicView,
  unmasked: readonly RevealedSeat[],
  wounds = NO_WOUNDS,
): readonly Token[] {
  const map = mapOf(view.placed);
  return [...map.doorways.keys()].flatMap((room) => {
    const placed = placedUnder(map, room);
    if (!placed) return [];
    const standing = [...charactersIn(view, room, unmasked), ...parasitesIn(view, room)].map((each) =>
      foreseen(each, wounds),
    );
    const areas = places(standing, room, standingArea(roomArea(placed, room)));
    return standing.flatMap((token, i) => {
      const area = areas[i];
      return area ? [{ ...token, area }] : [];
    });
  });
}

/** Where they stand: around what the room is known by, as long as there are corners. Parasites come out of a vent. */
function places(standing: readonly Standing[], room: RoomId, area: Area): readonly Area[] {
  const kind = roomKind(room);
  const isFull = kind === 'parasite-alert' && standing.some(({ figure }) => figure.type === 'parasite');
  const isAround = standing.length <= CORNERS && KNOWN_BY_THE_MIDDLE.includes(kind) && !isFull;
  return (isAround ? inCorners : arranged)(standing.length, area, LARGEST);
}

function charactersIn(
  view: PublicView,
  room: RoomId,
  unmasked: readonly RevealedSeat[],
): readonly Standing[] {
  return view.seats.flatMap(({ id: seat, colour, characters }) => {
    const role = unmasked.find((revealed) => revealed.seat === seat)?.role;
    return CHARACTERS.filter((character) => characters[character].room === room).map(
      (character): Standing => {
        const spot = { seat, character };
        const { hp } = characters[character];
        const doomed = Math.min(hp, threatened(view, spot));
        const figure = { type: 'character', colour, character, hp, doomed, role } as const;
        return { key: spotKey(spot), spots: [spot], room, figure, active: view.turn?.seat === seat };
      },
    );
  });
}

/** With the wounds that would fall on it. */
function foreseen(standing: Standing, wounds: Hints['wounds']): Standing {
  const ahead = standing.spots.reduce((sum, spot) => sum + (wounds.get(spotKey(spot)) ?? 0), 0);
  if (ahead === 0) return standing;
  const { figure } = standing;
  if (figure.type === 'parasite') return { ...standing, figure: { ...figure, aimed: true } };
  return { ...standing, figure: { ...figure, doomed: Math.min(figure.hp, figure.doomed + ahead) } };
}

/** The wounds somebody is about to take. */
function threatened({ awaited }: PublicView, spot: CharacterRef): number {
  if (awaited?.type !== 'armor') return 0;
  return awaited.threats.find((threat) => sameCharacter(threat, spot))?.wounds ?? 0;
}

function parasitesIn(view: PublicView, room: RoomId): readonly Standing[] {
  const here = view.parasites.filter((parasite) => parasite.room === room);
  if (here.length <= SINGLY) return here.map((parasite) => parasiteToken(room, [parasite]));
  return (['black', 'grey'] as const)
    .map((colour) => here.filter((parasite) => parasite.colour === colour))
    .filter((group) => group.length > 0)
    .map((group) => parasiteToken(room, group));
}

function parasiteToken(room: RoomId, group: readonly Parasite[]): Standing {
  const spots = group.map(({ id }) => ({ parasite: id }));
  const colour = group[0]?.colour ?? 'grey';
  return {
    key: spots.map(spotKey).join(' '),
    spots,
    room,
    figure: { type: 'parasite', colour, count: group.length },
    active: false,
  };
}
