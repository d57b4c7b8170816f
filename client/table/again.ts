import type { Answer } from '#shared/wire/table.ts';
import type { Session } from './session.ts';

/** The same crew, once more: who calls for it is ready. */
export async function playAgain(session: Pick<Session, 'request' | 'setReady'>): Promise<Answer> {
  const answer = await session.request('rematch', {});
  return answer.ok ? session.setReady(true) : answer;
}
