import './sound.css';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import type { Volume } from './volume.ts';

const SPEAKER = 'M4 9.500h3.500L12 5.500v13L7.500 14.500H4z';
const WAVES = `${SPEAKER}M15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10`;
const CROSS = `${SPEAKER}M15.500 9.500l5 5M20.500 9.500l-5 5`;

interface SoundProps {
  readonly volume: Volume;
  /** Lets the new level be heard. */
  readonly onTry?: (() => void) | undefined;
}

/** How loud this device is, in the header. */
export function SoundButton({ volume, onTry }: SoundProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const muted = volume.isMuted.value;
  const name = nameOf(volume);

  const shut = () => {
    if (frame.current) frame.current.open = false;
  };
  const shutOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !frame.current?.contains(target)) shut();
  };
  // The map takes no focus: a press on it is the only sign of leaving.
  useEffect(() => {
    const point = ({ target }: Event) => shutOutside(target);
    document.addEventListener('pointerdown', point, { capture: true });
    return () => document.removeEventListener('pointerdown', point, { capture: true });
  });
  const press = (event: KeyboardEvent) => {
    // The arrows are the slider's while it has the focus, not the map's or the replay's.
    if (event.target instanceof HTMLInputElement) event.stopPropagation();
    if (event.key !== 'Escape' || !frame.current?.open) return;
    event.stopPropagation();
    shut();
    frame.current.querySelector('summary')?.focus();
  };

  return (
    <details
      ref={frame}
      class="sound"
      onFocusOut={({ relatedTarget }) => shutOutside(relatedTarget)}
      onKeyDown={press}
    >
      <summary aria-label={name} title={name}>
        <Icon path={muted ? CROSS : WAVES} />
      </summary>
      <div class="sound-panel">
        <SoundLevel {...{ volume, onTry }} />
      </div>
    </details>
  );
}

/** Off, on, and how loud. */
export function SoundLevel({ volume, onTry }: SoundProps) {
  const muted = volume.isMuted.value;
  return (
    <>
      <button type="button" class="small" onClick={() => volume.setMuted(!muted)}>
        {muted ? t('sound.unmute') : t('sound.mute')}
      </button>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        aria-label={t('sound.volume')}
        aria-valuetext={nameOf(volume)}
        value={percentOf(volume)}
        onInput={({ currentTarget }) => volume.setLevel(Number(currentTarget.value) / 100)}
        onChange={onTry}
      />
    </>
  );
}

const percentOf = ({ level }: Volume): number => Math.round(100 * level.value);

const nameOf = (volume: Volume): string =>
  volume.isMuted.value ? t('sound.isMuted') : t('sound.isOn', { percent: percentOf(volume) });
