import { describe, expect, test } from 'vitest';
import type { Talk } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { aTable, type StoreKind, withMatch } from './samples.ts';
import { SETUP, stepsFrom } from './steps.ts';

/** What every store promises, whatever it keeps things in. */
export function promisesOfAStore({ open, place, again }: StoreKind): void {
  describe('codes', () => {
    test('a code is reserved once, until it is released', async () => {
      const store = await open();
      expect(await store.reserveCode('BCDFG', 1)).toBe(true);
      expect(await store.reserveCode('BCDFG', 2)).toBe(false);
      expect(await store.reserveCode('BCDFH', 2)).toBe(true);
      await store.releaseCode('BCDFG');
      expect(await store.reserveCode('BCDFG', 3)).toBe(true);
      expect(await store.reserveCode('BCDFH', 3)).toBe(false);
    });

    test('of two who ask at once one gets it', async () => {
      const store = await open();
      const answers = await Promise.all([store.reserveCode('BCDFG', 1), store.reserveCode('BCDFG', 1)]);
      expect(answers).toEqual([true, false]);
    });

    test('the code of a table cannot be released from under it', async () => {
      const store = await open();
      await store.reserveCode('BCDFG', 1);
      await store.saveTable(aTable('BCDFG'));
      await store.releaseCode('BCDFG');
      expect(await store.reserveCode('BCDFG', 2)).toBe(false);
      expect(await store.loadTable('BCDFG')).toBeDefined();
    });

    test('a table without a reserved code is not saved', async () => {
      const store = await open();
      await expect(store.saveTable(aTable('BCDFG'))).rejects.toMatchObject({ problem: 'unknown' });
      expect(await store.loadTable('BCDFG')).toBeUndefined();
    });
  });

  describe('tables', () => {
    test('what is saved is loaded, and saved over', async () => {
      const store = await open();
      await store.reserveCode('BCDFG', 1);
      expect(await store.loadTable('BCDFG')).toBeUndefined();

      await store.saveTable(aTable('BCDFG'));
      expect(await store.loadTable('BCDFG')).toStrictEqual(aTable('BCDFG'));

      const [ada, ...others] = aTable('BCDFG').chairs;
      const later = aTable('BCDFG', {
        opener: 3,
        chairs: others,
        settings: { ...aTable('BCDFG').settings, turnSeconds: 'off', listed: false },
        serverPart: 'cd'.repeat(32),
        changedAt: 2_000,
      });
      await store.saveTable(later);
      expect(await store.loadTable('BCDFG')).toStrictEqual(later);
      expect(later.chairs).not.toContain(ada);
    });

    test('the open tables are those not closed; a closed one stays closed', async () => {
      const store = await open();
      for (const [index, code] of ['BBBBB', 'CCCCC', 'DDDDD'].entries()) {
        await store.reserveCode(code, 0);
        await store.saveTable(aTable(code, { changedAt: 100 - index }));
      }
      await store.closeTable('CCCCC', 200);
      expect(await store.openTables()).toEqual(['DDDDD', 'BBBBB']);
      expect(await store.loadTable('CCCCC')).toBeUndefined();
      expect(await store.reserveCode('CCCCC', 300)).toBe(false);

      await store.saveTable(aTable('CCCCC'));
      expect(await store.openTables()).toEqual(['DDDDD', 'BBBBB']);
    });

    test('those that wait are the open ones without a match, with their people', async () => {
      const store = await open();
      await withMatch(store, 'BBBBB', 'one');
      for (const [index, code] of ['CCCCC', 'DDDDD', 'FFFFF'].entries()) {
        await store.reserveCode(code, 0);
        await store.saveTable(aTable(code, { changedAt: 100 - index }));
      }
      await store.closeTable('CCCCC', 200);
      expect(await store.waitingTables()).toStrictEqual([
        aTable('FFFFF', { changedAt: 98 }),
        aTable('DDDDD', { changedAt: 99 }),
      ]);
    });

    test('a table is left when nothing was changed, played or said there since', async () => {
      const store = await open();
      for (const [code, changedAt] of [
        ['BBBBB', 99],
        ['CCCCC', 100],
      ] as const) {
        await store.reserveCode(code, 0);
        await store.saveTable(aTable(code, { changedAt }));
      }
      // Their matches begin at 10.
      await withMatch(store, 'DDDDD', 'still');
      await withMatch(store, 'FFFFF', 'played');
      await store.appendSteps('played', 1, stepsFrom(1, 2), 49);
      await withMatch(store, 'GGGGG', 'played later');
      await store.appendSteps('played later', 1, stepsFrom(1, 1), 20);
      await store.appendSteps('played later', 2, stepsFrom(2, 1), 50);
      await withMatch(store, 'HHHHH', 'closed');
      await store.closeTable('HHHHH', 20);
      await withMatch(store, 'JJJJJ', 'spoken');
      await store.appendTalk('spoken', { afterStep: 0, at: 50, from: 0, kind: 'said', body: '{}' });
      const left = await store.tablesLeft({ waiting: 100, withMatch: 50 });
      expect(left.toSorted()).toEqual(['BBBBB', 'DDDDD', 'FFFFF']);
    });

    test('a table plays the match that began there, and is over when it ends', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      expect(await store.loadTable('BCDFG')).toStrictEqual(
        aTable('BCDFG', { phase: 'playing', matchId: 'one', changedAt: 10 }),
      );
      await store.endMatch('one', 20, 'sealed');
      expect(await store.loadTable('BCDFG')).toStrictEqual(
        aTable('BCDFG', { phase: 'over', matchId: 'one', changedAt: 20 }),
      );
    });

    test('a match begins together with the chairs it is played in, or neither is so', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.reserveCode('CDFGH', 0);
      await store.saveTable(aTable('CDFGH'));
      const chairs = aTable('CDFGH').chairs.map((chair) =>
        chair.seat === 2 ? ({ ...chair, seat: 1 } as const) : chair,
      );
      const moved = aTable('CDFGH', { chairs, changedAt: 70 });
      // Something goes wrong after the chairs were written: a match of this name is there already.
      await expect(store.beginMatch({ id: 'one', table: moved, setup: SETUP })).rejects.toMatchObject({
        problem: 'failed',
      });
      expect(await store.loadTable('CDFGH')).toStrictEqual(aTable('CDFGH'));

      await store.beginMatch({ id: 'two', table: moved, setup: SETUP });
      expect(await store.loadTable('CDFGH')).toMatchObject({
        phase: 'playing',
        matchId: 'two',
        changedAt: 70,
      });
      expect((await store.loadTable('CDFGH'))?.chairs.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    });

    test('the end of an earlier match does not end the present one', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.beginMatch({ id: 'two', table: aTable('BCDFG', { changedAt: 30 }), setup: SETUP });
      await store.endMatch('one', 40, 'abandoned');
      expect(await store.loadTable('BCDFG')).toMatchObject({
        phase: 'playing',
        matchId: 'two',
        changedAt: 30,
      });
    });
  });

  describe('matches', () => {
    test('a whole match comes back as it was played, from another handle too', async () => {
      const { record } = simulateMatch({
        seed: 'a stored record',
        bots: ['random', 'random', 'random', 'random'],
        options: NO_OPTIONS,
        timeOutEvery: 40,
        checked: false,
      });
      const file = await place();
      const store = await open(file);
      await store.reserveCode('BCDFG', 0);
      await store.beginMatch({ id: 'one', table: aTable('BCDFG'), setup: record.setup });
      for (let at = 0; at < record.steps.length; at += 3) {
        await store.appendSteps('one', at + 1, record.steps.slice(at, at + 3), at);
      }
      expect(await store.loadRecord('one')).toStrictEqual(record);
      expect(await (await again(file)).loadRecord('one')).toStrictEqual(record);
    });

    test('an unknown match has no record, and takes neither steps nor an end', async () => {
      const store = await open();
      expect(await store.loadRecord('none')).toBeUndefined();
      await expect(store.appendSteps('none', 1, stepsFrom(1, 1), 0)).rejects.toMatchObject({
        problem: 'unknown',
        message: 'There is no match none in the store.',
      });
      await expect(store.endMatch('none', 0, 'sealed')).rejects.toMatchObject({ problem: 'unknown' });
      await expect(
        store.beginMatch({ id: 'one', table: aTable('BCDFG'), setup: SETUP }),
      ).rejects.toMatchObject({
        problem: 'unknown',
      });
    });

    test('only the next step is taken: no gap, no step twice', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      const refused = { problem: 'not-next' };
      await expect(store.appendSteps('one', 0, stepsFrom(0, 1), 0)).rejects.toMatchObject(refused);
      await expect(store.appendSteps('one', 2, stepsFrom(2, 1), 0)).rejects.toMatchObject(refused);
      await store.appendSteps('one', 1, stepsFrom(1, 3), 0);
      await expect(store.appendSteps('one', 3, stepsFrom(3, 2), 0)).rejects.toMatchObject(refused);
      await expect(store.appendSteps('one', 6, stepsFrom(6, 1), 0)).rejects.toMatchObject({
        ...refused,
        message: 'The next step of match one is 4, not 6.',
      });
      await store.appendSteps('one', 4, stepsFrom(4, 1), 0);
      expect((await store.loadRecord('one'))?.steps).toEqual(stepsFrom(1, 4));
    });

    test('a finished record exists only after the end, and gets no more steps', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.appendSteps('one', 1, stepsFrom(1, 2), 0);
      expect(await store.finishedRecord('one')).toBeUndefined();

      await store.endMatch('one', 50, 'hive-burnt');
      const finished = { setup: SETUP, steps: stepsFrom(1, 2) };
      expect(await store.finishedRecord('one')).toStrictEqual(finished);
      await expect(store.appendSteps('one', 3, stepsFrom(3, 1), 60)).rejects.toMatchObject({
        problem: 'ended',
      });
      expect(await store.finishedRecord('one')).toStrictEqual(finished);
    });

    test('a match ends once: told again, it keeps its first end', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.endMatch('one', 50, 'hive-burnt');
      const rematch = aTable('BCDFG', { phase: 'waiting', matchId: 'one', changedAt: 55 });
      await store.saveTable(rematch);
      await store.endMatch('one', 500, 'sealed');
      expect(await store.loadTable('BCDFG')).toStrictEqual(rematch);

      await store.closeTable('BCDFG', 60);
      await store.forget(100);
      expect(await store.finishedRecord('one')).toBeUndefined();
    });
  });

  describe('consent', () => {
    const [ada, zoe] = ['1f'.repeat(32), '2f'.repeat(32)];
    const yes = { listing: true, marks: true };
    const no = { listing: false, marks: false };

    test('nobody can be asked for it before the match has ended; then every person, and no bot', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      expect(await store.consents('one')).toBeUndefined();
      expect(await store.setConsent('one', ada, yes)).toBe(false);
      await store.endMatch('one', 50, 'sealed');
      expect(await store.consents('one')).toEqual([
        { seat: 0, keyHash: ada, ...no },
        { seat: 2, keyHash: zoe, ...no },
      ]);
      expect(await store.setConsent('one', 'of nobody', yes)).toBe(false);
      expect(await store.consents('none')).toBeUndefined();
    });

    test('a match is listed while all its people agree', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.endMatch('one', 50, 'sealed');
      expect(await store.setConsent('one', ada, yes)).toBe(true);
      expect(await store.listedMatches(10)).toEqual([]);
      await store.setConsent('one', zoe, { listing: true, marks: false });
      const crew = SETUP.seats.map(({ name, bot = false }) => ({ name, bot }));
      expect(await store.listedMatches(10)).toEqual([{ id: 'one', endedAt: 50, ending: 'sealed', crew }]);
      expect(await store.consents('one')).toMatchObject([yes, { listing: true, marks: false }]);
      await store.setConsent('one', ada, { listing: false, marks: true });
      expect(await store.listedMatches(10)).toEqual([]);
    });

    test('who withdraws is unsaid, and the match is not listed; it goes with the last of its people', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      const talk = (from: 0 | 2) => ({ afterStep: 1, at: 5, from, kind: 'said', body: '{}' });
      await store.appendTalk('one', talk(0));
      await store.appendTalk('one', talk(2));
      expect(await store.withdraw('one', ada)).toBe(false);
      await store.endMatch('one', 50, 'sealed');
      for (const key of [ada, zoe]) await store.setConsent('one', key, yes);
      expect(await store.withdraw('one', 'of nobody')).toBe(false);
      expect(await store.withdraw('one', '')).toBe(false);
      expect(await store.withdraw('one', ada)).toBe(true);
      expect((await store.loadTalk('one')).map(({ from }) => from)).toEqual([2]);
      expect(await store.listedMatches(10)).toEqual([]);
      await store.setConsent('one', zoe, yes);
      expect(await store.listedMatches(10)).toEqual([]);
      expect(await store.withdraw('one', ada)).toBe(false);
      expect(await store.withdraw('one', '')).toBe(false);
      await store.closeTable('BCDFG', 60);
      expect(await store.withdraw('one', zoe)).toBe(true);
      expect(await store.finishedRecord('one')).toBeUndefined();
      expect(await store.loadTalk('one')).toEqual([]);
    });

    test('the newest are listed first, and no more than wanted', async () => {
      const store = await open();
      for (const [i, code] of ['BBBBB', 'CCCCC', 'DDDDD'].entries()) {
        await withMatch(store, code, code);
        await store.endMatch(code, 50 + i, 'sealed');
        for (const key of [ada, zoe]) await store.setConsent(code, key, yes);
      }
      expect((await store.listedMatches(2)).map(({ id }) => id)).toEqual(['DDDDD', 'CCCCC']);
    });

    test('goes with the seat to another device, and stays with the match when the chairs change', async () => {
      const store = await open();
      await withMatch(store, 'BCDFG', 'one');
      await store.endMatch('one', 50, 'sealed');
      await store.setConsent('one', ada, yes);
      const phone = '3f'.repeat(32);
      const [first, ...others] = aTable('').chairs;
      if (!first) throw new Error('somebody must sit there');
      const moved = [{ ...first, keyHash: phone }, ...others];
      await store.saveTable(aTable('BCDFG', { phase: 'over', matchId: 'one', chairs: moved }));
      expect(await store.setConsent('one', ada, no)).toBe(false);
      expect(await store.consents('one')).toMatchObject([{ keyHash: phone, ...yes }, { keyHash: zoe }]);

      await store.saveTable(aTable('BCDFG', { chairs: [{ ...first, keyHash: '4f'.repeat(32) }] }));
      expect(await store.consents('one')).toMatchObject([{ keyHash: phone }, { keyHash: zoe }]);
    });

    test('is forgotten with its match', async () => {
      const file = await place();
      const store = await open(file);
      await withMatch(store, 'BCDFG', 'one');
      await store.endMatch('one', 50, 'sealed');
      for (const key of [ada, zoe]) await store.setConsent('one', key, yes);
      expect(await (await again(file)).listedMatches(10)).toHaveLength(1);
      await store.closeTable('BCDFG', 60);
      await store.forget(100);
      expect(await store.listedMatches(10)).toEqual([]);
      expect(await store.consents('one')).toBeUndefined();
    });
  });

  describe('talk', () => {
    test('is kept with its match, in the order it was said', async () => {
      const store = await open();
      await withMatch(store, 'BBBBB', 'one');
      await withMatch(store, 'CCCCC', 'two');
      const said: Talk[] = [
        { afterStep: 0, at: 5, from: 3, kind: 'words', body: 'Who has the gas? “me”\n' },
        { afterStep: 4, at: 3, from: 0, kind: 'accusation', body: '{"seat":3}' },
        { afterStep: 4, at: 4, from: 'watching', kind: 'words', body: '' },
      ];
      for (const talk of said) {
        await store.appendTalk('one', talk);
        await store.appendTalk('two', { ...talk, body: 'elsewhere' });
      }
      expect(await store.loadTalk('one')).toStrictEqual(said);
      expect(await store.loadTalk('none')).toEqual([]);
      const [first] = said;
      if (first) await expect(store.appendTalk('none', first)).rejects.toMatchObject({ problem: 'unknown' });
    });
  });

  describe('forgetting', () => {
    const talk: Talk = { afterStep: 0, at: 0, from: 0, kind: 'words', body: 'hello' };

    test('takes what ended before, with all that belongs to it, and nothing else', async () => {
      const store = await open();
      for (const [code, id] of [
        ['BBBBB', 'early'],
        ['CCCCC', 'late'],
        ['DDDDD', 'never-ended'],
        ['FFFFF', 'running'],
        ['GGGGG', 'still-shown'],
      ] as const) {
        await withMatch(store, code, id);
        await store.appendSteps(id, 1, stepsFrom(1, 5), 10);
        await store.appendTalk(id, talk);
      }
      await store.endMatch('early', 99, 'sealed');
      await store.closeTable('BBBBB', 99);
      await store.endMatch('late', 100, 'sealed');
      await store.closeTable('CCCCC', 99);
      await store.closeTable('DDDDD', 99);
      await store.endMatch('still-shown', 50, 'sealed');
      await store.reserveCode('HHHHH', 99);
      await store.reserveCode('JJJJJ', 100);

      await store.forget(100);

      const kept = { setup: SETUP, steps: stepsFrom(1, 5) };
      for (const id of ['early', 'never-ended']) {
        expect(await store.loadRecord(id)).toBeUndefined();
        expect(await store.loadTalk(id)).toEqual([]);
      }
      for (const id of ['late', 'running', 'still-shown']) {
        expect(await store.loadRecord(id)).toStrictEqual(kept);
        expect(await store.loadTalk(id)).toStrictEqual([talk]);
      }
      expect(await store.finishedRecord('late')).toStrictEqual(kept);
      expect((await store.openTables()).toSorted()).toEqual(['FFFFF', 'GGGGG']);
      expect(await store.loadTable('FFFFF')).toMatchObject({ matchId: 'running', chairs: aTable('').chairs });
      expect(await store.loadTable('GGGGG')).toMatchObject({ matchId: 'still-shown' });

      const free = ['BBBBB', 'CCCCC', 'DDDDD', 'HHHHH'];
      for (const code of free) expect([code, await store.reserveCode(code, 200)]).toEqual([code, true]);
      for (const code of ['FFFFF', 'GGGGG', 'JJJJJ']) {
        expect([code, await store.reserveCode(code, 200)]).toEqual([code, false]);
      }
    });

    test('a code given out again has nothing to do with the match played under it before', async () => {
      const store = await open();
      await withMatch(store, 'BBBBB', 'old');
      await store.closeTable('BBBBB', 10);
      await store.endMatch('old', 200, 'abandoned');
      await store.forget(100);
      await withMatch(store, 'BBBBB', 'new');
      await store.closeTable('BBBBB', 300);
      await store.forget(200);
      expect(await store.finishedRecord('old')).toBeDefined();
      await store.forget(400);
      expect(await store.loadRecord('new')).toBeUndefined();
    });
  });

  describe('closing', () => {
    test('waits for what was asked before, and refuses what comes after', async () => {
      const file = await place();
      const store = await open(file);
      const asked = store.reserveCode('BCDFG', 1);
      const closing = store.close();
      await expect(store.reserveCode('BCDFH', 1)).rejects.toMatchObject({ problem: 'closed' });
      expect(await asked).toBe(true);
      await closing;
      await store.close();

      const reopened = await again(file);
      expect(await reopened.reserveCode('BCDFG', 2)).toBe(false);
      expect(await reopened.reserveCode('BCDFH', 2)).toBe(true);
    });
  });
}
