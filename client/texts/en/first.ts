import { archive, ending, game, home, name, role } from './home.ts';
import { refusals } from './refusals.ts';

export { forms } from './grammar.ts';

/** What the entrance says: all that comes before somebody goes further. */
export const first = { game, name, home, archive, role, ending, refusal: refusals } as const;
