import { computed, type Signal, signal } from '@preact/signals';
import { isHandheld, keepCovered, recallCovered } from '#client/device/memory.ts';

const chosen = signal(recallCovered());

/** From whom the hand could be hidden: from others at the table, from bots alone, or from nobody at a table of one's own. */
export const company = signal<'people' | 'bots' | 'nobody'>('people');

/**
 * People sit beside each other: hand, role and diary can lie face down on this device. On a phone they do unless somebody
 * wanted otherwise; but bots do not look over shoulders, and who learns the game among them sees his cards.
 */
export const covered = computed((): boolean => {
  if (company.value === 'nobody') return false;
  return chosen.value ?? (company.value === 'people' && isHandheld());
});

export function cover(wanted: boolean): void {
  chosen.value = wanted;
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
