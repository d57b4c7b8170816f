import { isDeepStrictEqual } from 'node:util';
import type { SeatCommand } from '#shared/play/index.ts';

type Told = 'acknowledged' | 'nothing';

/** How what is kept differs from what a person was told. */
export interface FailoverAudit {
  /** Acknowledged, but not there. */
  readonly lost: number;
  /** There without having been sent, or more often than it was sent. */
  readonly unasked: number;
}

/** What one person sent over many lines, in order, and what he was told of it. What was refused is not in it. */
export class FailoverLedger {
  readonly #entries: { readonly command: SeatCommand; told: Told }[] = [];

  get acknowledgements(): number {
    return this.#entries.filter(({ told }) => told === 'acknowledged').length;
  }

  /** Tells what became of it; a line that breaks before that leaves it open. */
  sent(command: SeatCommand): { acknowledged(): void; refused(): void } {
    const entry = { command, told: 'nothing' as Told };
    this.#entries.push(entry);
    return {
      acknowledged: () => {
        entry.told = 'acknowledged';
      },
      refused: () => void this.#entries.splice(this.#entries.indexOf(entry), 1),
    };
  }

  /** Lays both beside each other so that as little as possible is wrong: an open one may be there or not. */
  audit(kept: readonly SeatCommand[]): FailoverAudit {
    let row: FailoverAudit[] = [{ lost: 0, unasked: 0 }];
    for (let k = 1; k <= kept.length; k++) row[k] = { lost: 0, unasked: k };
    for (const { command, told } of this.#entries) {
      const skipped = told === 'acknowledged' ? 1 : 0;
      const next: FailoverAudit[] = [];
      for (let k = 0; k <= kept.length; k++) {
        const choices = [plus(row[k], { lost: skipped, unasked: 0 })];
        if (k > 0) {
          choices.push(plus(next[k - 1], { lost: 0, unasked: 1 }));
          if (isDeepStrictEqual(kept[k - 1], command)) choices.push(row[k - 1]);
        }
        next[k] = best(choices);
      }
      row = next;
    }
    return row[kept.length] ?? { lost: 0, unasked: 0 };
  }
}

const plus = (audit: FailoverAudit | undefined, more: FailoverAudit): FailoverAudit | undefined =>
  audit && { lost: audit.lost + more.lost, unasked: audit.unasked + more.unasked };

function best(audits: readonly (FailoverAudit | undefined)[]): FailoverAudit {
  const wrong = ({ lost, unasked }: FailoverAudit) => lost + unasked;
  const known = audits.filter((audit) => audit !== undefined);
  return known.reduce((least, audit) => (wrong(audit) < wrong(least) ? audit : least));
}
