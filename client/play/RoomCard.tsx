import type { Area } from '#client/board/geometry.ts';
import { plateArea } from '#client/board/geometry.ts';
import type { Spot } from '#client/board/spots.ts';
import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { characterName, namesIn, roomName } from '#client/words/names.ts';
import { cansText } from '#client/words/roles.ts';
import { type SeatCommand, type SeatView, seatOf, type View } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  isSearchable,
  locationOf,
  type RoomId,
  type RuleNumber,
  roomKind,
} from '#shared/vocabulary/index.ts';
import { Anchored } from './Anchored.tsx';
import type { Choosing } from './choosing.ts';
import { commandsOf } from './command-spots.ts';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { roomOfSpot } from './hints.ts';
import { ClosedOffer, OfferButton, OfferFor, OfferHead } from './Portion.tsx';
import { Rule } from './Rule.tsx';
import { areaOfRoom } from './reach.ts';
import { ROOM_RULES } from './rules-of-things.ts';
import { offersAt, type SpotOffer } from './spot-offers.ts';
import { ThingPicture } from './ThingPicture.tsx';

interface RoomCardProps {
  readonly desk: Desk;
  readonly view: View;
  readonly state: Extract<Choosing, { at: 'room-card' }>;
  readonly avoid: readonly Area[];
}

/** A small card at a room, a person or a parasite: what it is, what can be done there, and why the rest cannot. */
export function RoomCard({ desk, view, state, avoid }: RoomCardProps) {
  const { spot } = state;
  const { title, lines, rule } = saidOf(view, spot);
  const seat = 'offers' in view && desk.story.isNow.value ? view : undefined;
  const offers = seat && offersAt(seat, spot, state.character);
  const rows = rowsOf(offers?.open.filter((offer) => !covered.value || !isFromHand(offer)) ?? []);
  const room = roomOfSpot(view, spot);
  const about = 'cell' in spot ? plateArea(spot.cell) : room && areaOfRoom(view, room);
  return (
    <Anchored {...{ desk, about, avoid }} layer="room-card" class="room-card" label={title}>
      <header>
        <span class="thing">
          <ThingPicture {...{ view, spot }} />
        </span>
        <h2>{title}</h2>
        {rule && <Rule rule={rule} />}
        <button type="button" class="card-close" aria-label={t('screen.close')} onClick={desk.acting.back}>
          <Icon path={SCREEN_ICONS.cross} />
        </button>
      </header>
      <p>{lines.join(' ')}</p>
      {seat && offers && (
        <ul class="offers">
          {rows.map((row) => (
            <li key={JSON.stringify(row)} class={row.length > 1 ? 'offer-pair' : ''}>
              {row.length > 1 && row[0] && <OfferHead kind={kindOf(row[0])} />}
              <div class="offer-row">
                {row.map((offer) => (
                  <Offered
                    key={JSON.stringify(offer)}
                    {...{ desk, offer, spot }}
                    view={seat}
                    isPaired={row.length > 1}
                  />
                ))}
              </div>
            </li>
          ))}
          {offers.closed.slice(0, Math.max(0, MOST - rows.length)).map((each) => (
            <li key={each.kind}>
              <ClosedOffer view={seat} {...each} />
            </li>
          ))}
        </ul>
      )}
    </Anchored>
  );
}

/** No list on this way is longer. */
const MOST = 8;

const kindOf = (offer: SpotOffer) => (offer.type === 'command' ? offer.command.type : offer.kind);

/** Who does it; nothing where that makes no difference. */
function whoOf(offer: SpotOffer): Character | undefined {
  if (offer.type === 'kind') return offer.character;
  return 'character' in offer.command ? offer.command.character : undefined;
}

/** What both characters can do is one row with two buttons. */
function rowsOf(offers: readonly SpotOffer[]): readonly (readonly SpotOffer[])[] {
  const rows = [...Map.groupBy(offers, kindOf).values()].flatMap((alike) => {
    const isPair = alike.length === CHARACTERS.length && new Set(alike.map(whoOf)).size === alike.length;
    return isPair && alike.every(whoOf) ? [alike] : alike.map((offer) => [offer]);
  });
  return rows.slice(0, MOST);
}

const isFromHand = (offer: SpotOffer): boolean =>
  offer.type === 'command'
    ? 'card' in offer.command
    : ['throw-grenade', 'first-aid', 'body-scan', 'lay-down', 'boost'].includes(offer.kind);

interface OfferedProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly offer: SpotOffer;
  readonly spot: Spot;
  /** Its row says what it is: the button says who. */
  readonly isPaired: boolean;
}

function Offered({ desk, view, offer, spot, isPaired }: OfferedProps) {
  const { acting } = desk;
  const disabled = acting.isSending.value;
  const who = whoOf(offer);
  if (isPaired && who)
    return (
      <OfferFor kind={kindOf(offer)} who={who} disabled={disabled} onPress={() => press(desk, offer, spot)} />
    );
  if (offer.type === 'command') {
    const { command } = offer;
    return (
      <OfferButton
        kind={command.type}
        detail={detailOf(view, command)}
        disabled={disabled}
        onPress={() => press(desk, offer, spot)}
      />
    );
  }
  const { kind, character } = offer;
  return (
    <OfferButton
      kind={kind}
      detail={character && t(`character.${character}`)}
      disabled={disabled}
      onPress={() => press(desk, offer, spot)}
    />
  );
}

function press({ acting }: Desk, offer: SpotOffer, spot: Spot): void {
  if (offer.type === 'command') return acting.choose(offer.command);
  const { kind, character } = offer;
  if (character) acting.select(character);
  acting.verb(kind);
  if (kind === 'fire' || kind === 'stab') acting.point(spot);
}

/** Who does it; where it is done the card itself says. */
function detailOf(view: SeatView, command: SeatCommand): string | undefined {
  switch (command.type) {
    case 'search':
    case 'move':
    case 'run':
    case 'stab':
      return t(`character.${command.character}`);
    case 'thermal-scan':
    case 'open-doors':
    case 'burn-hive':
      return undefined;
    default:
      return commandText(view, command);
  }
}

interface SaidOf {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RuleNumber | undefined;
}

/** X1, X2: whom one would meet there; in the Reactor Room nobody has to trade. */
function waitingIn(view: View, room: RoomId): string {
  if (!('me' in view) || roomKind(room) === 'reactor') return '';
  const isOffered = commandsOf(view, { kinds: ['move', 'run'] }).some(
    (command) => (command.type === 'move' || command.type === 'run') && command.to === room,
  );
  const others = namesIn(view, { seat: view.me, room });
  return isOffered && others ? t('roomState.met', { others }) : '';
}

/** What something on the map is, in two lines. */
function saidOf(view: View, spot: Spot): SaidOf {
  if ('room' in spot) {
    const kind = roomKind(spot.room);
    const isUsed = view.used.includes(locationOf(spot.room));
    const state = isSearchable(spot.room) ? t(isUsed ? 'roomState.used' : 'roomState.unused') : '';
    return {
      title: roomName(spot.room),
      lines: [t(`roomHint.${kind}`, { cans: cansText(view) }), state, waitingIn(view, spot.room)].filter(
        Boolean,
      ),
      rule: ROOM_RULES[kind],
    };
  }
  if ('parasite' in spot) {
    const found = view.parasites.find(({ id }) => id === spot.parasite);
    const colour = found?.colour ?? 'grey';
    const now = found && t('about.parasiteNow', { room: roomName(found.room) });
    return {
      title: t(`about.parasite.${colour}`),
      lines: [t(`about.parasiteText.${colour}`), now ?? ''].filter(Boolean),
      rule: 'C3',
    };
  }
  if ('character' in spot) {
    const { hp, room } = seatOf(view, spot.seat).characters[spot.character];
    return {
      title: characterName(view, spot).replace(/^./, (letter) => letter.toUpperCase()),
      lines: [
        room ? t('about.characterNow', { hp, room: roomName(room) }) : t('about.characterDead'),
        t(`about.character.${spot.character}`),
      ],
      rule: 'C2',
    };
  }
  return { title: t('about.locationDeck'), lines: [], rule: 'E1' };
}
