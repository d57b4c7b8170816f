import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { heldName, targetName } from '#client/words/names.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  AP_COST,
  type Reason,
  type SeatCommand,
  type SeatView,
  type Target,
} from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { CoverSwitch, covered } from './Covered.tsx';
import { asksOnce } from './irreversible.ts';
import { commandsOf, isPlacing, spotKey } from './spots.ts';

/** Answers to what is asked: not worth a word while nothing is. */
const ANSWERS: readonly ActionKind[] = ['trade', 'give', 'armor', 'choose-parasite', 'place'];
/** Ways around a card that fits nowhere: only worth a word when it is so. */
const RARE: readonly ActionKind[] = ['explore-past', 'reveal-past'];
/** What ends something: never the first thing one reaches for. */
const LATE: readonly ActionKind[] = ['agree', 'end-turn'];

/** Every legal command can be reached from here, by keyboard and screen reader too. */
export function Actions({ view, acting }: { view: SeatView; acting: Acting }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = acting.asked.value ? 'asked' : acting.choices.value.length > 0 ? 'choices' : 'kinds';
  const last = useRef(stage);
  // The button that was pressed is gone: whoever chose by keyboard goes on where the next question is.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (stage !== last.current && isLost) {
      frame.current?.querySelector<HTMLElement>('.choice, .sure .calm')?.focus({ preventScroll: true });
    }
    last.current = stage;
  }, [stage]);

  return (
    <section class="actions" aria-label={t('play.actions')}>
      <div ref={frame} class="actions-frame" aria-busy={acting.sending.value}>
        {acting.asked.value ? (
          <Sure view={view} command={acting.asked.value} acting={acting} />
        ) : acting.choices.value.length > 0 ? (
          <Choices view={view} acting={acting} />
        ) : (
          <Kinds view={view} acting={acting} />
        )}
      </div>
      <p class="refusal" role="alert">
        {acting.refused.value && refusalText(acting.refused.value.reason)}{' '}
        {acting.refused.value?.rule && <Rule rule={acting.refused.value.rule} />}
      </p>
    </section>
  );
}

function Kinds({ view, acting }: { view: SeatView; acting: Acting }) {
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
          ? single.map((command) => <Choice key={keyOf(command)} {...{ view, command, acting }} />)
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

function Choices({ view, acting }: { view: SeatView; acting: Acting }) {
  const { kind, spot, aimed, choices } = acting;
  const aim = aimed.value;
  const placing = spot.value && aim && isPlacing(aim) ? aim : undefined;
  const listed = placing
    ? choices.value.filter((each) => isPlacing(each) && each.rotation === placing.rotation)
    : choices.value;
  const firsts = kind.value === 'fire' && !spot.value ? firstTargets(choices.value) : [];
  const ways = new Set(choices.value.filter(isPlacing).map(({ rotation }) => rotation));
  return (
    <>
      <header class="panel-head">
        <h2>{kind.value ? t(`actions.${kind.value}`) : t('play.chosenHere')}</h2>
        {placing && ways.size > 1 && (
          <button type="button" class="small calm" onClick={acting.turn} aria-keyshortcuts="r">
            {t('play.turn')} <kbd>R</kbd>
          </button>
        )}
        <button type="button" class="small bare" onClick={acting.clear} aria-keyshortcuts="Escape">
          {t('play.back')}
        </button>
      </header>
      <ul class="choice-list">
        {firsts.length > 0
          ? firsts.map((target) => (
              <li key={spotKey(target)}>
                <button type="button" class="choice" onClick={() => acting.point(target)}>
                  <span>{t('choices.firstAt', { target: targetName(view, target) })}</span>
                </button>
              </li>
            ))
          : listed.map((command) => (
              <Choice key={keyOf(command)} {...{ view, command, acting }} withKind={!kind.value} />
            ))}
      </ul>
    </>
  );
}

function Choice(props: { view: SeatView; command: SeatCommand; acting: Acting; withKind?: boolean }) {
  const { view, command, acting } = props;
  const held = 'card' in command ? view.hand.find(({ id }) => id === command.card) : undefined;
  const aim = () => {
    acting.aimed.value = command;
  };
  return (
    <li>
      <button
        type="button"
        class="choice"
        disabled={acting.sending.value}
        onFocus={aim}
        onPointerEnter={aim}
        onClick={() => acting.choose(command)}
      >
        {props.withKind && <strong>{t(`actions.${command.type}`)}</strong>}
        {held && <Icon path={CARD_ICONS[held.kind]} />}
        <span>{commandText(view, command)}</span>
      </button>
    </li>
  );
}

function Sure({ view, command, acting }: { view: SeatView; command: SeatCommand; acting: Acting }) {
  const kind = asksOnce(view, command) ?? 'end-turn';
  return (
    <div class="sure" role="alertdialog" aria-label={t(`sure.${kind}`, { ap: view.turn?.ap ?? 0 })}>
      <p>
        <strong>{t(`sure.${kind}`, { ap: view.turn?.ap ?? 0 })}</strong>
        {kind !== 'end-turn' && <span class="quiet"> {commandText(view, command)}</span>}
      </p>
      <div class="row">
        <button type="button" class="act" disabled={acting.sending.value} onClick={acting.confirm}>
          {t('sure.yes')}
        </button>
        <button type="button" class="calm" onClick={acting.clear}>
          {t('sure.no')}
        </button>
      </div>
    </div>
  );
}

/** A2: with two bullets the pairs are many; they are chosen one after the other. */
function firstTargets(commands: readonly SeatCommand[]): readonly Target[] {
  const pairs = commands.filter((command) => command.type === 'fire' && command.targets.length === 2);
  const targets = pairs.flatMap((command) => (command.type === 'fire' ? [command.targets[0]] : []));
  return [...new Map(targets.map((target) => [spotKey(target), target])).values()];
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

const Rule = ({ rule }: { rule: string }) => <span class="rule">{t('play.rule', { rule })}</span>;

const keyOf = (command: SeatCommand): string => JSON.stringify(command);
