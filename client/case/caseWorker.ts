/** Cases, made of matches that bots play here: answers of the dealer's worker. */
import { beliefsInMatch } from '#client/theatre/mindsWorker.ts';
import { sha256Hex } from '#server/dealer/digest.ts';
import { type Match, openMatch, play, seenBy, viewFor } from '#server/dealer/index.ts';
import { must, type SeatId } from '#shared/vocabulary/index.ts';
import { TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';
import { matchOf, type PlayedMatch } from './botMatchWorker.ts';
import { type Day, type Difficulty, difficultyOf } from './days.ts';
import type { Case, CaseQuestions, KeptCase } from './protocol.ts';
import { brier } from './score.ts';

const MOST_TRIES = 20;
/** Before this nobody has seen anything to judge by. */
const FIRST_PHASE = 3;
const MARK_LETTERS = 4;

export const caseAnswers: CaseQuestions = {
  caseOf(day) {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const found = caseIn(day, matchOf(`case of ${day}, ${attempt}`));
      if (found) return found;
    }
    throw new Error('no case on this day');
  },
  caseAgain({ day, kept }) {
    try {
      const { seat, believed } = kept;
      const played = playedAgain(kept);
      const told = caseAt(day, played, must(played.moments.at(-1), 'a moment'), seat);
      const beliefs = told.beliefs.map((each) => ({ ...each, chance: believed[each.seat] ?? each.chance }));
      return { ...told, steps: kept.steps, beliefs };
    } catch {
      return undefined;
    }
  },
};

/** Up to its moment, without any bot. What these rules do not let happen throws. */
function playedAgain({ setup, steps, at }: KeptCase): PlayedMatch {
  let match = openMatch(setup);
  const moments = [match];
  for (const { actor, command } of steps.slice(0, at)) {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(played.reason.code);
    match = played.match;
    moments.push(match);
  }
  return { setup, steps: steps.slice(0, at), moments };
}

interface Candidate {
  readonly match: Match;
  readonly seat: SeatId;
  readonly off: number;
}

/** The moment of a match that is as hard as the day wants it; nothing if it has none worth asking about. */
function caseIn(day: Day, played: PlayedMatch): Case | undefined {
  const found = chosen(
    played.moments.flatMap((match) => candidateIn(match, played.moments) ?? []),
    difficultyOf(day),
  );
  return found && caseAt(day, played, found.match, found.seat);
}

function caseAt(day: Day, { setup, steps, moments }: PlayedMatch, match: Match, seat: SeatId): Case {
  const past = moments.slice(0, match.step + 1);
  return {
    day,
    mark: markOf(match, seat),
    difficulty: difficultyOf(day),
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

/** Letters that follow from all that was played until then: other bots play another match. */
function markOf({ digest }: Match, seat: SeatId): string {
  const hash = sha256Hex(`${digest} ${seat}`);
  return Array.from({ length: MARK_LETTERS }, (_, i) => {
    const byte = Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16);
    return TABLE_CODE_LETTERS[byte % TABLE_CODE_LETTERS.length];
  }).join('');
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
