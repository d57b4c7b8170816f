import { seatOf } from '#shared/play/index.ts';
import { isItem, type SeatId } from '#shared/vocabulary/index.ts';
import { perform } from './actions.ts';
import { faceOf, isGasCan } from './cards.ts';
import { pickOne } from './draws.ts';
import { firstSearchPlan } from './first-search.ts';
import type { Draft, HeldCard } from './match.ts';
import { commandsOf } from './offers.ts';
import { changeTurn, tell, turnOf } from './seats.ts';
import { beginTrade, partners, refuseGiving, sealGift } from './trade.ts';
import { finishTurn } from './turn.ts';

/** D5: the clock of whoever is asked has run out. */
export function timeOut(draft: Draft): void {
  const { prompt } = draft;
  const { seat } = turnOf(draft);
  if (prompt?.type === 'armor') throw new Error('an armor window is closed, it does not time out');
  if (prompt?.type === 'trade') {
    tell(draft, { type: 'timed-out', seats: prompt.between });
    decide(draft);
  } else if (prompt && prompt.seat !== seat) {
    // The turn's clock stands still while others are asked: only their choice is made for them.
    tell(draft, { type: 'timed-out', seats: [prompt.seat] });
    decide(draft);
  } else {
    tell(draft, { type: 'timed-out', seats: [seat] });
    changeTurn(draft, { timedOut: true });
    draft.agenda = [...draft.agenda, { do: 'wind-up' }];
  }
}

/** D5: a player whose turn timed out is not asked any more, but trades are still both players' own. */
export function isDecidedByDealer({ prompt, turn }: Draft): boolean {
  return Boolean(
    turn?.timedOut &&
      prompt &&
      prompt.type !== 'armor' &&
      prompt.type !== 'trade' &&
      prompt.seat === turn.seat,
  );
}

/** Makes the choice that is awaited at random, among those the player has (T6). */
export function decide(draft: Draft): void {
  const { prompt } = draft;
  switch (prompt?.type) {
    case undefined:
    case 'armor':
      throw new Error('there is nothing to decide');
    case 'duty':
      return beginTrade(draft, prompt.seat, pickOne(draft, 'choices', partners(draft, prompt.seat)));
    case 'trade': {
      const late = prompt.between.filter((seat) => prompt.sealed[seat] === undefined);
      for (const seat of late) sealGift(draft, seat, randomGift(draft, seat).id);
      return;
    }
    case 'parasite':
    case 'place': {
      // A draft changes under what is remembered of a match, so a copy is asked.
      return perform(draft, prompt.seat, pickOne(draft, 'choices', commandsOf({ ...draft }, prompt.seat)));
    }
  }
}

/** D5: items other than gas cans first, then gas cans, then foreign infection cards, never an own one. */
function randomGift(draft: Draft, id: SeatId): HeldCard {
  const seat = seatOf(draft, id);
  const legal = seat.hand.filter((held) => !refuseGiving(draft, seat, held));
  const items = legal.filter(({ card }) => isItem(faceOf(card).kind));
  const cheap = items.filter(({ card }) => !isGasCan(card));
  const foreign = legal.filter(({ card }) => {
    const face = faceOf(card);
    return face.kind === 'infection' && face.colour !== seat.colour;
  });
  return pickOne(draft, 'hands', [cheap, items, foreign].find((cards) => cards.length > 0) ?? []);
}

/** D5: a first search still due is made by the cheapest public route, then the turn ends. */
export function windUp(draft: Draft): void {
  const [step] = firstSearchPlan(draft) ?? [];
  if (!step) return finishTurn(draft);
  draft.agenda = [...draft.agenda, { do: 'wind-up' }];
  perform(draft, turnOf(draft).seat, step);
}
