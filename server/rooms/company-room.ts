import { type Client, CloseCode, ErrorCode, Room, type RoomException, ServerError } from '@colyseus/core';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { type Clock, guarded } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { Store } from '#server/store/index.ts';
import { talkAfterwards } from '#server/store/talk-log.ts';
import {
  type Beginning,
  ChooseEyes,
  CompanyArrival,
  CompanySay,
  type CompanyThere,
  Go,
  HandLead,
  Point,
} from '#shared/wire/company.ts';
import { packed } from '#shared/wire/packed.ts';
import type { Refusal, TableRefusal } from '#shared/wire/refusal.ts';
import { type Answer, Nothing } from '#shared/wire/table.ts';
import { no } from './answers.ts';
import { Company, type CompanyLink, MOST_COMPANIONS } from './company.ts';
import type { Dealer } from './dealer.ts';
import { answering, understood } from './messages.ts';
import { momentsPlayedAgain } from './stored-match.ts';
import { MESSAGES_PER_SECOND } from './table-room.ts';

export interface CompanyRoomParts {
  readonly clock: Clock;
  readonly store: Store;
  readonly log: Logger;
  readonly faults: Faults;
  readonly dealer: Dealer;
}

/** Which match, under which name of its room, and how it begins. */
export interface CompanyOrigin {
  readonly match: string;
  readonly room: string;
  readonly begin: Beginning;
}

/** Whose a line is. */
interface Place {
  readonly company: Company;
  readonly link: CompanyLink;
  readonly faults: Faults;
}

type Companion = Client<{ userData: Place | undefined }>;

/** The Colyseus side of a company. It has no state: all it tells are messages, and nothing of it is kept. */
export abstract class CompanyRoom extends Room<{ client: Companion }> {
  protected abstract readonly parts: CompanyRoomParts;

  override autoDispose = false;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  override maxClients = MOST_COMPANIONS;
  override seatReservationTimeout = 8;

  #company: Company | undefined;

  override async onCreate({ match, room, begin }: CompanyOrigin) {
    this.roomId = room;
    answerRequests(this);
    const { store, dealer, faults, log } = this.parts;
    const record = await store.finishedRecord(match);
    if (!record) throw refused('no-such-table');
    if (!dealer.hasRules(record.setup.rules)) throw refused('rules-changed');
    const [consents, talk] = await Promise.all([store.consents(match), store.loadTalk(match)]);
    const shown = new Set(consents?.flatMap(({ seat, marks }) => (marks ? [seat] : [])));
    this.#company = new Company(
      {
        clock: guarded(this.parts.clock, (error) => faults.report(error, 'company failed')),
        dealer,
        moments: await momentsPlayedAgain(dealer, record),
        talk: talkAfterwards(talk, (seat) => shown.has(seat)),
        empty: () => void this.disconnect(CloseCode.CONSENTED),
      },
      begin,
    );
    log.info('company opened');
  }

  override onJoin(client: Companion, options: unknown) {
    const arrival = CompanyArrival.safeParse(options);
    if (!arrival.success || !this.#company) throw refused('not-understood');
    const link: CompanyLink = {
      send: (type, message) => client.sendBytes(type, packed(message)),
      close: (code) => client.leave(code),
    };
    const refusal = this.#company.arrive(link, arrival.data);
    if (refusal) throw refused(refusal);
    client.userData = { company: this.#company, link, faults: this.parts.faults };
  }

  override onLeave(client: Companion, code?: number) {
    const place = client.userData;
    client.userData = undefined;
    place?.company.gone(place.link, code === CloseCode.CONSENTED);
  }

  /** For whoever has the address of the match, also in another process. */
  get there(): CompanyThere | undefined {
    return this.#company?.there;
  }

  override onDispose() {
    this.#company?.dispose();
    this.parts.log.info('company closed');
  }

  override onUncaughtException({ cause }: RoomException, method: string) {
    if (cause instanceof ServerError) return;
    this.parts.faults.report(cause, 'company failed', { method });
    if (cause instanceof Error) cause.message = 'failed' satisfies Refusal;
  }
}

const answerRequests = answering<Companion>({
  go: asked(Go, (company, link, go) => company.go(link, go)),
  eyes: asked(ChooseEyes, (company, link, wish) => company.chooseEyes(link, wish)),
  unveil: asked(Nothing, (company, link) => company.unveil(link)),
  lead: asked(HandLead, (company, link, wish) => company.handLead(link, wish)),
  point: asked(Point, (company, link, point) => company.point(link, point)),
  say: asked(CompanySay, (company, link, { text }) => company.say(link, text)),
});

function asked<Wish>(
  wire: z.ZodMiniType<Wish>,
  answer: (company: Company, link: CompanyLink, wish: Wish) => Answer,
) {
  return understood(wire, ({ userData: place }: Companion, wish: Wish): Answer => {
    if (!place) return no('failed');
    const { company, link, faults } = place;
    try {
      return answer(company, link, wish);
    } catch (error) {
      return { ok: false, reason: 'failed', fault: faults.report(error, 'request failed') };
    }
  });
}

const refused = (reason: TableRefusal) => new ServerError(ErrorCode.APPLICATION_ERROR, reason);
