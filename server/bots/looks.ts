import type { SeatCommand } from '#shared/play/index.ts';
import { REACTOR } from '#shared/vocabulary/index.ts';
import type { DeedKind } from './beliefs/evidence.ts';
import { LIKELIHOODS } from './beliefs/likelihoods.ts';
import { metIn, type Situation } from './situation.ts';

/** What the table will see in a command, if it thinks anything of it; who searches and explores does his work. */
export function deedIn(situation: Situation, command: SeatCommand): DeedKind | undefined {
  switch (command.type) {
    case 'agree':
      return command.to === 'final-scan' && !situation.memory.deckUsedUp ? 'called-scan' : undefined;
    case 'thermal-scan':
      return 'scanned-station';
    case 'open-doors':
      return 'opened-doors';
    case 'body-scan':
      return 'body-scanned';
    case 'fire':
      return command.targets.some((target) => 'seat' in target) ? 'attacked' : undefined;
    case 'stab':
      return 'seat' in command.target ? 'attacked' : undefined;
    case 'first-aid':
      return command.heal.some(({ seat }) => seat !== situation.view.me) ? 'healed-other' : undefined;
    case 'move':
    case 'run':
      if (command.to === 'L03') return 'entered-hive';
      return command.to !== REACTOR && metIn(situation, command.to).length > 0 ? 'came' : undefined;
    default:
      return undefined;
  }
}

/** How much likelier the table will hold this seat for Infected, which it holds for one with chance `look` now. */
export function worseLook(look: number, deed: DeedKind | undefined): number {
  if (!deed) return 0;
  const odds = look * LIKELIHOODS.deeds[deed];
  return odds / (odds + 1 - look) - look;
}
