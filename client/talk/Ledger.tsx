import './claims.css';
import { useComputed } from '@preact/signals';
import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { claimText } from '#client/words/claims.ts';
import type { LedgerEntry } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { ledgerIn } from './public-talk.ts';

interface LedgerProps {
  readonly session: Session;
  readonly table: Table;
  readonly seat: SeatId;
}

/** What a player has claimed, newest first, with what speaks against it. */
export function Ledger({ session, table, seat }: LedgerProps) {
  const ledger = useComputed(() => ledgerIn(session));
  const claims = ledger.value.filter(({ by }) => by === seat);
  if (claims.length === 0) return null;
  return (
    <section class="told-part" aria-label={t('talk.ledger')}>
      <h3 title={t('talk.ledgerHint')}>{t('talk.ledger')}</h3>
      <ol class="ledger">
        {[...claims].reverse().map((entry, i) => (
          <li key={`${entry.at} ${i}`}>
            <Claimed {...{ entry, table }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One claim: struck out once it is taken back, marked where it does not fit. */
function Claimed({ entry, table }: { entry: LedgerEntry; table: Table }) {
  const text = claimText(entry.claim, (each) => table.chairs.get(each)?.name ?? '', entry.by);
  return (
    <>
      {entry.isTakenBack ? <s>{text}</s> : text}
      <ClaimMarks entry={entry} />
    </>
  );
}

/** What is to be said of a claim beside its words. */
export function ClaimMarks({ entry: { isTakenBack, contradiction } }: { entry: LedgerEntry }) {
  return (
    <>
      {isTakenBack && <span class="quiet"> {t('talk.takenBack')}</span>}
      {contradiction && (
        <span class="doubtful">
          <b aria-hidden="true">≠</b> {t('talk.doubtful', { why: t(`contradiction.${contradiction}`) })}
        </span>
      )}
    </>
  );
}
