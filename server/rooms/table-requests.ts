import type { Client } from '@colyseus/core';
import type * as z from 'zod/mini';
import type { SeatId } from '#shared/vocabulary/index.ts';
import {
  type Answer,
  AnswerAsk,
  AskChair,
  Block,
  CallMe,
  ChooseChair,
  Compare,
  Invite,
  LetIn,
  Look,
  LookThrough,
  Nothing,
  OpenPart,
  Pause,
  Play,
  PlayForMe,
  Ready,
  Replace,
  SetChair,
  Told,
  tableSettingsSchema,
  Unblock,
} from '#shared/wire/table.ts';
import { Accuse, Mark, ReportOf, Say, Silence } from '#shared/wire/talk.ts';
import { no } from './answers.ts';
import type { DelayLine } from './delay-line.ts';
import { answering, understood } from './messages.ts';
import type { Link } from './presence.ts';
import type { Table } from './table.ts';

/** What counts and reports for the table whose a request is. */
interface Asking {
  counted(answering: Promise<Answer>): Promise<Answer>;
  /** The request has an answer all the same. */
  failed(error: unknown): Answer;
}

/** Where a device is: kept with its line, whose messages say nothing of it. */
export interface Place {
  readonly room: Asking;
  readonly table: Table;
  readonly link: Link;
  /** What goes to whom only watches. */
  readonly later: DelayLine;
}

export type Device = Client<{ userData: Place | undefined }>;

type SeatAnswer<Wish> = (table: Table, seat: SeatId, wish: Wish, room: Asking) => Answer | Promise<Answer>;

/** Everything a device may ask for at a table. */
export const answerRequests = answering<Device>({
  chair: asked(ChooseChair, (table, seat, wish) => table.seating.choose(seat, wish)),
  ready: asked(Ready, (table, seat, wish) => table.seating.ready(seat, wish)),
  open: askedAtOnce(OpenPart, (table, seat, wish) => table.deal.open(seat, wish)),
  'set-chair': asked(SetChair, (table, seat, wish) => table.seating.setChair(seat, wish)),
  'let-in': asked(LetIn, (table, seat, wish) => table.seating.letIn(seat, wish)),
  block: asked(Block, (table, seat, wish) => table.seating.block(seat, wish)),
  unblock: asked(Unblock, (table, seat, wish) => table.seating.unblock(seat, wish)),
  settings: asked(tableSettingsSchema, (table, seat, wish) => table.seating.changeSettings(seat, wish)),
  start: spoken(Nothing, (table, link) => table.start(link)),
  rematch: asked(Nothing, (table, seat) => table.rematch(seat)),
  play: askedAtOnce(Play, (table, seat, command, room) => room.counted(table.match.play(seat, command))),
  told: askedAtOnce(Told, (table, _seat, told) => table.match.told(told)),
  ticket: asked(Nothing, (table, seat) => table.seating.ticket(seat)),
  accuse: asked(Accuse, (table, seat, wish) => table.speech.accuse(seat, wish)),
  mark: asked(Mark, (table, seat, wish) => table.speech.mark(seat, wish)),
  silence: asked(Silence, (table, seat, wish) => table.speech.silence(seat, wish)),
  report: asked(ReportOf, (table, seat, wish) => table.speech.report(seat, wish)),
  pause: asked(Pause, (table, seat, wish) => table.votes.pause(seat, wish)),
  replace: asked(Replace, (table, seat, wish) => table.votes.replace(seat, wish)),
  'play-for-me': asked(PlayForMe, (table, seat, wish) => table.seating.playForMe(seat, wish)),
  'more-time': askedAtOnce(Nothing, (table, seat) => table.match.moreTime(seat)),
  compare: askedAtOnce(Compare, (table, seat, wish) => table.match.compare(seat, wish)),
  'call-me': asked(CallMe, (table, seat, wish) => table.calls.callMe(seat, wish)),
  look: spoken(Look, (table, link, look) => table.calls.look(link, look)),
  'ask-chair': spoken(AskChair, (table, link, ask) => table.askChair(link, ask)),
  'answer-ask': asked(AnswerAsk, (table, seat, wish) => table.chairs.answer(seat, wish)),
  'invite-eyes': asked(Invite, (table, seat, wish) => table.eyes.invite(seat, wish)),
  'look-through': spoken(LookThrough, (table, link, wish) => table.lookThrough(link, wish)),
  // Those who watch talk too, among themselves (D7).
  say: spoken(Say, (table, link, say) => table.say(link, say)),
});

/** A request of a seat: read, answered when its turn has come, and never a raw error. */
function asked<Wish>(wire: z.ZodMiniType<Wish>, answer: SeatAnswer<Wish>) {
  return spoken(wire, (table, link, wish, room) =>
    table.inTurn(link, (seat) => answer(table, seat, wish, room)),
  );
}

/** One that changes nothing of the table, and need not wait for what does. */
function askedAtOnce<Wish>(wire: z.ZodMiniType<Wish>, answer: SeatAnswer<Wish>) {
  return spoken(wire, (table, link, wish, room) => {
    const seat = table.seatOf(link);
    return seat === undefined ? no('only-watching') : answer(table, seat, wish, room);
  });
}

/** A request of anybody at the table. */
function spoken<Wish>(
  wire: z.ZodMiniType<Wish>,
  answer: (table: Table, link: Link, wish: Wish, room: Asking) => Answer | Promise<Answer>,
) {
  return understood(wire, async ({ userData: place }: Device, wish: Wish): Promise<Answer> => {
    if (!place) return no('failed');
    const { room, table, link } = place;
    try {
      return await answer(table, link, wish, room);
    } catch (error) {
      return room.failed(error);
    }
  });
}
