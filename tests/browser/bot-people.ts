import { commandText } from '#client/words/commands.ts';
import { newPlayer } from '#server/bots/index.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats, offeredCommands, type SeatCommand, type SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

export interface Wish {
  readonly seat: SeatId;
  readonly view: SeatView;
  readonly command: SeatCommand;
}

/** What the people at the pages want, from what each of them sees: the same in every run. */
export class Minds {
  #players;

  constructor(seats: number) {
    this.#players = Array.from({ length: seats }, () => newPlayer('simple'));
  }

  /** What happened at the last step. */
  saw({ events }: Match): void {
    this.#players = this.#players.map((player, seat) =>
      events.reduce((sofar, event) => {
        const seen = seenBy(event, seat as SeatId);
        return seen ? sofar.saw(seen) : sofar;
      }, player),
    );
  }

  /** Nothing when nobody is asked any more, and only time goes on. */
  wish(match: Match): Wish | undefined {
    for (const seat of awaitedSeats(viewFor(match, 'public'))) {
      const view = viewFor(match, seat);
      const chosen = this.#players[seat]?.choose(view, match.step * 7919 + seat);
      if (chosen) return { seat, view, command: likeliest(view, chosen) };
    }
    return undefined;
  }
}

/** Of commands that read the same in the list, the first: that is the one a person would hit. */
function likeliest(view: SeatView, chosen: SeatCommand): SeatCommand {
  const text = commandText(view, chosen);
  const same = offeredCommands(view).find(
    (each) => each.type === chosen.type && commandText(view, each) === text,
  );
  return same ?? chosen;
}
