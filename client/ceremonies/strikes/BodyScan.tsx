import './body-scan.css';
import { Bust } from '#client/art/Bust.tsx';
import { CardBack } from '#client/art/CardFace.tsx';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { GoOn } from '../scene/GoOn.tsx';
import { HoldToLook, useLook } from '../scene/Held.tsx';
import { Scene } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { TurnedCard } from '../scene/TurnedCard.tsx';
import { Answers, OutcomeWords } from '../trade/Outcome.tsx';
import { BODY_SCAN, BODY_SCAN_MS } from './beats.ts';

interface BodyScanProps {
  readonly staged: Staged;
  readonly session: Session;
  readonly isCovered: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
}

/** To the one who scans a hand is open; the one who was scanned sees that it was, and by whom. */
export function BodyScan({ staged, session, isCovered, onSkip, onGoOn }: BodyScanProps) {
  const going = goingOf(staged, BODY_SCAN_MS);
  const reached = useBeats(BODY_SCAN, going);
  const look = useLook(isCovered);
  const event = eventOf(staged, 'body-scanned');
  if (!event) return null;
  const { view, outcome } = staged;
  const { by, seat, hand } = event;
  const size = hand?.length ?? view.seats[seat]?.handSize ?? 0;
  const title = hand
    ? t('ceremonies.bodyScan.sees', { who: nameOf(view, seat) })
    : t('ceremonies.bodyScan.seen', { who: nameOf(view, by) });
  const isOpen = reached('cards') && look.isOpen;
  return (
    <Scene
      name="body-scan"
      label={t('ceremonies.bodyScan.label')}
      going={going}
      said={reached('words') && !isCovered ? outcome?.title : title}
      onSkip={staged.isOver ? undefined : onSkip}
    >
      <div class="body-scan">
        <div class="body-scan-whom">
          <Bust colour={view.seats[hand ? seat : by]?.colour ?? 'white'} />
        </div>
        <h2>{title}</h2>
        <ol class="body-scan-hand">
          {Array.from({ length: size }, (_, i) => {
            const face = hand?.[i];
            return (
              <li key={i} style={{ '--nth': i }}>
                {isOpen && face ? <TurnedCard face={face} /> : <CardBack />}
              </li>
            );
          })}
        </ol>
        <i class="body-scan-line" />
        {reached('words') && (
          <OutcomeWords
            outcome={look.isOpen ? outcome : undefined}
            covered={t('ceremonies.bodyScan.covered')}
            tone="cold"
            isOver={going.isOver}
          />
        )}
        {reached('answers') &&
          (hand ? (
            <Answers {...{ session, view, onGoOn }} about={seat} />
          ) : (
            <div class="outcome-answers is-one">
              <GoOn onGoOn={onGoOn} />
            </div>
          ))}
        {reached('answers') && (
          <span class="outcome-look">
            <HoldToLook look={look} />
          </span>
        )}
      </div>
    </Scene>
  );
}
