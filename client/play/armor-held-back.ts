import type { SeatView } from '#shared/play/index.ts';
import { handMinimum, type RuleNumber } from '#shared/vocabulary/index.ts';
import { commandsOf } from './command-spots.ts';

/** Why less armor can be used against an attack than somebody would like. */
export type ArmorHeldBack =
  | { readonly why: 'none-held'; readonly rule: RuleNumber }
  /** H1: so many cards stay in the hand whatever happens. */
  | {
      readonly why: 'hand-minimum';
      readonly held: number;
      readonly least: number;
      readonly rule: RuleNumber;
    };

/** Nothing if all the armor that would help is offered. */
export function armorHeldBack(view: SeatView): ArmorHeldBack | undefined {
  if (view.awaited?.type !== 'armor') return undefined;
  const held = view.hand.filter(({ kind }) => kind === 'armor').length;
  if (held === 0) return { why: 'none-held', rule: 'A6' };
  const own = view.awaited.threats.filter(({ seat }) => seat === view.me);
  // A6: a card takes one wound from each of the two in a room.
  const rooms = Map.groupBy(own, ({ room }) => room).values();
  const useful = [...rooms].reduce((sum, here) => sum + Math.max(...here.map(({ wounds }) => wounds)), 0);
  const offered = commandsOf(view, { kinds: ['armor'] }).map((command) =>
    command.type === 'armor' ? command.rooms.reduce((sum, { cards }) => sum + cards, 0) : 0,
  );
  if (Math.max(0, ...offered) >= Math.min(held, useful)) return undefined;
  return { why: 'hand-minimum', held, least: handMinimum(view.options), rule: 'H1' };
}
