import { NO_CLOCK } from '#shared/wire/public-table.ts';
import { NO_SERIES } from '#shared/wire/series.ts';
import type { Chair, Table } from './session.ts';

/** A chair of which there is nothing to say but who sits in it. */
export const BARE_CHAIR: Omit<Chair, 'name' | 'colour' | 'kind'> = {
  present: true,
  ready: true,
  commitment: '',
  unopened: false,
  accusedBy: [],
  silenced: false,
  wantsPause: false,
  awayUntil: 0,
};

/** A table around which nothing is going on. */
export const BARE_TABLE: Omit<Table, 'code' | 'phase' | 'chairs' | 'opener' | 'settings'> = {
  rules: '',
  commitment: '',
  setup: '',
  spectators: 0,
  clock: NO_CLOCK,
  paused: false,
  release: 0,
  finishedMatch: '',
  unwritten: false,
  removed: [],
  asks: [],
  watchers: [],
  series: NO_SERIES,
};
