import { t } from '#client/texts/texts.ts';
import { type Ending, ownSeat, type SeatView, type View } from '#shared/play/index.ts';

/** How a match ended for the one who reads, and why for him. */
export interface Verdict {
  readonly title: string;
  readonly text: string;
  /** Nothing for who only watched. */
  readonly won: boolean | undefined;
}

export function verdictOf(view: View, ending: Ending): Verdict {
  const title = titleOf(ending);
  const how = t(`ending.${ending.kind}`);
  if (!('me' in view)) return { title, text: how, won: undefined };
  const won = ending.winners.includes(view.me);
  return { title, text: `${how} ${won ? winText(view) : lossText(view, ending)}`, won };
}

/** V1 is the humans' end; with winners, every other one is the Hive's. */
function titleOf({ kind, winners }: Ending): string {
  if (kind === 'hive-burnt') return t('verdicts.titleHumans');
  return winners.length > 0 ? t('verdicts.titleHive') : t('verdicts.titleNobody');
}

const winText = ({ role }: SeatView): string =>
  t(role === 'human' ? 'verdicts.wonHuman' : 'verdicts.wonInfected');

function lossText(view: SeatView, ending: Ending): string {
  const isDead = ownSeat(view).eliminated;
  if (ending.kind === 'hive-burnt') {
    if (view.role !== 'human') return t('verdicts.lostInfected');
    return t('verdicts.lostHumanDead');
  }
  if (ending.winners.length === 0) return t('verdicts.nobody');
  if (view.role === 'human') return t(isDead ? 'verdicts.lostHumanDeadToo' : 'verdicts.lostHuman');
  return isDead ? t('verdicts.lostInfectedDead') : unshared(view, ending);
}

/** V2, O4: alive and Infected, and still no share of it. */
function unshared({ options: { masterAndServant } }: SeatView, { kind }: Ending): string {
  if (kind !== 'all-infected') return t('verdicts.lostServant');
  return t(masterAndServant ? 'verdicts.lostLastOrServant' : 'verdicts.lostLast');
}
