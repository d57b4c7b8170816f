import type { RoomId } from '../vocabulary/index.ts';
import { type Parasite, type ParasiteId, parasitesIn, printedColour, reserve } from './parasite.ts';

/** A5: what one wound did to a parasite. */
export type ParasiteWound =
  | { readonly parasite: ParasiteId; readonly result: 'killed' }
  | { readonly parasite: ParasiteId; readonly result: 'swapped'; readonly by: ParasiteId }
  | { readonly parasite: ParasiteId; readonly result: 'turned' };

interface Wounded {
  readonly parasites: readonly Parasite[];
  readonly wounds: readonly ParasiteWound[];
}

/** A5: one wound to one parasite. One that is not there any more takes none. */
export function woundParasite(parasites: readonly Parasite[], id: ParasiteId): Wounded {
  const target = parasites.find((parasite) => parasite.id === id);
  if (!target) return { parasites, wounds: [] };
  const others = parasites.filter((parasite) => parasite.id !== id);
  if (target.colour === 'grey') {
    return { parasites: others, wounds: [{ parasite: id, result: 'killed' }] };
  }
  const grey = reserve(parasites).find((spare) => printedColour(spare) === 'grey');
  const replacement: Parasite = { id: grey ?? id, colour: 'grey', room: target.room };
  return {
    parasites: parasites.map((parasite) => (parasite.id === id ? replacement : parasite)),
    wounds: [
      grey === undefined ? { parasite: id, result: 'turned' } : { parasite: id, result: 'swapped', by: grey },
    ],
  };
}

/** A4: one wound to every parasite in a room; greys are removed first, then blacks turned. */
export function woundAllParasites(parasites: readonly Parasite[], room: RoomId): Wounded {
  const here = parasitesIn(parasites, room);
  const inOrder = [
    ...here.filter(({ colour }) => colour === 'grey'),
    ...here.filter(({ colour }) => colour === 'black'),
  ];
  return woundEach(
    parasites,
    inOrder.map(({ id }) => id),
  );
}

/** Wounds in the order given. A bullet at one that was swapped meanwhile hits what took its place. */
export function woundEach(parasites: readonly Parasite[], targets: readonly ParasiteId[]): Wounded {
  const standIns = new Map<ParasiteId, ParasiteId>();
  const wounds: ParasiteWound[] = [];
  let left = parasites;
  for (const target of targets) {
    const after = woundParasite(left, standIns.get(target) ?? target);
    for (const wound of after.wounds) if (wound.result === 'swapped') standIns.set(target, wound.by);
    wounds.push(...after.wounds);
    left = after.parasites;
  }
  return { parasites: left, wounds };
}
