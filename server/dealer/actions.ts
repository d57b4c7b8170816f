import { type ActionKind, AP_COST, type SeatCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Action, ActionOf } from './action.ts';
import { agree } from './agreements.ts';
import { armor } from './armor.ts';
import { fire, stab, throwGrenade } from './attack.ts';
import { burnHive } from './burn-hive.ts';
import { explore, explorePast, place } from './explore.ts';
import { bodyScan, boost, firstAid, layDown } from './items.ts';
import type { Draft } from './match.ts';
import { move, run } from './move.ts';
import { heal, openDoors, reveal, revealPast, thermalScan } from './room-actions.ts';
import { chooseParasite, search, teamSearch } from './search.ts';
import { changeAp } from './seats.ts';
import { give, trade } from './trade.ts';
import { endTurn } from './turn.ts';

const ACTIONS: { readonly [Kind in ActionKind]: ActionOf<Kind> } = {
  trade,
  give,
  armor,
  'choose-parasite': chooseParasite,
  place,
  explore,
  'explore-past': explorePast,
  move,
  run,
  search,
  'team-search': teamSearch,
  fire,
  stab,
  'throw-grenade': throwGrenade,
  heal,
  'thermal-scan': thermalScan,
  'open-doors': openDoors,
  reveal,
  'reveal-past': revealPast,
  'lay-down': layDown,
  'first-aid': firstAid,
  boost,
  'body-scan': bodyScan,
  'burn-hive': burnHive,
  agree,
  'end-turn': endTurn,
};

export function actionOf(kind: ActionKind): Action<SeatCommand> {
  return ACTIONS[kind];
}

export function isActionKind(kind: string): kind is ActionKind {
  return Object.hasOwn(ACTIONS, kind);
}

/** Does a legal command: pays its AP and carries it out. */
export function perform(draft: Draft, seat: SeatId, command: SeatCommand): void {
  const cost = AP_COST[command.type];
  if (cost > 0) changeAp(draft, -cost);
  actionOf(command.type).perform(draft, seat, command);
}
