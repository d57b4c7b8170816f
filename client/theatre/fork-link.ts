import { packedForLink, unpackedFromLink } from '#client/device/packed-link.ts';
import type { ForkedMatch, MatchRecord } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { forkedMatchSchema } from '#shared/wire/fork.ts';
import { FORK_PATH } from '#shared/wire/fork-path.ts';

/** A moment of a match to go on from, with nothing played yet. */
export function forkOf({ setup, steps }: MatchRecord, at: number, seat: SeatId, of?: string): ForkedMatch {
  return {
    setup,
    steps: steps.map(({ actor, command }) => ({ actor, command })) as ForkedMatch['steps'],
    at,
    seat,
    branch: [],
    ...(of !== undefined && { of }),
  };
}

/** The address a fork opens at, on whatever server: all of it stands in the fragment. */
export const forkAddress = async (forked: ForkedMatch): Promise<string> =>
  `${FORK_PATH}#${await packedForLink(forked)}`;

/** The fork an address carries; nothing if it is cut off, or no fork. */
export async function readFork(hash: string): Promise<ForkedMatch | undefined> {
  const read = forkedMatchSchema.safeParse(await unpackedFromLink(hash.replace(/^#/, '')));
  return read.success ? read.data : undefined;
}
