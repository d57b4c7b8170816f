import type { BotName } from '#server/bots/index.ts';
import { keysOf, NO_OPTIONS, type RuleOptions, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import type { SimulationPlan } from './bot-match.ts';

/** One thing that is measured: so many matches of the same kind, the same deals as of every other. */
export interface Trial {
  readonly name: string;
  readonly plans: readonly SimulationPlan[];
  /** Replace-one: whose victories count, in each match. */
  readonly watched?: readonly SeatId[];
}

interface Tables {
  readonly games: number;
  readonly seed: string;
}

/** The option that is chosen, or none. */
export type OptionChoice = keyof RuleOptions | 'none';
export const OPTION_CHOICES: readonly OptionChoice[] = ['none', ...keysOf(NO_OPTIONS)];

/** Everybody plays the same level, with no option or one. */
export function balanceTrial(
  { games, seed }: Tables,
  level: BotName,
  players: number,
  option: OptionChoice,
): Trial {
  const options = option === 'none' ? NO_OPTIONS : { ...NO_OPTIONS, [option]: true };
  return {
    name: `${players} ${option}`,
    plans: deals(games, (game) => ({
      ...plain(`${seed}/${game}`),
      bots: everybody(players, level),
      options,
    })),
  };
}

/** One level plays the humans, another one the Infected. */
export function sidesTrial(
  { games, seed }: Tables,
  { humans, infected, players }: { humans: BotName; infected: BotName; players: readonly number[] },
): Trial {
  return {
    name: `${humans} against ${infected}`,
    plans: deals(games, (game) => {
      const count = players[game % players.length] ?? 5;
      return {
        ...plain(`${seed}/${game}`),
        bots: everybody(count, humans),
        infectedBots: everybody(count, infected),
      };
    }),
  };
}

/** One chair after the other is played by somebody of another level: how often does he win? */
export function replaceOneTrial(
  { games, seed }: Tables,
  { others, one, players }: { others: BotName; one: BotName; players: readonly number[] },
): Trial {
  const chairs = deals(games, (game) => {
    const count = players[game % players.length] ?? 5;
    return { count, seat: SEAT_IDS[Math.floor(game / players.length) % count] ?? 0 };
  });
  return {
    name: `one ${one} among ${others}`,
    watched: chairs.map(({ seat }) => seat),
    plans: chairs.map(({ count, seat }, game) => ({
      ...plain(`${seed}/${game}`),
      bots: everybody(count, others).map((level, i) => (i === seat ? one : level)),
    })),
  };
}

function plain(seed: string): Omit<SimulationPlan, 'bots'> {
  return { seed, options: NO_OPTIONS, timeOutEvery: 0, checked: false };
}

function everybody(players: number, level: BotName): readonly BotName[] {
  return Array.from({ length: players }, () => level);
}

function deals<Each>(games: number, each: (game: number) => Each): readonly Each[] {
  return Array.from({ length: games }, (_, game) => each(game));
}
