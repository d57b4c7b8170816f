import {
  awaitedSeats,
  offeredCommands,
  roomOf,
  type SeatCommand,
  type SeatView,
} from '#shared/play/index.ts';
import { CHARACTERS, REACTOR } from '#shared/vocabulary/index.ts';
import { type Beliefs, believe } from './beliefs/believe.ts';
import { type Evidence, NOTHING_WITNESSED, type Witness, witness } from './beliefs/evidence.ts';
import { type Fuel, fuelOf, type Handling, handle } from './beliefs/fuel.ts';
import type { Weights } from './beliefs/worlds.ts';
import { type Bot, oneOf } from './bot.ts';
import { type Hearing, heard, hearingAfter, NOTHING_HEARD, withHearsay } from './hearing.ts';
import { deedIn, worseLook } from './looks.ts';
import type { Manner } from './manner.ts';
import { BLANK, type Memory, remember } from './memory.ts';
import { type Plan, planTurn, prospect, STEP_NOW } from './plan.ts';
import { readSituation, type Situation } from './situation.ts';
import { worthOfVoting } from './votes.ts';
import { worthOf } from './worth.ts';

/** What a thinking bot carries through a match. Plain JSON. */
export interface ThinkerMemory {
  readonly table: Memory;
  readonly witness: Witness;
  readonly hearing: Hearing;
  /** Who drew, traded and showed cards: where the fuel may be. */
  readonly handled: readonly Handling[];
}

const NOTHING_REMEMBERED: ThinkerMemory = {
  table: BLANK,
  witness: NOTHING_WITNESSED,
  hearing: NOTHING_HEARD,
  handled: [],
};

/**
 * Weighs every command by what it believes of the others, and by what the table will think of it. A point is about
 * what a wound costs; ending the turn is worth nothing, so whatever is worth less is not done.
 */
export function thinkingBot(manner: Manner): Bot<ThinkerMemory> {
  return {
    blank: NOTHING_REMEMBERED,
    remember: (memory, event) => {
      const table = remember(memory.table, event);
      const seen = witness(memory.witness, event);
      const hearing = hearingAfter(memory.hearing, event);
      const handled = handle(memory.handled, event);
      const isSame =
        table === memory.table &&
        seen === memory.witness &&
        hearing === memory.hearing &&
        handled === memory.handled;
      return isSame ? memory : { table, witness: seen, hearing, handled };
    },
    hear: (memory, from, claim) => ({ ...memory, hearing: heard(memory.hearing, from, claim) }),
    choose: (view, memory, chance) => {
      const isAwaited = awaitedSeats(view).includes(view.me);
      const commands = offeredCommands(view).filter(({ type }) => isAwaited || type === 'agree');
      if (commands.length === 0) return undefined;
      const thoughts = think(view, memory, manner);
      const weighed = commands.map((command) => ({ command, worth: weighCommand(thoughts, command) }));
      const best = Math.max(...weighed.map(({ worth }) => worth));
      if (!isAwaited && best <= 0) return undefined;
      const good = weighed.filter(({ worth }) => worth >= best - manner.whim);
      return oneOf(chance, 1, good)?.command;
    },
  };
}

/** What a chair thinks of the others, from all it knows. */
export function beliefsOf(
  view: SeatView,
  { witness: seen, hearing = NOTHING_HEARD }: Pick<ThinkerMemory, 'witness'> & Partial<ThinkerMemory>,
): Beliefs {
  const { seats, options, me, role, diary } = view;
  return withHearsay(believe({ seats, options, own: { me, role, diary } }, seen.evidence), me, hearing);
}

/** What somebody thinks of all chairs who only watches: how each of them looks. */
export function looksOf(view: SeatView, { witness: seen }: Pick<ThinkerMemory, 'witness'>): Beliefs {
  const { seats, options } = view;
  return believe(
    { seats, options, own: undefined },
    seen.evidence.filter(({ type }) => type !== 'saw-hand').map(publicSide),
  );
}

/** Evidence is a value: what others saw of it is worked out once. */
const publicSides = new WeakMap<Evidence, Evidence>();

function publicSide(evidence: Evidence): Evidence {
  const known = publicSides.get(evidence) ?? withoutSecrets(evidence);
  publicSides.set(evidence, known);
  return known;
}

function withoutSecrets(evidence: Evidence): Evidence {
  const { type } = evidence;
  if (type === 'traded') return { type, by: evidence.by, to: evidence.to, phase: evidence.phase };
  // Another object than the chair's own, for each story has its own bookmarks.
  if (type !== 'drew') return { ...evidence };
  const { isHost: _secret, ...shown } = evidence;
  return shown;
}

interface Thoughts {
  readonly situation: Situation;
  /** What is believed of all worlds. */
  weights(): Weights;
  /** How likely the table thinks this seat Infected; asked for only where it matters. */
  look(): number;
  /** How the own turn can go on; nothing for who weighs one action at a time, or is asked something else. */
  readonly plan: Plan | undefined;
}

function think(view: SeatView, memory: ThinkerMemory, manner: Manner): Thoughts {
  const own = view.role === 'human' ? 0 : 1;
  let beliefs: Beliefs | undefined;
  const believed = () => {
    beliefs ??= beliefsOf(view, memory);
    return beliefs;
  };
  let looks: readonly number[] | undefined;
  const howAllLook = () => {
    looks ??= looksOf(view, memory).infected;
    return looks;
  };
  let fuel: Fuel | undefined;
  const knownFuel = () => {
    fuel ??= fuelOf(view, memory.handled);
    return fuel;
  };
  // A human in this chair would know no more of the others than the table does.
  const pretended =
    own && manner.guise
      ? readSituation({ ...view, role: 'human' }, memory.table, manner, {
          suspicions: howAllLook,
          fuel: knownFuel,
          pretence: () => undefined,
        })
      : undefined;
  const situation = readSituation(view, memory.table, manner, {
    suspicions: () => believed().infected.map((chance, seat) => (seat === view.me ? own : chance)),
    fuel: knownFuel,
    pretence: () => pretended,
  });
  const isFree = view.turn?.seat === view.me && (!view.awaited || view.awaited.type === 'duty');
  return {
    situation,
    weights: () => believed().weights,
    look: () => howAllLook()[view.me] ?? 0,
    plan: isFree && manner.horizon > 0 ? planTurn(situation) : undefined,
  };
}

function weighCommand(thoughts: Thoughts, command: SeatCommand): number {
  const { situation } = thoughts;
  if (command.type === 'agree') return worthOfVoting(situation, command.to, thoughts.weights);
  return atOnce(thoughts, command) + worthOfRoom(situation, command) - priceOfLooks(thoughts, command);
}

/** What a command brings at once, and how the turn can go on after it. */
function atOnce({ situation, plan }: Thoughts, command: SeatCommand): number {
  if (!plan) return worthOf(situation, command);
  if (command.type === 'move' || command.type === 'run') {
    const step = command.type === 'move' ? STEP_NOW : 0;
    return plan.arrival(command.character, command.to) - step + prospect(situation, plan, command);
  }
  // F7: from a used-up deck a boost could come back for ever.
  if (command.type === 'boost' && situation.memory.deckUsedUp) return worthOf(situation, command);
  return worthOf(situation, command) + prospect(situation, plan, command);
}

/** The Infected have everything to lose by it, a human the trust of others. */
function priceOfLooks(thoughts: Thoughts, command: SeatCommand): number {
  const { situation } = thoughts;
  const deed = deedIn(situation, command);
  // In the end nobody has anything to hide any more.
  if (!deed || situation.unmasked) return 0;
  return (situation.infected ? 1 : 0.4) * situation.manner.vanity * worseLook(thoughts.look(), deed);
}

/** So many in one room are bitten together (P3); who can walk makes room. */
function worthOfRoom({ view, self }: Situation, command: SeatCommand): number {
  if (command.type !== 'move' && command.type !== 'run') return 0;
  const crowd = view.seats.flatMap(({ characters }) =>
    CHARACTERS.filter((each) => characters[each].room === REACTOR),
  ).length;
  if (crowd < 5) return 0;
  if (command.to === REACTOR) return -0.5;
  return roomOf(self, command.character) === REACTOR ? 0.5 : 0;
}
