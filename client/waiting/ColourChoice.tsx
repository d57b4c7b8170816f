import { Emblem } from '#client/look/Icon.tsx';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { COLOURS, type Colour } from '#shared/vocabulary/index.ts';

interface ColourChoiceProps {
  readonly table: Table;
  readonly own: Colour;
  readonly onChoose: (colour: Colour) => void;
}

export function ColourChoice({ table, own, onChoose }: ColourChoiceProps) {
  const taken = [...table.chairs.values()].map(({ colour }) => colour);
  return (
    <fieldset class="colours">
      <legend class="quiet">{t('table.colour')}</legend>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          class="colour"
          aria-pressed={colour === own}
          disabled={colour !== own && taken.includes(colour)}
          onClick={() => onChoose(colour)}
        >
          <Emblem colour={colour} />
        </button>
      ))}
    </fieldset>
  );
}
