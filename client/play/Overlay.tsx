import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#client/look/Icon.tsx';
import { keepInside } from '#client/look/keep-inside.ts';
import { useLayer } from '#client/look/layers.ts';
import { useMoreBelow } from '#client/look/more-below.ts';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';

interface OverlayProps {
  readonly label: string;
  readonly class?: string;
  /** A list stays open beside what is done; a sheet is read first. */
  readonly as?: 'list' | 'sheet';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the screen. Focus goes into it, and comes back where it was. */
export function Overlay({ label, class: kind = '', as = 'sheet', onClose, children }: OverlayProps) {
  const frame = useRef<HTMLElement>(null);
  const opener = useRef(document.activeElement);
  useMoreBelow(frame);
  useLayer(as, frame, (key) => {
    if (key === 'Escape') onClose();
    return key === 'Escape';
  });
  useEffect(() => {
    const before = opener.current;
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true });
    return () => {
      // A key may open it in the moment nothing has the focus: the page itself cannot take it back.
      const canTake = before instanceof HTMLElement && before.isConnected && before !== document.body;
      if (canTake) before.focus({ preventScroll: true });
      else document.querySelector<HTMLElement>('.map-walker')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={frame}
      class={`overlay ${kind}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && as === 'sheet' && frame.current) keepInside(event, frame.current);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" class="card-close" aria-label={t('screen.close')} onClick={onClose}>
        <Icon path={SCREEN_ICONS.cross} />
      </button>
      {children}
    </section>
  );
}
