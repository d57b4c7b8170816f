/** Plays finished matches again, beside the page: answers of the dealer's worker. */
import {
  type FinishedMatch,
  finishedMatch,
  hasRules,
  RULES_VERSION,
  revealedAt,
  seenBy,
  verify,
  viewFor,
} from '#server/dealer/index.ts';
import type { MatchRecord, Unproven } from '#shared/play/index.ts';
import { recordSchema, rulesNamedIn } from '#shared/wire/record.ts';
import { mindAt, mindsIn } from './mindsWorker.ts';
import type { Opening, Questions } from './protocol.ts';

let shown: FinishedMatch | undefined;

function match(): FinishedMatch {
  if (!shown) throw new Error('no match was opened');
  return shown;
}

export const replayAnswers: Questions = {
  open(content): Opening {
    const record = readRecord(content);
    if ('proven' in record) return { ok: false, verdict: record };
    const verdict = verify(record);
    if (!verdict.proven) return { ok: false, verdict };
    shown = finishedMatch(record);
    const { setup } = record;
    const events = match().moments.map((moment) => moment.events);
    return { ok: true, record, script: { seats: setup.seats, events, ending: verdict.ending } };
  },
  moment({ step, seat }) {
    const truth = revealedAt(match(), step);
    const moment = match().moments[step];
    return { truth, seen: moment && seat !== undefined ? viewFor(moment, seat) : undefined };
  },
  eyes: (audience) =>
    match().moments.map(({ events }) => events.flatMap((event) => seenBy(event, audience) ?? [])),
  minds: (talk) => mindsIn(match(), talk),
  mind: (of) => mindAt(match(), of),
  verify({ record, receipt }) {
    const read = readRecord(record);
    return 'proven' in read ? read : verify(read, receipt);
  },
};

/** A record may come from anywhere and any time: what names other rules is not judged by these. */
function readRecord(content: unknown): MatchRecord | Unproven {
  const rules = rulesNamedIn(content);
  if (rules !== undefined && !hasRules(rules)) {
    return { proven: false, step: 0, flaw: { code: 'other-rules', rules, known: RULES_VERSION } };
  }
  const read = recordSchema.safeParse(content);
  return read.success ? read.data : { proven: false, step: 0, flaw: { code: 'no-record' } };
}
