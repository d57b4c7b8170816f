/** A chair at the table, clockwise. */
export const SEAT_IDS = [0, 1, 2, 3, 4, 5] as const;
export type SeatId = (typeof SEAT_IDS)[number];

/** One thing made of each of what belongs to the seats, in their order. */
export function mapSeats<Item, Made>(
  items: readonly Item[],
  make: (item: Item, seat: SeatId) => Made,
): readonly Made[] {
  return items.map((item, index) => {
    const seat = SEAT_IDS[index];
    if (seat === undefined) throw new RangeError(`no table has ${items.length} seats`);
    return make(item, seat);
  });
}

/** C1 */
export const COLOURS = ['red', 'green', 'purple', 'orange', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** C1 */
export const MIN_PLAYERS = 4;
/** C1 */
export const MAX_PLAYERS = 6;

/** C2: every seat has one of each. */
export const CHARACTERS = ['trooper', 'android'] as const;
export type Character = (typeof CHARACTERS)[number];

/** C2 */
export const FULL_HEALTH = 4;

/** One of the up to twelve people and machines on the map. */
export interface CharacterRef {
  readonly seat: SeatId;
  readonly character: Character;
}

export function sameCharacter(a: CharacterRef, b: CharacterRef): boolean {
  return a.seat === b.seat && a.character === b.character;
}
