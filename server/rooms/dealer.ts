import {
  commitmentTo,
  hasRules,
  type Match,
  openMatch,
  ownViewFor,
  play,
  RULES_VERSION,
  recordedStep,
  replayStep,
  revealedSeats,
  seenBy,
  viewFor,
} from '#server/dealer/index.ts';
import { type AwaitedNow, awaitedNow, awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/**
 * All that the rooms ever ask of the game. A part of the server, bots included, so that a test can seat a match
 * it made; whoever deals another game gives another one of these.
 */
export interface Dealer {
  /** The version of the rules new matches are played by. */
  readonly rules: string;
  readonly hasRules: typeof hasRules;
  readonly commitmentTo: typeof commitmentTo;
  readonly openMatch: typeof openMatch;
  readonly replayStep: typeof replayStep;
  readonly play: typeof play;
  readonly recordedStep: typeof recordedStep;
  readonly viewFor: typeof viewFor;
  readonly ownViewFor: typeof ownViewFor;
  readonly seenBy: typeof seenBy;
  readonly revealedSeats: typeof revealedSeats;
  /** What is awaited, as far as all may know it; nothing once the match has ended. */
  awaitedOf(match: Match): AwaitedNow | undefined;
  /** Who of those awaited has not answered yet. A secret (D2), but for one who is alone with bots. */
  unanswered(match: Match): readonly SeatId[];
}

/** How many steps of a match are played again before anybody else is served: some 5 ms. */
export const STEPS_AT_A_TIME = 20;

/** A match is a value: clocks, bots and votes all ask about the same one. */
const awaited = new WeakMap<Match, { readonly now: AwaitedNow | undefined }>();

function awaitedOf(match: Match): AwaitedNow | undefined {
  const known = awaited.get(match) ?? { now: awaitedNow(viewFor(match, 'public'), match.events) };
  awaited.set(match, known);
  return known.now;
}

export const THE_DEALER: Dealer = {
  rules: RULES_VERSION,
  hasRules,
  commitmentTo,
  openMatch,
  replayStep,
  play,
  recordedStep,
  viewFor,
  ownViewFor,
  seenBy,
  revealedSeats,
  awaitedOf,
  unanswered: (match) =>
    awaitedSeats(viewFor(match, 'public')).filter((seat) => offeredCommands(viewFor(match, seat)).length > 0),
};
