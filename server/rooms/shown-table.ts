import type { ChairAsk, ShownWatcher } from '#shared/wire/public-table.ts';
import type { KeptTable } from './kept-table.ts';
import { isReady } from './lobby.ts';
import type { Presence } from './presence.ts';
import type { ShownTable } from './table-display.ts';
import type { TableTalk } from './table-talk.ts';
import type { PauseVote } from './votes.ts';

interface TableNow {
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly talk: TableTalk;
  readonly pause: PauseVote;
  readonly asks: readonly ChairAsk[];
  readonly watchers: readonly ShownWatcher[];
  readonly rules: string;
  readonly commitment: string;
  /** D4: the set-up the devices were last asked to open their parts for. */
  readonly setup: string;
  readonly isUnwritten: boolean;
}

/** What there is to see at a table now. Looks, and changes nothing. */
export function shownTable(now: TableNow): ShownTable {
  const { kept, presence, talk, pause, asks, rules, commitment, setup, isUnwritten } = now;
  const { phase, lobby, matchId } = kept;
  const { links, watchers, standIns } = presence;
  const { watchers: seen } = now;
  return {
    phase,
    opener: lobby.opener,
    settings: lobby.settings,
    rules,
    commitment,
    setup: phase === 'dealing' ? setup : '',
    spectators: watchers.size,
    watchers: seen,
    asks,
    series: kept.series,
    finishedMatch: phase === 'over' ? (matchId ?? '') : '',
    unwritten: isUnwritten,
    removed: lobby.removed.map(({ name }) => name),
    paused: phase === 'playing' && pause.isOn,
    chairs: lobby.chairs.map((chair) => ({
      seat: chair.seat,
      name: chair.name,
      colour: chair.colour,
      kind: chair.owner === 'bot' ? 'bot' : standIns.has(chair.seat) ? 'stand-in' : 'person',
      present: chair.owner === 'bot' || links.has(chair.seat),
      ready: isReady(chair),
      commitment: chair.commitment ?? '',
      unopened: chair.unopened,
      accusedBy: talk.accusersOf(chair.seat).join(''),
      silenced: talk.isSilent(chair.seat),
      wantsPause: pause.isWantedBy(chair.seat),
      awayUntil: presence.awaitedUntil(chair.seat),
    })),
  };
}
