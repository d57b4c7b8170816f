import { charactersIn, otherPlayersIn, roomOf, seatOf, standing } from '#shared/play/index.ts';
import {
  type CharacterRef,
  FULL_HEALTH,
  freshlyLaid,
  type ItemKind,
  isLaidDownKind,
  must,
  type SeatId,
  sameCharacter,
} from '#shared/vocabulary/index.ts';
import { type ActionOf, refuseCard } from './action.ts';
import { faceOf } from './cards.ts';
import type { Draft, Match } from './match.ts';
import {
  cardOf,
  changeAp,
  changeCharacter,
  changeSeat,
  discardFromHand,
  heldOf,
  note,
  removeFromHand,
  tell,
} from './seats.ts';

/** H2 */
export const layDown: ActionOf<'lay-down'> = {
  when: 'turn-or-duty',
  candidates: (_match, seat) =>
    seat.hand
      .filter(({ card }) => isLaidDownKind(faceOf(card).kind))
      .map(({ id }) => ({ type: 'lay-down', card: id })),
  refuse: (match, seat, { card }) => refuseCard(match, seat, card, isLaidDownKind),
  lacking: () => 'nothing-to-lay-down',
  perform: (draft, seat, command) => {
    const held = cardOf(draft, seat, command.card);
    const face = faceOf(held.card);
    const kind = must(isLaidDownKind(face.kind) ? face.kind : undefined, 'the card can be laid down');
    removeFromHand(draft, seat, [held]);
    const laid = { card: held.card, ...freshlyLaid(kind) };
    changeSeat(draft, seat, { laidDown: [...seatOf(draft, seat).laidDown, laid] });
    tell(draft, { type: 'laid-down', seat, kind, cards: [held.id] });
  },
};

/** I1 */
export const firstAid: ActionOf<'first-aid'> = {
  when: 'turn',
  candidates: (match, seat) =>
    heldOf(seat, 'first-aid-kit').flatMap(({ id }) =>
      standing(seat).flatMap(({ character, room }) => {
        const user = { seat: seat.id, character };
        const patients = charactersIn(match, room);
        const others = patients.filter((each) => !sameCharacter(each, user));
        return [
          ...patients.map((one) => [one] as const),
          ...others.map((other) => [user, other] as const),
        ].map((heal) => ({ type: 'first-aid', character, card: id, heal }) as const);
      }),
    ),
  refuse: (match, seat, { character, card, heal }) => {
    const room = roomOf(seat, character);
    if (!room) return 'character-dead';
    const problem = refuseCard(match, seat, card, (kind) => kind === 'first-aid-kit');
    if (problem) return problem;
    if (!hasOneOrTwo(heal)) return 'first-aid-shares';
    const here = charactersIn(match, room);
    if (!heal.every((one) => here.some((each) => sameCharacter(each, one)))) return 'not-in-this-room';
    const [first, second] = heal;
    const user = { seat: seat.id, character };
    if (second && (!sameCharacter(first, user) || sameCharacter(first, second))) return 'first-aid-shares';
    return heal.every((one) => isWounded(match, one)) ? undefined : 'nobody-wounded';
  },
  lacking: () => 'no-first-aid-kit',
  perform: (draft, seat, { card, heal }) => {
    spendItem(draft, seat, card, 'first-aid-kit');
    for (const one of heal) restoreHealth(draft, seat, one, heal.length === 1 ? 2 : 1);
  },
};

/** I1: whatever a caller's types say, the dealer's door takes one share of 2 HP or two of 1 HP. */
function hasOneOrTwo(shares: readonly CharacterRef[]): boolean {
  return shares.length === 1 || shares.length === 2;
}

/** I2 */
export const boost: ActionOf<'boost'> = {
  when: 'turn-or-duty',
  candidates: (_match, seat) => heldOf(seat, 'energy-boost').map(({ id }) => ({ type: 'boost', card: id })),
  refuse: (match, seat, { card }) => refuseCard(match, seat, card, (kind) => kind === 'energy-boost'),
  lacking: () => 'no-boost',
  perform: (draft, seat, { card }) => {
    spendItem(draft, seat, card, 'energy-boost');
    changeAp(draft, 2);
  },
};

/** I3 */
export const bodyScan: ActionOf<'body-scan'> = {
  when: 'turn',
  candidates: (match, seat) =>
    heldOf(seat, 'body-scanner').flatMap(({ id }) =>
      standing(seat).flatMap(({ character, room }) =>
        otherPlayersIn(match, seat.id, room).map(
          (other) => ({ type: 'body-scan', character, card: id, seat: other }) as const,
        ),
      ),
    ),
  refuse: (match, seat, command) => {
    const room = roomOf(seat, command.character);
    if (!room) return 'character-dead';
    return (
      refuseCard(match, seat, command.card, (kind) => kind === 'body-scanner') ??
      (otherPlayersIn(match, seat.id, room).includes(command.seat) ? undefined : 'nobody-to-scan')
    );
  },
  lacking: (_match, seat) => (heldOf(seat, 'body-scanner').length ? 'nobody-to-scan' : 'no-body-scanner'),
  perform: (draft, seat, command) => {
    spendItem(draft, seat, command.card, 'body-scanner');
    const hand = seatOf(draft, command.seat).hand.map(({ card }) => faceOf(card));
    tell(draft, { type: 'body-scanned', by: seat, seat: command.seat, hand });
    note(draft, seat, { type: 'body-scan', seat: command.seat, hand });
  },
};

function spendItem(draft: Draft, seat: SeatId, id: number, kind: ItemKind): void {
  discardFromHand(draft, seat, [cardOf(draft, seat, id)]);
  tell(draft, { type: 'item-used', seat, kind, cards: [id] });
}

function isWounded(match: Match, { seat, character }: CharacterRef): boolean {
  return seatOf(match, seat).characters[character].hp < FULL_HEALTH;
}

/** Never above full health. */
export function restoreHealth(draft: Draft, by: SeatId, patient: CharacterRef, hp: number): void {
  const before = seatOf(draft, patient.seat).characters[patient.character].hp;
  const after = Math.min(FULL_HEALTH, before + hp);
  changeCharacter(draft, patient, { hp: after });
  const { seat, character } = patient;
  tell(draft, { type: 'healed', by, seat, character, hp: after });
}
