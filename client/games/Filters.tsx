import type { Signal } from '@preact/signals';
import { t } from '#client/texts/texts.ts';
import { ENDINGS } from '#shared/play/index.ts';
import { keysOf } from '#shared/vocabulary/index.ts';
import { type Filter, type KnownGame, LENGTHS, peopleIn } from './filters.ts';

interface FiltersProps {
  readonly games: readonly KnownGame[];
  readonly filter: Signal<Filter>;
}

const WHOSE = ['mine', 'public'] as const;
const ROLES = ['human', 'infected', 'host'] as const;

/** By whose it is, role, ending, people and length; only what occurs can be chosen. */
export function Filters({ games, filter }: FiltersProps) {
  const endings = keysOf(ENDINGS).filter((kind) => games.some(({ ending }) => ending === kind));
  return (
    <fieldset class="game-filters">
      <legend class="unseen">{t('games.filters')}</legend>
      <Choice field="whose" values={WHOSE} word={(value) => t(`games.${value}`)} filter={filter} />
      <Choice field="role" values={ROLES} word={(value) => t(`role.${value}`)} filter={filter} />
      <Choice field="ending" values={endings} word={(value) => t(`ending.${value}`)} filter={filter} />
      <Choice field="person" values={peopleIn(games)} word={(value) => value} filter={filter} />
      <Choice field="length" values={LENGTHS} word={(value) => t(`games.lengths.${value}`)} filter={filter} />
    </fieldset>
  );
}

interface ChoiceProps<Field extends keyof Filter> {
  readonly field: Field;
  readonly values: readonly NonNullable<Filter[Field]>[];
  readonly word: (value: NonNullable<Filter[Field]>) => string;
  readonly filter: Signal<Filter>;
}

function Choice<Field extends keyof Filter>({ field, values, word, filter }: ChoiceProps<Field>) {
  const name: keyof Filter = field;
  return (
    <label class="field">
      <span>{t(`games.${name}`)}</span>
      <select
        value={filter.value[field] ?? ''}
        onChange={(event) => {
          const chosen = values.find((value) => value === event.currentTarget.value);
          const { [field]: _before, ...others } = filter.value;
          filter.value = chosen === undefined ? others : { ...others, [field]: chosen };
        }}
      >
        <option value="">{t('games.any')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {word(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
