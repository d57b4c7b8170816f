import type { Match } from '#server/dealer/index.ts';
import type { Cancel, Clock } from '#server/process/clock.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import { Throttle } from '#server/process/throttle.ts';
import type { Audience } from '#shared/play/index.ts';
import type {
  Beginning,
  ChooseEyes,
  CompanyArrival,
  CompanyMessages,
  CompanyNow,
  CompanySaid,
  CompanyThere,
  DealtMoment,
  Go,
  HandLead,
  Point,
} from '#shared/wire/company.ts';
import { sameName } from '#shared/wire/look-alikes.ts';
import { readName } from '#shared/wire/player-name.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer } from '#shared/wire/table.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import { done, no } from './answers.ts';
import { type CompanyEyes, eyesOn } from './company-eyes.ts';
import type { Dealer } from './dealer.ts';

/** A device in the company. */
export interface CompanyLink {
  send<Type extends keyof CompanyMessages>(type: Type, message: CompanyMessages[Type]): void;
  close(code: number): void;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly keyHash: string;
  link: CompanyLink | undefined;
  forgetting?: Cancel;
}

interface CompanyParts {
  readonly clock: Clock;
  readonly dealer: Pick<Dealer, 'viewFor' | 'seenBy'>;
  /** Of a match that has ended. */
  readonly moments: readonly Match[];
  readonly talk: readonly TalkedAt[];
  /** Nobody is there any more. */
  empty(): void;
}

export const MOST_COMPANIONS = 24;
/** How long somebody whose line broke is waited for, and a company for anybody. */
export const COMPANION_WAIT_MS = 30_000;
const MOST_TOLD = 50;
const SPEECH = { tries: 6, milliseconds: 10_000 };
const POINTING = { tries: 12, milliseconds: 10_000 };

/**
 * People who watch a finished match together: one leads, the others follow. Behind the veil nobody, the leader
 * included, is sent more than the chosen eyes saw up to where the company is; once it is off, every page fetches the
 * record for itself, and it cannot be put on again over what was seen.
 */
export class Company {
  readonly #parts: CompanyParts;
  readonly #people: Person[] = [];
  readonly #known = new Map<Audience, CompanyEyes>();
  readonly #speech: Throttle;
  readonly #pointing: Throttle;
  readonly #said: CompanySaid[] = [];
  #nextId = 1;
  #leader = 0;
  #veiled: boolean;
  #eyes: Audience = 'public';
  #at = 0;
  /** How far the chosen eyes were dealt. */
  #dealt = 0;
  #closing: Cancel | undefined;
  /** Begun again after its process died: for so long the lead is kept for who had it. */
  #keepingLead: Cancel | undefined;

  constructor(parts: CompanyParts, { veiled, eyes, step, moment, led }: Beginning) {
    this.#parts = parts;
    this.#speech = new Throttle(parts.clock, SPEECH);
    this.#pointing = new Throttle(parts.clock, POINTING);
    this.#veiled = veiled;
    if (this.#hasEyes(eyes)) this.#eyes = eyes;
    this.#at = veiled ? this.#firstMoment(step, moment) : this.#stepWithin(step);
    this.#dealt = this.#at;
    if (led !== undefined) {
      this.#keepingLead = parts.clock.after(COMPANION_WAIT_MS, () => {
        this.#keepingLead = undefined;
      });
    }
    this.#closeUnlessSomebodyComes();
  }

  /** For whoever has the address of the match. */
  get there(): CompanyThere {
    const leader = this.#people.find(({ id }) => id === this.#leader)?.name ?? '';
    return { leader, people: this.#people.length, veiled: this.#veiled };
  }

  arrive(link: CompanyLink, { name, key, begin }: CompanyArrival): TableRefusal | undefined {
    const reading = readName(name);
    if (!reading.ok) return reading.reason;
    const person = this.#personOf(hashOf(key), reading.name);
    if (typeof person === 'string') return person;
    person.forgetting?.();
    const before = person.link;
    person.link = link;
    before?.close(SEAT_MOVED);
    this.#closing?.();
    if (!this.#people.some(({ id }) => id === this.#leader)) this.#leader = person.id;
    if (begin.led && this.#keepingLead) this.#leadFromNowOn(person.id);
    link.send('arrived', { me: person.id, said: [...this.#said] });
    this.#tellAll(false);
    if (this.#veiled) link.send('dealt', this.#dealtNow(0, false));
    return undefined;
  }

  gone(link: CompanyLink, forGood: boolean): void {
    const person = this.#people.find((each) => each.link === link);
    if (!person) return;
    person.link = undefined;
    if (forGood) this.#forget(person);
    else {
      person.forgetting = this.#parts.clock.after(COMPANION_WAIT_MS, () => this.#forget(person));
      this.#tellAll(false);
    }
    this.#closeUnlessSomebodyComes();
  }

  go(link: CompanyLink, go: Go): Answer {
    return this.#led(link, () => {
      if (this.#veiled) this.#at = this.#seeing.after(this.#at, go);
      else if ('to' in go) this.#at = this.#stepWithin(go.to);
      else return no('not-understood');
      this.#tellAll(go.telling);
      this.#dealToAll(go.telling);
      return done;
    });
  }

  chooseEyes(link: CompanyLink, { eyes }: ChooseEyes): Answer {
    return this.#led(link, () => {
      if (!this.#hasEyes(eyes)) return no('not-understood');
      const step = this.#veiled ? this.#seeing.stepOf(this.#at) : this.#at;
      this.#eyes = eyes;
      // The same moment: what other eyes were dealt beyond it is not theirs.
      if (this.#veiled) this.#at = this.#seeing.momentAt(step);
      this.#dealt = -1;
      this.#tellAll(false);
      this.#dealToAll(false);
      return done;
    });
  }

  unveil(link: CompanyLink): Answer {
    return this.#led(link, () => {
      if (!this.#veiled) return done;
      this.#at = this.#seeing.stepOf(this.#at);
      this.#veiled = false;
      this.#tellAll(false);
      return done;
    });
  }

  handLead(link: CompanyLink, { to }: HandLead): Answer {
    return this.#led(link, () => {
      if (!this.#people.some(({ id, link: there }) => id === to && there)) return no('not-understood');
      this.#leadFromNowOn(to);
      this.#tellAll(false);
      return done;
    });
  }

  point(link: CompanyLink, { spot }: Point): Answer {
    const person = this.#of(link);
    if (!person) return no('only-watching');
    if (!this.#pointing.allows(person.id)) return no('too-many-requests');
    this.#toAll('pointed', { by: person.id, spot });
    return done;
  }

  say(link: CompanyLink, text: string): Answer {
    const person = this.#of(link);
    if (!person) return no('only-watching');
    if (!this.#speech.allows(person.id)) return no('too-many-requests');
    const said = { from: person.id, name: person.name, text: text.trim() };
    this.#said.push(said);
    this.#said.splice(0, this.#said.length - MOST_TOLD);
    this.#toAll('said', said);
    return done;
  }

  /** Nothing of it runs on. */
  dispose(): void {
    this.#closing?.();
    this.#keepingLead?.();
    for (const { forgetting } of this.#people) forgetting?.();
  }

  #personOf(keyHash: string, name: string): Person | TableRefusal {
    const known = this.#people.find((each) => each.keyHash === keyHash);
    if (known) return known;
    if (this.#people.length >= MOST_COMPANIONS) return 'table-full';
    if (this.#people.some((each) => sameName(each.name, name))) return 'name-taken';
    const person: Person = { id: this.#nextId, name, keyHash, link: undefined };
    this.#nextId += 1;
    this.#people.push(person);
    return person;
  }

  #leadFromNowOn(id: number): void {
    this.#leader = id;
    this.#keepingLead?.();
    this.#keepingLead = undefined;
  }

  #forget(person: Person): void {
    person.forgetting?.();
    this.#people.splice(this.#people.indexOf(person), 1);
    // Somebody has to go on: who has been here longest.
    if (person.id === this.#leader) this.#leader = this.#people.find(({ link }) => link)?.id ?? 0;
    this.#tellAll(false);
  }

  #closeUnlessSomebodyComes(): void {
    if (this.#people.some(({ link }) => link)) return;
    this.#closing?.();
    this.#closing = this.#parts.clock.after(COMPANION_WAIT_MS, () => this.#parts.empty());
  }

  #of(link: CompanyLink): Person | undefined {
    return this.#people.find((each) => each.link === link);
  }

  #led(link: CompanyLink, act: () => Answer): Answer {
    return this.#of(link)?.id === this.#leader ? act() : no('only-the-leader');
  }

  #hasEyes(eyes: Audience): boolean {
    return eyes === 'public' || eyes < (this.#parts.moments[0]?.seats.length ?? 0);
  }

  #firstMoment(step: number, moment: number | undefined): number {
    return moment === undefined ? this.#seeing.momentAt(step) : Math.min(moment, this.#seeing.last);
  }

  #stepWithin(step: number): number {
    return Math.min(step, this.#parts.moments.length - 1);
  }

  get #seeing(): CompanyEyes {
    const { dealer, moments, talk } = this.#parts;
    const known = this.#known.get(this.#eyes) ?? eyesOn(dealer, moments, talk, this.#eyes);
    this.#known.set(this.#eyes, known);
    return known;
  }

  #tellAll(telling: boolean): void {
    const people = this.#people.map(({ id, name, link }) => ({ id, name, isHere: link !== undefined }));
    const now: CompanyNow = {
      people,
      leader: this.#leader,
      veiled: this.#veiled,
      eyes: this.#eyes,
      at: this.#at,
      telling,
    };
    this.#toAll('now', now);
  }

  /** Only what these eyes saw between what was dealt and where the company is. */
  #dealToAll(telling: boolean): void {
    if (!this.#veiled) return;
    const from = this.#dealt + 1;
    this.#dealt = Math.max(this.#dealt, this.#at);
    this.#toAll('dealt', this.#dealtNow(from, telling));
  }

  #dealtNow(from: number, telling: boolean): DealtMoment {
    const { viewAt, seenAt } = this.#seeing;
    const count = Math.max(0, this.#dealt - from + 1);
    return {
      eyes: this.#eyes,
      at: this.#at,
      telling,
      view: viewAt(this.#at),
      from,
      seen: Array.from({ length: count }, (_, i) => seenAt(from + i)),
    };
  }

  #toAll<Type extends keyof CompanyMessages>(type: Type, message: CompanyMessages[Type]): void {
    for (const { link } of this.#people) link?.send(type, message);
  }
}
