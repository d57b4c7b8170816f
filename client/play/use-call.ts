import { useEffect, useRef } from 'preact/hooks';
import { keepAwake } from '#client/device/awake.ts';
import { markTab, summon } from '#client/device/calling.ts';
import { t } from '#client/texts/texts.ts';

interface Calling {
  readonly mine: boolean;
  readonly isAnswer: boolean;
  /** Somebody plays here, and it is not over. */
  readonly isPlaying: boolean;
  readonly code: string;
}

/** The page says whose move it is, also to somebody who looks elsewhere; the screen stays on meanwhile. */
export function useCall({ mine, isAnswer, isPlaying, code }: Calling): void {
  const wasMine = useRef(false);
  useEffect(() => {
    const game = t('game.name');
    const call = isAnswer ? t('play.titleAnswer') : t('play.titleYours');
    markTab(mine ? `${call} · ${game}` : `${code} · ${game}`, mine);
    if (mine && !wasMine.current) summon({ title: game, text: t('play.summons', { code }), table: code });
    wasMine.current = mine;
  }, [mine, isAnswer, code]);
  useEffect(() => () => markTab(t('game.name'), false), []);
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);
}
