import './drawn-card.css';
import { CardBack } from '#client/art/CardFace.tsx';
import { t } from '#client/texts/texts.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import { Card } from '../scene/Card.tsx';
import { GoOn } from '../scene/GoOn.tsx';
import { HoldToLook, useLook } from '../scene/Held.tsx';
import { Scene, Told } from '../scene/Scene.tsx';
import { goingOf, type Staged } from '../scene/staged.ts';
import { drawMs } from './beats.ts';

type Drew = Extract<SeenEvent, { type: 'drew' }>;

interface DrawnProps {
  readonly staged: Staged;
  readonly isCovered: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
}

/** What I drew rises large, and then goes to my hand; the same way whatever it is (D2). */
export function DrawnCard({ staged, isCovered, onSkip, onGoOn }: DrawnProps) {
  const drawn = staged.events.filter((event): event is Drew => event.type === 'drew');
  const going = goingOf(staged, drawMs(drawn.length));
  const outcome = isCovered || drawn.length > 1 ? undefined : staged.outcome;
  if (staged.isOver) return <NewGoal {...{ staged, isCovered, onGoOn }} />;
  return (
    <Told name="draw" {...{ going, onSkip }}>
      {drawn.map(({ card }, i) => (
        <div key={i} class="drawn" style={{ '--nth': i, '--aside': i - (drawn.length - 1) / 2 }}>
          {card && !isCovered ? <Card face={card} /> : <CardBack />}
        </div>
      ))}
      {outcome && (
        <div class="drawn-words">
          <p class="drawn-title">{outcome.title}</p>
          {outcome.goal && <p class="outcome-goal">{outcome.goal}</p>}
        </div>
      )}
    </Told>
  );
}

/** S6: it made me somebody else. Alone with bots, where nobody could be told by it, that waits until it is read. */
function NewGoal({ staged, isCovered, onGoOn }: Omit<DrawnProps, 'onSkip'>) {
  const look = useLook(isCovered);
  const { outcome } = staged;
  return (
    <Scene
      name="new-goal"
      label={t('ceremonies.draw.label')}
      going={{ pace: 1, isOver: true }}
      said={isCovered ? undefined : [outcome?.title, outcome?.text, outcome?.goal].filter(Boolean).join(' ')}
    >
      <div class="new-goal">
        {look.isOpen ? <Card face={{ kind: 'host' }} /> : <CardBack />}
        <p class="drawn-title">{look.isOpen ? outcome?.title : t('ceremonies.draw.covered')}</p>
        {look.isOpen && (
          <>
            <p>{outcome?.text}</p>
            <p class="outcome-goal">{outcome?.goal}</p>
          </>
        )}
        <HoldToLook look={look} />
        <GoOn onGoOn={onGoOn} />
      </div>
    </Scene>
  );
}
