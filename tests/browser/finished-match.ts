import { openMatch, play, recordedStep } from '#server/dealer/index.ts';
import type { Store } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { MatchRecord, RecordedStep } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

const NAMES = ['Ann', 'Bartholomew', 'Cleo', 'Dmitri', 'Eve'];

/** The first match that will do of those bots play without a network. */
export function botMatch(isWanted: (record: MatchRecord) => boolean): MatchRecord {
  for (let game = 1; game < 500; game++) {
    const { record } = simulateMatch({
      seed: `theatre ${game}`,
      bots: NAMES.map(() => 'simple'),
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    });
    if (isWanted(record)) return withNames(record);
  }
  throw new Error('no match like this in 500');
}

/** The same deal and commands with people's names at the chairs: the digests are others, so it is played again. */
function withNames({ setup, steps }: MatchRecord): MatchRecord {
  const named = { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name })) };
  let match = openMatch(named);
  const again = steps.map(({ actor, command }): RecordedStep => {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(`refused: ${played.reason.code}`);
    match = played.match;
    return recordedStep(actor, command, match);
  });
  return { setup: named, steps: again };
}

/** As a table leaves it behind: begun, every step on disk, ended. */
export async function keepFinished(store: Store, id: string, record: MatchRecord): Promise<void> {
  await keepRunning(store, id, record);
  await store.endMatch(id, 3, 'hive-burnt');
}

/** The same without the end. */
export async function keepRunning(store: Store, id: string, { setup, steps }: MatchRecord): Promise<void> {
  const table = id.slice(0, 5);
  await store.reserveCode(table, 0);
  const kept = {
    code: table,
    settings: {
      listed: false,
      spectators: true,
      seats: setup.seats.length,
      options: setup.options,
      turnSeconds: 120,
      tradeSeconds: 30,
      armorSeconds: 5,
    },
    opener: 0,
    chairs: [],
    removed: [],
    phase: 'waiting',
    serverPart: setup.serverPart,
    changedAt: 1,
  } as const;
  await store.beginMatch({ id, table: kept, setup });
  await store.appendSteps(id, 1, steps, 2);
}
