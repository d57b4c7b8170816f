import { type Bot, below } from '#server/bots/index.ts';
import { type Match, openMatch, play, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulatedSetup } from '#server/tools/bot-match.ts';
import { awaitedSeats, type SeatCommand, type SeatView } from '#shared/play/index.ts';
import { NO_OPTIONS, type RuleOptions, type SeatId } from '#shared/vocabulary/index.ts';

/** A moment in which a bot was asked, and what it said. */
export interface Decision<Memory> {
  readonly match: Match;
  readonly view: SeatView;
  readonly memory: Memory;
  readonly chance: number;
  readonly command: SeatCommand | undefined;
}

/** Everything bots are asked in a match, up to so many questions. */
export function* decisions<Memory>(
  bot: Bot<Memory>,
  seed: string,
  { players = 5, most = Number.POSITIVE_INFINITY, options = NO_OPTIONS as RuleOptions } = {},
): Generator<Decision<Memory>> {
  const names = Array.from({ length: players }, () => 'simple' as const);
  let match = openMatch(simulatedSetup({ seed, bots: names, options }));
  const memories = names.map(() => bot.blank);
  const witness = () => {
    for (const event of match.events) {
      memories.forEach((memory, seat) => {
        const seen = seenBy(event, seat as SeatId);
        if (seen) memories[seat] = bot.remember(memory, seen);
      });
    }
  };
  witness();
  for (let asked = 0; asked < most && !match.ending; ) {
    const { prompt } = match;
    for (const seat of awaitedSeats(viewFor(match, 'public'))) {
      if (match.ending || match.prompt?.type !== prompt?.type) break;
      const view = viewFor(match, seat);
      const memory = memories[seat] ?? bot.blank;
      const chance = below(seed.length, asked, 2 ** 32);
      const command = bot.choose(view, memory, chance);
      yield { match, view, memory, chance, command };
      asked += 1;
      if (command) advance(seat, command);
    }
    if (prompt?.type === 'armor') advance('dealer', { type: 'close-window' });
  }

  function advance(...[actor, command]: [SeatId | 'dealer', SeatCommand | { type: 'close-window' }]) {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)} refused: ${played.reason.code}`);
    match = played.match;
    witness();
  }
}
