import './ceremonies.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { keepRead, recallRead } from '#client/device/kept-log.ts';
import type { Player } from '#client/story/sound/player.ts';
import type { Story } from '#client/story/story.ts';
import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { isAsked } from '#client/words/awaited.ts';
import { nameOf } from '#client/words/names.ts';
import type { SeatView, View } from '#shared/play/index.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { isAlone } from '#shared/wire/public-table.ts';
import { Boarding } from './boarding/Boarding.tsx';
import { Ceremony, type CeremonyTools } from './Ceremony.tsx';
import { TheEnd } from './end/TheEnd.tsx';
import { RuleReader } from './scene/RuleMark.tsx';
import { type Staged, stagedCue } from './scene/staged.ts';
import { Accusation } from './strikes/Accusation.tsx';
import { Trade } from './trade/Trade.tsx';
import { unreadOf } from './unread.ts';

export interface CeremoniesProps {
  readonly story: Story;
  readonly session: Session;
  readonly table: Table;
  /** As told so far. */
  readonly view: View;
  readonly player: Pick<Player, 'play'>;
  /** Role, hand and outcomes are seen only while held. */
  readonly isCovered: boolean;
  /** Opens a rule by its number. */
  readonly onRule?: ((rule: RuleNumber) => void) | undefined;
  /** What else belongs to the end. */
  readonly children?: ComponentChildren;
}

/** What is shown for less is over before it is seen: its outcome is read afterwards. */
const SHOWN_MS = 250;

/** What takes the stage: one thing after the other, over everything else. */
export function Ceremonies(props: CeremoniesProps) {
  const { view, session, table, player, onRule } = props;
  const seat = 'me' in view ? view.me : 'watching';
  return (
    <RuleReader value={onRule}>
      <OnStage key={`${table.commitment} ${seat}`} {...props} />
      <Accusation {...{ session, table, view, player }} />
    </RuleReader>
  );
}

function OnStage(props: CeremoniesProps) {
  const { story, session, table, view, player, isCovered, children } = props;
  const { read, putAway } = useRead(props);
  const boarded = useSignal<Staged | undefined>(undefined);
  const isAside = useSignal(false);
  const isFolded = useSignal(false);
  const endWasTold = useRef(false);
  const cue = story.cue.value;
  useEffect(() => {
    if (cue?.ceremony === 'boarding' && 'me' in cue.after && !read.has(cue.key)) {
      boarded.value = stagedCue(cue, false);
    }
  }, [cue, boarded, read]);
  if (cue?.ceremony === 'end') endWasTold.current = true;
  const tools: CeremonyTools = {
    session,
    table,
    player,
    isCovered,
    isAlone: aloneAt(session, table),
    onSkip: story.skip,
    putAway,
  };

  if (boarded.value && 'me' in view) {
    const { key } = boarded.value;
    const isOver = cue?.key !== key || story.isHeld.value;
    return (
      <Boarding
        staged={{ ...boarded.value, isOver }}
        {...{ view, player, isCovered }}
        onGoOn={() => {
          boarded.value = undefined;
          putAway(key);
        }}
      />
    );
  }
  if (cue?.ceremony && cue.ceremony !== 'end' && cue.ms >= SHOWN_MS && !isPutAway(cue.key)) {
    return (
      <Ceremony kind={cue.ceremony} staged={stagedCue(cue, story.isHeld.value)} view={view} tools={tools} />
    );
  }
  const unread = isUnderAttack(props) ? undefined : unreadOf(view, story.told.value, read);
  if (unread) return <Ceremony {...unread} view={view} tools={tools} />;
  const ending = endingOf(props);
  if (ending && !isAside.value) {
    return (
      <TheEnd
        {...{ ending, session, player, children }}
        view={view}
        isSeen={!endWasTold.current}
        onSkip={() => cue?.ceremony === 'end' && story.skip()}
        onAside={() => {
          isAside.value = true;
        }}
      />
    );
  }
  return <TradePrompt {...props} tools={tools} isFolded={isFolded} />;

  function isPutAway(key: string): boolean {
    return story.isHeld.value && read.has(key);
  }
}

/** D5: five seconds to save somebody; what was before is read after them. */
function isUnderAttack({ story, view, table }: CeremoniesProps): boolean {
  return story.isNow.value && table.clock.kind === 'armor' && isAsked(view);
}

function endingOf({ story, view }: CeremoniesProps) {
  const cue = story.cue.value;
  const ended = cue?.events.find((event) => event.type === 'ended');
  if (cue?.ceremony === 'end' && ended) return ended.ending;
  return story.isNow.value ? view.ending : undefined;
}

/** One person, the others are bots, and nobody's clock runs: what concerns that person waits at its end. */
function aloneAt(session: Session, { chairs, clock }: Table): boolean {
  return session.own.value !== 'watching' && isAlone(chairs.values()) && clock.kind === '';
}

/** What was put away stays away, after a reload too. */
function useRead({ story, table, view }: CeremoniesProps) {
  const place = { match: table.commitment, seat: 'me' in view ? view.me : 'watching' } as const;
  const read = useSignal<ReadonlySet<string>>(new Set(recallRead(place)));
  function putAway(key: string): void {
    read.value = new Set([...read.value, key]);
    keepRead(place, [...read.value]);
    if (story.cue.value?.key === key) story.skip();
  }
  return { read: read.value, putAway };
}

interface PromptProps extends CeremoniesProps {
  readonly tools: CeremonyTools;
  readonly isFolded: { value: boolean };
}

/** A card is to be given: the trade is open, or folded away to look at the map. */
function TradePrompt({ story, view, tools, isFolded }: PromptProps) {
  const between = view.awaited?.type === 'trade' ? view.awaited.between : undefined;
  const isMine = between !== undefined && 'me' in view && between.includes(view.me) && story.isNow.value;
  useEffect(() => {
    if (!isMine) isFolded.value = false;
  }, [isMine, isFolded]);
  if (!isMine || view.awaited?.type !== 'trade') return null;
  const seat: SeatView = view;
  const other = between[0] === seat.me ? between[1] : between[0];
  const who = nameOf(view, other);
  if (isFolded.value) {
    const isSealed = 'reason' in seat.offers.give;
    return (
      <button
        type="button"
        class="trade-unfold act"
        onClick={() => {
          isFolded.value = false;
        }}
      >
        {t(isSealed ? 'ceremonies.trade.backSealed' : 'ceremonies.trade.back', { who })}
      </button>
    );
  }
  return (
    <Trade
      key={`trade ${other}`}
      view={seat}
      {...{ other, ...tools }}
      room={view.awaited.room}
      told={undefined}
      onGoOn={() => {}}
      onFold={() => {
        isFolded.value = true;
      }}
    />
  );
}
