import type { SeatCommand, SeatView } from '#shared/play/index.ts';

/** What asks once before it is done. */
export const ASKED = [
  'burn-hive',
  'end-turn',
  'fire',
  'stab',
  'throw-grenade',
  'lay-down',
  'give',
  'agree',
  'explore-past',
  'reveal-past',
] as const satisfies readonly SeatCommand['type'][];

export type Asked = (typeof ASKED)[number];

export function needsConfirming(view: SeatView, command: SeatCommand): Asked | undefined {
  switch (command.type) {
    case 'end-turn':
      return view.turn && view.turn.ap > 0 ? command.type : undefined;
    case 'fire':
      return command.targets.some((target) => 'seat' in target) ? command.type : undefined;
    case 'stab':
      return 'seat' in command.target ? command.type : undefined;
    default:
      return ASKED.find((kind) => kind === command.type);
  }
}
