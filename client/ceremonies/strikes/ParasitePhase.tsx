import './phase.css';
import { Compass } from '#client/art/Compass.tsx';
import { dieDirection } from '#shared/map/index.ts';
import { Told } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { PHASE, phaseMs } from './beats.ts';

/** Where they fly: never twice the same length. */
const FLIGHTS = [62, 84, 71, 92, 66, 88, 74, 95, 69, 81] as const;

/** The die strikes the plate. */
function Sparks() {
  return (
    <svg class="phase-sparks" viewBox="-100 -100 200 200" aria-hidden="true">
      {FLIGHTS.map((far, i) => (
        <path key={far} d={`M${far * 0.55} 0H${far}`} transform={`rotate(${i * 36 + (far % 11)})`} />
      ))}
    </svg>
  );
}

/** The die as a compass: it spins, rests on a direction, and lies aside while the map shows how they crawl and bite. */
export function ParasitePhase({ staged, onSkip }: { staged: Staged; onSkip: () => void }) {
  const going = goingOf(staged, phaseMs(staged.view, staged.events));
  const reached = useBeats(PHASE, going);
  const roll = eventOf(staged, 'parasites-moved')?.roll;
  if (roll === undefined) return null;
  const rests = { on: dieDirection(roll), number: roll };
  return (
    <Told name="phase" {...{ going, onSkip }}>
      <div
        class={`phase-compass ${reached('rest') ? 'is-resting' : ''} ${reached('crawl') ? 'is-aside' : ''}`}
      >
        {reached('rest') ? <Compass rests={rests} /> : <Compass />}
        {reached('rest') && !reached('crawl') && <Sparks />}
      </div>
    </Told>
  );
}
