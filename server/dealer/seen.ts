import type { Audience, GameEvent, SeenEvent } from '#shared/play/index.ts';

/** What an audience sees of an event, if anything: public events whole, the others face by face. */
export function seenBy(event: GameEvent, audience: Audience): SeenEvent | undefined {
  switch (event.type) {
    case 'drew': {
      const { type, seat, card } = event;
      return seat === audience ? { type, seat, card } : { type, seat };
    }
    case 'body-scanned': {
      const { type, by, seat, hand } = event;
      return by === audience ? { type, by, seat, hand } : { type, by, seat };
    }
    case 'traded': {
      const { type, between, gave, got } = event;
      if (between[0] === audience) return { type, between, gave: gave[0], got: got[0] };
      if (between[1] === audience) return { type, between, gave: gave[1], got: got[1] };
      return { type, between };
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
    case 'entered-station':
    case 'turn-ended':
    case 'timed-out':
    case 'location-placed':
    case 'location-passed-over':
    case 'moved':
    case 'fired':
    case 'stabbed':
    case 'grenade-thrown':
    case 'parasites-wounded':
    case 'armor-asked':
    case 'armor-played':
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
    case 'doors-opened':
    case 'scanned':
    case 'healed':
    case 'item-used':
    case 'laid-down':
    case 'ammo-spent':
    case 'duty-began':
    case 'trade-began':
    case 'agreed':
    case 'hive-burnt':
    case 'ended':
      return event;
  }
}
