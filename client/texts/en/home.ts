import type { EndingKind, Role } from '#shared/play/index.ts';

export const game = {
  name: 'Panic Station',
  pitch: 'One of the crew is no longer human. Everyone looks the same from here.',
  facts: '4 to 6 players · hidden roles · no account',
  rules:
    'Find the Hive and burn it with three gas cans. Think twice before you trade: one infection is enough.',
  fanWork: 'Unofficial fan work after the board game by David Ausloos.',
} as const;

export const name = { label: 'Your name', hint: 'as the others will see it' } as const;

export const home = {
  playNow: 'Play now',
  playNowHint: 'at once, against bots',
  bots: '{{count}} bots, {{level}}',
  players: 'At the table',
  howGood: 'How they play',
  level: { calm: 'calm', keen: 'keen', merciless: 'merciless' },
  who: 'Who should be there',
  open: 'Open a table',
  code: 'Code or link',
  codeHint: 'like QKRTB',
  join: 'Join',
  tables: 'Open tables',
  noTables: 'No open table right now. Open one and it shows here.',
  seated: '{{seated}} of {{seats}} chairs taken',
  tableOf: '{{opener}}’s table',
  offline: 'The station cannot be reached right now. The rules and the lessons are here all the same.',
  privacy: 'What is kept of you',
  aboard: 'You are aboard {{code}}',
  aboardIn: {
    waiting: 'The crew gathers.',
    playing: 'The match goes on.',
  },
  return: 'Return',
  trade: 'Trade',
  tradeLine: 'Meet somebody, swap one card each in secret. It may be an infection.',
  scan: 'Scan',
  scanLine: 'A thermal scan counts the infected. It names nobody.',
  burn: 'Burn',
  burnLine: 'Find the Hive in the dark. Three gas cans end it.',
  record: 'My record',
  recordHint: 'on this device, for nobody else',
  recordOf: 'of {{count}} won',
  memory: 'What this device remembers',
  memoryHint:
    'Your games, receipts, wishes and the keys of your seats, as a file to carry to another device. Whoever has the file can sit down in your seats.',
  memorySave: 'Save as a file',
  memoryAdd: 'Add from a file',
  memoryRefused: 'That is no file of a device of Panic Station.',
  delete: 'Delete my part in the game of {{when}}',
  deleteSure:
    'What you said and noted in this game is deleted on the server, and the game is never listed. With the last of its players it is deleted altogether. Go on?',
  boarding: 'The crew boards …',
  learn: 'Learn in five minutes',
  caseOfTheDay: 'The case of the day',
  rules: 'Rules',
  games: 'Explore games',
  measured: 'Humans win {{percent}} % among keen bots, {{players}} players ({{games}} matches).',
} as const;

/** Finished games: those this device was at, and those for everybody. */
export const archive = {
  title: 'My games',
  public: 'Public games',
  noPublic: 'None yet. A finished game is listed here when everybody who played it agrees.',
  bot: '{{name}} (bot)',
  way: 'See everything',
} as const;

export const role = { human: 'Human', infected: 'Infected', host: 'Host' } as const satisfies Record<
  Role,
  string
>;

export const ending = {
  'hive-burnt': 'The Hive has burnt.',
  'all-infected': 'The scan finds no human left.',
  'last-human-without-fuel': 'One human is left, and no gas can to be found.',
  'no-human-trooper': 'No human Trooper is left to burn the Hive.',
  'troopers-dead': 'The last Trooper is dead.',
  sealed: 'The Hive can never be reached.',
  'all-dead': 'Nobody is left but the parasites.',
  abandoned: 'The mission was abandoned.',
  'time-is-up': 'The mission took too long.',
  'nobody-can-win': 'No Infected is left, and too few gas cans: nobody can win any more.',
} as const satisfies Record<EndingKind, string>;
