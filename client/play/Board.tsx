import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board as OpenBoard } from '#client/board/board.ts';
import { Icon } from '#client/look/Icon.tsx';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { RevealedSeat } from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { hintsFor } from './hints.ts';

const attentionOf = ({ kind, character, spot, aimed }: Acting) => ({
  kind: kind.value,
  character: character.value,
  spot: spot.value,
  aimed: aimed.value,
});

const STEP = 1.35;
const FIT = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

interface BoardProps {
  readonly session: Pick<Session, 'view'>;
  readonly acting: Acting;
  /** Of a finished match: whose roles the tokens show. */
  readonly unmasked?: ReadonlySignal<readonly RevealedSeat[]>;
}

/** The place in the page where Phaser draws; Phaser itself comes when a match is there. */
export function Board({ session, acting, unmasked }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<OpenBoard>(undefined);
  useEffect(() => {
    const parent = frame.current;
    if (!parent) return;
    let close = () => {};
    let gone = false;
    void import('#client/board/board.ts').then(async ({ openBoard }) => {
      const opened = await openBoard(parent, acting.point);
      if (gone) return opened.close();
      const stop = effect(() => {
        const view = session.view.value;
        if (!view) return;
        const hints = hintsFor(view, attentionOf(acting));
        opened.show({ view, hints, unmasked: unmasked?.value ?? [] });
      });
      board.current = opened;
      close = () => {
        stop();
        opened.close();
      };
    });
    return () => {
      gone = true;
      close();
    };
  }, [session, acting, unmasked]);
  return (
    <>
      <div class="board" ref={frame} role="img" aria-label={t('play.board')} />
      <div class="lens">
        <button type="button" aria-label={t('play.zoomOut')} onClick={() => board.current?.zoomBy(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={t('play.zoomIn')} onClick={() => board.current?.zoomBy(STEP)}>
          +
        </button>
        <button type="button" aria-label={t('play.fit')} onClick={() => board.current?.fit()}>
          <Icon path={FIT} />
        </button>
      </div>
    </>
  );
}
