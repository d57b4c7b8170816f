import { awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import { type Bot, below, oneOf } from './bot.ts';

/** Plays any legal command; agrees to a final scan or to abandon only now and then. */
export const randomBot: Bot<null> = {
  blank: null,
  remember: (memory) => memory,
  choose: (view, _memory, chance) => {
    const commands = offeredCommands(view);
    const agreements = commands.filter(({ type }) => type === 'agree');
    if (agreements.length && below(chance, 1, 60) === 0) return oneOf(chance, 2, agreements);
    if (!awaitedSeats(view).includes(view.me)) return undefined;
    return oneOf(
      chance,
      3,
      commands.filter(({ type }) => type !== 'agree'),
    );
  },
};
