import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Heartbeat } from '#server/web/heartbeat.ts';

/** A line that counts what is asked of it. */
class Line extends EventEmitter {
  pings = 0;
  isEnded = false;

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

/** Every line has had its turn once. */
function round(heartbeat: Heartbeat): void {
  for (let beat = 0; beat < 60; beat++) heartbeat.beat();
}

test('a line is asked once in a round; who answers stays, who does not is ended in the next', () => {
  const heartbeat = new Heartbeat();
  const [here, gone] = [new Line(), new Line()];
  heartbeat.watch(here);
  heartbeat.watch(gone);
  round(heartbeat);
  expect([here.pings, gone.pings]).toEqual([1, 1]);
  here.emit('pong');
  round(heartbeat);
  expect([here.isEnded, gone.isEnded]).toEqual([false, true]);
  expect(here.pings).toBe(2);
});

test('many lines are asked one after the other, not all in one moment', () => {
  const heartbeat = new Heartbeat();
  const lines = Array.from({ length: 120 }, () => new Line());
  for (const line of lines) heartbeat.watch(line);
  heartbeat.beat();
  expect(lines.filter(({ pings }) => pings > 0)).toHaveLength(2);
});

test('a line that was closed is not asked any more', () => {
  const heartbeat = new Heartbeat();
  const line = new Line();
  heartbeat.watch(line);
  line.emit('close');
  round(heartbeat);
  expect(line.pings).toBe(0);
});

test('who says something need not be asked, as long as he says something in every round', () => {
  const heartbeat = new Heartbeat();
  const line = new Line();
  heartbeat.watch(line);
  line.emit('message');
  round(heartbeat);
  expect(line.pings).toBe(0);
  round(heartbeat);
  expect([line.pings, line.isEnded]).toEqual([1, false]);
  line.emit('message');
  round(heartbeat);
  expect([line.pings, line.isEnded]).toEqual([1, false]);
  round(heartbeat);
  round(heartbeat);
  expect([line.pings, line.isEnded]).toEqual([2, true]);
});
