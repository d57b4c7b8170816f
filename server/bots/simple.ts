import { awaitedSeats, offeredCommands } from '#shared/play/index.ts';
import { type Bot, oneOf } from './bot.ts';
import { BLANK, type Memory, remember } from './memory.ts';
import { readSituation } from './situation.ts';
import { worthOf } from './worth.ts';

/**
 * Weighs every command it is offered and plays the best. A point is about what a wound costs;
 * ending the turn is worth nothing, so whatever is worth less is not done.
 */
export const simpleBot: Bot<Memory> = {
  blank: BLANK,
  remember,
  choose: (view, memory, chance) => {
    const isAwaited = awaitedSeats(view).includes(view.me);
    const commands = offeredCommands(view).filter(({ type }) => isAwaited || type === 'agree');
    if (commands.length === 0) return undefined;
    const situation = readSituation(view, memory);
    const weighed = commands.map((command) => ({ command, worth: worthOf(situation, command) }));
    const best = Math.max(...weighed.map(({ worth }) => worth));
    if (!isAwaited && best <= 0) return undefined;
    const good = weighed.filter(({ worth }) => worth >= best - ABOUT_EQUAL);
    return oneOf(chance, 1, good)?.command;
  },
};

/** Among commands worth about the same, chance decides. */
const ABOUT_EQUAL = 0.05;
