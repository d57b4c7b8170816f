import type { Ceremony as CeremonyKind } from '#client/story/cue.ts';
import type { Player } from '#client/story/sound/player.ts';
import type { Session, Table } from '#client/table/session.ts';
import type { View } from '#shared/play/index.ts';
import { ThermalScan } from './scan/ThermalScan.tsx';
import { eventOf, type Staged } from './scene/staged.ts';
import { BodyScan } from './strikes/BodyScan.tsx';
import { BurningHive } from './strikes/BurningHive.tsx';
import { Death } from './strikes/Death.tsx';
import { DrawnCard } from './strikes/DrawnCard.tsx';
import { ParasitePhase } from './strikes/ParasitePhase.tsx';
import { SeenTrade } from './trade/SeenTrade.tsx';
import { Trade } from './trade/Trade.tsx';
import { isLiving } from './unread.ts';

/** What every scene can do. */
export interface CeremonyTools {
  readonly session: Session;
  readonly table: Table;
  readonly player: Pick<Player, 'play'>;
  readonly isCovered: boolean;
  /** At a table of one person what concerns that person waits at its end. */
  readonly isAlone: boolean;
  /** Ends what is told now. */
  readonly onSkip: () => void;
  /** It was read. */
  readonly putAway: (key: string) => void;
}

interface CeremonyProps {
  readonly kind: Exclude<CeremonyKind, 'end'>;
  readonly staged: Staged;
  readonly view: View;
  readonly tools: CeremonyTools;
}

/** The scene of a ceremony by its name; those of the beginning and the end have a stage of their own. */
export function Ceremony({ kind, staged, view, tools }: CeremonyProps) {
  const { session, player, isCovered, isAlone, onSkip, putAway } = tools;
  const onGoOn = () => putAway(staged.key);
  switch (kind) {
    case 'trade':
      return <TradeOf {...{ staged, view, tools, onGoOn }} />;
    case 'scan': {
      const willHold = isAlone && isLiving(view);
      return (
        <ThermalScan
          key={staged.key}
          {...{ staged, player, isCovered, willHold, onSkip, onGoOn }}
          onCounted={() => !willHold && putAway(staged.key)}
        />
      );
    }
    case 'body-scan':
      return <BodyScan key={staged.key} {...{ staged, session, isCovered, onSkip, onGoOn }} />;
    case 'death':
      return (
        <Death
          key={staged.key}
          {...{ staged, onSkip, onGoOn }}
          isMine={'me' in view && staged.who.includes(view.me)}
        />
      );
    case 'draw':
      return <DrawnCard key={staged.key} {...{ staged, isCovered, onSkip, onGoOn }} />;
    case 'parasite-phase':
      return <ParasitePhase key={staged.key} {...{ staged, onSkip }} />;
    case 'hive-burnt':
      return <BurningHive key={staged.key} {...{ staged, onSkip }} />;
    // The map shows it from near, and the crew cards burn.
    case 'attack':
    case 'boarding':
      return null;
  }
}

interface TradeOfProps extends Omit<CeremonyProps, 'kind'> {
  readonly onGoOn: () => void;
}

/** To one of the two it is the whole stage, to the table two names and two cards. */
function TradeOf({ staged, view, tools, onGoOn }: TradeOfProps) {
  const traded = eventOf(staged, 'traded');
  if (!traded) return null;
  const [first, second] = traded.between;
  if (!('me' in view) || !traded.between.includes(view.me)) {
    return <SeenTrade key={staged.key} staged={staged} onSkip={tools.onSkip} />;
  }
  const other = first === view.me ? second : first;
  return (
    <Trade
      key={`trade ${other}`}
      {...{ view, other, ...tools, onGoOn }}
      room={staged.at}
      told={staged}
      onFold={() => {}}
    />
  );
}
