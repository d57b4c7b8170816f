import type { Sight } from '#client/board/camera-control.ts';
import { toPage } from '#client/board/camera-math.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatView, View } from '#shared/play/index.ts';
import { AimCard } from './AimCard.tsx';
import { Confirm } from './Confirm.tsx';
import type { Choosing } from './choosing.ts';
import type { Desk } from './desk.ts';
import { nextTaps } from './next-taps.ts';
import { Omens } from './Omens.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { Prompt } from './Prompt.tsx';
import { RoomCard } from './RoomCard.tsx';
import { reachOf } from './reach.ts';

/** What stands over the map: the way, what a step would do, and one card about what is being chosen. */
export function MapLayer({ desk, view }: { desk: Desk; view: View }) {
  const sight = desk.board.value?.sight.value;
  if (!sight) return null;
  const state = desk.acting.choosing.value;
  const seat = 'offers' in view && desk.story.isNow.value ? view : undefined;
  const avoid = nextTaps(view, state);
  return (
    <div class="map-layer">
      {seat && <Ways view={seat} state={state} sight={sight} />}
      {seat && <Omens view={seat} state={state} sight={sight} />}
      {state.at === 'room-card' && <RoomCard {...{ desk, view, state, avoid }} />}
      {seat && state.at === 'placing' && <PlaceCard {...{ desk, state, avoid }} view={seat} />}
      {seat && state.at === 'aiming' && <AimCard {...{ desk, state, avoid }} view={seat} />}
      {seat && state.at === 'confirming' && desk.panel.value !== 'list' && (
        <Confirm {...{ desk, avoid }} view={seat} command={state.command} />
      )}
      {seat && (state.at === 'idle' || state.at === 'selected') && (
        <Prompt {...{ desk, avoid }} view={seat} />
      )}
    </div>
  );
}

interface OverMap {
  readonly view: SeatView;
  readonly state: Choosing;
  readonly sight: Sight;
}

/** The AP on each doorway, for the character that is meant. */
function Ways({ view, state, sight }: OverMap) {
  const { character } = state;
  if (!character || (state.at !== 'selected' && state.at !== 'room-card' && state.at !== 'aiming'))
    return null;
  return (
    <>
      {reachOf(view, character).map(({ to, ap, at }) => {
        const { x, y } = toPage(sight.look, { ...at, width: 0, height: 0 }, sight.screen);
        return (
          <span key={to} class={`way ${ap > 1 ? 'is-far' : ''}`} style={{ left: `${x}px`, top: `${y}px` }}>
            {ap === 0 ? t('screen.free') : t('screen.cost', { ap })}
          </span>
        );
      })}
    </>
  );
}
