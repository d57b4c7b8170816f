/** Pictures of a moment, made on the device. */
export const share = {
  title: 'Share',
  hint: 'Made on this device, as the eyes that are chosen see it. Each carries the address of the match.',
  strip: 'The last three moments as a picture',
  film: 'A short film of this scene',
  noFilm: 'This browser cannot record films.',
  making: 'Painting …',
} as const;
