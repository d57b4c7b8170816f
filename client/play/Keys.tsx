import { t } from '#client/texts/texts.ts';
import type { Desk } from './desk.ts';
import { HURRY_KEY } from './keys.ts';
import { Overlay } from './Overlay.tsx';
import { VERB_NAMES, VERBS } from './verbs.ts';

const KEYS = [
  ['L', 'list'],
  ['1 – 9', 'numbers'],
  ['← ↑ ↓ →', 'arrows'],
  ['Enter', 'enter'],
  ['R', 'turn'],
  ['Esc', 'escape'],
  ['E', 'end'],
  ['C', 'feed'],
  ['H', 'follow'],
  [HURRY_KEY.toUpperCase(), 'hurry'],
  ['?', 'help'],
] as const;

/** All keys of the screen. */
export function Keys({ desk }: { desk: Desk }) {
  // Who presses a question mark may have asked for these.
  const readRules = () => {
    desk.panel.value = undefined;
    desk.ask({ about: 'rules' });
  };
  return (
    <Overlay
      label={t('screen.keys')}
      class="keys-panel"
      onClose={() => {
        desk.panel.value = undefined;
      }}
    >
      <h2>{t('screen.keys')}</h2>
      <button type="button" class="small calm" onClick={readRules}>
        {t('home.rules')}
      </button>
      <dl class="keys">
        {VERB_NAMES.map((verb) => (
          <div key={verb}>
            <dt>
              <kbd>{VERBS[verb].key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`verbs.${verb}`)}</dd>
          </div>
        ))}
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`screen.keyNames.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  );
}
