import { type DiaryEntry, isInfectionOf, type PublicSeat, type Role } from '#shared/play/index.ts';
import {
  type CardFace,
  infectionCardsEach,
  type RuleOptions,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import type { DeedKind, Evidence } from './evidence.ts';
import { LIKELIHOODS, type Likelihoods } from './likelihoods.ts';
import { isIn, marginals, placeOf, type Weights, type Worlds, weigh, worldsFor } from './worlds.ts';

/** Whose beliefs: a chair with its own role and diary, or anybody who only watches. */
export interface Believer {
  readonly seats: readonly Pick<PublicSeat, 'id' | 'colour'>[];
  readonly options: RuleOptions;
  readonly own:
    | { readonly me: SeatId; readonly role: Role; readonly diary: readonly DiaryEntry[] }
    | undefined;
}

/** Why a belief changed, for a person to read: "came without need: × 1.4". */
export interface Reason {
  readonly why:
    | DeedKind
    | 'own-role'
    | 'may-have-drawn-the-host'
    | 'traded'
    | 'gave-me-an-infection'
    | 'gave-me-something-else'
    | 'was-infected-by-me'
    | 'gave-a-can-back'
    | 'saw-the-hand'
    | 'scan';
  readonly seat: SeatId | undefined;
  /** How likely each seat is Infected before and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface Beliefs {
  /** How likely each seat is Infected, 0 to 1. */
  readonly infected: readonly number[];
  /** The same as weights of all worlds. */
  readonly weights: Weights;
}

/** S2, S6: before anything happened. */
function opening(worlds: Worlds, alerts: number): Weights {
  const { seats, hosts, infected } = worlds;
  const weights = new Float64Array(hosts.length);
  // Of a packet of 3N the alerts that were dealt are out of the question.
  const packet = 3 * seats - alerts;
  weights[0] = Math.max(0, seats - alerts) / packet;
  hosts.forEach((host, world) => {
    if (host !== undefined && infected[world] === 1 << host) weights[world] = 2 / packet;
  });
  return weights;
}

/** What somebody must believe who has witnessed this: nothing is rounded, and nothing guessed that is known. */
export function believe(
  believer: Believer,
  evidence: readonly Evidence[],
  { likelihoods = LIKELIHOODS, note }: { likelihoods?: Likelihoods; note?: (reason: Reason) => void } = {},
): Beliefs {
  const filter = new Filter(believer, evidence, likelihoods, note);
  const isUsual = likelihoods === LIKELIHOODS && !note;
  const from = isUsual ? filter.resume() : 0;
  filter.run(from);
  if (isUsual) filter.bookmark();
  filter.conclude();
  return { infected: marginals(filter.worlds, filter.weights), weights: filter.weights };
}

/** How far a filter had come after a piece of evidence: whoever witnesses more goes on from there. */
interface Bookmark {
  readonly whose: SeatId | undefined;
  readonly worlds: Worlds;
  readonly weights: Weights;
  readonly deeds: Float64Array;
  readonly hasDeeds: boolean;
  readonly packetLeft: number;
  readonly amInfected: boolean;
}

/**
 * What a chair has witnessed only grows, so that its beliefs need not be worked out from the beginning each time. The
 * result is the same to the last bit as without; only the newest bookmark of a story is kept.
 */
const bookmarks = new WeakMap<Evidence, Bookmark>();

/** So far back a bookmark is looked for; a player thinks more often than so much happens. */
const NEAR = 80;

/** Before a filter begins, or goes on where it was. */
const UNWEIGHED = new Float64Array(0);

class Filter {
  readonly worlds: Worlds;
  weights: Weights;
  readonly #believer: Believer;
  readonly #evidence: readonly Evidence[];
  readonly #likelihoods: Likelihoods;
  readonly #note: ((reason: Reason) => void) | undefined;
  /** S2: cards of the packet that are left on the Search deck. */
  #packetLeft: number;
  /** What the believer himself is at this point of the story. */
  #amInfected = false;
  /** Deeds that are not weighed in yet: what many of them say of a seat is said at once. */
  #deeds: Float64Array;
  #hasDeeds = false;

  constructor(
    believer: Believer,
    evidence: readonly Evidence[],
    likelihoods: Likelihoods,
    note: ((reason: Reason) => void) | undefined,
  ) {
    this.#believer = believer;
    this.#evidence = evidence;
    this.#likelihoods = likelihoods;
    this.#note = note;
    this.worlds = worldsFor(believer.seats.length);
    this.weights = UNWEIGHED;
    this.#packetLeft = 0;
    this.#deeds = UNWEIGHED;
  }

  #begin(): void {
    const seats = this.#believer.seats.length;
    const alerts = this.#evidence.filter(({ type }) => type === 'dealt-alert').length;
    this.weights = opening(this.worlds, alerts);
    this.#packetLeft = Math.max(0, seats - alerts);
    this.#deeds = new Float64Array(seats).fill(1);
    this.#dealtToMe();
  }

  /** Where to go on: after the newest evidence with a bookmark, or at the beginning. */
  resume(): number {
    const evidence = this.#evidence;
    for (let at = evidence.length - 1; at >= Math.max(0, evidence.length - NEAR); at -= 1) {
      const last = evidence[at];
      if (!last || last.type === 'dealt-alert') break;
      const mark = bookmarks.get(last);
      if (mark?.worlds !== this.worlds || mark.whose !== this.#believer.own?.me) continue;
      bookmarks.delete(last);
      this.weights = mark.weights;
      this.#deeds = mark.deeds;
      this.#hasDeeds = mark.hasDeeds;
      this.#packetLeft = mark.packetLeft;
      this.#amInfected = mark.amInfected;
      return at + 1;
    }
    return 0;
  }

  bookmark(): void {
    const last = this.#evidence.at(-1);
    if (!last) return;
    bookmarks.set(last, {
      whose: this.#believer.own?.me,
      worlds: this.worlds,
      weights: this.weights.slice(),
      deeds: this.#deeds.slice(),
      hasDeeds: this.#hasDeeds,
      packetLeft: this.#packetLeft,
      amInfected: this.#amInfected,
    });
  }

  run(from: number): void {
    if (from === 0) this.#begin();
    for (let at = from; at < this.#evidence.length; at += 1) {
      const each = this.#evidence[at];
      if (!each) continue;
      if (each.type !== 'deed') this.#weighDeeds();
      this.#take(each);
    }
  }

  conclude(): void {
    this.#weighDeeds();
  }

  #take(evidence: Evidence): void {
    switch (evidence.type) {
      case 'dealt-alert':
        return;
      case 'drew-alert':
        return this.#tell('may-have-drawn-the-host', undefined, () => this.#cardLeft(undefined, evidence));
      case 'drew':
        return this.#tell('may-have-drawn-the-host', evidence.seat, () => this.#drew(evidence));
      case 'traded':
        return evidence.own ? this.#tradedMyself(evidence, evidence.own) : this.#traded(evidence);
      case 'saw-hand':
        return this.#tell('saw-the-hand', evidence.seat, () => this.#sawHand(evidence.seat, evidence.hand));
      case 'counted':
        return this.#tell('scan', undefined, () => this.#counted(evidence.positive, evidence.dead));
      case 'deed':
        return this.#deed(evidence.seat, evidence.deed);
    }
  }

  /** S6: the own hand as dealt says who is not the Host, or who is. */
  #dealtToMe(): void {
    const { own } = this.#believer;
    if (!own) return;
    const dealt = own.diary.find(({ type }) => type === 'dealt');
    if (dealt?.type !== 'dealt') return;
    const isHost = dealt.cards.some(({ kind }) => kind === 'host');
    this.#amInfected = isHost;
    this.#tell('own-role', own.me, () => this.#only((host) => (host === own.me) === isHost));
  }

  #drew(evidence: Extract<Evidence, { type: 'drew' }>): void {
    if (evidence.isHost) this.#amInfected = true;
    this.#cardLeft(evidence.seat, evidence);
  }

  /** S2: one of the cards the Host may be among; whoever drew it is the Host if it was. */
  #cardLeft(
    seat: SeatId | undefined,
    { isHost, isFirstOfTwo }: { readonly isHost?: boolean; readonly isFirstOfTwo?: true },
  ): void {
    if (this.#packetLeft === 0) return;
    // F5: the last of the packet and the one beneath it, assigned at random: either may be it.
    const isBeside = isFirstOfTwo === true && this.#packetLeft === 1;
    const chance = isBeside ? 1 / 2 : 1 / this.#packetLeft;
    if (!isBeside) this.#packetLeft -= 1;
    const { weights, worlds } = this;
    const unknown = weights[0] ?? 0;
    weights[0] = unknown * (1 - chance);
    if (seat !== undefined) {
      const at = placeOf(worlds, seat, 1 << seat);
      if (isHost) return this.#become(at, unknown * chance);
      if (isHost === undefined) weights[at] = (weights[at] ?? 0) + unknown * chance;
    }
    this.#weigh(() => 1);
  }

  #become(world: number, weight: number): void {
    this.weights.fill(0);
    this.weights[world] = weight;
    this.#weigh(() => 1);
  }

  /** X5: others traded; an Infected among the two may have infected the other. */
  #traded({ by, to }: Extract<Evidence, { type: 'traded' }>): void {
    const { comer, host } = this.#likelihoods.infects;
    this.#tell('traded', by, () => {
      this.#spread(by, to, comer);
      this.#spread(to, by, host);
    });
  }

  /** So much of every world in which one is Infected and the other is not becomes one in which both are. */
  #spread(from: SeatId, to: SeatId, chance: number): void {
    const { worlds, weights } = this;
    for (let world = 1; world < weights.length; world += 1) {
      const weight = weights[world] ?? 0;
      const mask = worlds.infected[world] ?? 0;
      const host = worlds.hosts[world];
      if (weight === 0 || host === undefined || !isIn(mask, from) || isIn(mask, to)) continue;
      const into = placeOf(worlds, host, mask | (1 << to));
      weights[world] = weight * (1 - chance);
      weights[into] = (weights[into] ?? 0) + weight * chance;
    }
  }

  /** X4, X5: the own trade shows what the other gave, and so what he may be. */
  #tradedMyself(
    { by, to }: Extract<Evidence, { type: 'traded' }>,
    { gave, got }: { readonly gave: CardFace; readonly got: CardFace },
  ): void {
    const { own } = this.#believer;
    if (!own) throw new Error('somebody who only watches trades with nobody');
    const partner = by === own.me ? to : by;
    const { gives, can } = this.#likelihoods;
    this.#ownerGaveAway(got);
    if (this.#isOf(got, partner) || got.kind === 'host') {
      // O2: who gets the Host card was given it by an Infected, too.
      this.#tell('gave-me-an-infection', partner, () => {
        this.#only((_host, mask) => isIn(mask, partner));
        if (gave.kind !== 'gas-can') this.#infect(own.me);
      });
      if (gave.kind !== 'gas-can') this.#amInfected = true;
      return;
    }
    const infects = partner === by ? gives.comer : gives.host;
    const another = got.kind === 'gas-can' ? can : { human: 1 - can.human, infected: 1 - can.infected };
    // Who knows or hopes that the other is Infected already keeps the card.
    const spared = this.#amInfected ? infects / 2 : infects;
    const why = got.kind === 'gas-can' ? 'gave-a-can-back' : 'gave-me-something-else';
    this.#tell(why, partner, () =>
      this.#weigh((world) =>
        isIn(this.worlds.infected[world] ?? 0, partner) ? (1 - spared) * another.infected : another.human,
      ),
    );
    const isInfectious = this.#amInfected && (this.#isOf(gave, own.me) || gave.kind === 'host');
    if (isInfectious && got.kind !== 'gas-can')
      this.#tell('was-infected-by-me', partner, () => this.#infect(partner));
  }

  /** X6: an infection card away from its colour was given by its owner, who was Infected then. */
  #ownerGaveAway(card: CardFace): void {
    const owner = this.#believer.seats.find(({ id }) => this.#isOf(card, id));
    if (!owner || owner.id === this.#believer.own?.me) return;
    this.#tell('gave-me-an-infection', owner.id, () => this.#only((_host, mask) => isIn(mask, owner.id)));
  }

  /** I3: a missing own card, the Host card, or somebody else's card prove something. */
  #sawHand(seat: SeatId, hand: readonly CardFace[]): void {
    const { options, own } = this.#believer;
    const ownCards = hand.filter((card) => this.#isOf(card, seat)).length;
    // O2: a Host card that was answered by a gas can is dead in a human's hand.
    const showsHost = !options.lastResort && hand.some(({ kind }) => kind === 'host');
    const isProven = ownCards < infectionCardsEach(options) || showsHost;
    for (const card of hand) if (!this.#isOf(card, seat)) this.#ownerGaveAway(card);
    if (isProven) return this.#only((_host, mask) => isIn(mask, seat));
    // O2: only then could the Host card be elsewhere than with the first Host.
    const { comer, host } = this.#likelihoods.gives;
    const unused = 1 - (comer + host) / 4;
    this.#weigh((world) => {
      if (this.worlds.hosts[world] === seat && !options.lastResort && seat !== own?.me) return 0;
      return isIn(this.worlds.infected[world] ?? 0, seat) ? unused : 1;
    });
  }

  /** R6: so many of those who lived then. */
  #counted(positive: number, dead: readonly SeatId[]): void {
    const buried = dead.reduce<number>((mask, seat) => mask | (1 << seat), 0);
    this.#only((_host, mask) => bitsIn(mask & ~buried) === positive);
  }

  #deed(seat: SeatId, deed: DeedKind): void {
    if (seat === this.#believer.own?.me) return;
    const factor = this.#likelihoods.deeds[deed];
    if (factor === 1) return;
    this.#deeds[seat] = (this.#deeds[seat] ?? 1) * factor;
    this.#hasDeeds = true;
    if (this.#note) this.#tell(deed, seat, () => this.#weighDeeds());
  }

  #weighDeeds(): void {
    if (!this.#hasDeeds) return;
    const deeds = this.#deeds;
    this.#weigh((world) => {
      let factor = 1;
      for (let seat = 0, left = this.worlds.infected[world] ?? 0; left; seat += 1, left >>= 1) {
        if (left & 1) factor *= deeds[seat] ?? 1;
      }
      return factor;
    });
    deeds.fill(1);
    this.#hasDeeds = false;
  }

  /** Every world in which somebody is not Infected becomes the one in which he is. */
  #infect(seat: SeatId): void {
    const { worlds, weights } = this;
    for (let world = 1; world < weights.length; world += 1) {
      const mask = worlds.infected[world] ?? 0;
      const host = worlds.hosts[world];
      const weight = weights[world] ?? 0;
      if (weight === 0 || host === undefined || isIn(mask, seat)) continue;
      const into = placeOf(worlds, host, mask | (1 << seat));
      weights[world] = 0;
      weights[into] = (weights[into] ?? 0) + weight;
    }
  }

  #only(fits: (host: SeatId | undefined, mask: number) => boolean): void {
    const { hosts, infected } = this.worlds;
    this.#weigh((world) => (fits(hosts[world], infected[world] ?? 0) ? 1 : 0));
  }

  #weigh(likelihood: (world: number) => number): void {
    weigh(this.weights, likelihood);
  }

  #isOf(card: CardFace, seat: SeatId): boolean {
    return isInfectionOf(this.#believer, seat, card);
  }

  #tell(why: Reason['why'], seat: SeatId | undefined, change: () => void): void {
    const note = this.#note;
    if (!note) return change();
    const before = marginals(this.worlds, this.weights);
    change();
    note({ why, seat, before, after: marginals(this.worlds, this.weights) });
  }
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left; left &= left - 1) bits += 1;
  return bits;
}
