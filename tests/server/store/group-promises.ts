import { describe, expect, test } from 'vitest';
import { aTable, type StoreKind, withMatch } from './samples.ts';
import { stepsFrom } from './steps.ts';

/** What is asked for together is done together, and each of it for itself. */
export function promisesOfAGroup({ open }: StoreKind): void {
  describe('appends of one turn of the event loop', () => {
    test('stand in the order they were made, and are acknowledged in it', async () => {
      const store = await open();
      const ids = ['one', 'two', 'three'];
      for (const [index, id] of ids.entries()) await withMatch(store, `BBBB${index}`, id);

      const told: string[] = [];
      const asked: string[] = [];
      const appends: Promise<unknown>[] = [];
      for (let number = 1; number <= 20; number++) {
        for (const id of ids) {
          asked.push(`${id} ${number}`);
          appends.push(
            store.appendSteps(id, number, stepsFrom(number, 1), 0).then(() => told.push(`${id} ${number}`)),
          );
        }
      }
      await Promise.all(appends);
      expect(told).toEqual(asked);
      for (const id of ids) expect((await store.loadRecord(id))?.steps).toEqual(stepsFrom(1, 20));
    });

    test('a refused one is undone alone', async () => {
      const store = await open();
      await withMatch(store, 'BBBBB', 'one');
      await withMatch(store, 'CCCCC', 'two');
      const outcomes = await Promise.allSettled([
        store.appendSteps('one', 1, stepsFrom(1, 1), 0),
        store.appendSteps('one', 3, stepsFrom(3, 1), 0),
        store.appendSteps('two', 1, stepsFrom(1, 2), 0),
        store.appendSteps('one', 2, stepsFrom(2, 1), 0),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      expect((await store.loadRecord('one'))?.steps).toEqual(stepsFrom(1, 2));
      expect((await store.loadRecord('two'))?.steps).toEqual(stepsFrom(1, 2));
    });

    test('a call sees what the calls before it did', async () => {
      const store = await open();
      await withMatch(store, 'BBBBB', 'one');
      const append = store.appendSteps('one', 1, stepsFrom(1, 1), 0);
      const record = store.loadRecord('one');
      const later = store.appendSteps('one', 2, stepsFrom(2, 1), 0);
      expect((await record)?.steps).toEqual(stepsFrom(1, 1));
      await Promise.all([append, later]);
    });
  });

  test('what is given is taken as it is at the call', async () => {
    const store = await open();
    await withMatch(store, 'BBBBB', 'one');
    const outbox = stepsFrom(1, 2);
    const chairs = [...aTable('BBBBB').chairs];
    const writes = [
      store.appendSteps('one', 1, outbox, 0),
      store.saveTable(aTable('BBBBB', { chairs, phase: 'playing', matchId: 'one' })),
    ];
    outbox.length = 0;
    chairs.length = 0;
    await Promise.all(writes);
    expect((await store.loadRecord('one'))?.steps).toEqual(stepsFrom(1, 2));
    expect((await store.loadTable('BBBBB'))?.chairs).toEqual(aTable('BBBBB').chairs);
  });
}
