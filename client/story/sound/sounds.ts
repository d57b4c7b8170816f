/** Everything that can be heard, each by the thing that makes it. The bed under them is the room tone. */
export const SOUNDS = [
  'steps',
  'door',
  'plate',
  'search',
  'card',
  'turn-over',
  'seal',
  'cards-cross',
  'shot',
  'stab',
  'blast',
  'bite',
  'armor',
  'wound',
  'heal',
  'death',
  'alarm',
  'crawl',
  'die',
  'sonar',
  'sweep',
  'vote',
  'accusation',
  'speech',
  'your-turn',
  'fire',
  'ending-humans',
  'ending-hive',
  'ending-nobody',
] as const;

export type Sound = (typeof SOUNDS)[number];

/** Moments whose outcome only some at the table know, though everybody in the room hears the device. */
export const SECRET_MOMENTS = [
  'card-drawn',
  'card-turned',
  'card-given',
  'cards-exchanged',
  'trade-learned',
  'role-learned',
  'body-scanned',
  'person-scanned',
] as const;

export type SecretMoment = (typeof SECRET_MOMENTS)[number];

/** One sound for each, whatever the card, the role or the outcome: a neighbour must not hear a secret. */
export const SOUND_OF_SECRET = {
  'card-drawn': 'card',
  'card-turned': 'turn-over',
  'card-given': 'seal',
  'cards-exchanged': 'cards-cross',
  'trade-learned': 'turn-over',
  'role-learned': 'turn-over',
  'body-scanned': 'turn-over',
  'person-scanned': 'sonar',
} as const satisfies Readonly<Record<SecretMoment, Sound>>;
