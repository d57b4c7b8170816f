import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { MatchDesk } from '#server/rooms/match-desk.ts';
import type { RecordedStep } from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';

/** A desk whose disk answers when the test says so. */
function deskWith(match: Match) {
  const writes: { number: number; step: RecordedStep; written: () => void; failed: (e: Error) => void }[] =
    [];
  const shown: number[] = [];
  const desk = new MatchDesk({
    match,
    dealer: THE_DEALER,
    keep: (number, step) =>
      new Promise((resolve, reject) => writes.push({ number, step, written: resolve, failed: reject })),
    played: ({ step }) => shown.push(step),
  });
  return { desk, writes, shown };
}

const aWhile = () => new Promise(setImmediate);

const match = table();
const ending = { type: 'end-turn' } as const;
const agreeing = { type: 'agree', to: 'abandon' } as const;

describe('the desk', () => {
  test('answers and shows nothing before the disk has it', async () => {
    const { desk, writes, shown } = deskWith(match);
    let isAnswered = false;
    const answer = desk.play(1, agreeing).finally(() => {
      isAnswered = true;
    });
    await aWhile();
    expect({ isAnswered, shown, step: desk.match.step }).toEqual({
      isAnswered: false,
      shown: [],
      step: match.step,
    });
    expect(writes).toMatchObject([{ number: match.step + 1, step: { actor: 1, command: agreeing } }]);
    writes[0]?.written();
    expect(await answer).toMatchObject({ ok: true });
    expect(shown).toEqual([match.step + 1]);
    expect(writes[0]?.step.digest).toBe(desk.match.digest);
  });

  test('plays one at a time, in the order they came', async () => {
    const { desk, writes } = deskWith(match);
    const answers = [desk.play(1, agreeing), desk.play(2, agreeing)];
    await aWhile();
    expect(writes).toHaveLength(1);
    writes[0]?.written();
    await aWhile();
    expect(writes.map(({ number, step: { actor } }) => [number, actor])).toEqual([
      [match.step + 1, 1],
      [match.step + 2, 2],
    ]);
    writes[1]?.written();
    await Promise.all(answers);
  });

  test('asks whether a command is late only when its turn has come', async () => {
    const { desk, writes } = deskWith(match);
    let isCurrent = true;
    const first = desk.play(1, agreeing);
    const second = desk.play(1, agreeing, () => isCurrent);
    await aWhile();
    isCurrent = false;
    writes[0]?.written();
    await first;
    expect(await second).toBe('late');
    expect(writes).toHaveLength(1);
  });

  test('keeps nothing of what the dealer refuses', async () => {
    const { desk, writes, shown } = deskWith(match);
    expect(await desk.play(1, ending)).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
    expect([writes, shown]).toEqual([[], []]);
  });

  test('stays where it was when the disk fails, and plays on', async () => {
    const { desk, writes, shown } = deskWith(match);
    const answer = desk.play(1, agreeing);
    await aWhile();
    writes[0]?.failed(new Error('full'));
    await expect(answer).rejects.toThrow('full');
    expect([desk.match, shown]).toEqual([match, []]);
    const again = desk.play(1, agreeing);
    await aWhile();
    writes[1]?.written();
    expect(await again).toMatchObject({ ok: true });
  });
});
