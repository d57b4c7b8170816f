import { describe, expect, test } from 'vitest';
import { openLocalDealer } from '#client/local/local-dealer.ts';
import { openLocalSession } from '#client/local/local-session.ts';
import type { Match } from '#server/dealer/index.ts';
import { awaitedSeats, type ForkStep } from '#shared/play/index.ts';
import { named } from '#tests/client/crew.ts';
import { cardId, playAll, table } from '#tests/server/dealer/table.ts';

/** Ada on turn in L11, Lyra and Vega next door in L12. */
const start = () =>
  named(
    table({
      map: { L11: [1, 0], L12: [1, -1] },
      seats: { 0: { at: 'L11' }, 2: { at: 'L12' }, 3: { at: 'L12' } },
    }),
  );

function sitDown(match: Match, script: readonly ForkStep[] = []) {
  const dealer = openLocalDealer({ moments: [match], audience: 0, script });
  let asked = 0;
  const session = openLocalSession({
    dealer: {
      play: async (command) => dealer.play(command),
      goOn: async () => {
        asked += 1;
        return dealer.goOn();
      },
      close: () => {},
    },
    opening: dealer.shown(),
    match: 'a match',
    onLeave: () => {},
  });
  const told = (reading = false) =>
    session.request('told', { release: session.table.value?.release ?? 0, reading });
  return { session, told, asked: () => asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a table of one’s own, from any match value', () => {
  test('shows the seat’s view and who sits there: one person, the others bots', () => {
    const { session } = sitDown(start());
    const chairs = [...(session.table.value?.chairs.values() ?? [])];
    expect(chairs.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Ada person',
      'Orion bot',
      'Lyra bot',
      'Vega bot',
    ]);
    expect(session.own.value).toBe(0);
    expect(session.view.value).toMatchObject({ me: 0, turn: { seat: 0, ap: 4 } });
    expect(session.seen.value).toEqual([]);
  });

  test('plays a command, and tells what was seen of it', async () => {
    const { session } = sitDown(start());
    expect(await session.play({ type: 'move', character: 'trooper', to: 'L01' })).toEqual({ ok: true });
    expect(session.seen.value).toMatchObject([
      {
        events: [
          { type: 'ap-changed', ap: 3 },
          { type: 'moved', character: 'trooper', to: 'L01' },
        ],
      },
    ]);
    expect(session.table.value?.release).toBe(1);
  });

  test('refuses as the dealer does, with the rule', async () => {
    const { session } = sitDown(start());
    const answer = await session.play({ type: 'burn-hive' });
    expect(answer).toMatchObject({ ok: false, rule: 'V1' });
    expect(session.seen.value).toEqual([]);
  });

  test('D6 the others take one step each time all was told, and none while something is read', async () => {
    const { session, told, asked } = sitDown(start());
    await session.play({ type: 'end-turn' });
    await settled();
    expect(asked()).toBe(0);
    await told(true);
    expect(asked()).toBe(0);
    await told();
    await settled();
    expect(asked()).toBe(1);
    expect(session.seen.value).toHaveLength(2);
    expect(session.view.value?.turn?.seat).not.toBe(0);
  });

  test('on the person’s own turn nobody goes on', async () => {
    const { session, told } = sitDown(start());
    await told();
    await settled();
    expect(session.seen.value).toEqual([]);
  });

  test('the others do what is written for them, whoever is asked', async () => {
    const match = playAll(start(), [0, { type: 'move', character: 'trooper', to: 'L12' }]);
    const card = cardId(match, 2, 'gas-can');
    const { session, told } = sitDown(match, [
      { actor: 3, command: { type: 'end-turn' } },
      { actor: 2, command: { type: 'give', card } },
    ]);
    await session.play({ type: 'trade', with: 2 });
    await session.play({ type: 'give', card: cardId(match, 0, 'gas-can') });
    await told();
    await settled();
    expect(session.view.value).toMatchObject({
      diary: [{ type: 'traded', with: 2, got: { kind: 'gas-can' } }],
    });
  });

  test('what the rules do not let happen is played by a bot instead', async () => {
    const match = playAll(start(), [0, { type: 'end-turn' }]);
    const { session, told } = sitDown(match, [{ actor: 1, command: { type: 'burn-hive' } }]);
    await told();
    await settled();
    expect(session.seen.value).toHaveLength(1);
  });

  test('bots play on until the person is asked again', () => {
    const dealer = openLocalDealer({ moments: [start()], audience: 0, script: [] });
    dealer.play({ type: 'end-turn' });
    let steps = 0;
    while (dealer.goOn() && steps < 200) steps += 1;
    expect(steps).toBeGreaterThan(2);
    expect(awaitedSeats(dealer.shown().view)).toContain(0);
  });
});
