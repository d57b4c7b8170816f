import { type CompanyArrival, CompanyThere } from '#shared/wire/company.ts';
import { companyPath } from '#shared/wire/company-path.ts';
import { refusalIn, type TableRefusal } from '#shared/wire/refusal.ts';

/** Who watches a match together now; nothing if nobody does, or nobody can say. */
export async function fetchCompany(match: string): Promise<CompanyThere | undefined> {
  try {
    const read = CompanyThere.safeParse(await (await fetch(companyPath(match))).json());
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** A place among them, to be taken over a socket; or why there is none. */
export async function askForPlace(
  match: string,
  arrival: CompanyArrival,
): Promise<{ readonly place: object } | { readonly refusal: TableRefusal }> {
  try {
    const answer = await fetch(companyPath(match), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(arrival),
    });
    const body: unknown = await answer.json();
    return answer.ok && typeof body === 'object' && body ? { place: body } : { refusal: refusalIn(body) };
  } catch {
    return { refusal: 'failed' };
  }
}
