import './scene.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { keepInside } from '#client/look/keep-inside.ts';
import { useLayer } from '#client/look/layers.ts';
import { t } from '#client/texts/texts.ts';
import type { Going } from './scene-time.ts';

interface SceneProps {
  /** Its class, and what it is called by a screen reader. */
  readonly name: string;
  readonly label: string;
  readonly going: Going;
  /** Ends it early: by a tap beside everything, by Escape, by its button. Nothing while it waits for an answer. */
  readonly onSkip?: (() => void) | undefined;
  /** What a screen reader says now. */
  readonly said?: string | undefined;
  readonly children: ComponentChildren;
}

/** What takes the whole window. The keyboard stays in it, and goes back to where it was. */
export function Scene({ name, label, going, onSkip, said, children }: SceneProps) {
  const frame = useRef<HTMLElement>(null);
  useFocusInside(frame);
  useLayer('scene', frame, (key) => {
    if (key !== 'Escape' || !onSkip) return false;
    onSkip();
    return true;
  });
  const press = (event: KeyboardEvent) => {
    // The map behind has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape' && onSkip) onSkip();
    if (event.key === 'Tab' && frame.current) keepInside(event, frame.current);
  };
  const tap = ({ target }: Event) => {
    if (onSkip && !(target instanceof Element && target.closest('button, a, input, [data-answers]')))
      onSkip();
  };
  return (
    <section
      ref={frame}
      class={`scene is-${name}`}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      style={{ '--pace': going.pace }}
      onKeyDown={press}
      onClick={tap}
    >
      {children}
      {onSkip && (
        <button type="button" class="scene-skip small bare" onClick={onSkip}>
          {t('pace.skip')}
        </button>
      )}
      <p class="unseen" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

type OverlayProps = Pick<SceneProps, 'name' | 'going' | 'children'>;

/** What is seen over the map and asks nothing: the caption says it to who cannot see it. */
export function Overlay({ name, going, children }: OverlayProps) {
  return (
    <div class={`scene-overlay is-${name}`} aria-hidden="true" style={{ '--pace': going.pace }}>
      {children}
    </div>
  );
}

/** No focus can be in it. */
const NO_FRAME = { current: null };
const PUTS_AWAY: readonly string[] = ['Enter', ' ', 'Escape'];

/** It is told before anything goes on: a key puts it away, and does nothing below it. */
export function Told({ onSkip, ...shown }: OverlayProps & { readonly onSkip: () => void }) {
  useLayer('told', NO_FRAME, (key) => {
    if (PUTS_AWAY.includes(key)) onSkip();
    return PUTS_AWAY.includes(key);
  });
  return <Overlay {...shown} />;
}

function useFocusInside(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    if (!frame.current?.contains(before)) frame.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame]);
  // A button that was pressed and is gone leaves the keyboard nowhere: it goes on in the scene.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  });
}
