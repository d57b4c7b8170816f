import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { HoldToLook, useLook } from '../scene/Held.tsx';
import type { Staged } from '../scene/staged.ts';
import { flyCount } from './fly-count.ts';
import { comparedTo } from './scan-beats.ts';

interface CountProps {
  readonly staged: Staged;
  readonly positive: number;
  readonly living: number;
  readonly isCovered: boolean;
  readonly isLeaving: boolean;
  readonly pace: number;
  readonly onGoOn: () => void;
}

/** The result, and what it means to me; then it flies to where the last scan is kept. */
export function Count({ staged, positive, living, isCovered, isLeaving, pace, onGoOn }: CountProps) {
  const look = useLook(isCovered);
  const number = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // As soon as there is a button.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [staged.isOver]);
  useEffect(() => {
    if (isLeaving) flyCount(number.current, pace);
  }, [isLeaving]);
  const meaning = staged.outcome?.text;

  function goOn(): void {
    flyCount(number.current, pace);
    onGoOn();
  }

  return (
    <>
      <div class="scan-count">
        <p ref={number} class="scan-number">
          <b>{positive}</b> {t('ceremonies.scan.of', { living })}
        </p>
        <p class="scan-sentence">{t('ceremonies.scan.sentence')}</p>
        {!staged.isPast && (
          <p class="quiet">{comparedText(comparedTo(staged.view.scans.at(-1), positive))}</p>
        )}
        {meaning && look.isOpen && <p class="scan-meaning">{meaning}</p>}
      </div>
      {staged.isOver && (
        <div class="scan-answers">
          {meaning && <HoldToLook look={look} />}
          <button ref={button} type="button" class="act go-on" onClick={goOn}>
            {t('ceremonies.goOn')}
          </button>
        </div>
      )}
    </>
  );
}

function comparedText(change: number | undefined): string {
  if (change === undefined) return t('ceremonies.scan.first');
  if (change === 0) return t('ceremonies.scan.same');
  return t(change > 0 ? 'ceremonies.scan.more' : 'ceremonies.scan.fewer', { count: Math.abs(change) });
}
