import { startDealerWorker } from '#client/device/dealer-worker.ts';
import { recallGames } from '#client/device/games.ts';
import { recallReceipt } from '#client/device/receipt.ts';
import { openWorkerDesk } from '#client/device/worker-letters.ts';
import { ListedMatch, readList } from '#shared/wire/listing.ts';
import type { KnownGame } from './filters.ts';
import type { GamesQuestions, MatchSummary } from './summary.ts';

/** Those of this device and the public ones, none twice, the newest first; nothing of them is counted yet. */
export async function knownGames(): Promise<readonly KnownGame[]> {
  const mine = recallGames().map(({ id, at, crew, ending }): KnownGame => {
    const seat = recallReceipt(id)?.seat;
    return { id, at, crew, ending, isMine: true, seat, summary: undefined };
  });
  const listed = await publicGames();
  const others = listed.filter(({ id }) => !mine.some((game) => game.id === id));
  return [...mine, ...others].sort((a, b) => b.at - a.at);
}

async function publicGames(): Promise<readonly KnownGame[]> {
  // Without a line there are still those of this device.
  const answer = await fetch('/archive').catch(() => undefined);
  const list: unknown = answer?.ok ? await answer.json().catch(() => []) : [];
  return readList(ListedMatch, list).map(({ id, endedAt, ending, crew }) => ({
    id,
    at: endedAt,
    crew: crew.map(({ name }) => name),
    ending,
    isMine: false,
    seat: undefined,
    summary: undefined,
  }));
}

/** Fetches and counts one after the other; each is told as soon as it is counted. Answers with what ends it. */
export function countGames(
  games: readonly KnownGame[],
  onCounted: (id: string, summary: MatchSummary | undefined) => void,
): () => void {
  const { ask, close } = openWorkerDesk<GamesQuestions>(startDealerWorker());
  let isOver = false;
  const count = async () => {
    for (const { id } of games) {
      if (isOver) return;
      const answer = await fetch(`/matches/${id}`).catch(() => undefined);
      const record: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (isOver) return;
      onCounted(id, record === undefined ? undefined : await ask('summarise', record));
    }
    close();
  };
  void count();
  return () => {
    isOver = true;
    close();
  };
}
