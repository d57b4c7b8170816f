import type { Audience, GameEvent, SeenEvent } from '#shared/play/index.ts';

/** What an audience sees of an event, if anything: public events whole, the others face by face. */
export function seenBy(event: GameEvent, audience: Audience): SeenEvent | undefined {
  switch (event.type) {
    case 'drew': {
      const { type, seat, left, card } = event;
      return seat === audience ? { type, seat, left, card } : { type, seat, left };
    }
    case 'body-scanned': {
      const { type, by, seat, hand } = event;
      return by === audience ? { type, by, seat, hand } : { type, by, seat };
    }
    case 'traded': {
      const { type, between, own } = event;
      if (between[0] === audience) return { type, between, own: own[0] };
      if (between[1] === audience) return { type, between, own: own[1] };
      return { type, between };
    }
    case 'grenade-thrown': {
      const { type, seat, character, into, cards } = event;
      return { type, seat, character, into, ...(seat === audience && { cards }) };
    }
    case 'armor-played': {
      const { type, seat, rooms, cards } = event;
      return { type, seat, rooms, ...(seat === audience && { cards }) };
    }
    case 'item-used': {
      const { type, seat, kind, cards } = event;
      return { type, seat, kind, ...(seat === audience && { cards }) };
    }
    case 'laid-down': {
      const { type, seat, kind, cards } = event;
      return { type, seat, kind, ...(seat === audience && { cards }) };
    }
    case 'hive-burnt': {
      const { type, seat, cans, cards } = event;
      return { type, seat, cans, ...(seat === audience && { cards }) };
    }
    case 'infected':
    case 'infection-blocked':
    case 'became-host':
      // Who it concerns reads it off the cards, like anybody at a real table.
      return undefined;
    case 'phase-began':
    case 'alert-dealt':
    case 'doors-closed':
    case 'parasites-moved':
    case 'marker-passed':
    case 'turn-began':
    case 'ap-changed':
    case 'entered-station':
    case 'turn-ended':
    case 'timed-out':
    case 'location-placed':
    case 'location-passed-over':
    case 'moved':
    case 'fired':
    case 'stabbed':
    case 'parasites-wounded':
    case 'armor-asked':
    case 'wounded':
    case 'died':
    case 'eliminated':
    case 'searched':
    case 'found-nothing':
    case 'alert-drawn':
    case 'discard-shuffled':
    case 'spawned':
    case 'parasite-awaited':
    case 'parasite-pulled':
    case 'terminal-used':
    case 'sick-bay-used':
    case 'doors-opened':
    case 'scanned':
    case 'healed':
    case 'ammo-spent':
    case 'duty-began':
    case 'trade-began':
    case 'agreed':
    case 'agreements-changed':
    case 'ended':
      return event;
  }
}
