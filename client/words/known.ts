import { t } from '#client/texts/texts.ts';
import { type DiaryEntry, isInfectionOf, type SeatView } from '#shared/play/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';
import { cardNames, nameOf } from './names.ts';

/** Something a seat knows for sure, of one player or of all, and the sentence that says why. */
export interface Known {
  readonly of: SeatId | 'all';
  readonly is: 'infected' | 'host' | 'knows-me' | 'hand' | 'scan';
  readonly phase: number;
  readonly reason: string;
}

/** What the own diary proves, oldest first, and the last scan. Nothing here is guessed. */
export function knownOf(view: SeatView): readonly Known[] {
  const scan = view.scans.at(-1);
  return [
    ...view.diary.flatMap((entry) => knownFrom(view, entry)),
    ...(scan
      ? [{ of: 'all' as const, is: 'scan' as const, phase: scan.phase, reason: t('known.scan', { ...scan }) }]
      : []),
  ];
}

export const isKnownInfected = (view: SeatView, seat: SeatId): boolean =>
  knownOf(view).some(({ of, is }) => of === seat && (is === 'infected' || is === 'host'));

function knownFrom(view: SeatView, entry: DiaryEntry): readonly Known[] {
  switch (entry.type) {
    case 'dealt':
    case 'drew':
      return [];
    case 'traded':
      return knownFromTrade(view, entry);
    case 'body-scan':
      return knownFromScanner(view, entry);
  }
}

function knownFromTrade(
  view: SeatView,
  { phase, with: other, gave, got, infected }: Extract<DiaryEntry, { type: 'traded' }>,
): readonly Known[] {
  const who = nameOf(view, other);
  const fact = (is: Known['is'], reason: string): Known => ({ of: other, is, phase, reason });
  const blocked = got.kind === 'gas-can';
  const facts: Known[] = [];
  // X6: only an Infected gives an own infection card, and only the Host gives the Host card (O2).
  if (isInfectionOf(view, other, got)) {
    facts.push(fact('infected', t(infected ? 'known.infectedYou' : 'known.gaveInfection', { who, phase })));
  }
  const giver = firstGiver(view, { holder: other, face: got });
  if (giver !== undefined) {
    const reason = t('known.passedOn', { who: nameOf(view, giver), from: who, phase });
    facts.push({ of: giver, is: 'infected', phase, reason });
  }
  if (got.kind === 'host') {
    // Blocked by a gas can, the giver remains Host.
    facts.push(fact(gave.kind === 'gas-can' ? 'host' : 'infected', t('known.gaveHost', { who, phase })));
  }
  if (isInfectionOf(view, view.me, gave)) {
    facts.push(
      blocked
        ? fact('knows-me', t('known.knowsYou', { who, phase }))
        : fact('infected', t('known.youInfected', { who, phase })),
    );
  }
  if (gave.kind === 'host') {
    facts.push(
      blocked
        ? fact('knows-me', t('known.knowsYou', { who, phase }))
        : fact('host', t('known.youPassedHost', { who, phase })),
    );
  }
  return facts;
}

/** X6: an infection card in another hand was once given by the player of its colour, who was Infected then. */
export function firstGiver(
  { seats, me }: SeatView,
  { holder, face }: { readonly holder: SeatId; readonly face: CardFace },
): SeatId | undefined {
  const owner = face.kind === 'infection' && seats.find(({ colour }) => colour === face.colour);
  return owner && owner.id !== holder && owner.id !== me ? owner.id : undefined;
}

function knownFromScanner(
  view: SeatView,
  { phase, seat, hand }: Extract<DiaryEntry, { type: 'body-scan' }>,
): readonly Known[] {
  const who = nameOf(view, seat);
  const shown: Known = {
    of: seat,
    is: 'hand',
    phase,
    reason: t('known.hand', { phase, cards: cardNames(hand) }),
  };
  // O2: with that option the card may be a dead one that its holder burned.
  const isHost = hand.some(({ kind }) => kind === 'host') && !view.options.lastResort;
  return isHost ? [{ ...shown, is: 'host', reason: t('known.heldHost', { phase, who }) }, shown] : [shown];
}
