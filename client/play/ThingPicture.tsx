import { SheetImage } from '#client/art/SheetImage.tsx';
import { figureFrame, type Picture, platePicture } from '#client/art/textures.ts';
import type { Spot } from '#client/board/spots.ts';
import { mapOf, placedUnder } from '#shared/map/index.ts';
import type { View } from '#shared/play/index.ts';
import { type LocationId, locationCard, locationOf } from '#shared/vocabulary/index.ts';

/** What something on the map looks like, small. It says nothing itself. */
export function ThingPicture({ view, spot }: { view: View; spot: Spot }) {
  const picture = pictureOf(view, spot);
  return picture ? <SheetImage {...picture} /> : null;
}

/** A location card as it lies on top of the deck. */
export const LocationPicture = ({ location }: { location: LocationId }) => (
  <SheetImage {...platePicture(locationCard(location).kind, 0, false)} />
);

function pictureOf(view: View, spot: Spot): Picture | undefined {
  if ('room' in spot) {
    const location = locationOf(spot.room);
    const rotation = placedUnder(mapOf(view.placed), spot.room)?.rotation ?? 0;
    return platePicture(locationCard(location).kind, rotation, view.used.includes(location));
  }
  if ('parasite' in spot) {
    const found = view.parasites.find(({ id }) => id === spot.parasite);
    return { texture: 'pieces', frame: `parasite-${found?.colour ?? 'grey'}-step-1` };
  }
  if ('character' in spot) {
    const seat = view.seats[spot.seat];
    return seat && { texture: 'pieces', frame: figureFrame(spot.character, seat.colour) };
  }
  return undefined;
}
