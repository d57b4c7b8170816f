import { describe, expect, test } from 'vitest';
import { TableTalk } from '#server/rooms/table-talk.ts';
import type { Listener } from '#server/rooms/talk.ts';
import type { Talk } from '#server/store/index.ts';
import { handClock } from '#server/tools/hand-clock.ts';
import type { Said, Say } from '#shared/wire/talk.ts';

const LISTENERS: readonly Listener[] = ['living', 'dead', 'watching'];
const chat = (text: string): Say => ({ kind: 'chat', text });

/** Talk at a table without a table: who heard what, and what is in the log. */
function someTalk(log: Talk[] = []) {
  const clock = handClock();
  const heard: Record<Listener, string[]> = { living: [], dead: [], watching: [] };
  const textOf = ({ say }: Said) => (say.kind === 'chat' ? say.text : say.phrase);
  const talk = new TableTalk({
    clock,
    keep: async (entry) => {
      // As a disk that takes its time.
      await new Promise(setImmediate);
      log.push(entry);
    },
    step: () => 7,
    tell: (isHeardBy, said) => {
      for (const listener of LISTENERS) if (isHeardBy(listener)) heard[listener].push(textOf(said));
    },
  });
  return { talk, clock, heard, log };
}

describe('D7 talk', () => {
  test('the living are heard by all, the dead by the dead, those who watch by those who watch', async () => {
    const { talk, heard } = someTalk();
    await talk.say(0, 'living', chat('from the living'));
    await talk.say(1, 'dead', chat('from the dead'));
    await talk.say('watching', 'watching', chat('from outside'));
    expect(heard).toEqual({
      living: ['from the living'],
      dead: ['from the living', 'from the dead'],
      watching: ['from the living', 'from outside'],
    });
  });

  test('what is said at the same moment goes each to its own listeners', async () => {
    const { talk, heard } = someTalk();
    await Promise.all([
      talk.say(0, 'living', chat('from the living')),
      talk.say(1, 'dead', chat('from the dead')),
    ]);
    expect(heard.living).toEqual(['from the living']);
    expect(heard.dead).toEqual(['from the living', 'from the dead']);
  });

  test.each(LISTENERS)('whoever comes later is told what the %s may hear', async (listener) => {
    const { talk, heard } = someTalk();
    await talk.say(0, 'living', chat('from the living'));
    await talk.say(1, 'dead', chat('from the dead'));
    await talk.say('watching', 'watching', chat('from outside'));
    const told = talk.soFar(listener, undefined).said.map(({ say }) => say.kind === 'chat' && say.text);
    expect(told).toEqual(heard[listener]);
  });

  test('of those who watch nobody is named', async () => {
    const { talk } = someTalk();
    await talk.say('watching', 'watching', chat('from outside'));
    expect(talk.soFar('watching', undefined).said[0]?.from).toBeUndefined();
  });
});
