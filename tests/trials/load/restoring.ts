import { ask } from './asking.ts';
import { callerHeaders, cpuMs, type GameUnderLoad } from './game-under-load.ts';

/** So many people knock at the same time. */
const KNOCKING_AT_ONCE = 48;
/** A line to the process that was killed may be tried first, and is not there any more. */
const MOST_TRIES = 5;

/** The server is killed and started again, and somebody knocks at every table, which brings it back from the disk. */
export async function restoring(game: GameUnderLoad, codes: readonly string[]) {
  if (!game.startAgain) return undefined;
  const pids = [await game.startAgain()];
  const before = cpuMs(pids);
  const beganAt = performance.now();
  let next = 0;
  const knocking = async () => {
    while (next < codes.length) {
      const index = next++;
      await knock(`${game.url}/tables/${codes[index]}`, callerHeaders(game, index));
    }
  };
  await Promise.all(Array.from({ length: KNOCKING_AT_ONCE }, knocking));
  return {
    perSecond: Math.round((codes.length * 1000) / (performance.now() - beganAt)),
    cpuMsPerTable: Math.round(((cpuMs(pids) - before) / codes.length) * 100) / 100,
  };
}

async function knock(url: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const { status } = await ask(url, headers);
      if (status === 200) return;
      throw new Error(`a table did not come back: ${status}`);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}
