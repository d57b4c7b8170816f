import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board as OpenBoard } from '#client/board/board.ts';
import { Icon } from '#client/look/Icon.tsx';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
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

/** The place in the page where Phaser draws; Phaser itself comes when a match is there. */
export function Board({ session, acting }: { session: Pick<Session, 'view'>; acting: Acting }) {
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
        if (view) opened.show(view, hintsFor(view, attentionOf(acting)));
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
  }, [session, acting]);
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
