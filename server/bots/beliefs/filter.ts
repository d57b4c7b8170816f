import { isInfectionOf } from '#shared/play/index.ts';
import { type CardFace, infectionCardsEach, type SeatId } from '#shared/vocabulary/index.ts';
import { putBookmark, takeBookmark } from './bookmarks.ts';
import type { DeedKind, Evidence } from './evidence.ts';
import { type Likelihoods, tradesAmong } from './likelihoods.ts';
import { infect, keepCounted, keepOnly, opening, spread, weighDeeds } from './moves-of-worlds.ts';
import type { Believer, Reason } from './reasons.ts';
import { isIn, marginals, placeOf, type Weights, type Worlds, weigh, worldsFor } from './worlds.ts';

/** Before a filter begins, or goes on where it was. */
const UNWEIGHED = new Float64Array(0);

/** Takes in what was witnessed, one after the other, and keeps how likely each world is. */
export class Filter {
  readonly worlds: Worlds;
  weights: Weights;
  readonly #believer: Believer;
  readonly #evidence: readonly Evidence[];
  readonly #likelihoods: Likelihoods;
  readonly #trades: ReturnType<typeof tradesAmong>;
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
    this.#trades = tradesAmong(likelihoods, believer.seats.length);
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
    const found = takeBookmark(this.#evidence, this.worlds, this.#believer.own?.me);
    if (!found) return 0;
    const { mark, at } = found;
    this.weights = mark.weights;
    this.#deeds = mark.deeds;
    this.#hasDeeds = mark.hasDeeds;
    this.#packetLeft = mark.packetLeft;
    this.#amInfected = mark.amInfected;
    return at + 1;
  }

  bookmark(): void {
    putBookmark(this.#evidence, () => ({
      whose: this.#believer.own?.me,
      worlds: this.worlds,
      weights: this.weights.slice(),
      deeds: this.#deeds.slice(),
      hasDeeds: this.#hasDeeds,
      packetLeft: this.#packetLeft,
      amInfected: this.#amInfected,
    }));
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
        return this.#tell('scan', undefined, () =>
          keepCounted(this.worlds, this.weights, evidence.positive, evidence.dead),
        );
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
    const { comer, host } = this.#trades.infects;
    this.#tell('traded', by, () => {
      spread(this.worlds, this.weights, by, to, comer);
      spread(this.worlds, this.weights, to, by, host);
    });
  }

  /** X4, X5: the own trade shows what the other gave, and so what he may be. */
  #tradedMyself(
    { by, to }: Extract<Evidence, { type: 'traded' }>,
    { gave, got }: { readonly gave: CardFace; readonly got: CardFace },
  ): void {
    const { own } = this.#believer;
    if (!own) throw new Error('somebody who only watches trades with nobody');
    const partner = by === own.me ? to : by;
    const { gives, can } = this.#trades;
    this.#ownerGaveAway(got);
    if (this.#isOf(got, partner) || got.kind === 'host') {
      // O2: who gets the Host card was given it by an Infected, too.
      this.#tell('gave-me-an-infection', partner, () => {
        this.#only((_host, mask) => isIn(mask, partner));
        if (gave.kind !== 'gas-can') infect(this.worlds, this.weights, own.me);
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
      this.#tell('was-infected-by-me', partner, () => infect(this.worlds, this.weights, partner));
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
    const { comer, host } = this.#trades.gives;
    const unused = 1 - (comer + host) / 4;
    this.#weigh((world) => {
      if (this.worlds.hosts[world] === seat && !options.lastResort && seat !== own?.me) return 0;
      return isIn(this.worlds.infected[world] ?? 0, seat) ? unused : 1;
    });
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
    weighDeeds(this.worlds, this.weights, this.#deeds);
    this.#deeds.fill(1);
    this.#hasDeeds = false;
  }

  #only(fits: (host: SeatId | undefined, mask: number) => boolean): void {
    keepOnly(this.worlds, this.weights, fits);
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
