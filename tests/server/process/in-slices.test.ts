import { expect, test } from 'vitest';
import { inSlices } from '#server/process/in-slices.ts';

test('long work is done in its order, and everybody else is served after every few things', async () => {
  const order: (number | 'others')[] = [];
  const serve = () => {
    order.push('others');
    if (order.filter((each) => each === 'others').length < 2) setImmediate(serve);
  };
  setImmediate(serve);
  await inSlices([1, 2, 3, 4, 5], 2, (each) => order.push(each));
  expect(order).toEqual([1, 2, 'others', 3, 4, 'others', 5]);
});

test('what goes wrong in it is told', async () => {
  const failing = inSlices([1, 2, 3], 1, (each) => {
    if (each === 2) throw new Error('the second');
  });
  await expect(failing).rejects.toThrow('the second');
});
