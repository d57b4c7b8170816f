import { Worker } from 'node:worker_threads';
import type { SimulationPlan } from './bot-match.ts';
import { openJournal } from './match-journal.ts';
import { type Answers, answerTo, type Order, type Sent, type TaskName } from './match-work.ts';

/** So many matches a thread is given at a time: it should not wait, nor keep others waiting at the end. */
const AT_ONCE = 4;
/** For fewer than this no thread is started. */
const FEW = 6;

/** How the machine is used. */
export interface Effort {
  readonly threads: number;
  /** A file that keeps what was played, for a run that may be broken off. */
  readonly journal?: string | undefined;
}

/**
 * Plays all plans on so many cores, and gives what came of them in the order of the plans: however many threads play, a
 * seed gives the same figures.
 */
export async function playAll<Task extends TaskName>(
  task: Task,
  plans: readonly SimulationPlan[],
  progress: (done: number) => void,
  { threads, journal: file }: Effort,
): Promise<readonly Answers[Task][]> {
  const journal = openJournal<Answers[Task]>(file, task);
  const answers = new Map<SimulationPlan, Answers[Task]>();
  for (const plan of plans) {
    const known = journal.known(plan);
    if (known) answers.set(plan, known);
  }
  const open = plans.filter((plan) => !answers.has(plan));
  const answered = (plan: SimulationPlan, answer: Answers[Task]) => {
    answers.set(plan, answer);
    journal.keep(plan, answer);
    progress(answers.size);
  };
  if (open.length < FEW || threads < 2) for (const plan of open) answered(plan, answerTo(task, plan));
  else await playOnThreads(task, open, answered, threads);
  return plans.flatMap((plan) => answers.get(plan) ?? []);
}

async function playOnThreads<Task extends TaskName>(
  task: Task,
  plans: readonly SimulationPlan[],
  answered: (plan: SimulationPlan, answer: Answers[Task]) => void,
  threads: number,
): Promise<void> {
  let next = 0;
  const workers: Worker[] = [];
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./match-worker.ts', import.meta.url));
      workers.push(worker);
      const feed = () => {
        if (next >= plans.length) return resolve();
        const order: Order = { task, at: next, plans: plans.slice(next, next + AT_ONCE) };
        next += order.plans.length;
        worker.postMessage(order);
      };
      worker.on('error', reject);
      worker.on('message', (sent: Sent) => {
        if ('failed' in sent) return reject(new Error(sent.failed));
        sent.answers.forEach((answer, i) => {
          const plan = plans[sent.at + i];
          // The thread answers the task it was given.
          if (plan) answered(plan, answer as Answers[Task]);
        });
        feed();
      });
      feed();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(plans.length / AT_ONCE)) }, serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
