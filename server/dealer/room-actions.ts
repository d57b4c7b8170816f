import { placementsAnywhere } from '#shared/map/index.ts';
import { type ReasonCode, roomOf, standing, standsIn } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  FULL_HEALTH,
  must,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { fitsInReach, refuseExploring, refusePassingOver, refusePlacement, topLocation } from './explore.ts';
import type { Draft, Match, SeatState, Task } from './match.ts';
import { useLocation } from './search.ts';
import { changeTurn, tell, turnOf } from './seats.ts';

/** R6 */
export const thermalScan: ActionOf<'thermal-scan'> = {
  when: 'turn',
  candidates: (_match, seat) => atTerminals(seat, 'thermal-scan'),
  refuse: (match, seat, { character }) => refuseTerminal(match, seat, character),
  lacking: () => 'no-terminal-here',
  perform: (draft, seat, { character }) =>
    useTerminal(draft, seat, character, { do: 'scan', cause: 'terminal' }),
};

/** R7 */
export const openDoors: ActionOf<'open-doors'> = {
  when: 'turn',
  candidates: (_match, seat) => atTerminals(seat, 'open-doors'),
  refuse: (match, seat, { character }) => refuseTerminal(match, seat, character),
  lacking: () => 'no-terminal-here',
  perform: (draft, seat, { character }) => useTerminal(draft, seat, character, { do: 'open-doors' }),
};

/** R8 */
export const reveal: ActionOf<'reveal'> = {
  when: 'turn',
  candidates: (match, seat) => {
    const top = topLocation(match);
    if (!top) return [];
    return atTerminals(seat, 'reveal').flatMap(({ type, character }) =>
      placementsAnywhere(match.map, top).map(({ cell, rotation }) => ({ type, character, cell, rotation })),
    );
  },
  refuse: (match, seat, { character, cell, rotation }) =>
    refuseTerminal(match, seat, character) ??
    refuseExploring(match) ??
    refusePlacement(match, topLocation(match), { cell, rotation }, undefined),
  lacking: (match, seat) => {
    if (atTerminals(seat, 'reveal').length === 0) return 'no-terminal-here';
    return refuseExploring(match) ?? (fitsInReach(match) ? 'no-place-here' : 'no-place-in-reach');
  },
  perform: (draft, seat, { character, cell, rotation }) => {
    const location = must(topLocation(draft), 'there is a top card');
    useTerminal(draft, seat, character, { do: 'place', location, placement: { cell, rotation } });
  },
};

/** R8 with E4 or E5: past a top card that fits nowhere: at a terminal every place is within reach. */
export const revealPast: ActionOf<'reveal-past'> = {
  when: 'turn',
  candidates: (_match, seat) => atTerminals(seat, 'reveal-past'),
  refuse: (match, seat, { character }) => refuseTerminal(match, seat, character) ?? refusePassingOver(match),
  lacking: () => 'no-terminal-here',
  perform: (draft, seat, { character }) =>
    useTerminal(draft, seat, character, { do: 'pass-over', behind: undefined }),
};

/** R3: two wounds, shared among one's own characters in the Sick Bay. */
export const heal: ActionOf<'heal'> = {
  when: 'turn',
  candidates: (_match, seat) =>
    standing(seat)
      .filter(({ room }) => roomKind(room) === 'sick-bay')
      .flatMap(({ character }) => {
        const { trooper, android } = woundsBeside(seat, character);
        const healed = Math.min(2, trooper + android);
        return [0, 1, 2].map((first) => ({
          type: 'heal' as const,
          character,
          trooper: first,
          android: healed - first,
        }));
      }),
  refuse: (match, seat, command) => {
    const room = roomOf(seat, command.character);
    if (!room) return 'character-dead';
    if (roomKind(room) !== 'sick-bay') return 'no-sick-bay-here';
    if (turnOf(match).sickBayUsed) return 'sick-bay-used';
    const wounds = woundsBeside(seat, command.character);
    if (wounds.trooper + wounds.android === 0) return 'nobody-wounded';
    const healed = command.trooper + command.android;
    const fits = CHARACTERS.every(
      (each) => Number.isInteger(command[each]) && command[each] >= 0 && command[each] <= wounds[each],
    );
    return fits && healed === Math.min(2, wounds.trooper + wounds.android) ? undefined : 'heal-two';
  },
  lacking: () => 'no-sick-bay-here',
  perform: (draft, seat, command) => {
    const room = standsIn(draft, { seat, character: command.character });
    changeTurn(draft, { sickBayUsed: true });
    tell(draft, { type: 'sick-bay-used', seat, character: command.character });
    useLocation(
      draft,
      seat,
      room,
      CHARACTERS.filter((character) => command[character] > 0).map((character) => ({
        do: 'heal',
        seat,
        character,
        hp: command[character],
      })),
    );
  },
};

/** Wounds of a seat's characters in the room one of them stands in. */
function woundsBeside(seat: SeatState, character: Character): Readonly<Record<Character, number>> {
  const room = roomOf(seat, character);
  const wounds = (each: Character) =>
    room && roomOf(seat, each) === room ? FULL_HEALTH - seat.characters[each].hp : 0;
  return { trooper: wounds('trooper'), android: wounds('android') };
}

function atTerminals<Type extends string>(seat: SeatState, type: Type) {
  return standing(seat)
    .filter(({ room }) => roomKind(room) === 'terminal')
    .map(({ character }) => ({ type, character }));
}

/** R4, R5 */
function refuseTerminal(match: Match, seat: SeatState, character: Character): ReasonCode | undefined {
  const room = roomOf(seat, character);
  if (!room) return 'character-dead';
  if (roomKind(room) !== 'terminal') return 'no-terminal-here';
  return turnOf(match).terminalUsed ? 'terminal-used' : undefined;
}

function useTerminal(draft: Draft, seat: SeatId, character: Character, effect: Task): void {
  const room = standsIn(draft, { seat, character });
  changeTurn(draft, { terminalUsed: true });
  tell(draft, { type: 'terminal-used', seat, character });
  useLocation(draft, seat, room, [effect]);
}
