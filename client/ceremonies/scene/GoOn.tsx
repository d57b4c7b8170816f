import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';

/** Puts a scene away that was read: whoever has no pointer is on it at once. */
export function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class="act go-on" onClick={onGoOn}>
      {t('ceremonies.goOn')}
    </button>
  );
}
