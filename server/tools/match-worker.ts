/** A thread that plays matches for a tool: plans come in, what came of them goes out. */
import { parentPort } from 'node:worker_threads';
import { answerTo, type Order, type Sent } from './match-work.ts';

const port = parentPort;
if (!port) throw new Error('this is a thread of a tool, not a program');
port.on('message', (order: Order) => {
  let sent: Sent;
  try {
    sent = { at: order.at, answers: order.plans.map((plan) => answerTo(order.task, plan)) };
  } catch (error) {
    sent = { at: order.at, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(sent);
});
