import { useEffect, useRef } from 'preact/hooks';
import { refusalText, t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { ACTION_KINDS, type ActionKind, type SeatCommand, type SeatView } from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { asksOnce } from './irreversible.ts';
import { commandsOf, isPlacing } from './spots.ts';

/** Answers to what is asked: not worth a word while nothing is. */
const ANSWERS: readonly ActionKind[] = ['trade', 'give', 'armor', 'choose-parasite', 'place'];
/** Ways around a card that fits nowhere: only worth a word when it is so. */
const RARE: readonly ActionKind[] = ['explore-past', 'reveal-past'];

/** Every legal command can be reached from here, by keyboard and screen reader too. */
export function Actions({ view, acting }: { view: SeatView; acting: Acting }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = acting.asked.value ? 'asked' : acting.choices.value.length > 0 ? 'choices' : 'kinds';
  const last = useRef(stage);
  // Whoever chose by keyboard goes on where the next question is.
  useEffect(() => {
    if (stage !== last.current && frame.current?.contains(document.activeElement) !== false) {
      frame.current?.querySelector('button')?.focus({ preventScroll: true });
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
  const open = ACTION_KINDS.filter((kind) => 'commands' in view.offers[kind]);
  const main = open.filter((kind) => kind !== 'agree');
  const [only] = main;
  // One thing is asked for: its choices are the list.
  const single = main.length === 1 && only && ANSWERS.includes(only) ? commandsOf(view, only) : undefined;
  const closed = ACTION_KINDS.filter(
    (kind) => !open.includes(kind) && !ANSWERS.includes(kind) && !RARE.includes(kind),
  );
  return (
    <>
      <ul class="choice-list">
        {single
          ? single.map((command) => <Choice key={keyOf(command)} {...{ view, command, acting }} />)
          : open.map((kind) => <Kind key={kind} {...{ view, kind, acting }} />)}
      </ul>
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
  const commands = commandsOf(view, kind);
  const [first] = commands;
  const only = commands.length === 1 ? first : undefined;
  const detail = only && kind !== 'end-turn' ? commandText(view, only) : undefined;
  return (
    <li>
      <button
        type="button"
        class={`choice ${kind === 'end-turn' || kind === 'agree' ? 'is-late' : ''}`}
        aria-expanded={only ? undefined : false}
        disabled={acting.sending.value}
        onClick={() => (only ? acting.choose(only) : acting.open(kind))}
      >
        <strong>{t(`actions.${kind}`)}</strong>
        <span class="quiet">{detail ?? (only ? '' : `${commands.length} ▸`)}</span>
      </button>
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
        {listed.map((command) => (
          <Choice key={keyOf(command)} {...{ view, command, acting }} withKind={!kind.value} />
        ))}
      </ul>
    </>
  );
}

function Choice(props: { view: SeatView; command: SeatCommand; acting: Acting; withKind?: boolean }) {
  const { view, command, acting } = props;
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

const Rule = ({ rule }: { rule: string }) => <span class="rule">{t('play.rule', { rule })}</span>;

const keyOf = (command: SeatCommand): string => JSON.stringify(command);
