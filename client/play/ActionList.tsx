import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Spot, spotKey } from '#client/board/spots.ts';
import { Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { commandText } from '#client/words/commands.ts';
import { targetName } from '#client/words/names.ts';
import { whyNotText } from '#client/words/why-not.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  AP_COST,
  ownSeat,
  type SeatCommand,
  type SeatView,
  type Target,
} from '#shared/play/index.ts';
import { Sure } from './Confirm.tsx';
import { commandsAfter, commandsOf } from './command-spots.ts';
import type { Desk } from './desk.ts';
import { CoverSwitch } from './HandCover.tsx';
import { covered } from './held-look.ts';
import { Rule } from './Rule.tsx';

/** Answers to what is asked: not worth a word while nothing is. */
const ANSWERS: readonly ActionKind[] = ['trade', 'give', 'armor', 'choose-parasite', 'place'];
/** Ways around a card that fits nowhere: only worth a word when it is so. */
const RARE: readonly ActionKind[] = ['explore-past', 'reveal-past'];
const LATE: readonly ActionKind[] = ['agree', 'end-turn'];

/** Every legal command in words, by keyboard and screen reader too: a number chooses, the focus stays here. */
export function ActionList({ desk, view }: { desk: Desk; view: SeatView }) {
  const { acting } = desk;
  const frame = useRef<HTMLDivElement>(null);
  const kind = useSignal<ActionKind | undefined>(undefined);
  const first = useSignal<Spot | undefined>(undefined);
  const state = acting.choosing.value;
  const { isNow, cue } = desk.story;
  // What was opened belongs to what was offered then.
  useEffect(() => {
    kind.value = undefined;
    first.value = undefined;
  }, [view.offers, kind, first]);
  // The button that was pressed is gone: whoever chose goes on where the next question is.
  useEffect(() => {
    const active = document.activeElement;
    if (active && active !== document.body && active !== frame.current?.closest('.overlay')) return;
    frame.current?.querySelector<HTMLElement>('.sure .calm, .choice:enabled')?.focus({ preventScroll: true });
  });
  return (
    <section class="actions" aria-label={t('play.actions')}>
      <h2>
        {t('screen.list')} <span class="quiet">{t('screen.listHint')}</span>
      </h2>
      {/* The list lies over the caption: whoever leaves it open reads here what happens. */}
      <p class="list-told" aria-hidden="true">
        {isNow.value ? awaitedText(view).text : cue.value?.caption}
      </p>
      <div ref={frame} class="actions-frame" aria-busy={acting.isSending.value}>
        {state.at === 'confirming' && isNow.value ? (
          <Sure {...{ desk, view }} command={state.command} />
        ) : kind.value && 'commands' in view.offers[kind.value] ? (
          <OfKind
            {...{ desk, view }}
            kind={kind.value}
            first={first.value}
            onFirst={(spot) => {
              first.value = spot;
            }}
            onBack={() => {
              kind.value = undefined;
              first.value = undefined;
            }}
          />
        ) : (
          <Kinds
            {...{ desk, view }}
            onOpen={(next) => {
              kind.value = next;
            }}
          />
        )}
      </div>
      <p class="refusal" role="alert">
        {acting.refused.value && whyNotText(view, acting.refused.value.reason)}{' '}
        {acting.refused.value?.rule && <Rule rule={acting.refused.value.rule} />}
      </p>
    </section>
  );
}

interface ListProps {
  readonly desk: Desk;
  readonly view: SeatView;
}

/** The kinds of action there are now, and why the others are not. */
function Kinds({ desk, view, onOpen }: ListProps & { onOpen: (kind: ActionKind) => void }) {
  const offered = ACTION_KINDS.filter((kind) => 'commands' in view.offers[kind]);
  // Under the cover nothing here may tell what is in the hand.
  const open = offered.filter(
    (kind) => !covered.value || !commandsOf(view, { kinds: [kind] }).some(isFromHand),
  );
  const main = open.filter((kind) => kind !== 'agree');
  const [only] = main;
  // One thing is asked for: its choices are the list.
  const single =
    main.length === 1 && only && ANSWERS.includes(only) ? commandsOf(view, { kinds: [only] }) : undefined;
  const closed = ACTION_KINDS.filter(
    (kind) => !offered.includes(kind) && !ANSWERS.includes(kind) && !RARE.includes(kind),
  );
  return (
    <>
      <ol class="choice-list">
        {single
          ? single.map((command, i) => (
              <Choice key={JSON.stringify(command)} {...{ desk, view, command }} nth={i + 1} />
            ))
          : open.map((kind, i) => <Kind key={kind} {...{ desk, view, kind, onOpen }} nth={i + 1} />)}
      </ol>
      {open.length < offered.length && (
        <p class="row quiet">
          {t('play.uncoverToUse')} <CoverSwitch />
        </p>
      )}
      {!view.ending && !ownSeat(view).eliminated && (
        <details class="not-now">
          <summary>{t('play.notNow')}</summary>
          <ul>
            {closed.map((kind) => (
              <Closed key={kind} view={view} kind={kind} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A kind with one choice is that choice; another opens its list. */
function Kind(props: ListProps & { kind: ActionKind; nth: number; onOpen: (kind: ActionKind) => void }) {
  const { desk, view, kind, nth, onOpen } = props;
  const commands = commandsOf(view, { kinds: [kind] });
  const [first] = commands;
  const only = commands.length === 1 ? first : undefined;
  const detail = only && kind !== 'end-turn' ? commandText(view, only) : undefined;
  const isSpending = !ANSWERS.includes(kind) && !LATE.includes(kind);
  return (
    <li>
      <button
        type="button"
        class={`choice ${LATE.includes(kind) ? 'is-late' : ''}`}
        aria-expanded={only ? undefined : false}
        aria-keyshortcuts={nth < 10 ? String(nth) : undefined}
        disabled={desk.acting.isSending.value}
        onClick={() => (only ? desk.acting.choose(only) : onOpen(kind))}
      >
        <strong>{t(`actions.${kind}`)}</strong>
        {isSpending && (
          <span class={`cost ${AP_COST[kind] === 0 ? 'is-free' : ''}`}>
            {AP_COST[kind] === 0 ? t('play.free') : t('play.ap', { ap: AP_COST[kind] })}
          </span>
        )}
        <span class="quiet">{detail ?? (only ? '' : t('screen.ways', { count: commands.length }))}</span>
      </button>
    </li>
  );
}

interface OfKindProps extends ListProps {
  readonly kind: ActionKind;
  readonly first: Spot | undefined;
  readonly onFirst: (spot: Spot) => void;
  readonly onBack: () => void;
}

function OfKind({ desk, view, kind, first, onFirst, onBack }: OfKindProps) {
  const commands = commandsOf(view, { kinds: [kind] });
  const firsts = first ? [] : firstTargets(commands);
  const listed = first ? commandsAfter(view, commands, [first]) : commands;
  return (
    <>
      <header class="panel-head">
        <h3>{t(`actions.${kind}`)}</h3>
        <button type="button" class="small bare" onClick={onBack}>
          {t('play.back')}
        </button>
      </header>
      <ol class="choice-list">
        {firsts.length > 0
          ? firsts.map((target, i) => (
              <li key={spotKey(target)}>
                <button
                  type="button"
                  class="choice"
                  aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
                  onClick={() => onFirst(target)}
                >
                  <span>{t('choices.firstAt', { target: targetName(view, target) })}</span>
                </button>
              </li>
            ))
          : listed.map((command, i) => (
              <Choice key={JSON.stringify(command)} {...{ desk, view, command }} nth={i + 1} />
            ))}
      </ol>
    </>
  );
}

function Choice({ desk, view, command, nth }: ListProps & { command: SeatCommand; nth: number }) {
  const held = 'card' in command ? view.hand.find(({ id }) => id === command.card) : undefined;
  return (
    <li>
      <button
        type="button"
        class="choice"
        aria-keyshortcuts={nth < 10 ? String(nth) : undefined}
        disabled={desk.acting.isSending.value}
        onClick={() => desk.acting.choose(command)}
      >
        {held && <Icon path={CARD_ICONS[held.kind]} />}
        <span>{commandText(view, command)}</span>
      </button>
    </li>
  );
}

function Closed({ view, kind }: { view: SeatView; kind: ActionKind }) {
  const offer = view.offers[kind];
  if (!('reason' in offer)) return null;
  return (
    <li>
      <strong>{t(`actions.${kind}`)}</strong> {whyNotText(view, offer.reason.code)}{' '}
      <Rule rule={offer.reason.rule} />
    </li>
  );
}

/** A2: with two bullets the pairs are many; they are chosen one after the other. */
function firstTargets(commands: readonly SeatCommand[]): readonly Target[] {
  const pairs = commands.filter((command) => command.type === 'fire' && command.targets.length === 2);
  const targets = pairs.flatMap((command) => (command.type === 'fire' ? [command.targets[0]] : []));
  return [...new Map(targets.map((target) => [spotKey(target), target])).values()];
}

const isFromHand = (command: SeatCommand): boolean => 'card' in command;
