import { Invitation } from '#shared/wire/invitation.ts';

/** What the link to a table shows; `gone` if there is no such table, `unknown` if nobody could say. */
export async function fetchInvitation(code: string): Promise<Invitation | 'gone' | 'unknown'> {
  try {
    const answer = await fetch(`/tables/${code}`);
    if (answer.status === 404) return 'gone';
    const read = Invitation.safeParse(await answer.json());
    return read.success ? read.data : 'unknown';
  } catch {
    return 'unknown';
  }
}
