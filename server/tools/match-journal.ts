import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { SimulationPlan } from './bot-match.ts';
import type { TaskName } from './match-work.ts';

/**
 * `--journal FILE`: what came of each match, written down as it ends, so that a long run that is broken off goes on where
 * it was. A file belongs to one version of rules and bots: after a change it starts anew.
 */
export interface Journal<Answer> {
  /** What came of a plan, if it was played before. */
  known(plan: SimulationPlan): Answer | undefined;
  keep(plan: SimulationPlan, answer: Answer): void;
}

export function openJournal<Answer>(file: string | undefined, task: TaskName): Journal<Answer> {
  if (file === undefined) return { known: () => undefined, keep: () => undefined };
  const played = new Map(linesOf(file).map((line): [string, string] => split(line)));
  return {
    known: (plan) => {
      const text = played.get(keyOf(task, plan));
      // What was written is what was answered: the key names the task.
      return text === undefined ? undefined : (deserialize(Buffer.from(text, 'base64')) as Answer);
    },
    keep: (plan, answer) =>
      appendFileSync(file, `${keyOf(task, plan)}\t${serialize(answer).toString('base64')}\n`),
  };
}

/** A line without its end was broken off with the run that wrote it, and is taken away. */
function linesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8');
  const whole = written.slice(0, written.lastIndexOf('\n') + 1);
  if (whole.length < written.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').slice(0, -1);
}

function split(line: string): [string, string] {
  const at = line.indexOf('\t');
  return [line.slice(0, at), line.slice(at + 1)];
}

function keyOf(task: TaskName, plan: SimulationPlan): string {
  return JSON.stringify([task, plan]);
}
