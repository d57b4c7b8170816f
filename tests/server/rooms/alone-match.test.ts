import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { playerCommitmentTo } from '#server/dealer/index.ts';
import { Faults } from '#server/process/faults.ts';
import { type Dealer, THE_DEALER } from '#server/rooms/dealer.ts';
import type { Link } from '#server/rooms/presence.ts';
import { Table } from '#server/rooms/table.ts';
import type { ShownTable } from '#server/rooms/table-display.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { offeredCommands } from '#shared/play/index.ts';
import type { Messages } from '#shared/wire/table.ts';
import { keyOf, SETTINGS } from '#tests/server/live/live-server.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';

const CODE = 'BCDFG';

/** One person among bots, whose device tells every release as soon as it has it. */
async function playedAlone(seed: string) {
  const clock = handClock();
  const store = await openSqliteStore(':memory:');
  await store.reserveCode(CODE, 0);
  const log = pino({ level: 'silent' });
  let match: Match | undefined;
  const dealer: Dealer = {
    ...THE_DEALER,
    openMatch(setup) {
      match = THE_DEALER.openMatch(setup);
      return match;
    },
    play(...given) {
      const played = THE_DEALER.play(...given);
      if (played.ok) match = played.match;
      return played;
    },
  };
  let shown: ShownTable | undefined;
  let release = 0;
  const display = {
    showTable(table: ShownTable) {
      shown = table;
      // D4: her device opens its part as soon as it is asked to.
      if (table.phase === 'dealing') queueMicrotask(() => openHerPart());
    },
    showMatch(number: number) {
      release = number;
    },
    closed: () => {},
    fellAsleep: () => {},
  };
  const randomBytes = seededBytes(seed);
  const parts = { clock, store, log, dealer, randomBytes, faults: new Faults(log) };
  const table = new Table(CODE, SETTINGS, parts, display);
  await table.open();
  let view = 0;
  const ann: Link = {
    send<Type extends keyof Messages>(_type: Type, message: Messages[Type]) {
      if (typeof message === 'object' && 'view' in message) view = message.view;
    },
    close: () => {},
  };
  await table.arrive(ann, { name: 'Ann', key: keyOf('Ann') });
  for (const seat of [1, 2, 3] as const) {
    await table.inTurn(ann, (own) => table.seating.setChair(own, { seat, to: 'bot' }));
  }
  const part = 'ab'.repeat(32);
  const openHerPart = () => table.deal.open(table.seatOf(ann) ?? 0, { agreed: true, part });
  const commitment = playerCommitmentTo(part);
  await table.inTurn(ann, (own) => table.seating.ready(own, { ready: true, commitment }));
  await table.start(ann);

  let quiet = 0;
  for (let steps = match?.step; shown?.phase !== 'over'; steps = match?.step) {
    table.match.told({ release });
    const seat = table.seatOf(ann);
    const offered = match && seat !== undefined ? offeredCommands(THE_DEALER.viewFor(match, seat)) : [];
    const commands = offered.filter(({ type }) => type !== 'agree');
    const command = commands[(randomBytes(1)[0] ?? 0) % Math.max(1, commands.length)];
    if (command && seat !== undefined) await table.match.play(seat, { view, command });
    clock.advance(450);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    quiet = steps === match?.step ? quiet + 1 : 0;
    if (quiet > 10) throw new Error(`nothing happens any more at step ${steps}: ${match?.prompt?.type}`);
  }
  await store.close();
  return match;
}

test.each(['one', 'two', 'three'])('D6 a match alone with bots comes to its end: %s', async (seed) => {
  expect((await playedAlone(seed))?.ending).toBeDefined();
});
