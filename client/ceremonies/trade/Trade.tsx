import { useSignal } from '@preact/signals';
import { CardBack } from '#client/art/CardFace.tsx';
import type { Player } from '#client/story/sound/player.ts';
import { SOUND_OF_SECRET } from '#client/story/sound/sounds.ts';
import type { Session, Table as TableState } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { Colour, RoomId, RuleNumber, SeatId } from '#shared/vocabulary/index.ts';
import { HoldToLook, useLook } from '../scene/Held.tsx';
import { Scene } from '../scene/Scene.tsx';
import { useAt, useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { Choice } from './Choice.tsx';
import { Clock } from './Clock.tsx';
import { Exchange, type Way } from './Exchange.tsx';
import { Growth } from './Growth.tsx';
import { Answers, OutcomeWords } from './Outcome.tsx';
import { Table } from './Table.tsx';
import { type Heat, heatOf, OWN_TRADE, OWN_TRADE_MS } from './trade-beats.ts';

interface TradeProps {
  /** My view: with offers while a card is to be chosen. */
  readonly view: SeatView;
  readonly other: SeatId;
  readonly room: RoomId | undefined;
  /** Both are sealed: what came of it is told. Before that, a card is chosen. */
  readonly told: Staged | undefined;
  readonly table: TableState;
  readonly session: Session;
  readonly player: Pick<Player, 'play'>;
  readonly isCovered: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
  readonly onFold: () => void;
}

/** The trade for one of the two: choosing, sealing, and what it was. */
export function Trade(props: TradeProps) {
  const { view, other, room, told, onSkip } = props;
  const going = told ? goingOf(told, OWN_TRADE_MS) : { pace: 1, isOver: false };
  const label = t('ceremonies.trade.label', { who: nameOf(view, other) });
  const said = useSignal('');
  return (
    <Scene
      name="trade"
      {...{ label, going }}
      said={said.value}
      onSkip={told && !told.isOver ? onSkip : undefined}
    >
      <Table {...{ view, other, room }} isChoosing={!told}>
        {told ? (
          <Told key={told.key} {...props} told={told} onSaid={(text) => (said.value = text)} />
        ) : (
          <Choosing {...props} />
        )}
      </Table>
    </Scene>
  );
}

function Choosing({ view, other, table, session, player, isCovered, onFold }: TradeProps) {
  const look = useLook(isCovered);
  const isSent = useSignal(false);
  const refused = useSignal<{ text: string; rule?: RuleNumber | undefined } | undefined>(undefined);
  const isSealed = isSent.value || 'reason' in view.offers.give;

  async function seal(card: number): Promise<void> {
    isSent.value = true;
    player.play(SOUND_OF_SECRET['card-given']);
    const answer = await session.play({ type: 'give', card });
    if (answer.ok) return;
    isSent.value = false;
    refused.value = { text: refusalText(answer.reason), rule: answer.rule };
  }

  return (
    <>
      <Clock table={table} />
      <span class="trade-slot is-theirs" aria-hidden="true">
        {t('ceremonies.trade.theirs', { who: nameOf(view, other) })}
      </span>
      {isSealed ? (
        <Sealed colour={view.seats[view.me]?.colour ?? 'white'} />
      ) : (
        <>
          <span class="trade-slot is-yours" aria-hidden="true">
            {t('ceremonies.trade.yours')}
          </span>
          <Choice view={view} look={look} refusal={refused.value} onSeal={seal} />
        </>
      )}
      <button type="button" class="trade-fold small bare" onClick={onFold}>
        {t('ceremonies.toMap')}
      </button>
    </>
  );
}

const RAYS = Array.from({ length: 26 }, (_, i) => {
  const [angle, inner] = [(i * Math.PI) / 13, 150 + (i % 2) * 14];
  const outer = inner + 14 + (i % 3) * 10;
  const at = (r: number) => `${220 + Math.cos(angle) * r} ${220 + Math.sin(angle) * r}`;
  return `M${at(inner)}L${at(outer)}`;
}).join('');

/** Your card lies sealed. Nothing shows whether the other has chosen. */
function Sealed({ colour }: { colour: Colour }) {
  return (
    <>
      <span class={`trade-stamped in-${colour}`}>
        <CardBack seal={colour} />
        <svg class="trade-rays" viewBox="0 0 440 440" aria-hidden="true">
          <path d={RAYS} />
        </svg>
      </span>
      <div class="outcome-words is-sealed" role="status">
        <h3>{t('ceremonies.trade.sealed')}</h3>
        <p class="quiet">{t('ceremonies.trade.sealedHint')}</p>
      </div>
    </>
  );
}

const NOTHING: Heat = { what: 'nothing' };

interface ToldProps extends TradeProps {
  readonly told: Staged;
  readonly onSaid: (text: string) => void;
}

function Told({ view, other, told, session, player, isCovered, onGoOn, onSaid }: ToldProps) {
  const going = goingOf(told, OWN_TRADE_MS);
  const reached = useBeats(OWN_TRADE, going);
  const look = useLook(isCovered);
  useAt(reached('turn'), going, () => player.play(SOUND_OF_SECRET['card-turned']));
  const own = eventOf(told, 'traded')?.own;
  const { outcome } = told;
  const isShown = reached('face') && look.isOpen;
  const isWorded = reached('words') && look.isOpen;
  const heat = isWorded ? heatOf(outcome?.kind) : NOTHING;
  useAt(reached('words'), { ...going, isOver: false }, () => {
    if (!isCovered) onSaid([outcome?.title, outcome?.text, outcome?.goal].filter(Boolean).join(' '));
  });
  return (
    <>
      <Growth from={heat.what === 'growth' ? heat.from : undefined} />
      <Exchange
        mine={view.seats[view.me]?.colour ?? 'white'}
        theirs={view.seats[other]?.colour ?? 'white'}
        way={wayOf(reached)}
        own={isShown ? own : undefined}
        heat={heat}
        pace={going.pace}
      />
      {reached('words') && (
        <OutcomeWords
          outcome={look.isOpen ? outcome : undefined}
          covered={t('ceremonies.trade.coveredOutcome')}
          tone={toneOf(heat)}
          isOver={going.isOver}
        />
      )}
      {reached('answers') && (
        <>
          <Answers {...{ session, view, onGoOn }} about={other} />
          <span class="outcome-look">
            <HoldToLook look={look} />
          </span>
        </>
      )}
    </>
  );
}

function wayOf(reached: (beat: keyof typeof OWN_TRADE) => boolean): Way {
  if (reached('face')) return 'face';
  if (reached('turn')) return 'turning';
  return reached('cross') ? 'crossing' : 'sealed';
}

function toneOf(heat: Heat): 'cold' | 'burned' | 'infected' {
  if (heat.what === 'nothing') return 'cold';
  return heat.what === 'burning' ? 'burned' : 'infected';
}
