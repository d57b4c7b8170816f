import type { Signal } from '@preact/signals';
import { t } from '#client/texts/first-texts.ts';
import { humansWin } from '#shared/balance/humans-win.ts';
import {
  BOT_LEVELS,
  BOT_PERSONS,
  type BotLevel,
  type BotPerson,
  MAX_PLAYERS,
  MIN_PLAYERS,
} from '#shared/vocabulary/index.ts';

/** Whom one plays with at once. */
export interface Bots {
  readonly players: number;
  readonly level: BotLevel;
  /** Nobody named: whoever is there. */
  readonly persons: readonly BotPerson[];
}

const PLAYERS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);

/** How many, how good, and who. */
export function BotChoice({ bots }: { readonly bots: Signal<Bots> }) {
  const { players, level, persons } = bots.value;
  const change = (part: Partial<Bots>) => {
    bots.value = { ...bots.value, ...part };
  };
  const toggle = (person: BotPerson) =>
    change({
      persons: persons.includes(person) ? persons.filter((each) => each !== person) : [...persons, person],
    });
  const measured = humansWin(players, 'none');
  return (
    <details class="bot-choice">
      <summary>{t('home.bots', { count: players - 1, level: t(`home.level.${level}`) })}</summary>
      <fieldset class="row">
        <legend class="quiet">{t('home.players')}</legend>
        {PLAYERS.map((count) => (
          <Choice
            key={count}
            name="players"
            text={String(count)}
            isChosen={count === players}
            onChoose={() => change({ players: count, persons: persons.slice(0, count - 1) })}
          />
        ))}
      </fieldset>
      <fieldset class="row">
        <legend class="quiet">{t('home.howGood')}</legend>
        {BOT_LEVELS.map((each) => (
          <Choice
            key={each}
            name="level"
            text={t(`home.level.${each}`)}
            isChosen={each === level}
            onChoose={() => change({ level: each })}
          />
        ))}
      </fieldset>
      <fieldset class="row">
        <legend class="quiet">{t('home.who')}</legend>
        {BOT_PERSONS.map((person) => (
          <label key={person} class="bot-option">
            <input
              type="checkbox"
              checked={persons.includes(person)}
              disabled={!persons.includes(person) && persons.length >= players - 1}
              onChange={() => toggle(person)}
            />
            {person}
          </label>
        ))}
      </fieldset>
      {measured && <p class="quiet">{t('home.measured', measured)}</p>}
    </details>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <label class="bot-option">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}
