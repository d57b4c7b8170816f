import { t } from '#client/texts/texts.ts';
import { characterName, roomName } from '#client/words/names.ts';
import { numberText } from '#client/words/numbers.ts';
import {
  type Direction,
  doorwaysOf,
  locationAt,
  mapOf,
  neighbour,
  opposite,
  placedUnder,
  roomTouching,
} from '#shared/map/index.ts';
import type { View } from '#shared/play/index.ts';
import { CHARACTERS, isSearchable, locationOf, type RoomId } from '#shared/vocabulary/index.ts';

/** A room read aloud: what it is, where its doorways lead, who is in it. */
export function roomInWords(view: View, room: RoomId): string {
  const isUsed = view.used.includes(locationOf(room));
  const head = isSearchable(room)
    ? t('reader.room', { room: roomName(room), state: t(isUsed ? 'reader.used' : 'reader.unused') })
    : `${roomName(room)}.`;
  const ways = doorwaysOf(mapOf(view.placed), room).map(({ direction, cell, to, security }) => {
    const isWalled = !to && cell && locationAt(mapOf(view.placed), cell);
    const what = isWalled
      ? t('reader.blocked')
      : to
        ? t(security ? 'reader.security' : 'reader.open', { room: roomName(to) })
        : t(security ? 'reader.securityDark' : 'reader.openDark');
    const side = t(`direction.${direction}`);
    return t('reader.way', { direction: side.charAt(0).toUpperCase() + side.slice(1), what });
  });
  const here = presentIn(view, room);
  const who = here.length > 0 ? t('reader.here', { what: here.join(', ') }) : t('reader.nobody');
  return [head, ...ways, who].join(' ');
}

function presentIn(view: View, room: RoomId): readonly string[] {
  const people = view.seats.flatMap(({ id, characters }) =>
    CHARACTERS.filter((character) => characters[character].room === room).map((character) =>
      characterName(view, { seat: id, character }),
    ),
  );
  const parasites = (['grey', 'black'] as const).flatMap((colour) => {
    const count = view.parasites.filter((each) => each.room === room && each.colour === colour).length;
    return count > 0
      ? [t('reader.parasites', { count, number: numberText(count), colour: t(`parasite.${colour}`) })]
      : [];
  });
  return [...people, ...parasites];
}

/** The room one comes to by walking on that way, through walls too: one reads the map, one does not move. */
export function roomBeside(view: View, room: RoomId, direction: Direction): RoomId | undefined {
  const map = mapOf(view.placed);
  const doorway = doorwaysOf(map, room).find((each) => each.direction === direction);
  if (doorway?.to) return doorway.to;
  const placed = placedUnder(map, room);
  const next = placed && locationAt(map, neighbour(placed.cell, direction));
  return next && roomTouching(next, opposite(direction));
}
