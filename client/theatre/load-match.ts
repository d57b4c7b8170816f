import { forgetGame } from '#client/archive/games.ts';
import type { MatchRecord, Verdict } from '#shared/play/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { DealerDesk } from './dealer-desk.ts';
import type { Script } from './script.ts';

export interface OpenMatch {
  readonly kind: 'open';
  readonly id: string;
  readonly record: MatchRecord;
  readonly script: Script;
  /** What was said at the table; none of it belongs to the proof. */
  readonly talk: readonly TalkedAt[];
}

export type Loaded =
  | OpenMatch
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'broken'; readonly verdict: Extract<Verdict, { proven: false }> };

/** Fetches a finished match and has it played to its end. */
export async function loadMatch(desk: DealerDesk, id: string): Promise<Loaded> {
  try {
    const [answer, talk] = await Promise.all([fetch(`/matches/${id}`), loadTalk(id)]);
    if (answer.status === 404) {
      forgetGame(id);
      return { kind: 'missing' };
    }
    if (!answer.ok) return { kind: 'unreachable' };
    const record: MatchRecord = await answer.json();
    const opening = await desk.ask('open', record);
    if (!opening.ok) return { kind: 'broken', verdict: opening.verdict };
    return { kind: 'open', id, record, script: opening.script, talk };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** What may be told of the talk now: who agrees to show his marks can think better of it. */
export async function loadTalk(id: string): Promise<readonly TalkedAt[]> {
  const answer = await fetch(`/matches/${id}/talk`);
  return answer.ok ? answer.json() : [];
}
