import { signal } from '@preact/signals';

/** Whether there is room for everything side by side; the style sheets ask the same. */
export const wide = signal(false);

const query = matchMedia('(min-width: 60rem)');
wide.value = query.matches;
query.addEventListener('change', ({ matches }) => {
  wide.value = matches;
});
