import { signal } from '@preact/signals';
import { keyOfMatch } from '#client/device/memory.ts';
import { type Consent, Consents } from '#shared/wire/consent.ts';
import { type Refusal, refusalIn } from '#shared/wire/refusal.ts';

/** What the people of a finished match agree to, and what the one at this device says. */
export function openConsents(id: string) {
  const consents = signal<Consents | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  let said = 0;

  async function call(init: RequestInit): Promise<Consents | Refusal> {
    const key = keyOfMatch(id);
    const headers = { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
    try {
      const answer = await fetch(`/matches/${id}/consents`, { ...init, headers });
      const body: unknown = await answer.json();
      return answer.ok ? Consents.parse(body) : refusalIn(body);
    } catch {
      return 'failed';
    }
  }

  return {
    consents,
    refusal,
    async ask(): Promise<void> {
      const before = said;
      const answer = await call({});
      // What was asked before something was said is out of date.
      if (before === said && typeof answer === 'object') consents.value = answer;
    },
    async say(consent: Consent): Promise<void> {
      said += 1;
      const turn = said;
      const answer = await call({ method: 'PUT', body: JSON.stringify(consent) });
      if (turn !== said) return;
      refusal.value = typeof answer === 'string' ? answer : undefined;
      // A refused switch goes back to where it was.
      consents.value = typeof answer === 'string' ? consents.value && { ...consents.value } : answer;
    },
  };
}

export const isListed = ({ people, listing }: Consents): boolean => people > 0 && listing === people;
