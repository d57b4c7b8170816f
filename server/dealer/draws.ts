import { DIE_FACES, type DieFace } from '#shared/map/index.ts';
import { addParasite, nextFromReserve, spawnRoom } from '#shared/parasites/index.ts';
import { must, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import type { CardId } from './cards.ts';
import type { Purpose } from './chance.ts';
import type { Draft } from './match.ts';
import { tell } from './seats.ts';

/** A number below `count` from the match's chance. */
export function pick(draft: Draft, purpose: Purpose, count: number): number {
  const [drawn, left] = draft.chance.pick(purpose, count);
  draft.chance = left;
  return drawn;
}

export function pickOne<Item>(draft: Draft, purpose: Purpose, items: readonly Item[]): Item {
  return must(items[pick(draft, purpose, items.length)], 'there is something to pick');
}

export function shuffle<Item>(draft: Draft, purpose: Purpose, items: readonly Item[]): readonly Item[] {
  const [shuffled, left] = draft.chance.shuffle(purpose, items);
  draft.chance = left;
  return shuffled;
}

export function rollDie(draft: Draft): DieFace {
  return pickOne(draft, 'dice', DIE_FACES);
}

/** F7: the top search card; an empty deck is made anew from the discard pile. */
export function takeSearchCard(draft: Draft): CardId | undefined {
  if (draft.searchDeck.length === 0 && draft.discard.length > 0) {
    draft.searchDeck = shuffle(draft, 'search-deck', draft.discard);
    draft.discard = [];
    tell(draft, { type: 'discard-shuffled', left: draft.searchDeck.length });
  }
  const [top, ...rest] = draft.searchDeck;
  draft.searchDeck = rest;
  return top;
}

/** P5, P6: a parasite comes; if the reserve is empty, the player chooses one on the map. */
export function spawn(draft: Draft, seat: SeatId, at: RoomId): void {
  const roll = rollDie(draft);
  const room = spawnRoom(draft.map, at, roll);
  const parasite = nextFromReserve(draft.parasites);
  if (parasite === undefined) {
    tell(draft, { type: 'parasite-awaited', seat, room, roll });
    draft.prompt = { type: 'parasite', seat, into: room };
  } else {
    draft.parasites = addParasite(draft.parasites, parasite, room);
    tell(draft, { type: 'spawned', parasite, room, roll });
  }
}
