import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board as OpenBoard } from '#client/board/board.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { Acting } from './acting.ts';
import { hintsFor } from './hints.ts';

const STEP = 1.35;

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
        if (view) opened.show(view, hintsFor(view, acting.kind.value, acting.spot.value, acting.aimed.value));
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
        <button type="button" onClick={() => board.current?.fit()}>
          {t('play.fit')}
        </button>
      </div>
    </>
  );
}
