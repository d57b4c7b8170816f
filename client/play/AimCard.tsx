import type { Area } from '#client/board/geometry.ts';
import { t } from '#client/texts/texts.ts';
import { characterName } from '#client/words/names.ts';
import {
  type ActionKind,
  type CommandOf,
  type SeatCommand,
  type SeatView,
  seatOf,
} from '#shared/play/index.ts';
import { FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { Anchored } from './Anchored.tsx';
import { type Choosing, meantBy, wholeBy } from './choosing.ts';
import { commandsInWords } from './commands-in-words.ts';
import type { Desk } from './desk.ts';
import { placeOf, roomOfSpot } from './hints.ts';
import { areaOfRoom } from './reach.ts';
import { VERB_NAMES, VERBS } from './verbs.ts';

type Aiming = Extract<Choosing, { at: 'aiming' }>;

interface AimCardProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly state: Aiming;
  readonly avoid: readonly Area[];
}

/** More than so many are tapped on the map, not read from a list. */
const MOST = 8;
/** So few are as good as a tap on the map. */
const FEW = 2;

/** Tapped on the map. */
const ON_MAP: readonly ActionKind[] = ['move', 'run', 'fire', 'stab', 'throw-grenade'];
/** Tapped in the hand, which lies open: that they are wanted is seen there. */
const IN_HAND: readonly ActionKind[] = VERBS.use.kinds;

/** While something is aimed at: what to tap next, and what is whole already. */
export function AimCard({ desk, view, state, avoid }: AimCardProps) {
  const { acting } = desk;
  const spot = placeOf(state);
  const room = spot && roomOfSpot(view, spot);
  const choices = choicesOf(view, state);
  const text = promptOf(view, state, choices.length);
  return (
    <Anchored
      {...{ desk, avoid }}
      about={room && areaOfRoom(view, room)}
      // After the tap only the buttons answer; before it they are a shorter way.
      class={`aim-card ${choices.length === 0 ? 'is-tapped' : state.picked.length > 0 ? 'is-asking' : ''}`}
      label={text}
    >
      <p>{text}</p>
      <div class="aim-choices">
        {choices.map(([words, command]) => (
          <button
            key={words}
            type="button"
            class="calm small"
            disabled={acting.isSending.value}
            onClick={() => acting.choose(command)}
          >
            {words}
          </button>
        ))}
        <button type="button" class="bare small" onClick={acting.back}>
          {t('screen.cancel')}
        </button>
      </div>
    </Anchored>
  );
}

/** What a button is enough for, as short as the place it stands at allows. */
function choicesOf(view: SeatView, state: Aiming): readonly (readonly [string, SeatCommand])[] {
  const { kinds, picked } = state;
  const meant = meantBy(state, view);
  // I1: what each way gives is read before one is taken; whom it is for can still be tapped.
  const isAid = picked.length > 0 && meant.every(({ type }) => type === 'first-aid');
  const ready = isAid ? meant : wholeBy(state, view);
  const whole = [...commandsInWords(view, ready)];
  const isTapped = [ON_MAP, IN_HAND].some((tapped) => kinds.every((kind) => tapped.includes(kind)));
  const isFirst = picked.length === 0 && isTapped;
  // A list that leaves out what takes another tap would hide it: the grenade beside a card to lay down.
  if (whole.length > (isFirst ? FEW : MOST) || (isFirst && ready.length < meant.length)) return [];
  const commands = whole.flatMap(([words, [command]]) => (command ? [[words, command] as const] : []));
  if (picked.length === 0) return commands;
  return commands.map(([words, command]) => {
    if (command.type === 'fire') return [t('screen.oneBullet'), command];
    if (command.type === 'first-aid') return [aidText(view, command), command];
    // Where to has been said by the tap: who goes is left.
    if (command.type === 'move' || command.type === 'run' || isThrowing(command))
      return [t(`character.${command.character}`), command];
    return [words, command];
  });
}

/** I1: what it gives, never above 4 HP. */
function aidText(view: SeatView, { heal }: CommandOf<'first-aid'>): string {
  const [first, second] = heal;
  if (second)
    return t('screen.aidTwo', { first: characterName(view, first), second: characterName(view, second) });
  const { hp } = seatOf(view, first.seat).characters[first.character];
  return t('screen.aidOne', { hp: Math.min(2, FULL_HEALTH - hp), target: characterName(view, first) });
}

/** What is to be tapped next. A2: of two bullets both are fired, and no button offers one alone. */
function promptOf(view: SeatView, state: Aiming, choices: number): string {
  const { kinds, picked } = state;
  if (picked.length > 0) {
    if (kinds.includes('move')) return t('screen.whoGoes');
    if (kinds.includes('fire')) return t(choices > 0 ? 'screen.aimSecond' : 'screen.aimSecondOnly');
    return afterCard(meantBy(state, view), choices);
  }
  const verb = VERB_NAMES.find((name) => VERBS[name].kinds.some((kind) => kinds.includes(kind)));
  return t(`screen.aim.${verb ?? 'other'}`);
}

const isThrowing = (command: SeatCommand): command is Extract<SeatCommand, { type: 'throw-grenade' }> =>
  command.type === 'throw-grenade';

/** A card is chosen: what it wants next. */
function afterCard(meant: readonly SeatCommand[], choices: number): string {
  const types = [...new Set(meant.map(({ type }) => type))];
  const [only] = types.length === 1 ? types : [];
  switch (only) {
    case 'throw-grenade':
      return choices > 0 ? t('screen.whoThrows') : t('screen.aimCard.throw-grenade');
    case 'first-aid':
    case 'body-scan':
      return t(`screen.aimCard.${only}`);
    default:
      return t('screen.aimCard.other');
  }
}
