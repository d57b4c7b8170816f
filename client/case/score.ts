/** What somebody says of others, and what was so: how likely each is Infected, and whether he was. */
interface Said {
  readonly chance: number;
  readonly wasInfected: boolean;
}

/** The mean of the squared distances from the truth (Brier): 0 for who knows, 0.25 for who always says half. */
export function brier(said: readonly Said[]): number {
  const squares = said.map(({ chance, wasInfected }) => (chance - (wasInfected ? 1 : 0)) ** 2);
  return squares.length === 0 ? 0 : squares.reduce((sum, each) => sum + each, 0) / squares.length;
}

/** The same so that more is better: 100 for who knows, 75 for who always says half, 0 for who is surely wrong. */
export const points = (said: readonly Said[]): number => Math.round(100 * (1 - brier(said)));

/** What it comes to, in one word. */
export type Verdict = 'knew' | 'beatTheBot' | 'asTheBot' | 'beatGuessing' | 'asGuessing' | 'misled';

const KNEW = 97;
const ABOUT = 2;

export function verdictOf(own: number, bot: number, guess: number): Verdict {
  if (own >= KNEW) return 'knew';
  if (own > bot + ABOUT) return 'beatTheBot';
  if (own >= bot - ABOUT) return 'asTheBot';
  if (own > guess + ABOUT) return 'beatGuessing';
  return own >= guess - ABOUT ? 'asGuessing' : 'misled';
}

const SQUARES = ['🟩', '🟨', '🟥'] as const;

/** One square for each of the others, by how far off it was: how well it went, and nothing of what was so. */
export function squares(said: readonly Said[]): string {
  const offs = said.map(({ chance, wasInfected }) => Math.abs(chance - (wasInfected ? 1 : 0)));
  // In the order of how well they went: which seat it was would be told otherwise.
  return offs
    .sort((a, b) => a - b)
    .map((off) => SQUARES[off < 0.34 ? 0 : off < 0.67 ? 1 : 2])
    .join('');
}
