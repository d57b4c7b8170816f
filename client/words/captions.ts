import { t } from '#client/texts/texts.ts';
import { dieDirection } from '#shared/map/index.ts';
import { parasitesIn } from '#shared/parasites/index.ts';
import { isTold, type SeenEvent, type View } from '#shared/play/index.ts';
import { locationOf, type SeatId } from '#shared/vocabulary/index.ts';
import { crawlersOf, eventText } from './events.ts';
import { characterName, locationName, nameOf, roomName } from './names.ts';
import { numberText } from './numbers.ts';

type Of<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;

/** How those are named to whom something happened at once. */
type Named = (names: readonly string[]) => string;

const inFull: Named = (names) => names.join(', ');

/** More would be four lines of a phone. */
const MOST_NAMES = 2;

const inShort: Named = (names) =>
  names.length > MOST_NAMES
    ? t('captions.andMore', {
        who: inFull(names.slice(0, MOST_NAMES)),
        count: names.length - MOST_NAMES,
      })
    : inFull(names);

/** Something that happened in one sentence, for who looks at the table as it was before. */
export function captionText(view: View, main: SeenEvent, scene: readonly SeenEvent[]): string | undefined {
  return textOf(view, main, { scene, named: inShort });
}

interface Telling {
  readonly scene: readonly SeenEvent[];
  readonly named: Named;
}

function textOf(view: View, main: SeenEvent, { scene, named }: Telling): string | undefined {
  switch (main.type) {
    case 'ap-changed':
    case 'agreements-changed':
    case 'marker-passed':
    case 'ammo-spent':
    case 'turn-ended':
      return undefined;
    case 'phase-began':
      return phaseText(view, main, { scene, named });
    case 'turn-began':
      return 'me' in view && view.me === main.seat
        ? t('captions.turnYours', { ap: main.ap })
        : t('captions.turn', { who: nameOf(view, main.seat), ap: main.ap });
    case 'location-placed':
      return t('captions.placed', { who: nameOf(view, main.seat), room: locationName(main.location) });
    case 'searched':
      return searchText(view, main, drawn(scene));
    case 'drew':
      return t('captions.draws', { who: nameOf(view, main.seat), count: drawn(scene) });
    case 'armor-played':
    case 'wounded':
      return attackText(view, { scene, named });
    case 'fired':
    case 'stabbed':
    case 'grenade-thrown':
      return sentences(eventText(view, main), parasitesHitText(scene), attackText(view, { scene, named }));
    case 'alert-drawn':
      return sentences(eventText(view, main), spawnText(view, scene));
    case 'spawned':
      return spawnText(view, scene);
    case 'died':
    case 'eliminated':
      return deathText(view, scene);
    case 'scanned':
      return scanText(view, main);
    case 'hive-burnt':
      return t('captions.burnsHive', { who: nameOf(view, main.seat), count: main.cans });
    case 'ended':
      return t('captions.ends');
    default:
      return eventText(view, main);
  }
}

/** What is kept of it, once it is told. */
export function lineText(view: View, main: SeenEvent, scene: readonly SeenEvent[]): string | undefined {
  const isSaidLater = main.type === 'scanned' || main.type === 'ended';
  return isSaidLater && isTold(main) ? eventText(view, main) : textOf(view, main, { scene, named: inFull });
}

/** How somebody died: by whose hand, or how many parasites were there. */
function causeText(view: View, { by, room }: Pick<Of<'died'>, 'by' | 'room'>): string {
  if (by !== 'parasites') return t('captions.killedBy', { who: nameOf(view, by) });
  return parasitesText(parasitesIn(view.parasites, room).length);
}

function parasitesText(count: number): string {
  return t('captions.parasites', { count, number: numberText(count) });
}

/** Who and where, at the beginning of a sentence. */
export function deathSentence(view: View, event: Of<'died'>): string {
  return capitalised(
    t('captions.died', {
      who: characterName(view, event),
      room: roomName(event.room),
      cause: causeText(view, event),
    }),
  );
}

const sentences = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const all = <Type extends SeenEvent['type']>(scene: readonly SeenEvent[], type: Type) =>
  scene.filter((event): event is Of<Type> => event.type === type);

const drawn = (scene: readonly SeenEvent[]): number => all(scene, 'drew').length;

function phaseText(view: View, { phase }: Of<'phase-began'>, { scene, named }: Telling): string {
  const [moved] = all(scene, 'parasites-moved');
  const [asked] = all(scene, 'armor-asked');
  const crawl =
    moved && crawlersOf(moved) > 0
      ? t('captions.phase', { phase, direction: t(`direction.${dieDirection(moved.roll)}`) })
      : t('captions.phaseStill', { phase });
  if (!asked) return crawl;
  const bitten = ownFirst(view, asked.threats).map((threat) => characterName(view, threat));
  return `${crawl} ${t('captions.bites', { who: named(bitten) })}`;
}

function searchText(view: View, { seat, room, with: partner }: Of<'searched'>, cards: number): string {
  const who = nameOf(view, seat);
  // C7, P5: what was searched before draws parasites first; its cards come after them.
  const isAgain = cards === 0 && view.used.includes(locationOf(room));
  if (partner !== undefined) {
    return t(isAgain ? 'captions.searchTogetherAgain' : 'captions.searchTogether', {
      who,
      partner: nameOf(view, partner),
      room: roomName(room),
    });
  }
  if (isAgain) return t('captions.searchAgain', { who, room: roomName(room) });
  return cards > 0
    ? t('captions.searchDraws', { who, room: roomName(room), count: cards })
    : t('captions.search', { who, room: roomName(room) });
}

/** One looks for oneself first. */
function ownFirst<Hit extends { readonly seat: SeatId }>(view: View, hits: readonly Hit[]): readonly Hit[] {
  const isOwn = ({ seat }: Hit) => 'me' in view && view.me === seat;
  return [...hits.filter(isOwn), ...hits.filter((hit) => !isOwn(hit))];
}

/** Who was hit how much, and whose armor held. */
function attackText(view: View, { scene, named }: Telling): string {
  const armor = all(scene, 'armor-played').map(({ seat, rooms }) =>
    t('captions.armor', {
      who: nameOf(view, seat),
      count: rooms.reduce((sum, { cards }) => sum + cards, 0),
    }),
  );
  const hits = all(scene, 'wounded');
  if (hits.length === 0) return armor.join(' ');
  const list = ownFirst(view, hits).map((hit) =>
    t('captions.loses', { who: characterName(view, hit), wounds: hit.wounds }),
  );
  const bitten = hits[0]?.by === 'parasites';
  return [...armor, t(bitten ? 'captions.bitten' : 'captions.hit', { who: named(list) })].join(' ');
}

const spawnText = (view: View, scene: readonly SeenEvent[]): string =>
  sentences(...all(scene, 'spawned').map((event) => eventText(view, event)));

/** A5 */
function parasitesHitText(scene: readonly SeenEvent[]): string {
  const wounds = all(scene, 'parasites-wounded').flatMap((event) => event.wounds);
  const dead = wounds.filter(({ result }) => result === 'killed').length;
  const weaker = wounds.length - dead;
  return sentences(
    dead > 0 && capitalised(t('captions.parasitesDie', { count: dead, number: numberText(dead) })),
    weaker > 0 && capitalised(t('captions.parasitesWeaken', { count: weaker, number: numberText(weaker) })),
  );
}

function deathText(view: View, scene: readonly SeenEvent[]): string {
  return [
    ...all(scene, 'died').map((event) => deathSentence(view, event)),
    ...all(scene, 'eliminated').map(({ seat }) => t('captions.out', { who: nameOf(view, seat) })),
  ].join(' ');
}

function scanText(view: View, { cause }: Of<'scanned'>): string {
  switch (cause) {
    case 'terminal':
      return t('captions.scanTerminal', { who: view.turn ? nameOf(view, view.turn.seat) : '' });
    case 'hive':
      return t('captions.scanHive');
    case 'agreed':
      return t('captions.scanAgreed');
  }
}
