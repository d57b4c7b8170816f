import { companyPath } from '#shared/wire/company-path.ts';
import { namesCompany, namesMoment } from './address.ts';

/** Nobody waits longer than this to hear that nobody is there. */
const PATIENCE_MS = 2000;

/** Whether an address of a match leads to those who watch it together: it says so, or somebody does just now. */
export async function isWatchedTogether(match: string, hash: string): Promise<boolean> {
  if (namesCompany(hash)) return true;
  // A link to a moment leads there.
  if (namesMoment(hash)) return false;
  try {
    const answer = await fetch(companyPath(match), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok && (await answer.json()) !== null;
  } catch {
    return false;
  }
}
