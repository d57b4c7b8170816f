import { type MatchRecord, NOTHING_SEEN, type Receipt, seenLink, type Verdict } from '#shared/play/index.ts';
import { commitmentTo, sha256Hex } from './digest.ts';
import type { Match } from './match.ts';
import { hasRules, openMatch, RecordMismatch, RULES_VERSION, replayStep } from './record.ts';
import { seenBy } from './seen.ts';

/**
 * Plays the record of a finished match again from its parts and compares every step; with a receipt, also what the
 * device was promised, what it gave and what it saw. This finds a rigged or altered deal. It cannot
 * find an operator who peeks.
 */
export function verify(record: MatchRecord, receipt?: Receipt): Verdict {
  const { setup, steps } = record;
  if (!hasRules(setup.rules)) {
    return unproven(0, `it was played by rules ${setup.rules}, this program has ${RULES_VERSION}`);
  }
  const broken = receipt && promiseBroken(record, receipt);
  if (broken) return unproven(0, broken);
  let match = openMatch(setup);
  const witness = new Witness(receipt);
  witness.saw(match);
  for (const step of steps) {
    try {
      match = replayStep(match, step);
    } catch (error) {
      if (error instanceof RecordMismatch) return unproven(error.step, error.problem);
      throw error;
    }
    witness.saw(match);
  }
  if (!match.ending) return unproven(steps.length + 1, 'the record stops before the end of the match');
  if (witness.contradicts()) return unproven(steps.length, 'the device saw something else happen');
  return { proven: true, steps: steps.length, ending: match.ending, fingerprint: fingerprintOf(match) };
}

function unproven(step: number, problem: string): Verdict {
  return { proven: false, step, problem };
}

function promiseBroken({ setup }: MatchRecord, receipt: Receipt): string | undefined {
  if (commitmentTo(setup.serverPart) !== receipt.commitment) {
    return 'the server had committed itself to another part';
  }
  return setup.playerParts[receipt.seat] === receipt.part ? undefined : 'this device had given another part';
}

/** Repeats what the device of a receipt was shown. */
class Witness {
  private readonly receipt: Receipt | undefined;
  private steps = 0;
  private digest = NOTHING_SEEN;

  constructor(receipt: Receipt | undefined) {
    this.receipt = receipt;
  }

  saw(match: Match): void {
    const { receipt } = this;
    if (!receipt?.seen || this.steps === receipt.seen.steps) return;
    const seen = match.events.flatMap((event) => seenBy(event, receipt.seat) ?? []);
    if (seen.length === 0) return;
    this.steps += 1;
    this.digest = sha256Hex(seenLink(this.digest, seen));
  }

  contradicts(): boolean {
    const promised = this.receipt?.seen;
    return Boolean(promised && (promised.steps !== this.steps || promised.digest !== this.digest));
  }
}

/** Twelve hex digits of the last digest, in groups of four. */
function fingerprintOf({ digest }: Pick<Match, 'digest'>): string {
  return (digest.slice(0, 12).match(/.{4}/g) ?? []).join(' ');
}
