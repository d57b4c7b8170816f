import { t } from '#client/texts/texts.ts';
import { awaitedSeats, type View } from '#shared/play/index.ts';
import type { Character, SeatId } from '#shared/vocabulary/index.ts';
import { locationName, nameOf, namesIn, namesOf, roomName } from './names.ts';

/** What is awaited, in one sentence, and whether it is awaited of the one who reads it. */
export interface AwaitedText {
  readonly text: string;
  readonly mine: boolean;
}

export function awaitedText(view: View): AwaitedText {
  const me = 'me' in view ? view.me : undefined;
  const asked = awaitedSeats(view);
  const isAsked = me !== undefined && asked.includes(me);
  const text = sentence(view, me, asked);
  const out = me !== undefined && view.seats[me]?.eliminated && !view.ending;
  return {
    text: out ? t('awaited.eliminated', { rest: text }) : text,
    mine: isAsked && !isSealed(view),
  };
}

/** Whether the one who reads it has to do something now. */
export const isAsked = (view: View): boolean => awaitedText(view).mine;

/** A seat that has sealed its answer is not told to hurry any more: its offers say so. */
function isSealed(view: View): boolean {
  if (!('offers' in view)) return false;
  const kind = view.awaited?.type === 'trade' ? 'give' : view.awaited?.type === 'armor' ? 'armor' : undefined;
  return kind !== undefined && 'reason' in view.offers[kind];
}

function sentence(view: View, me: SeatId | undefined, asked: readonly SeatId[]): string {
  const { awaited, turn } = view;
  const isAsked = me !== undefined && asked.includes(me);
  const who = namesOf(view, asked);
  if (view.ending) return t('awaited.over');
  switch (awaited?.type) {
    case undefined:
      // While it is told, a phase stands between two turns.
      if (!turn) return t(view.phase > 1 ? 'awaited.phase' : 'awaited.opening');
      if (!isAsked) return t('awaited.otherTurn', { who });
      return t(turn.firstSearchDue ? 'awaited.firstSearch' : 'awaited.yourTurn', { ap: turn.ap });
    case 'duty': {
      const character = t(`character.${awaited.character}`);
      const others = namesIn(view, awaited);
      return isAsked
        ? t('awaited.dutyYours', { character, others, room: roomName(awaited.room) })
        : t('awaited.dutyOther', { who, others });
    }
    case 'trade': {
      const [first, second] = awaited.between;
      if (!isAsked)
        return t('awaited.tradeOther', { who: nameOf(view, first), partner: nameOf(view, second) });
      const partner = nameOf(view, first === me ? second : first);
      return t(isSealed(view) ? 'awaited.tradeSealed' : 'awaited.tradeYours', { who: partner });
    }
    case 'armor': {
      if (!isAsked) return t('awaited.armorOther', { who });
      if (isSealed(view)) return t('awaited.armorSealed');
      const wounds = awaited.threats
        .filter(({ seat }) => seat === me)
        .map(({ character, wounds, room }) =>
          t(isDeadly(view, me, { character, wounds }) ? 'awaited.armorDeadly' : 'awaited.armorWounds', {
            character: t(`character.${character}`),
            wounds: `−${wounds}`,
            room: roomName(room),
          }),
        );
      return armorAsked(view, me, wounds.join(', '));
    }
    case 'parasite':
      return isAsked
        ? t('awaited.parasiteYours', { room: roomName(awaited.into) })
        : t('awaited.parasiteOther', { who });
    case 'place': {
      const location = locationName(awaited.location);
      return isAsked ? t('awaited.placeYours', { location }) : t('awaited.placeOther', { who, location });
    }
  }
}

const isDeadly = (
  { seats }: View,
  me: SeatId | undefined,
  { character, wounds }: { readonly character: Character; readonly wounds: number },
): boolean => me !== undefined && wounds >= (seats[me]?.characters[character].hp ?? 0);

/** P4: outside every turn only parasites attack. An own grenade is nobody's attack. */
function armorAsked({ turn, seats }: View, me: SeatId | undefined, wounds: string): string {
  if (!turn) return t('awaited.armorParasites', { wounds });
  if (turn.seat === me) return t('awaited.armorYours', { wounds });
  return t('awaited.armorBy', { wounds, who: seats[turn.seat]?.name ?? '' });
}
