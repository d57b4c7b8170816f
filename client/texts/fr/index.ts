import type { Texts } from '../wording/all-texts.ts';
import { actions, choices, sure } from './actions.ts';
import { captions, numbers, pace } from './captions.ts';
import { cases } from './cases.ts';
import { ceremonies } from './ceremonies.ts';
import { company } from './company.ts';
import { events } from './events.ts';
import { eyes } from './eyes.ts';
import { first } from './first.ts';
import { fork } from './fork.ts';
import { games } from './games.ts';
import { coach, learn } from './learn.ts';
import { minds } from './minds.ts';
import { known, outcomes, verdicts } from './outcomes.ts';
import { awaited, diary, notices, play } from './play.ts';
import { nextFits, reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { roles } from './roles.ts';
import { about, lobby, reader, roomHint, roomState, screen, verbs } from './screen.ts';
import { share } from './share.ts';
import { sound } from './sound.ts';
import { settings, table } from './table.ts';
import { around, because, claim, claimed, claimStart, contradiction, suspicion, talk, why } from './talk.ts';
import { consent, proof, story, theatre } from './theatre.ts';
import { things } from './things.ts';

export { forms } from './grammar.ts';

export const texts: Texts = {
  ...first,
  table,
  settings,
  play,
  talk,
  suspicion,
  claim,
  claimStart,
  claimed,
  why,
  nextFits,
  because,
  contradiction,
  around,
  sound,
  screen,
  verbs,
  roomHint,
  roomState,
  about,
  lobby,
  reader,
  awaited,
  notices,
  diary,
  actions,
  choices,
  sure,
  events,
  eyes,
  captions,
  ceremonies,
  numbers,
  pace,
  outcomes,
  verdicts,
  known,
  roles,
  theatre,
  story,
  proof,
  consent,
  fork,
  minds,
  cases,
  company,
  games,
  share,
  learn,
  coach,
  ...things,
  refusal: { ...refusals, ...reasons },
};
