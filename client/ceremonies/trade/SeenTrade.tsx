import './seen-trade.css';
import { CardBack } from '#client/art/CardFace.tsx';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { VERB_ICONS } from '#client/look/play-icons.ts';
import { nameOf } from '#client/words/names.ts';
import { Told } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { MeetingRoom } from './MeetingRoom.tsx';
import { SEEN_TRADE, SEEN_TRADE_MS } from './trade-beats.ts';

/** What the table sees: the room, the two, and two sealed cards that cross between them. Never who sealed first. */
export function SeenTrade({ staged, onSkip }: { staged: Staged; onSkip: () => void }) {
  const going = goingOf(staged, SEEN_TRADE_MS);
  const reached = useBeats(SEEN_TRADE, going);
  const { between } = eventOf(staged, 'traded') ?? {};
  if (!between || !staged.at) return null;
  const seats = between.flatMap((seat) => staged.view.seats[seat] ?? []);
  return (
    <Told name="seen-trade" {...{ going, onSkip }}>
      <div class={`seen-trade ${reached('cross') ? 'is-crossing' : ''}`}>
        <p class="seen-trade-names">
          {seats.map(({ id, colour }, i) => (
            <span key={id} class="seen-trade-name">
              {i > 0 && <Icon path={VERB_ICONS.trade} />}
              <Emblem colour={colour} /> <span>{nameOf(staged.view, id)}</span>
            </span>
          ))}
        </p>
        <MeetingRoom view={staged.view} room={staged.at} between={between}>
          {seats.map(({ id, colour }) => (
            <span key={id} class="seen-trade-card">
              <CardBack seal={colour} />
            </span>
          ))}
        </MeetingRoom>
      </div>
    </Told>
  );
}
