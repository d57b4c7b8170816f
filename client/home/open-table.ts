import type { TableSettings } from '#shared/wire/table.ts';

/** Opens a table; nothing if the server did not. */
export async function openTable(settings: TableSettings): Promise<string | undefined> {
  try {
    const answer = await fetch('/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(settings),
    });
    const { code }: { code?: string } = await answer.json();
    return code;
  } catch {
    return undefined;
  }
}
