import { useSignal } from '@preact/signals';
import type { Area } from '#client/board/geometry.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { type ActionKind, type Awaited, awaitedSeats, type SeatView } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { Anchored } from './Anchored.tsx';
import { armorHeldBack } from './armor-held-back.ts';
import { ClockRing } from './Countdown.tsx';
import { commandsOf } from './command-spots.ts';
import { commandsInWords } from './commands-in-words.ts';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { OfferButton } from './Portion.tsx';
import { Rule } from './Rule.tsx';
import { areaOfRoom } from './reach.ts';

interface PromptProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly avoid: readonly Area[];
}

/** What is asked of this seat, where it happens, with the time there is; a trade has a scene of its own. */
export function Prompt({ desk, view, avoid }: PromptProps) {
  const { awaited } = view;
  const { text, mine } = awaitedText(view);
  if (!awaited || !mine || !awaitedSeats(view).includes(view.me)) return null;
  if (awaited.type === 'place' || awaited.type === 'trade') return null;
  const room = roomAwaited(view, awaited);
  const clock = desk.session.table.value?.clock;
  return (
    <Anchored {...{ desk, avoid }} about={room && areaOfRoom(view, room)} class="prompt-card" label={text}>
      <header>
        {clock && <ClockRing clock={clock} />}
        <h2>{text}</h2>
      </header>
      <Choices desk={desk} view={view} kinds={ANSWERS[awaited.type]} />
    </Anchored>
  );
}

type Answered = Exclude<Awaited['type'], 'place' | 'trade'>;

const ANSWERS: Readonly<Record<Answered, readonly ActionKind[]>> = {
  duty: ['trade', 'fire', 'stab', 'throw-grenade'],
  armor: ['armor'],
  parasite: ['choose-parasite'],
};

function roomAwaited(view: SeatView, awaited: Extract<Awaited, { type: Answered }>): RoomId | undefined {
  switch (awaited.type) {
    case 'duty':
      return awaited.room;
    case 'armor':
      return awaited.threats.find(({ seat }) => seat === view.me)?.room;
    case 'parasite':
      return awaited.into;
  }
}

const MOST = 8;
/** Aimed on the map rather than read from a list. */
const AIMED: readonly ActionKind[] = ['fire', 'stab', 'throw-grenade'];
/** Tapped on the map at once: the prompt only says so. */
const TAPPED: readonly ActionKind[] = ['choose-parasite'];

function Choices({ desk, view, kinds }: { desk: Desk; view: SeatView; kinds: readonly ActionKind[] }) {
  const { acting } = desk;
  const said = kinds.filter((kind) => !AIMED.includes(kind) && !TAPPED.includes(kind));
  const choices = [...commandsInWords(view, commandsOf(view, { kinds: said }))].slice(0, MOST);
  // Under the cover everybody has the same two: to go without, or to look what else there is.
  const isShut = useSignal(covered.value && kinds.includes('armor'));
  const shown = isShut.value ? choices.slice(0, 1) : choices;
  const aimed = kinds.filter((kind) => AIMED.includes(kind) && 'commands' in view.offers[kind]);
  return (
    <ul class="offers">
      {shown.map(([words, commands]) => (
        <li key={words}>
          <button
            type="button"
            class="offer"
            data-kind={commands[0]?.type}
            disabled={acting.isSending.value}
            onClick={() => commands[0] && acting.choose(commands[0])}
          >
            <span class="offer-name">{words}</span>
            {commands.length > 1 && (
              <span class="offer-cost">{t('screen.times', { count: commands.length })}</span>
            )}
          </button>
        </li>
      ))}
      {isShut.value && (
        <li>
          <button
            type="button"
            class="offer"
            onClick={() => {
              isShut.value = false;
            }}
          >
            <span class="offer-name">{t('play.lookForArmor')}</span>
          </button>
        </li>
      )}
      {kinds.includes('armor') && !isShut.value && <HeldBack view={view} />}
      {aimed.map((kind) => (
        <li key={kind}>
          <OfferButton
            kind={kind}
            detail={undefined}
            disabled={acting.isSending.value}
            onPress={() => acting.verb(kind)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Why there is no more to choose from. */
function HeldBack({ view }: { view: SeatView }) {
  const reason = armorHeldBack(view);
  if (!reason) return null;
  return (
    <li class="held-back">
      {reason.why === 'none-held'
        ? t('screen.noArmorHeld')
        : t('screen.armorHeldBack', { count: reason.held, least: reason.least })}{' '}
      <Rule rule={reason.rule} />
    </li>
  );
}
