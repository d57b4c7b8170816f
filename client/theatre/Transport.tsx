import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { SPEEDS } from './replay-player.ts';

const PLAY = 'M7 4l13 8l-13 8z';
const PAUSE = 'M8 4v16M16 4v16';
const BACK = 'M15 5l-7 7l7 7';
const ON = 'M9 5l7 7l-7 7';
const FAR_BACK = 'M18 5l-7 7l7 7M10 5l-7 7l7 7';
const FAR_ON = 'M6 5l7 7l-7 7M14 5l7 7l-7 7';

/** What the keys of a player drive. */
export interface Driven {
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: Signal<(typeof SPEEDS)[number]>;
  goBy(steps: number): void;
  goTo(what: 'turn' | 'phase', way: 'back' | 'on'): void;
  toggle(): void;
}

interface TransportProps {
  readonly driven: Driven;
  /** Where it is. */
  readonly counter: string;
  readonly children?: ComponentChildren;
}

/** Play, pause, speed; by command, by turn, by phase. */
export function Transport({ driven, counter, children }: TransportProps) {
  const { playing, speed, goBy, goTo, toggle } = driven;
  const key = (name: string, path: string, onClick: () => void, small?: string) => (
    <button type="button" class="deck-key" aria-label={name} title={name} onClick={onClick}>
      <Icon path={path} />
      {small && <small aria-hidden="true">{small}</small>}
    </button>
  );
  return (
    <div class="transport">
      <p class="counter" aria-live="off">
        {counter}
      </p>
      <div class="keys">
        {key(t('theatre.phaseBack'), FAR_BACK, () => goTo('phase', 'back'), t('theatre.phase'))}
        {key(t('theatre.turnBack'), FAR_BACK, () => goTo('turn', 'back'), t('theatre.turn'))}
        {key(t('theatre.back'), BACK, () => goBy(-1))}
        <button
          type="button"
          class="deck-key is-play"
          aria-label={t(playing.value ? 'theatre.pause' : 'theatre.play')}
          onClick={toggle}
        >
          <Icon path={playing.value ? PAUSE : PLAY} />
        </button>
        {key(t('theatre.on'), ON, () => goBy(1))}
        {key(t('theatre.turnOn'), FAR_ON, () => goTo('turn', 'on'), t('theatre.turn'))}
        {key(t('theatre.phaseOn'), FAR_ON, () => goTo('phase', 'on'), t('theatre.phase'))}
      </div>
      <label class="speed">
        <span class="unseen">{t('theatre.speed')}</span>
        <select
          value={speed.value}
          onChange={(event) => {
            const wanted = Number(event.currentTarget.value);
            speed.value = SPEEDS.find((each) => each === wanted) ?? 1;
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t('theatre.times', { speed: each })}
            </option>
          ))}
        </select>
      </label>
      {children}
      <p class="hints quiet">{t('theatre.keys')}</p>
    </div>
  );
}
