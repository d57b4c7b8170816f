import { type Signal, useSignal } from '@preact/signals';
import { t } from '#client/texts/texts.ts';

/** Law of the neighbours: with the cover on, what is secret is seen only while it is held. */
export interface Look {
  /** It may be shown now. */
  readonly isOpen: boolean;
  readonly isCovered: boolean;
  readonly holding: Signal<boolean>;
}

export function useLook(isCovered: boolean): Look {
  const holding = useSignal(false);
  return { isOpen: !isCovered || holding.value, isCovered, holding };
}

/** By finger, mouse or key; nothing where nothing is covered. */
export function HoldToLook({ look: { isCovered, holding } }: { look: Look }) {
  if (!isCovered) return null;
  const hold = (on: boolean) => () => {
    holding.value = on;
  };
  return (
    <button
      type="button"
      class="scene-hold calm"
      onPointerDown={hold(true)}
      onPointerUp={hold(false)}
      onPointerLeave={hold(false)}
      onPointerCancel={hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && hold(true)()}
      onKeyUp={hold(false)}
      onBlur={hold(false)}
    >
      {t('play.peek')}
    </button>
  );
}
