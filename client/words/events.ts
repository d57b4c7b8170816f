import { t } from '#client/texts/texts.ts';
import { dieDirection } from '#shared/map/index.ts';
import type { ToldEvent, View } from '#shared/play/index.ts';
import { characterName, locationName, nameOf, namesIn, namesOf, roomName, targetName } from './names.ts';

/** P2: some stay where they are. */
export const crawlersOf = ({ moves }: Extract<ToldEvent, { type: 'parasites-moved' }>): number =>
  moves.filter((move) => 'to' in move).length;

/** What the log says of an event. */
export function eventText(view: View, event: ToldEvent): string {
  const who = 'seat' in event ? nameOf(view, event.seat) : '';
  const character = 'character' in event ? t(`character.${event.character}`) : '';
  const room = 'room' in event ? roomName(event.room) : '';
  switch (event.type) {
    case 'phase-began':
      return t('events.phase-began', { phase: event.phase, who: nameOf(view, event.leader) });
    case 'parasites-moved': {
      const direction = t(`direction.${dieDirection(event.roll)}`);
      return t('events.parasites-moved', { direction, count: crawlersOf(event) });
    }
    case 'marker-passed':
      return t('events.marker-passed', { who: nameOf(view, event.to) });
    case 'turn-began':
      return t('events.turn-began', { who, ap: event.ap });
    case 'timed-out':
      return t('events.timed-out', { who: namesOf(view, event.seats) });
    case 'location-placed':
      return t('events.location-placed', { who, room: locationName(event.location) });
    case 'location-passed-over':
      return t('events.location-passed-over', {
        room: locationName(event.location),
        next: locationName(event.next),
      });
    case 'moved':
      return t(event.how === 'run' ? 'events.ran' : 'events.moved', {
        who,
        character,
        room: roomName(event.to),
      });
    case 'fired': {
      const names = Map.groupBy(event.targets, (target) => targetName(view, target));
      const targets = [...names].map(([name, { length: count }]) =>
        count > 1 ? `${name} ${t('screen.times', { count })}` : name,
      );
      return t('events.fired', { who, targets: targets.join(', ') });
    }
    case 'stabbed':
      return t('events.stabbed', {
        who,
        character,
        target: targetName(view, event.target),
        roll: event.roll,
        result: t(event.hit ? 'events.hit' : 'events.missed'),
      });
    case 'grenade-thrown':
      return t('events.grenade-thrown', { who, character, room: roomName(event.into) });
    case 'parasites-wounded':
      return t('events.parasites-wounded', { count: event.wounds.length });
    case 'armor-asked':
      return t('events.armor-asked', {
        who: event.threats.map((threat) => characterName(view, threat)).join(', '),
      });
    case 'armor-played': {
      const count = event.rooms.reduce((sum, { cards }) => sum + cards, 0);
      return t('events.armor-played', { who, count });
    }
    case 'wounded':
      return t('events.wounded', { who, character, hp: event.hp });
    case 'healed':
      return t('events.healed', { who, character, hp: event.hp });
    case 'died':
      return t('events.died', { who, character });
    case 'searched':
      return event.with === undefined
        ? t('events.searched', { who, character, room })
        : t('events.searched-together', { who, partner: nameOf(view, event.with), room });
    case 'spawned':
      return t('events.spawned', { room });
    case 'parasite-awaited':
      return t('events.parasite-awaited', { who, room });
    case 'parasite-pulled':
      return t('events.parasite-pulled', { who, room });
    case 'scanned': {
      const positive = event.cards.filter((card) => card === 'positive').length;
      return t('events.scanned', { positive, living: event.cards.length });
    }
    case 'item-used':
      return t('events.item-used', { who, card: t(`card.${event.kind}`) });
    case 'laid-down':
      return t('events.laid-down', { who, card: t(`card.${event.kind}`) });
    case 'duty-began':
      return t('events.duty-began', { who, character, room, others: namesIn(view, event) });
    case 'trade-began':
    case 'traded': {
      const [first, second] = event.between;
      return t(`events.${event.type}`, { who: nameOf(view, first), partner: nameOf(view, second) });
    }
    case 'agreed':
      return t('events.agreed', { who, what: t(`agreement.${event.to}`) });
    case 'drew':
      // What it was is for the hand and the diary, which can be covered.
      return t('events.drew', { who });
    case 'body-scanned':
      return t('events.body-scanned', { who: nameOf(view, event.by), target: who });
    case 'ended':
      return t(`ending.${event.ending.kind}`);
    case 'alert-dealt':
    case 'doors-closed':
    case 'entered-station':
    case 'turn-ended':
    case 'eliminated':
    case 'found-nothing':
    case 'alert-drawn':
    case 'discard-shuffled':
    case 'terminal-used':
    case 'sick-bay-used':
    case 'doors-opened':
    case 'ammo-spent':
    case 'hive-burnt':
      return t(`events.${event.type}`, { who });
  }
}
