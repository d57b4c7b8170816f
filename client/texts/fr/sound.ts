import type { Texts } from '../wording/all-texts.ts';

export const sound: Texts['sound'] = {
  isOn: 'Son : {{percent}} %',
  isMuted: 'Son coupé',
  mute: 'Couper',
  unmute: 'Rétablir',
  volume: 'Volume',
};
