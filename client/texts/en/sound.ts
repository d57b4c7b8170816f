export const sound = {
  isOn: 'Sound: {{percent}} %',
  isMuted: 'Sound: muted',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
} as const;
