import * as z from 'zod/mini';
import { packedForLink, unpackedFromLink } from '#client/device/packed-link.ts';
import { forkedMatchSchema } from '#shared/wire/fork.ts';
import type { Case, KeptCase } from './protocol.ts';

const Kept = z.object({
  fork: forkedMatchSchema,
  believed: z.record(z.string(), z.number().check(z.gte(0), z.lte(1))),
});

/** What a case is made of, as text a device can keep. */
export const packedCase = ({ setup, steps, at, seat, beliefs }: Case): Promise<string> =>
  packedForLink({
    fork: { setup, steps, at, seat, branch: [] },
    believed: Object.fromEntries(beliefs.map(({ seat: of, chance }) => [of, chance])),
  });

export async function readCase(packed: string): Promise<KeptCase | undefined> {
  const read = Kept.safeParse(await unpackedFromLink(packed));
  if (!read.success) return undefined;
  const { fork, believed } = read.data;
  return { ...fork, believed };
}
