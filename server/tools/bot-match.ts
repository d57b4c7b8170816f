import { isDeepStrictEqual } from 'node:util';
import { type BotName, type BotPlayer, below, newPlayer } from '#server/bots/index.ts';
import { sha256Hex } from '#server/dealer/digest.ts';
import {
  legalCommands,
  type Match,
  openMatch,
  play,
  RULES_VERSION,
  recordedStep,
  replayStep,
  seenBy,
  viewFor,
} from '#server/dealer/index.ts';
import {
  type Actor,
  awaitedSeats,
  type Command,
  type GameEvent,
  type MatchRecord,
  type MatchSetup,
  type RecordedStep,
  type Role,
} from '#shared/play/index.ts';
import { COLOURS, mapSeats, type RuleOptions, type SeatId } from '#shared/vocabulary/index.ts';
import { brokenInvariant } from './invariants.ts';
import { untold } from './told-story.ts';

export interface SimulationPlan {
  /** Two plans with the same seed and bots play the same match. */
  readonly seed: string;
  /** Who sits in each chair. */
  readonly bots: readonly BotName[];
  /** Who plays each chair while it is Infected, if not the same. */
  readonly infectedBots?: readonly BotName[];
  readonly options: RuleOptions;
  /** One choice in so many times out instead; 0 for none. */
  readonly timeOutEvery: number;
  /** Check the invariants and the replay after every command. */
  readonly checked: boolean;
  /** Measure how long each decision takes. */
  readonly timed?: boolean;
}

/** A match that bots played to its end, without network. */
export interface Simulated {
  readonly record: MatchRecord;
  readonly match: Match;
  /** S5: who began. */
  readonly first: SeatId;
  readonly turns: number;
  readonly infections: number;
  readonly deaths: number;
  /** Milliseconds of a core for each decision, if they were to be timed. */
  readonly thinking: readonly number[];
}

/** Longer than any match can be: something is wrong. */
const MOST_COMMANDS = 50_000;

export function simulateMatch(plan: SimulationPlan): Simulated {
  return new Simulation(plan).run();
}

/** Milliseconds this thread has had a core: others on the machine make nobody think longer. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Chance of the people around the table, as opposed to the match's own. */
export function seedNumber(seed: string): number {
  return Number.parseInt(sha256Hex(seed).slice(0, 8), 16);
}

export function simulatedSetup({
  seed,
  bots,
  options,
}: Pick<SimulationPlan, 'seed' | 'bots' | 'options'>): MatchSetup {
  return {
    format: 1,
    rules: RULES_VERSION,
    serverPart: sha256Hex(`simulated match ${seed}`),
    playerParts: bots.map(() => ''),
    seats: bots.map((name, i) => ({ colour: COLOURS[i] ?? 'white', name: `${name} ${i + 1}`, bot: true })),
    options,
  };
}

function playerOf(name: BotName, whenInfected: BotName | undefined): BotPlayer {
  return whenInfected === undefined || whenInfected === name
    ? newPlayer(name)
    : twoMinds(newPlayer(name), newPlayer(whenInfected));
}

/** One plays the chair as a human, the other once it is Infected; both have seen everything. */
function twoMinds(human: BotPlayer, infected: BotPlayer): BotPlayer {
  const mindOf = (role: Role) => (role === 'human' ? human : infected);
  return {
    saw: (event) => twoMinds(human.saw(event), infected.saw(event)),
    heard: (from, claim) => twoMinds(human.heard(from, claim), infected.heard(from, claim)),
    choose: (view, chance) => mindOf(view.role).choose(view, chance),
    speak: (occasion, view, chance) => mindOf(view.role).speak(occasion, view, chance),
  };
}

class Simulation {
  private readonly plan: SimulationPlan;
  private readonly setup: MatchSetup;
  private readonly chance: number;
  private readonly steps: RecordedStep[] = [];
  private players: readonly BotPlayer[];
  private match: Match;
  private shadow: Match;
  private turns = 0;
  private infections = 0;
  private deaths = 0;
  private readonly first: SeatId;
  private readonly thinking: number[] = [];

  constructor(plan: SimulationPlan) {
    this.plan = plan;
    this.setup = simulatedSetup(plan);
    this.chance = seedNumber(`people of ${plan.seed}`);
    this.match = openMatch(this.setup);
    this.first = this.match.turn?.seat ?? 0;
    this.shadow = plan.checked ? openMatch(this.setup) : this.match;
    this.players = plan.bots.map((name, seat) => playerOf(name, plan.infectedBots?.[seat]));
    this.witness(this.match.events);
  }

  run(): Simulated {
    while (!this.match.ending) {
      if (this.steps.length > MOST_COMMANDS) throw new Error(`stuck: ${this.plan.seed}`);
      this.askAround();
    }
    if (this.plan.checked && !isDeepStrictEqual(this.shadow, this.match)) {
      throw new Error(`the replay differs: ${this.plan.seed}`);
    }
    const { first, turns, infections, deaths, thinking } = this;
    return {
      record: { setup: this.setup, steps: this.steps },
      match: this.match,
      first,
      turns,
      infections,
      deaths,
      thinking,
    };
  }

  /** Everybody who is awaited says something; then the dealer closes what is left open. */
  private askAround(): void {
    const { prompt } = this.match;
    const before = this.match.step;
    for (const seat of awaitedSeats(viewFor(this.match, 'public'))) {
      if (this.match.prompt?.type === prompt?.type) this.ask(seat);
    }
    if (prompt?.type === 'armor') this.play('dealer', { type: 'close-window' });
    if (this.match.step === before) throw new Error(`nobody played: ${this.plan.seed}`);
  }

  private ask(seat: SeatId): void {
    const { timeOutEvery } = this.plan;
    const isTimeOut = timeOutEvery > 0 && this.pick(7, timeOutEvery) === 0;
    const [dealers] = legalCommands(this.match, 'dealer');
    if (isTimeOut && dealers?.type === 'time-out') this.play('dealer', dealers);
    else this.letChoose(seat);
  }

  private letChoose(seat: SeatId): void {
    const chance = this.pick(seat, 2 ** 32);
    const view = viewFor(this.match, seat);
    const start = this.plan.timed ? processorTime() : 0;
    const command = this.players[seat]?.choose(view, chance);
    if (this.plan.timed) this.thinking.push(processorTime() - start);
    if (command) this.play(seat, command);
  }

  /** V7: at the start of a turn the others may call for a scan or for the end. */
  private hearOthers(): void {
    const { turn } = this.match;
    for (const { id } of this.match.seats) {
      if (this.match.ending || this.match.prompt || id === turn?.seat) continue;
      this.letChoose(id);
    }
  }

  private play(actor: Actor, command: Command): void {
    const played = play(this.match, actor, command);
    if (!played.ok) {
      throw new Error(`${this.plan.seed}: ${JSON.stringify(command)} refused: ${played.reason.code}`);
    }
    const before = this.match;
    this.match = played.match;
    const step = recordedStep(actor, command, played.match);
    this.steps.push(step);
    if (this.plan.checked) {
      this.shadow = replayStep(this.shadow, step);
      const broken = brokenInvariant(played.match) ?? untold(before, played.match);
      if (broken) throw new Error(`${this.plan.seed}, step ${played.match.step}: ${broken}`);
    }
    this.witness(played.events);
  }

  private witness(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'turn-began') this.turns += 1;
      if (event.type === 'infected') this.infections += 1;
      if (event.type === 'died') this.deaths += 1;
    }
    this.players = mapSeats(this.players, (player, seat) =>
      events.reduce((sofar, event) => {
        const seen = seenBy(event, seat);
        return seen ? sofar.saw(seen) : sofar;
      }, player),
    );
    if (events.some(({ type }) => type === 'turn-began')) this.hearOthers();
  }

  private pick(salt: number, count: number): number {
    return below(this.chance + this.match.step, salt, count);
  }
}
