import { actions, choices, sure } from './en/actions.ts';
import { events } from './en/events.ts';
import { awaited, diary, notices, play } from './en/play.ts';
import { reasons } from './en/reasons.ts';
import { home, refusals, settings, table } from './en/table.ts';
import { around, phrase, suspicion, talk } from './en/talk.ts';
import { archive, consent, proof, story, theatre } from './en/theatre.ts';
import { things } from './en/things.ts';

export const en = {
  game: {
    name: 'Panic Station',
    pitch:
      'Someone on the crew is no longer human. Find the Hive, burn it, and trust nobody with your gas can.',
    facts: '4 to 6 players · hidden roles · no account',
    fanWork: 'Unofficial fan work after the board game by David Ausloos.',
  },
  name: { label: 'Your name', hint: 'as the others will see it' },
  home,
  table,
  settings,
  play,
  talk,
  suspicion,
  phrase,
  around,
  awaited,
  notices,
  diary,
  actions,
  choices,
  sure,
  events,
  theatre,
  story,
  proof,
  archive,
  consent,
  ...things,
  refusal: { ...refusals, ...reasons },
} as const;
