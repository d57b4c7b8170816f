import { Worker } from 'node:worker_threads';
import type { SimulationPlan } from './bot-match.ts';
import { type Answers, answerTo, type Order, type Sent, type TaskName } from './match-work.ts';

/** So many matches a thread is given at a time: it should not wait, nor keep others waiting at the end. */
const AT_ONCE = 4;
/** For fewer than this no thread is started. */
const FEW = 6;

/**
 * Plays all plans on so many cores, and gives what came of them in the order of the plans: however many threads play, a
 * seed gives the same figures.
 */
export async function playAll<Task extends TaskName>(
  task: Task,
  plans: readonly SimulationPlan[],
  progress: (done: number) => void,
  threads: number,
): Promise<readonly Answers[Task][]> {
  if (plans.length < FEW || threads < 2) {
    return plans.map((plan, i) => {
      const answer = answerTo(task, plan);
      progress(i + 1);
      return answer;
    });
  }
  const answers: Answers[Task][] = [];
  let next = 0;
  let done = 0;
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
          // The thread answers the task it was given.
          answers[sent.at + i] = answer as Answers[Task];
        });
        done += sent.answers.length;
        progress(done);
        feed();
      });
      feed();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(plans.length / AT_ONCE)) }, serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return answers;
}
