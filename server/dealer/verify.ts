import {
  type Flaw,
  type MatchRecord,
  NOTHING_SEEN,
  type Receipt,
  type SeenChain,
  seenLink,
  type Unproven,
  type Verdict,
} from '#shared/play/index.ts';
import { commitmentTo, sealedSetup, setupDigest, sha256Hex } from './digest.ts';
import type { Match } from './match.ts';
import { hasRules, openMatch, RecordMismatch, RULES_VERSION, replayStep } from './record.ts';
import { seenBy } from './seen.ts';

/**
 * Plays the record of a finished match again from its parts and compares every step. That alone says that the record
 * agrees with itself. With a receipt it is held against what a device was promised, what it opened and what it saw:
 * this finds a rigged, exchanged or altered deal. It cannot find an operator who peeks.
 */
export function verify(record: MatchRecord, receipt?: Receipt): Verdict {
  const { setup, steps } = record;
  if (!hasRules(setup.rules)) {
    return unproven(0, { code: 'other-rules', rules: setup.rules, known: RULES_VERSION });
  }
  const broken = receipt && promiseBroken(record, receipt);
  if (broken) return unproven(0, { code: broken });
  let match = openMatch(setup);
  const witness = new Witness(receipt);
  witness.saw(match);
  for (const step of steps) {
    try {
      match = replayStep(match, step);
    } catch (error) {
      if (error instanceof RecordMismatch) return unproven(error.step, error.flaw);
      throw error;
    }
    witness.saw(match);
  }
  if (!match.ending) return unproven(steps.length + 1, { code: 'unfinished' });
  const objection = witness.objection();
  if (objection) return objection;
  return {
    proven: true,
    witness: receipt ? 'receipt' : 'none',
    steps: steps.length,
    ending: match.ending,
    fingerprint: fingerprintOf(match),
  };
}

function unproven(step: number, flaw: Flaw): Unproven {
  return { proven: false, step, flaw };
}

function promiseBroken({ setup }: MatchRecord, receipt: Receipt): 'promise' | 'part' | 'set-up' | undefined {
  if (commitmentTo(setup.serverPart) !== receipt.commitment) return 'promise';
  if (setup.playerParts[receipt.seat] !== receipt.part) return 'part';
  return setupDigest(sealedSetup(setup)) === receipt.setup ? undefined : 'set-up';
}

/** Repeats what the device of a receipt was shown. */
class Witness {
  private readonly receipt: Receipt | undefined;
  private chain: SeenChain = NOTHING_SEEN;
  private last: Match | undefined;
  /** The first step of which the device was not shown everything. */
  private lost: number | undefined;

  constructor(receipt: Receipt | undefined) {
    this.receipt = receipt;
  }

  saw(match: Match): void {
    const { receipt } = this;
    this.last = match;
    if (!receipt) return;
    for (const event of match.events.flatMap((each) => seenBy(each, receipt.seat) ?? [])) {
      if (this.chain.events === receipt.seen.events) {
        this.lost ??= match.step;
        return;
      }
      const { events, digest } = this.chain;
      this.chain = { events: events + 1, digest: sha256Hex(seenLink(digest, event)) };
    }
  }

  /** What the device has to say against a record that agrees with itself. */
  objection(): Unproven | undefined {
    const { receipt, chain, lost } = this;
    if (!receipt) return undefined;
    const { events, digest } = receipt.seen;
    if (events !== chain.events || digest !== chain.digest)
      return unproven(this.last?.step ?? 0, { code: 'seen' });
    if (lost !== undefined) return unproven(lost, { code: 'seen-in-part' });
    return receipt.unplayed.length > 0 ? unproven(0, { code: 'opened-not-played' }) : undefined;
  }
}

/** Twelve hex digits of the last digest, in groups of four. */
function fingerprintOf({ digest }: Pick<Match, 'digest'>): string {
  return (digest.slice(0, 12).match(/.{4}/g) ?? []).join(' ');
}
