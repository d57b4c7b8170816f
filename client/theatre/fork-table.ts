import * as z from 'zod/mini';
import { keepSeatKey, randomHex, recallName } from '#client/device/memory.ts';
import type { ForkTableWish } from '#shared/wire/fork.ts';
import { refusalIn, type TableRefusal } from '#shared/wire/refusal.ts';
import { SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';
import { isTableCode } from '#shared/wire/table-code.ts';

const Opened = z.object({ code: z.string().check(z.refine(isTableCode)) });

/** A name for who has none yet. */
const NEWCOMER = 'Nova';

/** Opens a table on the server that goes on from a moment of a match, with a seat at it. */
export async function openForkTable(
  moment: Pick<ForkTableWish, 'match' | 'step' | 'seat'>,
): Promise<{ readonly code: string } | { readonly refusal: TableRefusal }> {
  const key = randomHex(SEAT_KEY_BYTES);
  const wish: ForkTableWish = { ...moment, name: recallName() || NEWCOMER, key };
  try {
    const answer = await fetch('/forks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const body: unknown = await answer.json();
    const opened = Opened.safeParse(body);
    if (!opened.success) return { refusal: refusalIn(body) };
    keepSeatKey(opened.data.code, key);
    return opened.data;
  } catch {
    return { refusal: 'failed' };
  }
}
