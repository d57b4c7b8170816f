import { forgetGame } from '#client/device/games.ts';
import type { MatchRecord, Unproven } from '#shared/play/index.ts';
import { readList } from '#shared/wire/listing.ts';
import { type TalkedAt, talkedAtSchema } from '#shared/wire/talk.ts';
import type { DealerDesk } from './dealer-worker.ts';
import type { MatchTimeline } from './match-timeline.ts';

export interface OpenMatch {
  readonly kind: 'open';
  readonly id: string;
  readonly record: MatchRecord;
  readonly script: MatchTimeline;
  /** What was said at the table; none of it belongs to the proof. */
  readonly talk: readonly TalkedAt[];
}

export type Loaded =
  | OpenMatch
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  /** Played by rules that are gone: nothing is wrong with it, but nobody here can play it again. */
  | {
      readonly kind: 'other-rules';
      readonly id: string;
      /** Whatever it is: these rules cannot read it. */
      readonly record: unknown;
      readonly rules: string;
    }
  | { readonly kind: 'broken'; readonly verdict: Unproven };

/** Fetches a finished match and has it played to its end. */
export async function loadMatch(desk: DealerDesk, id: string): Promise<Loaded> {
  try {
    const [answer, talk] = await Promise.all([fetch(`/matches/${id}`), loadTalk(id)]);
    if (answer.status === 404) {
      forgetGame(id);
      return { kind: 'missing' };
    }
    if (!answer.ok) return { kind: 'unreachable' };
    const content: unknown = await answer.json();
    const opening = await desk.ask('open', content);
    if (!opening.ok) return notOpened(id, content, opening.verdict);
    const { record, script } = opening;
    return { kind: 'open', id, record, script, talk };
  } catch {
    return { kind: 'unreachable' };
  }
}

function notOpened(id: string, record: unknown, verdict: Unproven): Loaded {
  const { flaw } = verdict;
  return flaw.code === 'other-rules'
    ? { kind: 'other-rules', id, record, rules: flaw.rules }
    : { kind: 'broken', verdict };
}

/** What may be told of the talk now: who agrees to show his marks can think better of it. */
export async function loadTalk(id: string): Promise<readonly TalkedAt[]> {
  const answer = await fetch(`/matches/${id}/talk`);
  // A match is worth watching without its talk.
  const talk: unknown = answer.ok ? await answer.json().catch(() => []) : [];
  return readList(talkedAtSchema, talk);
}
