import type { Colour } from '#shared/vocabulary/index.ts';

/** Faces with something of their own that a thermal camera sees: what is cold on them. */
export const FACES = ['vega', 'orion', 'lyra', 'dmitri', 'cleo', 'mira', 'juno', 'atlas'] as const;
export type FaceName = (typeof FACES)[number];

/** A bot has the face of its name; anybody else always the same one. */
export function faceOf(name: string): FaceName {
  const own = FACES.find((face) => name.toLowerCase().startsWith(face));
  const sum = [...name].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return own ?? FACES[sum % FACES.length] ?? 'vega';
}

export type Condition = 'calm' | 'wounded' | 'dead';

/** How far down a face sits behind a visor. */
const LOW: Readonly<Record<Colour, number>> = { red: 14, green: 0, purple: 4, orange: 2, blue: 0, white: 2 };

const LEANS: Readonly<Record<Condition, string>> = {
  calm: '',
  wounded: 'rotate(5 100 180)',
  dead: 'rotate(13 100 190) translate(4 12)',
};

/** What is seen of it in a list: the helmet alone. Whoever is dead has sunk. */
const SMALL: Readonly<Record<Condition, string>> = {
  calm: '26 10 148 148',
  wounded: '26 10 148 148',
  dead: '36 36 148 148',
};

interface Sitter {
  readonly colour: Colour;
  readonly face: FaceName;
  readonly condition: Condition;
}

/** A crew member: helmet and visor of the seat, heat of a face. The same heat whatever the role. */
export function Portrait({ colour, face, condition, small }: Sitter & { small?: true }) {
  return (
    <svg
      class={`portrait in-${colour} is-${condition}`}
      viewBox={small ? SMALL[condition] : '0 0 200 200'}
      aria-hidden="true"
    >
      <rect class="portrait-ground" width="200" height="200" />
      {condition !== 'dead' && <ellipse class="portrait-heat" cx="100" cy="112" rx="118" ry="112" />}
      <g transform={LEANS[condition]}>
        <use class="portrait-shell" href={`#shell-${colour}`} />
        <g clip-path={`url(#visor-${colour})`}>
          <g transform={`translate(0 ${LOW[colour]})`}>
            <Head face={face} condition={condition} />
          </g>
          {!small && <use href="#portrait-glare" width="200" height="200" />}
          {condition !== 'calm' && (
            <use class="portrait-crack" href="#portrait-crack" width="200" height="200" />
          )}
        </g>
        {condition === 'wounded' && <use href="#portrait-burst" width="200" height="200" />}
      </g>
    </svg>
  );
}

const WHERE = { x: 50, y: 40, width: 100, height: 120 };

function Head({ face, condition }: Pick<Sitter, 'face' | 'condition'>) {
  if (condition === 'dead') return <use href="#portrait-face-dead" {...WHERE} />;
  return (
    <>
      <use href="#portrait-face" {...WHERE} />
      <use href={`#portrait-features-${condition}`} {...WHERE} />
      <use href={`#portrait-character-${face}`} {...WHERE} />
    </>
  );
}
