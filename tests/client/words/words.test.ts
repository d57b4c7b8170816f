import { expect, test } from 'vitest';
import { unreadOf } from '#client/ceremonies/unread.ts';
import { toldOf } from '#client/story/cues.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { commandText } from '#client/words/commands.ts';
import { eventText } from '#client/words/events.ts';
import { newPlayer } from '#server/bots/index.ts';
import { legalCommands, type Match, openMatch, play, seenBy, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats, isTold, offeredCommands } from '#shared/play/index.ts';
import { setupFor } from '#tests/server/dealer/table.ts';

const ME = 0;

function next(match: Match): Match {
  for (const seat of awaitedSeats(viewFor(match, 'public'))) {
    const command = newPlayer('random').choose(viewFor(match, seat), match.step);
    const played = command && play(match, seat, command);
    if (played?.ok) return played.match;
  }
  const [command] = legalCommands(match, 'dealer');
  const played = command && play(match, 'dealer', command);
  if (!played?.ok) throw new Error('nobody played');
  return played.match;
}

test.each([4, 5, 6])(
  'in a whole match of %i everything offered, seen and awaited has its words',
  (players) => {
    let match = openMatch(setupFor(players));
    while (!match.ending && match.step < 3000) {
      const view = viewFor(match, ME);
      const events = match.events.flatMap((event) => seenBy(event, ME) ?? []);
      const texts = [
        awaitedText(view).text,
        ...offeredCommands(view).map((command) => commandText(view, command)),
        ...events.filter(isTold).map((event) => eventText(view, event)),
      ];
      for (const text of texts) expect(text).toMatch(/^[^{}]*\w[^{}]*$/);
      const unread = unreadOf(view, toldOf({ number: match.step, events }, view), new Set());
      if (unread) expect(unread.staged.outcome?.title).toMatch(/^[^{}]*\w[^{}]*$/);
      match = next(match);
    }
    expect(match.ending).toBeDefined();
  },
);
