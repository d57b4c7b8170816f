/** Matches that bots play here, the same for the same words: for the dealer's worker. */
import { type BotPlayer, below, newPlayer } from '#server/bots/index.ts';
import { sha256Hex } from '#server/dealer/digest.ts';
import {
  legalCommands,
  type Match,
  openMatch,
  play,
  RULES_VERSION,
  seenBy,
  viewFor,
} from '#server/dealer/index.ts';
import {
  type Actor,
  awaitedSeats,
  type Command,
  type ForkStep,
  type MatchSetup,
} from '#shared/play/index.ts';
import { BOT_PERSONS, COLOURS, mapSeats, NO_OPTIONS, USUAL_LEVEL } from '#shared/vocabulary/index.ts';

const MOST_STEPS = 3000;
const CREWS = [4, 5, 6, 5] as const;

export interface PlayedMatch {
  readonly setup: MatchSetup;
  readonly steps: readonly ForkStep[];
  readonly moments: readonly Match[];
}

const numberOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 8), 16);

/** A match of bots, the same for the same words. */
export function matchOf(seed: string): PlayedMatch {
  const chance = numberOf(`chance of ${seed}`);
  const crew = CREWS[chance % CREWS.length] ?? 4;
  const persons = BOT_PERSONS.map((_, i) => BOT_PERSONS[(i + chance) % BOT_PERSONS.length] ?? 'Vega');
  const setup: MatchSetup = {
    format: 1,
    rules: RULES_VERSION,
    serverPart: sha256Hex(seed),
    playerParts: Array.from({ length: crew }, () => ''),
    seats: COLOURS.slice(0, crew).map((colour, i) => ({ colour, name: persons[i] ?? colour, bot: true })),
    options: NO_OPTIONS,
  };
  return playedOut(setup, chance);
}

/** To its end, or as far as a case needs. */
function playedOut(setup: MatchSetup, chance: number): PlayedMatch {
  let match = openMatch(setup);
  let players: readonly BotPlayer[] = setup.seats.map(({ name }) => newPlayer(USUAL_LEVEL, name));
  const moments: Match[] = [];
  const steps: ForkStep[] = [];
  const witnessed = () => {
    moments.push(match);
    players = mapSeats(players, (player, seat) =>
      match.events.reduce((sofar, event) => {
        const seen = seenBy(event, seat);
        return seen ? sofar.saw(seen) : sofar;
      }, player),
    );
  };
  const advance = (actor: Actor, command: Command | undefined): boolean => {
    const played = command && play(match, actor, command);
    if (!played?.ok) return false;
    steps.push({ actor, command } as ForkStep);
    match = played.match;
    witnessed();
    return true;
  };
  witnessed();
  while (!match.ending && steps.length < MOST_STEPS) {
    const { prompt } = match;
    let hasPlayed = false;
    for (const seat of awaitedSeats(viewFor(match, 'public'))) {
      if (match.prompt?.type !== prompt?.type) break;
      const number = below(chance + match.step, seat, 2 ** 32);
      hasPlayed = advance(seat, players[seat]?.choose(viewFor(match, seat), number)) || hasPlayed;
    }
    if (prompt?.type === 'armor') hasPlayed = advance('dealer', { type: 'close-window' }) || hasPlayed;
    if (!hasPlayed) advance('dealer', legalCommands(match, 'dealer')[0]);
    if (!hasPlayed && match.step === moments.at(-2)?.step) break;
  }
  return { setup, steps, moments };
}
