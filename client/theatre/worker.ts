/** Plays finished matches again, beside the page. The only client code that has the dealer. */
import {
  type FinishedMatch,
  finishedMatch,
  revealedAt,
  seenBy,
  verify,
  viewFor,
} from '#server/dealer/index.ts';
import type { MatchRecord, Receipt, Verdict } from '#shared/play/index.ts';
import { recordSchema } from '#shared/wire/record.ts';
import type { Kind, Letter, Opening, Questions, Reply } from './protocol.ts';

let shown: FinishedMatch | undefined;

function match(): FinishedMatch {
  if (!shown) throw new Error('no match was opened');
  return shown;
}

const answers: Questions = {
  open(record): Opening {
    const verdict = check(record);
    if (!verdict.proven) return { ok: false, verdict };
    shown = finishedMatch(record);
    const { setup } = record;
    const events = match().moments.map((moment) => moment.events);
    return { ok: true, script: { seats: setup.seats, events, ending: verdict.ending } };
  },
  moment({ step, seat }) {
    const truth = revealedAt(match(), step);
    const moment = match().moments[step];
    return { truth, seen: moment && seat !== undefined ? viewFor(moment, seat) : undefined };
  },
  eyes: (seat) => match().moments.map(({ events }) => events.flatMap((event) => seenBy(event, seat) ?? [])),
  verify: ({ record, receipt }) => check(record, receipt),
};

/** A record may come from anywhere: what is none at all fails at the deal. */
function check(record: MatchRecord, receipt?: Receipt): Verdict {
  if (!recordSchema.safeParse(record).success) {
    return { proven: false, step: 0, problem: 'this is no record of a match' };
  }
  return verify(record, receipt);
}

function answerTo<Type extends Kind>({ type, asked }: Letter<Type>): ReturnType<Questions[Type]> {
  const answer = answers[type] as (asked: unknown) => ReturnType<Questions[Type]>;
  return answer(asked);
}

addEventListener('message', ({ data }: MessageEvent<Letter>) => {
  let reply: Reply;
  try {
    reply = { number: data.number, answer: answerTo(data) };
  } catch (error) {
    reply = { number: data.number, failed: String(error) };
  }
  postMessage(reply);
});
