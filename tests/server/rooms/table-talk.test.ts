import { describe, expect, test } from 'vitest';
import { TableTalk } from '#server/rooms/table-talk.ts';
import type { Talk } from '#server/store/index.ts';
import type { Listener } from '#server/store/talk-log.ts';
import type { Said, Say } from '#shared/wire/talk.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

const LISTENERS: readonly Listener[] = ['living', 'dead', 'watching'];
const chat = (text: string): Say => ({ kind: 'chat', text });

/** Talk at a table without a table: who heard what, and what is in the log. */
function someTalk(log: Talk[] = []) {
  const clock = handClock();
  const heard: Record<Listener, string[]> = { living: [], dead: [], watching: [] };
  const textOf = ({ say }: Said) => (say.kind === 'chat' ? say.text : say.claim.type);
  const talk = new TableTalk({
    clock,
    keep: async (entry) => {
      // As a disk that takes its time.
      await new Promise(setImmediate);
      log.push(entry);
    },
    step: () => 7,
    shown: () => 40,
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

const tooMany = { ok: false, reason: 'too-many-requests' };

describe('limits', () => {
  test('six things in ten seconds, accusations among them; then again', async () => {
    const { talk, clock } = someTalk();
    for (let i = 0; i < 5; i++) expect(await talk.say(0, 'living', chat('yes'))).toEqual({ ok: true });
    expect(await talk.accuse(0, { seat: 1, stands: true })).toEqual({ ok: true });
    expect(await talk.say(0, 'living', chat('yes'))).toEqual(tooMany);
    expect(await talk.accuse(0, { seat: 1, stands: false })).toEqual(tooMany);
    expect(await talk.say(1, 'living', chat('no'))).toEqual({ ok: true });
    clock.advance(10_000);
    expect(await talk.say(0, 'living', chat('yes'))).toEqual({ ok: true });
  });

  test('one who watches does not use up what the others may say', async () => {
    const { talk } = someTalk();
    const [loud, quiet] = [{}, {}];
    for (let i = 0; i < 6; i++) await talk.say('watching', 'watching', chat('hey'), loud);
    expect(await talk.say('watching', 'watching', chat('hey'), loud)).toEqual(tooMany);
    expect(await talk.say('watching', 'watching', chat('psst'), quiet)).toEqual({ ok: true });
  });

  test('marks are limited, too: they fill the disk', async () => {
    const { talk, log } = someTalk();
    for (let i = 0; i < 40; i++) await talk.mark(0, { seat: 1, as: 'clean' });
    expect(log).toHaveLength(30);
  });
});

describe('the opener silences somebody', () => {
  const silenced = { ok: false, reason: 'silenced' };

  test('who is then not heard and accuses nobody, until he may again', async () => {
    const { talk, heard } = someTalk();
    await talk.silence(0, { seat: 2, silent: true });
    expect(await talk.say(2, 'living', chat('listen'))).toEqual(silenced);
    expect(await talk.say(2, 'dead', chat('listen'))).toEqual(silenced);
    expect(await talk.accuse(2, { seat: 1, stands: true })).toEqual(silenced);
    expect(await talk.mark(2, { seat: 1, as: 'infected' })).toEqual({ ok: true });
    expect(heard.living).toEqual([]);
    await talk.silence(0, { seat: 2, silent: false });
    expect(await talk.say(2, 'living', chat('listen'))).toEqual({ ok: true });
  });
});

describe('accusations and marks', () => {
  test('an accusation stands, once each, until it is withdrawn', async () => {
    const { talk } = someTalk();
    await talk.accuse(3, { seat: 1, stands: true });
    await talk.accuse(0, { seat: 1, stands: true });
    await talk.accuse(0, { seat: 1, stands: true });
    expect(talk.accusersOf(1)).toEqual([0, 3]);
    await talk.accuse(3, { seat: 1, stands: false });
    expect(talk.accusersOf(1)).toEqual([0]);
    expect(talk.accusersOf(0)).toEqual([]);
  });

  test('marks are told to the seat that made them, and to nobody else', async () => {
    const { talk } = someTalk();
    await talk.mark(0, { seat: 1, as: 'infected' });
    await talk.mark(0, { seat: 2, as: 'clean' });
    await talk.mark(0, { seat: 2, as: null });
    expect(talk.soFar('living', 0).marks).toEqual({ 1: 'infected' });
    expect(talk.soFar('living', 1).marks).toEqual({});
    expect(talk.soFar('watching', undefined).marks).toEqual({});
  });
});

describe('after a restart', () => {
  test('all of it is there again, from the log', async () => {
    const { talk, log } = someTalk();
    await talk.say(0, 'living', chat('from the living'));
    await talk.say(1, 'dead', chat('from the dead'));
    await talk.say('watching', 'watching', { kind: 'claim', claim: { type: 'yes' } });
    await talk.accuse(3, { seat: 1, stands: true });
    await talk.mark(0, { seat: 1, as: 'unsure' });
    await talk.silence(0, { seat: 4, silent: true });
    const again = someTalk().talk;
    again.load(log);
    for (const listener of LISTENERS) expect(again.soFar(listener, 0)).toEqual(talk.soFar(listener, 0));
    expect(again.accusersOf(1)).toEqual([3]);
    expect(again.isSilent(4)).toBe(true);
  });

  test('what nobody understands any more is left out', () => {
    const { talk } = someTalk();
    const odd = { afterStep: 1, at: 1, from: 0 as const };
    talk.load([
      { ...odd, kind: 'sung', body: '{}' },
      { ...odd, kind: 'said', body: '{"channel":"table","say":{"kind":"chat","text":""}}' },
      { ...odd, kind: 'said', body: '{"channel":"table","say":{"kind":"phrase","phrase":"yes"}}' },
    ]);
    expect(talk.soFar('living', 0).said).toHaveLength(1);
  });
});
