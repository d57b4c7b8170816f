import type { TableRefusal } from '#shared/wire/refusal.ts';

/** What a refused request is answered. */
export const because = (reason: TableRefusal) => ({ reason });
