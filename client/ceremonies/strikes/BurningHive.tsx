import './hive.css';
import { useCallback } from 'preact/hooks';
import { SheetImage } from '#client/art/SheetImage.tsx';
import { figureFrame } from '#client/art/textures.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { Card } from '../scene/Card.tsx';
import { Pixels } from '../scene/Pixels.tsx';
import { Scene } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { HIVE, HIVE_MS } from './beats.ts';
import { paintHive } from './hive-cells.ts';

const SIZE = { width: 960, height: 960 };

/** V1: the cans one by one, the cells outward, white once. */
export function BurningHive({ staged, onSkip }: { staged: Staged; onSkip: () => void }) {
  const going = goingOf(staged, HIVE_MS);
  const reached = useBeats(HIVE, going);
  const event = eventOf(staged, 'hive-burnt');
  const paint = useCallback((context: CanvasRenderingContext2D, done: number) => {
    paintHive(context, done * HIVE_MS);
    return undefined;
  }, []);
  if (!event) return null;
  const colour = staged.view.seats[event.seat]?.colour;
  const title = t('captions.burnsHive', { who: nameOf(staged.view, event.seat), count: event.cans });
  return (
    <Scene name="hive" label={t('ceremonies.hive.label')} {...{ going, onSkip }} said={title}>
      <div class={`hive ${reached('white') ? 'is-white' : ''}`}>
        <Pixels name="hive-cells" {...SIZE} ms={HIVE_MS * going.pace} still={0.62} paint={paint} />
        {colour && (
          <span class={`hive-trooper ${reached('takes') ? 'is-lit' : ''}`}>
            <SheetImage texture="pieces" frame={figureFrame('trooper', colour)} />
          </span>
        )}
        <p class="hive-title">{title}</p>
        {!reached('takes') && (
          <ol class="hive-cans">
            {Array.from({ length: event.cans }, (_, i) => (
              <li key={i} style={{ '--nth': i, '--aside': i - (event.cans - 1) / 2 }}>
                <b>{i + 1}</b>
                <Card face={{ kind: 'gas-can' }} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Scene>
  );
}
