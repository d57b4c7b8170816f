import { Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { targetName } from '#client/words/names.ts';
import type { SeatCommand, SeatView, Target } from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { isPlacing, spotKey } from './spots.ts';

/** The commands of a kind that was opened, or of a spot that was pointed at. */
export function Choices({ view, acting }: { view: SeatView; acting: Acting }) {
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
              <Choice key={commandKey(command)} {...{ view, command, acting }} withKind={!kind.value} />
            ))}
      </ul>
    </>
  );
}

export function Choice(props: { view: SeatView; command: SeatCommand; acting: Acting; withKind?: boolean }) {
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

/** A2: with two bullets the pairs are many; they are chosen one after the other. */
function firstTargets(commands: readonly SeatCommand[]): readonly Target[] {
  const pairs = commands.filter((command) => command.type === 'fire' && command.targets.length === 2);
  const targets = pairs.flatMap((command) => (command.type === 'fire' ? [command.targets[0]] : []));
  return [...new Map(targets.map((target) => [spotKey(target), target])).values()];
}

export const commandKey = (command: SeatCommand): string => JSON.stringify(command);
