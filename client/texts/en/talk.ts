import type { PHRASES, PHRASES_ON_ROOM, PHRASES_ON_SEAT, SUSPICIONS } from '#shared/wire/talk.ts';

/** Talk at the table, and what one thinks of the others. */
export const talk = {
  empty: 'Nothing was said yet. Talk is free, and need not be true.',
  message: 'Message',
  say: 'Say',
  phrases: 'Phrases',
  noPhrases: 'Write',
  who: 'About whom',
  where: 'About which room',
  unread: 'unread',
  you: 'You',
  watcher: 'A spectator',
  onlyDead: 'You are out: only the dead hear you.',
  onlyWatching: 'You watch: only spectators hear you.',
  dead: 'among the dead',
  watching: 'among spectators',
  accusedBy: 'Accused by {{who}}',
  about: 'What you think of {{who}}',
  think: 'For yourself',
  accuse: 'Accuse',
  withdraw: 'Withdraw',
  mute: 'Mute',
  unmute: 'Hear again',
  muted: 'muted',
  silence: 'Silence',
  unsilence: 'Let speak',
  silenced: 'silenced',
  replace: 'Let a bot play',
  replaceAsked: 'Asked. Most of the others must agree.',
} as const;

/** What stands at a player, seen by oneself alone. */
export const suspicion = {
  clean: 'clean',
  unsure: 'unsure',
  infected: 'infected',
} as const satisfies Record<(typeof SUSPICIONS)[number], string>;

type Phrase = (typeof PHRASES)[number] | (typeof PHRASES_ON_SEAT)[number] | (typeof PHRASES_ON_ROOM)[number];

export const phrase = {
  'i-am-clean': 'I am clean.',
  'i-have-a-gas-can': 'I have a gas can.',
  'i-need-a-gas-can': 'I need a gas can.',
  'stay-away-from-me': 'Stay away from me.',
  'meet-me': 'Meet me.',
  'let-us-scan': 'Let us scan.',
  yes: 'Yes.',
  no: 'No.',
  'thank-you': 'Thank you.',
  'is-infected': '{{who}} is infected.',
  'is-clean': '{{who}} is clean.',
  'do-not-trade-with': 'Do not trade with {{who}}.',
  'who-traded-with': 'Who traded with {{who}}?',
  'do-not-enter': 'Do not enter {{room}}.',
  'come-to': 'Come to {{room}}.',
  'i-go-to': 'I go to {{room}}.',
} as const satisfies Record<Phrase, string>;

/** The table around the match: pauses, and moving the seat. */
export const around = {
  menu: 'Table',
  pause: 'Ask for a pause',
  paused: 'Paused: clocks and bots stand still.',
  goOn: 'Go on',
  pauseWanted: '{{who}}: pause?',
  pauseAgree: 'Agree',
  pauseAsked: 'You asked for a pause. It begins when all agree.',
  pauseDrop: 'Never mind',
  standIn: 'A bot plays for you. Act, and you play again.',
  move: 'Move my seat to another device',
  moveHint: 'Open this there, once. Your seat goes along, and this device lets go of it.',
  moveQr: 'QR code of the link that moves your seat',
  close: 'Close',
} as const;
