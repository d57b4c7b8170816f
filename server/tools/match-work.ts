import { LIKELIHOODS } from '#server/bots/beliefs/likelihoods.ts';
import { type SimulationPlan, simulateMatch } from './bot-match.ts';
import { type MatchSummary, summaryOf } from './match-summary.ts';
import { type Lesson, studyMatch } from './study.ts';

/** What can be learned from a match, and how it went. */
export interface StudiedMatch extends Lesson {
  readonly summary: MatchSummary;
}

/** What is wanted of a match: how it went, or what can be learned from it. */
export interface Answers {
  readonly play: MatchSummary;
  readonly study: StudiedMatch;
}
export type TaskName = keyof Answers;

/** Some plans, in their place among all. */
export interface Order {
  readonly task: TaskName;
  readonly at: number;
  readonly plans: readonly SimulationPlan[];
}

export type Sent =
  | { readonly at: number; readonly answers: readonly Answers[TaskName][] }
  | { readonly at: number; readonly failed: string };

export function answerTo<Task extends TaskName>(task: Task, plan: SimulationPlan): Answers[Task];
export function answerTo(task: TaskName, plan: SimulationPlan): Answers[TaskName] {
  const simulated = simulateMatch(plan);
  const summary = summaryOf(plan.seed, simulated);
  return task === 'play' ? summary : { ...studyMatch(simulated.record, LIKELIHOODS), summary };
}
