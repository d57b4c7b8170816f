/** Cases, made of matches that bots play here: answers of the dealer's worker. */
import { beliefsInMatch } from '#client/theatre/mindsWorker.ts';
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
import {
  BOT_PERSONS,
  COLOURS,
  mapSeats,
  NO_OPTIONS,
  type SeatId,
  USUAL_LEVEL,
} from '#shared/vocabulary/index.ts';
import { type Day, type Difficulty, difficultyOf } from './days.ts';
import type { Case, CaseQuestions } from './protocol.ts';
import { brier } from './score.ts';

const MOST_STEPS = 3000;
const MOST_TRIES = 20;
/** Before this nobody has seen anything to judge by. */
const FIRST_PHASE = 3;
const CREWS = [4, 5, 6, 5] as const;

export const caseAnswers: CaseQuestions = {
  caseOf(day) {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const found = caseIn(day, matchOf(`case of ${day}, ${attempt}`));
      if (found) return found;
    }
    throw new Error('no case on this day');
  },
};

interface Played {
  readonly setup: MatchSetup;
  readonly steps: readonly ForkStep[];
  readonly moments: readonly Match[];
}

const numberOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 8), 16);

/** A match of bots, the same for the same words. */
function matchOf(seed: string): Played {
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
function playedOut(setup: MatchSetup, chance: number): Played {
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

interface Candidate {
  readonly match: Match;
  readonly seat: SeatId;
  readonly off: number;
}

/** The moment of a match that is as hard as the day wants it; nothing if it has none worth asking about. */
function caseIn(day: Day, { setup, steps, moments }: Played): Case | undefined {
  const difficulty = difficultyOf(day);
  const found = chosen(
    moments.flatMap((match) => candidateIn(match, moments) ?? []),
    difficulty,
  );
  if (!found) return undefined;
  const { match, seat } = found;
  const past = moments.slice(0, match.step + 1);
  return {
    day,
    difficulty,
    setup,
    steps,
    at: match.step,
    seat,
    view: viewFor(match, seat),
    seen: past.map(({ events }) => events.flatMap((event) => seenBy(event, seat) ?? [])),
    beliefs: beliefsInMatch(moments, { step: match.step, seat, talk: [] }),
    infectedBy: past.flatMap(({ events, step }) =>
      events.flatMap((event) =>
        event.type === 'infected' ? [{ seat: event.seat, by: event.by, step }] : [],
      ),
    ),
  };
}

/** A human's own turn, with both kinds among the others. */
function candidateIn(match: Match, moments: readonly Match[]): Candidate | undefined {
  const seat = match.turn?.seat;
  const isBeginning = match.events.some(({ type }) => type === 'turn-began');
  if (!isBeginning || seat === undefined || match.phase < FIRST_PHASE || match.ending) return undefined;
  if (viewFor(match, seat).role !== 'human') return undefined;
  const beliefs = beliefsInMatch(moments, { step: match.step, seat, talk: [] });
  const infected = beliefs.filter(({ role }) => role !== 'human').length;
  if (infected === 0 || infected === beliefs.length) return undefined;
  const off = brier(beliefs.map(({ chance, role }) => ({ chance, wasInfected: role !== 'human' })));
  // Who was infected before his very eyes asks nothing.
  if (beliefs.every(({ chance }) => chance < 0.02 || chance > 0.98)) return undefined;
  return { match, seat, off };
}

/** Easy where the bot sees most of it, hard where it is misled. */
function chosen(candidates: readonly Candidate[], difficulty: Difficulty): Candidate | undefined {
  const sorted = [...candidates].sort((a, b) => a.off - b.off || a.match.step - b.match.step);
  const place = { easy: 0.15, fair: 0.5, hard: 0.9 }[difficulty];
  return sorted[Math.floor(sorted.length * place)];
}
