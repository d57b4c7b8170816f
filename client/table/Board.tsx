import { useEffect, useRef } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';

/** The place in the page where Phaser draws; Phaser itself comes when the table is there. */
export function Board() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = frame.current;
    if (!parent) return;
    let close = () => {};
    let gone = false;
    void import('#client/board/board.ts').then(({ openBoard }) => {
      if (!gone) close = openBoard(parent);
    });
    return () => {
      gone = true;
      close();
    };
  }, []);
  return <div class="board" ref={frame} role="img" aria-label={t('table.board')} />;
}
