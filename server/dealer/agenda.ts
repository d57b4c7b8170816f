import type { Character } from '#shared/vocabulary/index.ts';
import { agreementReached, carryOutAgreement } from './agreements.ts';
import { spawn } from './draws.ts';
import { passOver, placeLocation } from './explore.ts';
import { restoreHealth } from './items.ts';
import type { Draft, Task } from './match.ts';
import { owesDuty } from './move.ts';
import { scan } from './scan.ts';
import { draw, receive, teamDraw } from './search.ts';
import { tell, turnOf } from './seats.ts';
import { decide, isDecidedByDealer, windUp } from './time-out.ts';
import { beginTurn, closePhase, parasitePhase } from './turn.ts';

/** Does what is to be done until somebody is asked, a player is on turn, or the match is over. */
export function settle(draft: Draft): void {
  while (!draft.ending) {
    if (draft.prompt) {
      if (!isDecidedByDealer(draft)) return;
      decide(draft);
      continue;
    }
    const [task, ...rest] = draft.agenda;
    if (task) {
      draft.agenda = rest;
      perform(draft, task);
      continue;
    }
    const agreement = agreementReached(draft);
    if (!agreement) return;
    carryOutAgreement(draft, agreement);
  }
}

function perform(draft: Draft, task: Task): void {
  switch (task.do) {
    case 'phase':
      return parasitePhase(draft, task.leader);
    case 'close-phase':
      return closePhase(draft, task.leader);
    case 'begin-turn':
      return beginTurn(draft, task.seat, task.afterPhase);
    case 'wind-up':
      return windUp(draft);
    case 'spawn':
      return spawn(draft, task.seat, task.room);
    case 'duty':
      return beginDuty(draft, task.character);
    case 'draw':
      return draw(draft, task.seat, task.room);
    case 'team-draw':
      return teamDraw(draft, task.seats, task.room);
    case 'receive':
      return receive(draft, task.seat, task.room, task.card);
    case 'scan':
      return scan(draft, task.cause);
    case 'open-doors':
      draft.doorsOpen = true;
      return tell(draft, { type: 'doors-opened' });
    case 'place':
      return placeLocation(draft, task.location, task.placement, 'terminal');
    case 'pass-over':
      return passOver(draft, task.behind);
    case 'heal':
      return restoreHealth(draft, task.seat, task, task.hp);
  }
}

/** X1 */
function beginDuty(draft: Draft, character: Character): void {
  const { seat } = turnOf(draft);
  const room = owesDuty(draft, seat, character);
  if (!room) return;
  draft.prompt = { type: 'duty', seat, character, room };
  tell(draft, { type: 'duty-began', seat, character, room });
}
