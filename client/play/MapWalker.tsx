import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { toPage } from '#client/board/camera-math.ts';
import { plateArea } from '#client/board/geometry.ts';
import { type LayerKind, topLayer } from '#client/look/layers.ts';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import { roomName, targetName } from '#client/words/names.ts';
import type { Direction } from '#shared/map/index.ts';
import { ownSeat, type SeatView, standing, type View } from '#shared/play/index.ts';
import { REACTOR, type RoomId } from '#shared/vocabulary/index.ts';
import type { Desk } from './desk.ts';
import { roomBeside, roomInWords } from './map-in-words.ts';
import { areaOfRoom } from './reach.ts';
import { placeBeside, targetsIn } from './walking.ts';

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** What stands on the map and is answered: who walks it by keys goes on there, and comes back. */
const ANSWERS = ['.confirm-card', '.prompt-card', '.room-card', '.aim-card.is-asking'];

/** Only here the focus is led: what lies over it has one of its own. */
const ON_MAP: readonly LayerKind[] = ['map', 'room-card', 'question'];

/**
 * The map by keyboard: arrow keys walk from room to room and read each, Enter opens its card or takes what is aimed
 * at, the space bar goes through what can be taken there.
 */
export function MapWalker({ desk, view }: { desk: Desk; view: View }) {
  const isOn = useSignal(false);
  const room = useSignal<RoomId>(startOf(view));
  const nth = useSignal(0);
  const at = areaOfRoom(view, room.value) ? room.value : REACTOR;
  const state = desk.acting.choosing.value;
  const seat = 'offers' in view && desk.story.isNow.value ? view : undefined;
  const targets = seat ? targetsIn(seat, state, at) : [];
  const target = targets[nth.value % Math.max(1, targets.length)];
  const frame = useRef<HTMLDivElement>(null);
  useWalkersFocus(frame, isOn.value);

  const area = state.at === 'placing' ? plateArea(state.aim.cell) : areaOfRoom(view, at);
  const sight = desk.board.value?.sight.value;
  const box = isOn.value && area && sight ? toPage(sight.look, area, sight.screen) : undefined;

  function go(way: Direction): void {
    if (state.at === 'placing') {
      const cell = placeBeside(view, state, way);
      if (!cell) return;
      desk.acting.hover({ cell });
      desk.board.value?.lookAt(plateArea(cell));
      return;
    }
    const next = roomBeside(view, at, way);
    if (!next) return;
    room.value = next;
    nth.value = 0;
    const there = areaOfRoom(view, next);
    if (there) desk.board.value?.lookAt(there);
  }

  function take(): void {
    if (state.at === 'placing') desk.acting.confirm();
    else if (target) desk.pointing.point(target);
    else desk.pointing.ask({ room: at });
  }

  function press(event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (way) go(way);
    else if (event.key === 'Enter') take();
    else if (event.key === ' ') nth.value += 1;
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        ref={frame}
        class="map-walker"
        role="application"
        aria-label={`${t('screen.map')}. ${t('reader.hint')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys
        tabIndex={0}
        onKeyDown={press}
        onFocus={() => {
          isOn.value = true;
        }}
        onBlur={() => {
          isOn.value = false;
        }}
      >
        <p class="unseen" aria-live="polite">
          {isOn.value &&
            (seat && state.at === 'placing'
              ? commandText(seat, state.aim)
              : [roomInWords(view, at), target && seat && taken(seat, target)].filter(Boolean).join(' '))}
        </p>
      </div>
      {box && (
        <i
          class="walked"
          aria-hidden="true"
          style={{
            left: `${box.x - box.width / 2}px`,
            top: `${box.y - box.height / 2}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
          }}
        />
      )}
    </>
  );
}

/** What Enter would take. */
function taken(view: SeatView, target: ReturnType<typeof targetsIn>[number]): string {
  const what =
    'room' in target
      ? roomName(target.room)
      : 'parasite' in target || 'character' in target
        ? targetName(view, target)
        : '';
  return t('reader.takes', { what });
}

/** Who walks the map by keys is led to what asks, and back to where he walked when it is gone. */
function useWalkersFocus(frame: { readonly current: HTMLDivElement | null }, isOn: boolean): void {
  const isWalking = useRef(false);
  /** Where the focus waits until there is something to answer. */
  const waitsAt = useRef<HTMLElement | null>(null);
  if (isOn) isWalking.current = true;
  useEffect(() => {
    lead();
    if (!isWalking.current || !frame.current) return;
    // What asks may be there a moment before it can be answered.
    const watching = new MutationObserver(lead);
    watching.observe(frame.current.closest('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled'],
    });
    return () => watching.disconnect();
  });

  function lead(): void {
    const top = topLayer()?.kind;
    if (top !== undefined && !ON_MAP.includes(top)) return;
    const focus = document.activeElement;
    const isLost = focus === document.body || focus === null;
    const isHere = focus === frame.current || focus === waitsAt.current;
    // Somebody went elsewhere: there he stays.
    if (!isLost && !isHere && !focus.closest(`.stage, ${ANSWERS.join()}`)) isWalking.current = false;
    if (!isWalking.current || (!isLost && !isHere)) return;
    // A question that stays does not keep anybody from walking on.
    const asking = isHere ? ANSWERS.filter((card) => card !== '.prompt-card') : ANSWERS;
    const asks = asking.map((card) => document.querySelector(card)).find((card) => card !== null);
    const answer = asks?.querySelector<HTMLElement>(
      '.act:enabled, .offer:enabled, .aim-choices .calm:enabled',
    );
    waitsAt.current = answer ? null : (asks?.querySelector<HTMLElement>('.card-close') ?? null);
    const button = answer ?? waitsAt.current;
    if (button) button.focus({ preventScroll: true });
    else if (isLost) frame.current?.focus({ preventScroll: true });
  }
}

function startOf(view: View): RoomId {
  const [own] = 'me' in view ? standing(ownSeat(view)) : [];
  return own?.room ?? REACTOR;
}
