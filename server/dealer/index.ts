/** The dealer's door: nothing else of this folder is for use outside. */
export type { Chance, Purpose } from './chance.ts';
export { begin } from './deal.ts';
export { commitmentTo, playerCommitmentTo, sealedSetup, setupDigest } from './digest.ts';
export { type FinishedMatch, finishedMatch, revealedAt, revealedSeats } from './finished.ts';
export type { Match } from './match.ts';
export { legalCommands, type Played, play } from './play.ts';
export {
  hasRules,
  matchMoments,
  openMatch,
  RecordMismatch,
  RULES_VERSION,
  recordedStep,
  replay,
  replayStep,
} from './record.ts';
export { seenBy } from './seen.ts';
export { verify } from './verify.ts';
export { ownViewFor, viewFor } from './view.ts';
