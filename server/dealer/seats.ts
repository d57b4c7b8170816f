import { type DiaryEntry, type GameEvent, seatOf } from '#shared/play/index.ts';
import {
  type CardFace,
  type Character,
  type CharacterRef,
  type LaidDown,
  must,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { type CardId, faceOf } from './cards.ts';
import type { Draft, HeldCard, LaidCard, Match, Prompt, PromptOf, SeatState, Task, Turn } from './match.ts';

/** The turn, where there must be one. */
export function turnOf(match: Pick<Match, 'turn'>): Turn {
  return must(match.turn, 'somebody is on turn');
}

/** What is awaited, where it must be this. */
export function promptOf<Type extends Prompt['type']>(
  match: Pick<Match, 'prompt'>,
  type: Type,
): PromptOf<Type> {
  return must(isPrompt(match.prompt, type) ? match.prompt : undefined, `${type} is awaited`);
}

function isPrompt<Type extends Prompt['type']>(
  prompt: Prompt | undefined,
  type: Type,
): prompt is PromptOf<Type> {
  return prompt?.type === type;
}

/** H2: a face-up card as everybody sees it. */
export function shownLaidDown(laid: LaidCard): LaidDown {
  return laid.kind === 'ammo' ? { kind: laid.kind, bullets: laid.bullets } : { kind: laid.kind };
}

export function heldCard(seat: SeatState, id: number): HeldCard | undefined {
  return seat.hand.find((held) => held.id === id);
}

/** A card that must be in the hand. */
export function cardOf(match: Pick<Match, 'seats'>, seat: SeatId, id: number): HeldCard {
  return must(heldCard(seatOf(match, seat), id), `there is a card ${id} in the hand of seat ${seat}`);
}

export function heldOf(seat: SeatState, kind: CardFace['kind']): readonly HeldCard[] {
  return seat.hand.filter(({ card }) => faceOf(card).kind === kind);
}

export function changeSeat(draft: Draft, id: SeatId, change: Partial<SeatState>): void {
  draft.seats = draft.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

export function changeTurn(draft: Draft, change: Partial<Turn>): void {
  draft.turn = { ...turnOf(draft), ...change };
}

export function changeCharacter(
  draft: Draft,
  { seat, character }: CharacterRef,
  change: Partial<SeatState['characters'][Character]>,
): void {
  const { characters } = seatOf(draft, seat);
  changeSeat(draft, seat, {
    characters: { ...characters, [character]: { ...characters[character], ...change } },
  });
}

export function tell(draft: Draft, event: GameEvent): void {
  draft.events.push(event);
}

/** Puts tasks before everything else that is to be done. */
export function doNext(draft: Draft, ...tasks: readonly Task[]): void {
  draft.agenda = [...tasks, ...draft.agenda];
}

/** T4, I2: pays AP, or gains them. */
export function changeAp(draft: Draft, by: number): void {
  const turn = turnOf(draft);
  const ap = turn.ap + by;
  changeTurn(draft, { ap });
  tell(draft, { type: 'ap-changed', seat: turn.seat, ap });
}

export function note(draft: Draft, seat: SeatId, entry: WithoutPhase<DiaryEntry>): void {
  changeSeat(draft, seat, { diary: [...seatOf(draft, seat).diary, { phase: draft.phase, ...entry }] });
}
type WithoutPhase<Entry> = Entry extends unknown ? Omit<Entry, 'phase'> : never;

/** Into the hand, under a number of its own. */
export function takeIntoHand(draft: Draft, seat: SeatId, card: CardId): HeldCard {
  const { hand, nextCardId } = seatOf(draft, seat);
  const held = { id: nextCardId, card };
  changeSeat(draft, seat, { hand: [...hand, held], nextCardId: nextCardId + 1 });
  return held;
}

export function removeFromHand(draft: Draft, seat: SeatId, cards: readonly HeldCard[]): void {
  changeSeat(draft, seat, { hand: seatOf(draft, seat).hand.filter((held) => !cards.includes(held)) });
}

export function discardFromHand(draft: Draft, seat: SeatId, cards: readonly HeldCard[]): void {
  removeFromHand(draft, seat, cards);
  draft.discard = [...draft.discard, ...cards.map(({ card }) => card)];
}
