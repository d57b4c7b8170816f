import * as z from 'zod/mini';
import { refusalIn, type TableRefusal } from '#shared/wire/refusal.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { isTableCode } from '#shared/wire/table-code.ts';

type OpenedTable = { readonly code: string } | { readonly refusal: TableRefusal };

const Opened = z.object({ code: z.string().check(z.refine(isTableCode)) });

/** Opens a table, or says why the server did not. */
export async function openTable(settings: TableSettings): Promise<OpenedTable> {
  try {
    const answer = await fetch('/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(settings),
    });
    const body: unknown = await answer.json();
    const opened = Opened.safeParse(body);
    return opened.success ? opened.data : { refusal: refusalIn(body) };
  } catch {
    return { refusal: 'failed' };
  }
}
