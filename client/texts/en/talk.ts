import type { Claim, ClaimedCard, CONTRADICTIONS, Deed } from '#shared/talk/index.ts';
import type { SUSPICIONS } from '#shared/wire/talk.ts';

/** Talk at the table, and what one thinks of the others. */
export const talk = {
  empty: 'Nothing was said yet. Talk is free, and need not be true.',
  message: 'Message',
  say: 'Say',
  claims: 'Claim',
  noClaims: 'Close',
  back: 'Back',
  aboutMe: 'About me',
  aboutOthers: 'About others',
  places: 'Where to',
  ask: 'Ask and answer',
  who: 'Whom',
  fromWhom: 'From whom',
  where: 'Where',
  card: 'Which card',
  howMany: 'How many',
  deed: 'What everybody saw',
  nothingSeen: 'Nothing was seen yet.',
  nothingSaid: 'You have claimed nothing that stands.',
  myself: 'me',
  ledger: 'Claims',
  ledgerHint: 'What was claimed, newest first. Talk need not be true.',
  takenBack: 'taken back',
  doubtful: 'Does not fit: {{why}}',
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
  mute: 'Mute',
  unmute: 'Hear again',
  muted: 'muted',
  silence: 'Silence',
  unsilence: 'Let speak',
  silenced: 'silenced',
  replace: 'Let a bot play',
  replaceAsked: 'Asked. Most of the others must agree.',
  report: 'Report',
  reportFor: { insult: 'insults', cheating: 'cheating', name: 'the name', other: 'something else' },
  reported: 'Whoever runs this server can read it now, with what was said last.',
  keepAway: 'Keep away from my tables',
  keptAway: '{{who}} is kept away from the tables you open. You can let them in there.',
} as const;

/** What stands at a player, seen by oneself alone. */
export const suspicion = {
  clean: 'clean',
  unsure: 'unsure',
  infected: 'infected',
  /** Before one of them that is no guess. */
  known: 'known for sure',
} as const satisfies Record<(typeof SUSPICIONS)[number] | 'known', string>;

/** What can be claimed by choosing it; every reader reads it in their own language. */
export const claim = {
  clean: 'I am clean.',
  scan: 'Let us scan.',
  yes: 'Yes.',
  no: 'No.',
  thanks: 'Thank you.',
  infected: '{{who}} is infected.',
  trust: 'I trust {{who}}.',
  'are-you-clean': '{{who}}, are you clean?',
  'what-traded': '{{who}}, what did you trade?',
  gave: 'I gave {{who}} {{card}}.',
  got: 'I got {{card}} from {{who}}.',
  cans_zero: 'I have no gas can.',
  cans_one: 'I have one gas can.',
  cans_other: 'I have {{count}} gas cans.',
  need: 'I need {{card}}.',
  come: 'Come to {{room, the}}.',
  comeToMe: 'Meet me.',
  comeToSeat: 'Join {{who}}.',
  away: 'Stay away from {{room, the}}.',
  awayFromMe: 'Stay away from me.',
  awayFromSeat: 'Stay away from {{who}}.',
  go: 'I go to {{room, the}}.',
  'take-back': 'I take it back: “{{what}}”',
} as const;

/** A claim before it is whole: the rest is chosen next. */
export const claimStart = {
  gave: 'I gave …',
  got: 'I got …',
  cans: 'Gas cans …',
  need: 'I need …',
  infected: '… is infected',
  trust: 'I trust …',
  come: 'Come to …',
  away: 'Stay away from …',
  go: 'I go to …',
  'are-you-clean': 'Are you clean, …?',
  'what-traded': 'What did you trade, …?',
  why: 'Why did you …?',
  because: 'Because …',
  'take-back': 'I take it back …',
} as const satisfies Partial<Record<Claim['type'], string>>;

/** A card as one speaks of it. */
export const claimed = {
  'gas-can': 'a gas can',
  armor: 'armor',
  ammo: 'ammo',
  'first-aid-kit': 'a first aid kit',
  keycard: 'a keycard',
  'heavy-gun': 'a heavy gun',
  grenade: 'a grenade',
  'energy-boost': 'an energy boost',
  'target-scope': 'a target scope',
  'combat-knife': 'a combat knife',
  'body-scanner': 'a body scanner',
  infection: 'an infection card',
} as const satisfies Record<ClaimedCard, string>;

export const why = {
  trade: '{{who}}, why did you trade with {{whom}}?',
  attack: '{{who}}, why did you attack {{whom}}?',
  'body-scan': '{{who}}, why did you scan {{whom}}?',
  heal: '{{who}}, why did you heal {{whom}}?',
  meet: '{{who}}, why did you come to {{room, the}}?',
  search: '{{who}}, why did you search {{room, the}}?',
  grenade: '{{who}}, why did you throw a grenade into {{room, the}}?',
  terminal: '{{who}}, why did you use the Terminal?',
  'pass-over': '{{who}}, why did you pass over a location?',
  'call-scan': '{{who}}, why did you call for a scan?',
} as const satisfies Record<Deed['did'], string>;

export const because = {
  trade: 'Because {{who}} traded with {{whom}} (phase {{phase}}).',
  attack: 'Because {{who}} attacked {{whom}} (phase {{phase}}).',
  'body-scan': 'Because {{who}} scanned {{whom}} (phase {{phase}}).',
  heal: 'Because {{who}} healed {{whom}} (phase {{phase}}).',
  meet: 'Because {{who}} came to {{room, the}} (phase {{phase}}).',
  search: 'Because {{who}} searched {{room, the}} (phase {{phase}}).',
  grenade: 'Because {{who}} threw a grenade into {{room, the}} (phase {{phase}}).',
  terminal: 'Because {{who}} used the Terminal (phase {{phase}}).',
  'pass-over': 'Because {{who}} passed over a location (phase {{phase}}).',
  'call-scan': 'Because {{who}} called for a scan (phase {{phase}}).',
  count: 'Because the scan found {{positive}} of {{living}} (phase {{phase}}).',
} as const satisfies Record<Deed['did'] | 'count', string>;

/** What speaks against a claim, of what everybody knows. */
export const contradiction = {
  'no-such-trade': 'no trade between the two was seen',
  'too-few-cards': 'the hand was smaller than that',
  'scan-found-all': 'a scan found everybody infected',
  'scan-found-none': 'a scan found nobody infected',
  'not-seen': 'nobody saw that',
  'says-otherwise': 'said otherwise before',
} as const satisfies Record<(typeof CONTRADICTIONS)[number], string>;

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
  back: 'I am back',
  playForMe: 'Play for me',
  inReserve: 'Your turn has run out: you play on from your reserve.',
  timeShort: 'Your time runs out.',
  moreTime: 'I need more time',
  move: 'Move my seat to another device',
  moveHint: 'Open this link on the other device, once. Your seat moves there and leaves this one.',
  moveQr: 'QR code of the link that moves your seat',
  close: 'Close',
  invite: 'Invite friends',
  inviteHint:
    'Whoever opens this watches at once, and can ask for a bot’s chair. Everybody living has to agree.',
  inviteQr: 'QR code of the link to this table',
  botsChair: 'Play along: ask for a bot’s chair',
  takeChair: 'Take the chair of',
  askChair: 'Ask for it',
  chairAsked: 'You asked for {{chair}}’s chair. It is yours when everybody living agrees.',
  asksChair: '{{who}} asks for {{chair}}’s chair.',
  asksChairHint: 'With its cards, its role and its diary.',
  refuseChair: 'No',
} as const;
