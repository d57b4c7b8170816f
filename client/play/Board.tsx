import './board.css';
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Board as OpenBoard, Pointing } from '#client/board/board.ts';
import { type Insets, NO_INSETS } from '#client/board/camera-math.ts';
import { showFirstPicture } from '#client/board/first-picture.ts';
import { type Hints, NO_HINTS } from '#client/board/hints.ts';
import { canDraw, openStillBoard } from '#client/board/still-board.ts';
import { Icon } from '#client/look/Icon.tsx';
import type { Cue } from '#client/story/cue.ts';
import { t } from '#client/texts/texts.ts';
import type { RevealedSeat, View } from '#shared/play/index.ts';
import { effectsOf } from './board-effects.ts';
import { closeUpOf } from './close-up.ts';

const STEP = 1.35;
const FIT = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

interface BoardProps {
  readonly view: ReadonlySignal<View | undefined>;
  readonly hints?: ReadonlySignal<Hints>;
  /** What happens just now: the camera goes there, and it is played there. */
  readonly cue?: ReadonlySignal<Cue | undefined>;
  readonly pointing?: Pointing;
  /** Of a finished match: whose roles the tokens show. */
  readonly unmasked?: ReadonlySignal<readonly RevealedSeat[]>;
  /** Gets the board once it is there. */
  readonly opened?: Signal<OpenBoard | undefined>;
  /** What floats over it from the beginning. */
  readonly covered?: () => Insets;
  readonly children?: ComponentChildren;
}

const NOBODY: Pointing = { point: () => {}, ask: () => {}, hover: () => {} };

/** The place in the page where Phaser draws; Phaser itself comes when a match is there. */
export function Board({
  view,
  hints,
  cue,
  pointing = NOBODY,
  unmasked,
  opened,
  covered,
  children,
}: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<OpenBoard>(undefined);
  useEffect(() => {
    const parent = frame.current;
    if (!parent) return;
    let close = () => {};
    let gone = false;
    const first = showFirstPicture(parent);
    // Until the engine is there it is kept up to date, too.
    const stopReading = effect(() => {
      if (view.value) first.show({ view: view.value, hints: NO_HINTS }, covered?.() ?? NO_INSETS);
    });
    const drawnByEngine = async () => {
      const { openBoard } = await import('#client/board/board.ts');
      return openBoard(parent, pointing, first);
    };
    const still = () => openStillBoard(parent, pointing, first);
    const opening = canDraw() ? drawnByEngine().catch(still) : Promise.resolve(still());
    void opening.then((drawn) => {
      stopReading();
      if (gone) return drawn.close();
      if (covered) drawn.cover(covered());
      let played: string | undefined;
      const stop = effect(() => {
        const now = view.value;
        const happening = cue?.value;
        if (!now) return;
        const isNew = happening?.key !== played;
        if (isNew) {
          const { rooms, delay } = closeUpOf(happening);
          drawn.approach(rooms, delay);
        }
        drawn.show(
          { view: now, hints: hints?.value ?? NO_HINTS, unmasked: unmasked?.value ?? [] },
          happening?.at,
        );
        // After the picture: a new one ends what was played over the last.
        if (happening && isNew) {
          for (const { effect: seen, ms, delay } of effectsOf(happening)) drawn.perform(seen, ms, delay);
        }
        played = happening?.key;
      });
      board.current = drawn;
      if (opened) opened.value = drawn;
      close = () => {
        stop();
        if (opened) opened.value = undefined;
        drawn.close();
      };
    });
    return () => {
      gone = true;
      stopReading();
      close();
    };
  }, [view, hints, cue, pointing, unmasked, opened, covered]);
  return (
    <>
      <div class="board" ref={frame} role="img" aria-label={t('play.board')} />
      {children}
      <div class="lens">
        <button type="button" aria-label={t('play.zoomOut')} onClick={() => board.current?.zoomBy(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={t('play.zoomIn')} onClick={() => board.current?.zoomBy(STEP)}>
          +
        </button>
        <button type="button" aria-label={t('play.fit')} onClick={() => board.current?.follow()}>
          <Icon path={FIT} />
        </button>
      </div>
    </>
  );
}
