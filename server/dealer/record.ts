import type { Actor, Command, Flaw, MatchRecord, MatchSetup, RecordedStep } from '#shared/play/index.ts';
import { seededChance } from './chance.ts';
import { begin } from './deal.ts';
import { seedOf } from './digest.ts';
import type { Match } from './match.ts';
import { play } from './play.ts';

/** The version of the rules a record is played by. */
export const RULES_VERSION = '2.2-2';

/** Whether a match played by these rules can be played on, or again, here. */
export const hasRules = (version: string): boolean => version === RULES_VERSION;

/** Deals a match: the seed comes from the parts in the set-up (D4). */
export function openMatch(setup: MatchSetup): Match {
  return begin(setup, seededChance(seedOf(setup)));
}

/** What to write down of a command that was played. */
export function recordedStep(actor: Actor, command: Command, after: Match): RecordedStep {
  return { actor, command, digest: after.digest };
}

/** A record that does not replay: the first step that differs, and how. */
export class RecordMismatch extends Error {
  readonly step: number;
  readonly flaw: Flaw;

  constructor(step: number, flaw: Flaw) {
    super(`step ${step}: ${flaw.code}`);
    this.step = step;
    this.flaw = flaw;
  }
}

/** Plays a record again; throws RecordMismatch at the first step that does not hold. */
export function replay(record: MatchRecord): Match {
  return record.steps.reduce(replayStep, openMatch(record.setup));
}

/** The match after each step, the deal first. They share what did not change. */
export function matchMoments(record: MatchRecord): readonly Match[] {
  let match = openMatch(record.setup);
  const moments = [match];
  for (const step of record.steps) {
    match = replayStep(match, step);
    moments.push(match);
  }
  return moments;
}

/** One step further, if the record tells the truth about it. Steps count from 1. */
export function replayStep(match: Match, { actor, command, digest }: RecordedStep): Match {
  const played = play(match, actor, command);
  if (!played.ok) {
    throw new RecordMismatch(match.step + 1, { code: 'refused', reason: played.reason.code });
  }
  if (played.match.digest !== digest) throw new RecordMismatch(match.step + 1, { code: 'digest' });
  return played.match;
}
