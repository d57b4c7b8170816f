import './attack.css';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { t } from '#client/texts/texts.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { Overlay } from '../scene/Scene.tsx';
import { goingOf, type Staged } from '../scene/staged.ts';
import { ATTACK_MS } from './beats.ts';

type Wounded = Extract<SeenEvent, { type: 'wounded' }>;
type Armored = Extract<SeenEvent, { type: 'armor-played' }>;

/** Who was hit how much, and whose armor held; where it happened the map shows. */
export function Attack({ staged }: { staged: Staged }) {
  const hits = staged.events.filter((event): event is Wounded => event.type === 'wounded');
  const armor = staged.events.filter((event): event is Armored => event.type === 'armor-played');
  if (hits.length + armor.length === 0) return null;
  return (
    <Overlay name="attack" going={goingOf(staged, ATTACK_MS)}>
      <ul class="hits">
        {armor.map(({ seat, rooms }) => (
          <li key={`armor ${seat}`} class="is-armor">
            <Who view={staged.view} seat={seat} />
            <b>
              {t('card.armor')} ×{rooms.reduce((sum, { cards }) => sum + cards, 0)}
            </b>
          </li>
        ))}
        {hits.map((hit) => (
          <li key={`${hit.seat}${hit.character}`}>
            <Who view={staged.view} seat={hit.seat} />
            <span class="hit-health">
              {Array.from({ length: FULL_HEALTH }, (_, i) => (
                <i key={i} class={i < hit.hp ? 'is-left' : i < hit.hp + hit.wounds ? 'is-burning' : ''} />
              ))}
            </span>
            <b class="hit-number">−{hit.wounds}</b>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

function Who({ view, seat }: { view: View; seat: Wounded['seat'] }) {
  const { colour = 'white', name = '' } = view.seats[seat] ?? {};
  return <Portrait colour={colour} face={faceOf(name)} condition="wounded" small />;
}
