import type { Match } from '#server/dealer/index.ts';
import type { Audience, View } from '#shared/play/index.ts';
import { must } from '#shared/vocabulary/index.ts';
import type { Go, HeardThen, SeenMoment } from '#shared/wire/company.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { Dealer } from './dealer.ts';

/** A finished match as one audience saw it, and nothing else of it. */
export interface CompanyEyes {
  /** The last moment something happened to these eyes. */
  readonly last: number;
  /** What the eyes saw at a moment. */
  viewAt(moment: number): View;
  seenAt(moment: number): SeenMoment;
  /** Where a wish leads, from there. */
  after(from: number, go: Go): number;
  /** Of the whole match. */
  stepOf(moment: number): number;
  /** The newest moment these eyes had seen by then. */
  momentAt(step: number): number;
}

/**
 * Moments are counted by what the eyes saw: the number of a step would tell that somebody did something in secret, and
 * how much is still to come.
 */
export function eyesOn(
  dealer: Pick<Dealer, 'viewFor' | 'seenBy'>,
  moments: readonly Match[],
  talk: readonly TalkedAt[],
  audience: Audience,
): CompanyEyes {
  const stops = moments.flatMap((match) => {
    const events = match.events.flatMap((event) => dealer.seenBy(event, audience) ?? []);
    return match.step === 0 || events.length > 0 ? [{ match, events }] : [];
  });
  const last = stops.length - 1;
  const stopAt = (moment: number) => must(stops[moment], 'the eyes saw such a moment');
  const stepOf = (moment: number) => stopAt(moment).match.step;
  const within = (moment: number) => Math.min(last, Math.max(0, moment));
  const begins = (what: 'turn' | 'phase') => (stop: (typeof stops)[number]) =>
    stop.events.some(({ type }) => type === `${what}-began`);
  return {
    last,
    stepOf,
    viewAt: (moment) => dealer.viewFor(stopAt(moment).match, audience),
    seenAt(moment) {
      const until = stops[moment + 1]?.match.step ?? Number.POSITIVE_INFINITY;
      const heard = talk.filter(({ afterStep }) => afterStep >= stepOf(moment) && afterStep < until);
      return { events: stopAt(moment).events, heard: heard.flatMap((each) => heardBy(audience, each) ?? []) };
    },
    after(from, go) {
      if ('to' in go) return within(go.to);
      if (go.by === 'moment') return within(from + (go.way === 'on' ? 1 : -1));
      const isOne = begins(go.by);
      const found =
        go.way === 'on'
          ? stops.findIndex((stop, i) => i > from && isOne(stop))
          : stops.findLastIndex((stop, i) => i < from && isOne(stop));
      return found >= 0 ? found : go.way === 'on' ? last : 0;
    },
    momentAt: (step) =>
      Math.max(
        0,
        stops.findLastIndex(({ match }) => match.step <= step),
      ),
  };
}

/** What all heard, and what the seat itself thought if it shows that. The dead speak among themselves (D7). */
function heardBy(audience: Audience, { afterStep: _when, ...talked }: TalkedAt): HeardThen | undefined {
  switch (talked.kind) {
    case 'said':
      return talked.channel === 'table' ? talked : undefined;
    case 'accuse':
      return talked;
    case 'mark':
      return talked.from === audience ? talked : undefined;
  }
}
