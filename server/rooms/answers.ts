import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer } from '#shared/wire/table.ts';

export const done: Answer = { ok: true };

export const no = (reason: TableRefusal): Answer => ({ ok: false, reason });
