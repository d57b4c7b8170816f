import type { Claim, Deed, Sight } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Occasion } from './occasion.ts';
import { innocentGift, isOwnInfection, lastTrade, type Speaker, tradeClaims } from './speaker.ts';

/** Who is suspected more than this may be named as a reason. */
const SUSPECT = 0.3;

/** What somebody answers who is asked. That he answers tells nothing: anybody does (D2). */
export function answers(
  { question, by }: Extract<Occasion, { readonly about: 'asked' }>,
  speaker: Speaker,
): readonly Claim[] {
  switch (question.type) {
    // D8: whatever he is, nobody says no.
    case 'are-you-clean':
      return [{ type: 'clean' }, { type: 'yes' }];
    case 'what-traded':
      return aboutTrade(speaker);
    case 'why':
      return reasonsFor(question.deed, by, speaker);
  }
}

function aboutTrade({ view, isLying }: Speaker): readonly Claim[] {
  const traded = lastTrade(view);
  if (!traded) return [{ type: 'no' }];
  const isToHide = isOwnInfection(view, traded.gave) || traded.infected;
  if (!isToHide) return tradeClaims(traded.with, traded.gave, traded.got);
  return isLying ? innocentGift(traded.with) : [{ type: 'clean' }];
}

/** Why he did what everybody saw. */
function reasonsFor(deed: Deed, askedBy: SeatId, speaker: Speaker): readonly Claim[] {
  switch (deed.did) {
    case 'attack':
    case 'body-scan':
      return aboutSuspect(deed.whom, askedBy, speaker);
    case 'grenade':
      return [{ type: 'away', place: { room: deed.room } }];
    case 'trade':
      return aboutTrade(speaker);
    case 'heal':
      return [{ type: 'trust', seat: deed.whom }];
    case 'meet':
    case 'search':
      return [{ type: 'need', card: 'gas-can' }];
    case 'terminal':
    case 'pass-over':
    case 'call-scan':
      return [...lastCount(speaker), { type: 'scan' }];
  }
}

/** What speaks against somebody whom one has hurt or searched: what he did, or what one thinks of him. */
function aboutSuspect(whom: SeatId, askedBy: SeatId, speaker: Speaker): readonly Claim[] {
  const { memory, view, isLying, suspicionOf } = speaker;
  const seen = memory.hearing.facts.sights.findLast((sight) => isSuspicious(sight, whom, view.me));
  const because: readonly Claim[] = seen ? [{ type: 'because', sight: seen }] : [];
  const isMeant = isLying || suspicionOf(whom) >= SUSPECT;
  if (whom === askedBy && !isMeant) return [...because, { type: 'clean' }];
  return isMeant ? [...because, { type: 'infected', seat: whom }] : [...because, { type: 'clean' }];
}

/** What one may hold against somebody; what oneself did to him is no reason. */
function isSuspicious(sight: Sight, whom: SeatId, me: SeatId): boolean {
  switch (sight.did) {
    case 'attack':
    case 'meet':
    case 'grenade':
    case 'call-scan':
      return sight.seat === whom;
    case 'trade':
      return (sight.seat === whom || sight.whom === whom) && sight.seat !== me && sight.whom !== me;
    default:
      return false;
  }
}

/** R6: a scan is called for because of the last one. */
function lastCount({ memory }: Speaker): readonly Claim[] {
  const { lastScan } = memory.hearing.facts;
  return lastScan ? [{ type: 'because', sight: lastScan }] : [];
}
