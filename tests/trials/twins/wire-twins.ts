import type { Match } from '#server/dealer/index.ts';
import type { Audience } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import { COLOURS, type SeatId } from '#shared/vocabulary/index.ts';
import {
  type CommonChoice,
  driveTwins,
  firstDifference,
  type PublicReason,
  type TwinStage,
} from './dealer-twins.ts';
import {
  type Frame,
  type Line,
  type Manner,
  playedIn,
  type Recording,
  type Script,
} from './recorded-server.ts';
import type { Picks, SecretClass, Twins } from './secrets.ts';
import type { WireHouse } from './wire-house.ts';

/** What was compared of one pair that was played over sockets. */
export interface WireReport {
  readonly secret: SecretClass;
  readonly steps: number;
  readonly lines: number;
  readonly frames: number;
  readonly bytes: number;
  readonly answers: number;
  readonly stopped: PublicReason | 'leak';
  readonly leak: string | undefined;
}

/** A pair as it will be played: what happens is settled beforehand, for the dealer is pure. */
export interface WirePlan {
  readonly secret: SecretClass;
  readonly scripts: readonly [Script, Script];
  /** After each step, and before the first: who knows no more than the table. */
  readonly uninformed: readonly (readonly Audience[])[];
  readonly stopped: PublicReason;
}

/** Few enough that nobody sends more in a second than a person could. */
const MOST_STEPS = 14;
const LONGEST_WAIT_MS = 700;

/** Plays each pair in two worlds with a house each, and compares every frame the uninformed were sent. */
export async function compareOnWire(
  plans: readonly WirePlan[],
  open: () => Promise<WireHouse>,
): Promise<readonly WireReport[]> {
  const worlds: Recording[][] = [];
  for (const which of [0, 1] as const) {
    const house = await open();
    try {
      const recordings: Recording[] = [];
      for (const { scripts } of plans) recordings.push(await playedIn(house, scripts[which]));
      worlds.push(recordings);
    } finally {
      await house.close();
    }
  }
  const [here = [], there = []] = worlds;
  return plans.map((plan, i) => compared(plan, here[i], there[i]));
}

export function planOnWire(
  secret: SecretClass,
  twins: Twins,
  pick: Picks,
  seed: string,
  pair: number,
): WirePlan {
  const stages: TwinStage[] = [];
  const driving = driveTwins(twins, pick, MOST_STEPS);
  let next = driving.next();
  for (; !next.done; next = driving.next()) stages.push(next.value);
  const choices = stages.flatMap(({ choice }) => choice ?? []);
  const manners = stages.map(() => someManners(twins.matches[0], pick));
  const script = (which: 0 | 1): Script => ({
    seed,
    pair,
    which,
    // The store counts the steps of a match from its first.
    match: { ...twins.matches[which], step: 0 },
    steps: choices.map((choice, i) => ({
      manners: manners[i] ?? [],
      plays: (which === 0 ? [choice] : answeredLast(choices, i)).map(({ actor, commands }) => ({
        actor,
        command: commands[which],
      })),
    })),
  });
  /** Whoever has answered by then, and whoever is asked together with him. */
  const answered = (step: number) => {
    const others = choices.slice(step).findIndex((choice) => !isSealed(choice));
    const end = others < 0 ? choices.length : step + others;
    return choices
      .slice(0, end)
      .filter(isSealed)
      .map(({ actor }) => actor);
  };
  return {
    secret,
    scripts: [script(0), script(1)],
    // Who has answered knows when.
    uninformed: stages.map(({ uninformed }, step) =>
      uninformed.filter((audience) => audience === 'public' || !answered(step).includes(audience)),
    ),
    stopped: next.value,
  };
}

/**
 * D2: it does not show who has answered already, nor whether anybody has. In the other world those who are
 * asked together all wait for the last moment, and answer in the opposite order.
 */
function answeredLast(choices: readonly CommonChoice[], i: number): readonly CommonChoice[] {
  const [choice, next] = choices.slice(i);
  if (!choice || !isSealed(choice)) return choice ? [choice] : [];
  // A trade can end in an attack: gifts and armor are answers to two questions.
  const isAskedToo = ({ commands: [{ type }] }: CommonChoice) => type === choice.commands[0].type;
  if (next && isAskedToo(next)) return [];
  const before = choices.slice(0, i).findLastIndex((each) => !isAskedToo(each));
  return choices.slice(before + 1, i + 1).reverse();
}

const isSealed = ({ commands: [command] }: CommonChoice) =>
  command.type === 'give' || command.type === 'armor';

/** Nothing in here depends on a secret. */
function someManners({ seats }: Match, pick: Picks): readonly Manner[] {
  const someone = (): SeatId => seats[pick(seats.length)]?.id ?? 0;
  const manners: Manner[] = [{ do: 'wait', milliseconds: pick(LONGEST_WAIT_MS) }];
  if (pick(6) === 0) {
    const claims: readonly Claim[] = [
      { type: 'clean' },
      { type: 'cans', count: pick(4) },
      { type: 'infected', seat: someone() },
      { type: 'gave', card: 'gas-can', seat: someone() },
      { type: 'away', place: { room: 'L01' } },
      { type: 'are-you-clean', seat: someone() },
      { type: 'take-back', claim: { type: 'clean' } },
    ];
    const claim = claims[pick(claims.length)] ?? { type: 'yes' };
    manners.push({ do: 'say', by: someone(), say: { kind: 'claim', claim } });
  }
  if (pick(12) === 0) manners.push({ do: 'accuse', by: someone(), seat: someone() });
  if (pick(12) === 0) manners.push({ do: 'come-back', by: someone() });
  if (pick(8) === 0) manners.push({ do: 'watch' });
  if (pick(12) === 0) manners.push({ do: 'change-hands', by: someone() });
  if (pick(12) === 0) manners.push({ do: 'play-for-me', by: someone() });
  if (pick(12) === 0) manners.push({ do: 'more-time', by: someone() });
  if (pick(12) === 0) manners.push({ do: 'ask-chair', seat: someone() });
  return manners;
}

function compared(plan: WirePlan, here?: Recording, there?: Recording): WireReport {
  const counted = { lines: 0, frames: 0, bytes: 0, answers: 0 };
  const leaks: string[] = [];
  const { secret, stopped, uninformed } = plan;
  here?.lines.forEach((line, i) => {
    const stepsTold = uninformed.findIndex((audiences) => !audiences.includes(line.audience));
    const last = stepsTold < 0 ? uninformed.length : stepsTold;
    const frames = line.frames.filter(({ step }) => step < last);
    const others = there?.lines[i]?.frames.filter(({ step }) => step < last) ?? [];
    if (frames.length === 0 && others.length === 0) return;
    counted.lines += 1;
    counted.frames += frames.length;
    counted.bytes += frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const leak = lineDifference(frames, others);
    if (leak) leaks.push(`${nameOf(line)}: ${leak}`);
  });
  here?.http.forEach((answer, i) => {
    counted.answers += 1;
    const other = there?.http[i] ?? '';
    if (answer !== other) leaks.push(`HTTP: ${firstDifference(answer, other)}`);
  });
  if (here?.lines.length !== there?.lines.length) leaks.push('not the same number of connections');
  const [leak] = leaks;
  return {
    secret,
    steps: plan.scripts[0].steps.length,
    ...counted,
    stopped: leak === undefined ? stopped : 'leak',
    leak,
  };
}

const nameOf = ({ audience }: Line) => (audience === 'public' ? 'who watches' : (COLOURS[audience] ?? ''));

/** The frame that lets somebody in carries a random token: of it, only the length. */
function lineDifference(here: readonly Frame[], there: readonly Frame[]): string | undefined {
  for (const [i, frame] of here.entries()) {
    const other = there[i];
    const where = `frame ${i} after ${frame.step} steps`;
    if (!other) return `${where} came in one world only`;
    if (frame.step !== other.step || frame.at !== other.at) {
      return `${where} came at ${frame.at} and at ${other.at}, after ${other.step} steps`;
    }
    if (frame.bytes.length !== other.bytes.length) {
      return `${where} has ${frame.bytes.length} and ${other.bytes.length} bytes: ${firstDifference(text(frame), text(other))}`;
    }
    if (i > 0 && !Buffer.from(frame.bytes).equals(other.bytes)) {
      return `${where}: ${firstDifference(text(frame), text(other))}`;
    }
  }
  return here.length < there.length ? `frame ${here.length} came in one world only` : undefined;
}

const text = ({ bytes }: Frame) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[^ -~]/g, '·');
