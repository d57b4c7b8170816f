import type { LayerKind } from '#client/look/layers.ts';
import { HURRY_KEY } from './keys.ts';
import { VERB_NAMES, VERBS } from './verbs.ts';

const ON_THE_MAP: readonly string[] = [
  'Escape',
  'r',
  'l',
  '?',
  'c',
  'h',
  'e',
  HURRY_KEY,
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
  ...VERB_NAMES.map((name) => VERBS[name].key),
];
/** What is shut is asked about, what goes on is followed: neither is an action. */
const BESIDE_THE_MAP: readonly string[] = ['Escape', 'l', '?', 'c', 'h', HURRY_KEY];

/** Whether a key of the page is one of what lies uppermost: none reaches what is below it. */
export function isKeyOf(top: LayerKind, key: string): boolean {
  switch (top) {
    case 'map':
    case 'room-card':
    case 'question':
      return ON_THE_MAP.includes(key);
    case 'list':
      return BESIDE_THE_MAP.includes(key) || /^[1-9]$/.test(key);
    case 'sheet':
      return key === 'Escape' || key === '?';
    case 'told':
    case 'scene':
      return key === HURRY_KEY;
  }
}
