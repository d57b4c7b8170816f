import { computed, effect, signal } from '@preact/signals';
import { keep, recall } from './memory.ts';

/** How this device likes its screen. */
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['full', 'less'] as const;
export const SIDES = ['right', 'left'] as const;
const NOTICES = ['off', 'on'] as const;
/** Grain and breath on the map; by itself: as far as the device bears them. */
export const FILMS = ['by-itself', 'on', 'off'] as const;
/** The screen as eyes see it that lack red, green or blue, or all of them: to check what one draws and marks. */
export const COLOUR_VIEWS = ['full', 'protan', 'deutan', 'tritan', 'grey'] as const;
export const BOT_VOICES = ['heard', 'quiet'] as const;
export const HINTS = ['on', 'off'] as const;

function kept<Value extends string>(item: string, values: readonly Value[], usual: Value) {
  const known = recall(item);
  const value = signal<Value>(values.find((each) => each === known) ?? usual);
  return {
    value,
    set: (next: Value) => {
      value.value = next;
      keep(item, next);
    },
  };
}

export const textSize = kept('text size', TEXT_SIZES, 'normal');
export const motion = kept('motion', MOTIONS, 'full');
/** Where the buttons of a turn lie: for the right hand or the left. */
export const side = kept('side', SIDES, 'right');
export const film = kept('film', FILMS, 'by-itself');
export const colourView = kept('colours', COLOUR_VIEWS, 'full');
/** D8: whether what bots say is left out on this device. */
export const botVoice = kept('bots', BOT_VOICES, 'heard');

const isAskedForLess = signal(false);
// Tools and tests read these, too, where there is no screen.
if (typeof matchMedia === 'function') {
  const asked = matchMedia('(prefers-reduced-motion: reduce)');
  isAskedForLess.value = asked.matches;
  asked.addEventListener('change', ({ matches }) => {
    isAskedForLess.value = matches;
  });
}

/** Whether anything may move: neither this screen nor the device it is on was told otherwise. */
export const moves = computed(() => motion.value.value === 'full' && !isAskedForLess.value);

/** A notice of the system when it is one's turn and nobody looks at the page. */
export const notices = kept('notices', NOTICES, 'off');

/** Whether a newcomer is told what things are for. */
export const hints = kept('hints', HINTS, 'on');

/** The style sheets ask the page's root. */
export function applyPreferences(root: HTMLElement): () => void {
  return effect(() => {
    root.dataset['text'] = textSize.value.value;
    root.dataset['motion'] = moves.value ? 'full' : 'less';
    root.dataset['side'] = side.value.value;
    root.dataset['colours'] = colourView.value.value;
  });
}
