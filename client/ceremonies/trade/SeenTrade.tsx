import './seen-trade.css';
import { CardBack } from '#client/art/CardFace.tsx';
import { Emblem } from '#client/look/Icon.tsx';
import { nameOf } from '#client/words/names.ts';
import { Overlay } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { SEEN_TRADE, SEEN_TRADE_MS } from './trade-beats.ts';

/** What the table sees: two names, and two sealed cards that cross between them. Never who sealed first. */
export function SeenTrade({ staged }: { staged: Staged }) {
  const going = goingOf(staged, SEEN_TRADE_MS);
  const reached = useBeats(SEEN_TRADE, going);
  const { between } = eventOf(staged, 'traded') ?? {};
  const [one, other] = (between ?? []).map((seat) => staged.view.seats[seat]);
  if (!one || !other) return null;
  return (
    <Overlay name="seen-trade" going={going}>
      <div class={`seen-trade ${reached('cross') ? 'is-crossing' : ''}`}>
        {[one, other].map(({ id, colour }) => (
          <p key={id} class="seen-trade-name">
            <Emblem colour={colour} /> {nameOf(staged.view, id)}
          </p>
        ))}
        {[one, other].map(({ id, colour }) => (
          <span key={id} class="seen-trade-card">
            <CardBack seal={colour} />
          </span>
        ))}
      </div>
    </Overlay>
  );
}
