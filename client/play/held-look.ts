import { type Signal, signal } from '@preact/signals';
import { keepCovered, recallCovered } from '#client/device/memory.ts';

/** People sit beside each other: hand, role and diary can lie face down on this device. */
export const covered = signal(recallCovered());

export function cover(wanted: boolean): void {
  covered.value = wanted;
  keepCovered(wanted);
}

/** Shows only as long as it is held, by finger, mouse or key. */
export function holding(peeking: Signal<boolean>) {
  const look = (on: boolean) => () => {
    peeking.value = on;
  };
  return {
    onPointerDown: look(true),
    onPointerUp: look(false),
    onPointerLeave: look(false),
    onPointerCancel: look(false),
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: ({ key }: KeyboardEvent) => (key === ' ' || key === 'Enter') && look(true)(),
    onKeyUp: look(false),
    onBlur: look(false),
  };
}
