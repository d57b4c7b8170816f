import './phase.css';
import { Compass } from '#client/art/Compass.tsx';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { dieDirection } from '#shared/map/index.ts';
import { Overlay } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { PHASE, phaseMs } from './beats.ts';

/** The die as a compass: it spins, rests on a direction, and lies aside while they crawl and bite. */
export function ParasitePhase({ staged }: { staged: Staged }) {
  const going = goingOf(staged, phaseMs(staged.view, staged.events));
  const reached = useBeats(PHASE, going);
  const roll = eventOf(staged, 'parasites-moved')?.roll;
  const threats = eventOf(staged, 'armor-asked')?.threats ?? [];
  if (roll === undefined) return null;
  const rests = { on: dieDirection(roll), number: roll };
  return (
    <Overlay name="phase" going={going}>
      <div
        class={`phase-compass ${reached('rest') ? 'is-resting' : ''} ${reached('crawl') ? 'is-aside' : ''}`}
      >
        {reached('rest') ? <Compass rests={rests} /> : <Compass />}
      </div>
      {reached('bite') && threats.length > 0 && (
        <ul class="bitten">
          {threats.map(({ seat, character, wounds }) => {
            const { colour = 'white', name = '' } = staged.view.seats[seat] ?? {};
            return (
              <li key={`${seat}${character}`}>
                <Portrait colour={colour} face={faceOf(name)} condition="wounded" />
                <b>{wounds}</b>
              </li>
            );
          })}
        </ul>
      )}
    </Overlay>
  );
}
