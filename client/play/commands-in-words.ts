import { commandText } from '#client/words/commands.ts';
import type { SeatCommand, SeatView } from '#shared/play/index.ts';

/** What reads the same is one choice: two black parasites in one room, the same card twice. */
export const commandsInWords = (
  view: SeatView,
  commands: readonly SeatCommand[],
): ReadonlyMap<string, readonly SeatCommand[]> =>
  Map.groupBy(commands, (command) => commandText(view, command));
