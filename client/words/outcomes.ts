import { t } from '#client/texts/texts.ts';
import type { OwnTrade, SeatView, SeenEvent, View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { deathSentence } from './captions.ts';
import { cardName, nameOf, roomName } from './names.ts';
import { goalText } from './roles.ts';
import { type TradeKind, tradeWords } from './trade-outcome.ts';
import { verdictOf } from './verdicts.ts';

/** What something that happened means for the one who reads it. */
export interface Outcome {
  readonly kind:
    | TradeKind
    | 'drew'
    | 'found-nothing'
    | 'alert'
    | 'wounded'
    | 'died'
    | 'scan'
    | 'body-scan'
    | 'body-scanned'
    | 'timed-out'
    | 'vote'
    | 'won'
    | 'lost'
    | 'over';
  readonly title: string;
  readonly text: string;
  /** What can be done about it right there; for every trade the same (D2). */
  readonly actions: readonly ('mark' | 'accuse')[];
  /** Whom those are about. */
  readonly about: SeatId | undefined;
  /** The one who reads is something else from now on: here is what to do. */
  readonly goalChanged: boolean;
  readonly goal: string | undefined;
}

type Of<Type extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: Type }>;

/** The outcome of an event for who had this view before it; nothing for what is nobody's in particular. */
export function outcomeOf(view: View, event: SeenEvent): Outcome | undefined {
  const me = 'me' in view ? view.me : undefined;
  switch (event.type) {
    case 'traded':
      return 'me' in view && event.own ? tradeOutcome(view, event, event.own) : undefined;
    case 'drew':
      return 'me' in view && event.card ? drawOutcome(view, event.card) : undefined;
    case 'found-nothing':
      return event.seat === me
        ? plain('found-nothing', t('outcomes.foundNothing'), t('outcomes.foundNothingText'))
        : undefined;
    case 'alert-drawn':
      return event.seat === me ? plain('alert', t('outcomes.alert'), t('outcomes.alertText')) : undefined;
    case 'wounded':
      return event.seat === me ? woundOutcome(view, event) : undefined;
    case 'died':
      return 'me' in view && event.seat === me ? deathOutcome(view, event) : undefined;
    case 'scanned':
      return scanOutcome(view, event);
    case 'body-scanned':
      return bodyScanOutcome(view, event);
    case 'timed-out':
      return me !== undefined && event.seats.includes(me)
        ? plain('timed-out', t('outcomes.timedOut'), t('outcomes.timedOutText'))
        : undefined;
    case 'agreed':
      return voteOutcome(view, event);
    case 'ended':
      return endOutcome(view, event);
    default:
      return undefined;
  }
}

/** Of what happened at once, what it meant for the one who reads: a new goal before all else. */
export function ownOutcome(view: View, events: readonly SeenEvent[]): Outcome | undefined {
  const outcomes = events.flatMap((event) => outcomeOf(view, event) ?? []);
  return outcomes.find(({ goalChanged }) => goalChanged) ?? outcomes[0];
}

const plain = (kind: Outcome['kind'], title: string, text: string): Outcome => ({
  kind,
  title,
  text,
  actions: [],
  about: undefined,
  goalChanged: false,
  goal: undefined,
});

function tradeOutcome(view: SeatView, { between: [first, second] }: Of<'traded'>, own: OwnTrade): Outcome {
  const other = first === view.me ? second : first;
  const { kind, title, text } = tradeWords(view, other, own);
  return {
    ...plain(kind, title, text),
    actions: ['mark', 'accuse'],
    about: other,
    ...(changesRole(own) && newGoal(view, own.role)),
  };
}

/** X5, O2: told by the cards alone, so that it is as true when it is read later. */
function changesRole({ gave, got, infected }: OwnTrade): boolean {
  const hostMoved = gave.kind === 'host' || got.kind === 'host';
  return infected || (hostMoved && gave.kind !== 'gas-can' && got.kind !== 'gas-can');
}

const newGoal = (view: SeatView, role: SeatView['role']): Pick<Outcome, 'goalChanged' | 'goal'> => ({
  goalChanged: true,
  goal: t('roles.newGoal', { goal: goalText(view, role) }),
});

/** D2: whatever it is, in the same words. */
function drawOutcome(view: SeatView, card: NonNullable<Of<'drew'>['card']>): Outcome {
  const title = t('outcomes.drew', { card: cardName(card) });
  return card.kind === 'host'
    ? { ...plain('drew', title, t('outcomes.drewHost')), ...newGoal(view, 'host') }
    : plain('drew', title, t(`cardHint.${card.kind}`));
}

function woundOutcome(view: View, { character, room, by, wounds, hp }: Of<'wounded'>): Outcome {
  const place = { room: roomName(room), hp };
  const text =
    by === 'parasites'
      ? t('outcomes.woundedByParasites', place)
      : t('outcomes.woundedBy', { ...place, who: nameOf(view, by) });
  return plain(
    'wounded',
    t('outcomes.wounded', { character: t(`character.${character}`), wounds }),
    // T4
    hp > 0 && hp < 3 ? `${text} ${t('outcomes.weak')}` : text,
  );
}

function deathOutcome(view: SeatView, event: Of<'died'>): Outcome {
  const { characters } = view.seats[view.me] ?? {};
  const left = event.character === 'trooper' ? 'android' : 'trooper';
  return plain(
    'died',
    deathSentence(view, event),
    isLastTrooper(view, event)
      ? t('outcomes.diedLastTrooper')
      : afterDeath(view, characters?.[left].hp ? left : undefined),
  );
}

/** V4: the match is over with it, and what is left of the crew does not go on. */
const isLastTrooper = ({ seats }: SeatView, { seat, character }: Of<'died'>): boolean =>
  character === 'trooper' && seats.every(({ id, characters }) => id === seat || characters.trooper.hp === 0);

function afterDeath(view: SeatView, left: 'trooper' | 'android' | undefined): string {
  if (!left) return t('outcomes.diedOut');
  if (left === 'trooper') return t('outcomes.diedTrooperLeft');
  return t(view.role === 'human' ? 'outcomes.diedAndroidLeft' : 'outcomes.diedAndroidLeftInfected');
}

function scanOutcome(view: View, { cards }: Of<'scanned'>): Outcome {
  const living = cards.length;
  const positive = cards.filter((card) => card === 'positive').length;
  const isScanned = 'me' in view && !view.seats[view.me]?.eliminated;
  return plain(
    'scan',
    t('outcomes.scan', { count: positive, living }),
    isScanned ? scanMeaning(view.role === 'human', positive, living) : '',
  );
}

function scanMeaning(isHuman: boolean, positive: number, living: number): string {
  if (isHuman) {
    if (positive === 0) return t('outcomes.scanHumanNone');
    return positive === living - 1
      ? t('outcomes.scanLastHuman')
      : t('outcomes.scanHuman', { count: positive, others: living - 1 });
  }
  if (positive === living) return t('outcomes.scanInfectedAll');
  return positive === 1
    ? t('outcomes.scanInfectedAlone')
    : t('outcomes.scanInfected', { count: positive - 1 });
}

function bodyScanOutcome(view: View, { by, seat, hand }: Of<'body-scanned'>): Outcome | undefined {
  const me = 'me' in view ? view.me : undefined;
  if (seat === me) {
    const who = nameOf(view, by);
    return plain('body-scanned', t('outcomes.bodyScanned', { who }), t('outcomes.bodyScannedText', { who }));
  }
  if (!hand) return undefined;
  const who = nameOf(view, seat);
  const acted = { actions: ['mark', 'accuse'], about: seat } as const;
  if (!hand.some(({ kind }) => kind === 'host')) {
    return {
      ...plain('body-scan', t('outcomes.bodyScan', { who }), t('outcomes.bodyScanText', { who })),
      ...acted,
    };
  }
  const text = view.options.lastResort ? 'outcomes.bodyScanHostMaybe' : 'outcomes.bodyScanHostText';
  return { ...plain('body-scan', t('outcomes.bodyScanHost', { who }), t(text, { who })), ...acted };
}

/** V7: with the one who has just agreed. */
function voteOutcome(view: View, { seat, to }: Of<'agreed'>): Outcome {
  const { by, needed } = view.agreements[to];
  const count = new Set([...by, seat]).size;
  const title = to === 'final-scan' ? 'outcomes.voteScan' : 'outcomes.voteAbandon';
  return plain('vote', t(title, { who: nameOf(view, seat) }), t('outcomes.voteText', { count, needed }));
}

function endOutcome(view: View, { ending }: Of<'ended'>): Outcome {
  const { title, text, won } = verdictOf(view, ending);
  return plain(won === undefined ? 'over' : won ? 'won' : 'lost', title, text);
}
