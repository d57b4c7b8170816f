import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { heldName } from '#client/words/names.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  AP_COST,
  type Reason,
  type SeatCommand,
  type SeatView,
} from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { Choice, commandKey } from './Choices.tsx';
import { CoverSwitch, covered } from './Covered.tsx';
import { Rule } from './Rule.tsx';
import { commandsOf } from './spots.ts';

/** Answers to what is asked: not worth a word while nothing is. */
const ANSWERS: readonly ActionKind[] = ['trade', 'give', 'armor', 'choose-parasite', 'place'];
/** Ways around a card that fits nowhere: only worth a word when it is so. */
const RARE: readonly ActionKind[] = ['explore-past', 'reveal-past'];
/** What ends something: never the first thing one reaches for. */
const LATE: readonly ActionKind[] = ['agree', 'end-turn'];

/** The kinds of action there are now, and why the others are not. */
export function Kinds({ view, acting }: { view: SeatView; acting: Acting }) {
  const offered = ACTION_KINDS.filter((kind) => 'commands' in view.offers[kind]);
  // Under the cover nothing here may tell what is in the hand.
  const open = offered.filter((kind) => !covered.value || !commandsOf(view, { kind }).some(isFromHand));
  const main = open.filter((kind) => kind !== 'agree');
  const [only] = main;
  // One thing is asked for: its choices are the list.
  const single =
    main.length === 1 && only && ANSWERS.includes(only) ? commandsOf(view, { kind: only }) : undefined;
  const closed = ACTION_KINDS.filter(
    (kind) => !offered.includes(kind) && !ANSWERS.includes(kind) && !RARE.includes(kind),
  );
  return (
    <>
      <ul class="choice-list">
        {single
          ? single.map((command) => <Choice key={commandKey(command)} {...{ view, command, acting }} />)
          : open.map((kind) => <Kind key={kind} {...{ view, kind, acting }} />)}
        {single && refusedOf(view, only).map((each) => <Refusal key={each.what} {...each} />)}
      </ul>
      {open.length < offered.length && (
        <p class="row quiet">
          {t('play.uncoverToUse')} <CoverSwitch />
        </p>
      )}
      {!view.ending && !view.seats[view.me]?.eliminated && (
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
function Kind({ view, kind, acting }: { view: SeatView; kind: ActionKind; acting: Acting }) {
  const commands = commandsOf(view, { kind });
  const [first] = commands;
  const only = commands.length === 1 ? first : undefined;
  const detail = only && kind !== 'end-turn' ? commandText(view, only) : undefined;
  return (
    <li>
      <button
        type="button"
        class={`choice ${LATE.includes(kind) ? 'is-late' : ''}`}
        aria-expanded={only ? undefined : false}
        disabled={acting.sending.value}
        onClick={() => (only ? acting.choose(only) : acting.open(kind))}
      >
        <strong>{t(`actions.${kind}`)}</strong>
        <Cost kind={kind} />
        <span class="quiet">{detail ?? (only ? '' : `${commands.length} ▸`)}</span>
      </button>
    </li>
  );
}

/** T5: drawn as the AP it takes; an answer and a farewell are no spending. */
function Cost({ kind }: { kind: ActionKind }) {
  if (ANSWERS.includes(kind) || LATE.includes(kind)) return null;
  const ap = AP_COST[kind];
  return (
    <span class={`cost ${ap === 0 ? 'is-free' : ''}`}>
      {ap === 0 ? t('play.free') : t('play.ap', { ap })}
    </span>
  );
}

/** What is at hand but cannot be chosen, and why; the same thing is said once. */
function Refusal({ what, count, reason }: RefusedChoice) {
  return (
    <li class="choice is-closed">
      <strong>{count > 1 ? t('play.times', { what, count }) : what}</strong>
      <span>
        {t(`refusal.${reason.code}`)} <Rule rule={reason.rule} />
      </span>
    </li>
  );
}

function Closed({ view, kind }: { view: SeatView; kind: ActionKind }) {
  const offer = view.offers[kind];
  if (!('reason' in offer)) return null;
  return (
    <li>
      <strong>{t(`actions.${kind}`)}</strong> {t(`refusal.${offer.reason.code}`)}{' '}
      <Rule rule={offer.reason.rule} />
    </li>
  );
}

interface RefusedChoice {
  readonly what: string;
  readonly count: number;
  readonly reason: Reason;
}

function refusedOf(view: SeatView, kind: ActionKind | undefined): readonly RefusedChoice[] {
  const offer = kind && view.offers[kind];
  const refused = offer && 'commands' in offer ? (offer.refused ?? []) : [];
  const byName = Map.groupBy(refused, ({ card }) => heldName(view, card));
  return [...byName].flatMap(([what, [first, ...others]]) =>
    first ? [{ what, count: 1 + others.length, reason: first.reason }] : [],
  );
}

const isFromHand = (command: SeatCommand): boolean => 'card' in command;
