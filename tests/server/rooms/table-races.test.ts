import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { playerCommitmentTo } from '#server/dealer/index.ts';
import { Faults } from '#server/process/faults.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { type Link, PATIENCE_MS } from '#server/rooms/presence.ts';
import { Table } from '#server/rooms/table.ts';
import type { ShownTable } from '#server/rooms/table-display.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import type { Messages, Requests } from '#shared/wire/table.ts';
import { some } from '#tests/run/length.ts';
import { keyOf, SETTINGS } from '#tests/server/live/live-server.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { heldStore } from '#tests/trials/table/held-store.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';

const CODE = 'BCDFG';

/** A device that remembers what it was told last. */
class Device implements Link {
  readonly name: string;
  closedWith: number | undefined;
  readonly last: Partial<Messages> = {};
  /** Every hand it was ever shown. */
  readonly hands: unknown[] = [];

  constructor(name: string) {
    this.name = name;
  }

  send<Type extends keyof Messages>(type: Type, message: Messages[Type]): void {
    this.last[type] = message;
    const hand = this.last.shown?.own?.hand?.come;
    if (hand) this.hands.push(hand);
  }

  close(code: number): void {
    this.closedWith = code;
  }
}

/** One table with its people, on a disk that can be held. */
class Scene {
  readonly #disk: ReturnType<typeof heldStore>;
  readonly clock = handClock();
  readonly store: Store;
  readonly table: Table;
  readonly devices: Device[] = [];
  ticket = '';
  shown: ShownTable | undefined;

  constructor(store: Store) {
    this.store = store;
    this.#disk = heldStore(store);
    const log = pino({ level: 'silent' });
    const display = {
      showTable: (shown: ShownTable) => {
        this.shown = shown;
        if (shown.phase === 'dealing') queueMicrotask(() => this.#openParts());
      },
      showMatch: () => {},
      closed: () => {},
      fellAsleep: () => {},
    };
    const randomBytes = seededBytes('races');
    const parts = { clock: this.clock, randomBytes, store: this.#disk.store, log, dealer: THE_DEALER };
    this.table = new Table(CODE, SETTINGS, { ...parts, faults: new Faults(log) }, display);
  }

  /** D4: every device that is here opens its part as soon as it is asked to. */
  #openParts(): void {
    for (const device of this.devices) {
      const seat = this.table.seatOf(device);
      if (seat !== undefined) this.table.deal.open(seat, { agreed: true, part: PART });
    }
  }

  device(name: string): Device {
    const device = new Device(name);
    this.devices.push(device);
    return device;
  }

  at(name: string): Device {
    return this.devices.findLast((device) => device.name === name) ?? this.device(name);
  }

  hold(): void {
    this.#disk.hold();
  }

  failAt(nth: number): void {
    this.#disk.failAt(nth);
  }

  /** Lets so many answers of the disk go, each only when all that can be done without it is done. */
  async letGo(count: number): Promise<void> {
    for (let gone = 0; gone < count; gone++) {
      await aWhile();
      if (this.#disk.waiting === 0) return;
      this.#disk.letOneGo();
    }
    await aWhile();
  }

  get isWaitingForDisk(): boolean {
    return this.#disk.waiting > 0;
  }

  ask<Type extends keyof Requests>(name: string, type: Type, wish: Requests[Type]): Promise<unknown> {
    return asked(this.table, this.at(name), type, wish);
  }

  arrive(name: string, more: object = {}): Promise<unknown> {
    return this.table.arrive(this.device(name), { name, key: keyOf(name), ...more });
  }
}

const aWhile = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate);
};

function asked(table: Table, link: Link, type: keyof Requests, wish: unknown): Promise<unknown> {
  if (type === 'say') return table.say(link, wish as Requests['say']);
  if (type === 'start') return table.start(link);
  if (type === 'ask-chair') return table.askChair(link, wish as Requests['ask-chair']);
  return table.inTurn(link, (seat) => {
    switch (type) {
      case 'chair':
        return table.seating.choose(seat, wish as Requests['chair']);
      case 'ready':
        return table.seating.ready(seat, wish as Requests['ready']);
      case 'set-chair':
        return table.seating.setChair(seat, wish as Requests['set-chair']);
      case 'settings':
        return table.seating.changeSettings(seat, wish as Requests['settings']);
      case 'rematch':
        return table.rematch(seat);
      case 'ticket':
        return table.seating.ticket(seat);
      case 'let-in':
        return table.seating.letIn(seat, wish as Requests['let-in']);
      case 'accuse':
        return table.speech.accuse(seat, wish as Requests['accuse']);
      case 'mark':
        return table.speech.mark(seat, wish as Requests['mark']);
      case 'silence':
        return table.speech.silence(seat, wish as Requests['silence']);
      case 'pause':
        return table.votes.pause(seat, wish as Requests['pause']);
      case 'replace':
        return table.votes.replace(seat, wish as Requests['replace']);
      case 'answer-ask':
        return table.chairs.answer(seat, wish as Requests['answer-ask']);
      case 'play-for-me':
        return table.seating.playForMe(seat, wish as Requests['play-for-me']);
      case 'play':
        return table.match.play(seat, wish as Requests['play']);
      default:
        throw new Error(`nobody asks for ${type} here`);
    }
  });
}

const PART = 'ab'.repeat(32);

/** Ann, Bob, Cid and Dee with a free chair between Ann and Bob, and a bot in the last one. Dee has a ticket, Zed was removed. */
async function waiting(): Promise<Scene> {
  const store = await openSqliteStore(':memory:');
  await store.reserveCode(CODE, 0);
  const scene = new Scene(store);
  await scene.table.open();
  for (const name of ['Ann', 'Zed']) await scene.arrive(name);
  await scene.ask('Ann', 'set-chair', { seat: 1, to: 'free' });
  for (const name of ['Bob', 'Cid', 'Dee']) await scene.arrive(name);
  await scene.ask('Dee', 'chair', { seat: 4 });
  await scene.ask('Cid', 'chair', { seat: 3 });
  await scene.ask('Bob', 'chair', { seat: 2 });
  await scene.ask('Ann', 'set-chair', { seat: 5, to: 'bot' });
  for (const name of ['Ann', 'Bob', 'Cid', 'Dee'])
    await scene.ask(name, 'ready', { ready: true, commitment: playerCommitmentTo(PART) });
  const answer = await scene.ask('Dee', 'ticket', {});
  scene.ticket = (answer as { ticket: string }).ticket;
  return scene;
}

const FAYS = 1;

/** D6: Fay watches, and has asked for the bot's chair; all have agreed but Ann. */
async function playing(): Promise<Scene> {
  const scene = await waiting();
  await scene.ask('Ann', 'start', {});
  await scene.arrive('Fay', { watch: true });
  await scene.ask('Fay', 'ask-chair', { seat: 4, name: 'Fay' });
  for (const name of ['Bob', 'Cid', 'Dee']) await scene.ask(name, 'answer-ask', { ask: FAYS, agreed: true });
  return scene;
}

/** Without the bot, who does not agree to give up. */
async function over(): Promise<Scene> {
  const scene = await waiting();
  await scene.ask('Ann', 'set-chair', { seat: 5, to: 'free' });
  await scene.ask('Ann', 'start', {});
  for (const name of ['Ann', 'Bob', 'Cid', 'Dee']) {
    await scene.ask(name, 'play', {
      view: scene.at(name).last.shown?.view ?? 0,
      command: { type: 'agree', to: 'abandon' },
    });
    await aWhile();
    scene.clock.advance(50);
    await aWhile();
  }
  expect(scene.shown?.phase).toBe('over');
  return scene;
}

type Doing = (scene: Scene) => Promise<unknown>;

const ARRIVING: Record<string, Doing> = {
  'Dee’s phone brings her ticket': (scene) => scene.arrive('phone', { ticket: scene.ticket }),
  'Bob comes back': (scene) => scene.arrive('Bob'),
  'Eve comes': (scene) => scene.arrive('Eve'),
  'Wil watches': (scene) => scene.arrive('Wil', { watch: true }),
  'Cid’s line breaks': (scene) => scene.table.gone(scene.at('Cid'), false),
  'Bob leaves': (scene) => scene.table.gone(scene.at('Bob'), true),
  'Dee speaks': (scene) => scene.ask('Dee', 'say', { kind: 'chat', text: 'hello' }),
  'Zed comes': (scene) => scene.arrive('Zed'),
  'Dee wants a ticket': (scene) => scene.ask('Dee', 'ticket', {}),
  'Cid stays away for too long': async (scene) => {
    await scene.table.gone(scene.at('Cid'), false);
    scene.clock.advance(PATIENCE_MS);
  },
};

const DURING: Record<string, Doing> = {
  ...ARRIVING,
  'Ann accuses Bob': (scene) => scene.ask('Ann', 'accuse', { seat: 1, stands: true }),
  'Ann notes that Bob is clean': (scene) => scene.ask('Ann', 'mark', { seat: 1, as: 'clean' }),
  'Ann silences Bob': (scene) => scene.ask('Ann', 'silence', { seat: 1, silent: true }),
  'Dee wants a pause': (scene) => scene.ask('Dee', 'pause', { wanted: true }),
  'Dee wants Bob replaced': (scene) => scene.ask('Dee', 'replace', { seat: 1 }),
  'Dee asks to be played for': (scene) => scene.ask('Dee', 'play-for-me', { wanted: true }),
  'Ann is the last to agree that Fay gets the bot’s chair': (scene) =>
    scene.ask('Ann', 'answer-ask', { ask: FAYS, agreed: true }),
  'Dee does not want it any more': (scene) => scene.ask('Dee', 'answer-ask', { ask: FAYS, agreed: false }),
  'Fay comes with her key': (scene) => scene.arrive('Fay'),
  'Fay’s line breaks': (scene) => scene.table.gone(scene.at('Fay'), false),
  'Ann wants to start again': (scene) => scene.ask('Ann', 'start', {}),
  'Ann wants another match': (scene) => scene.ask('Ann', 'rematch', {}),
};

const BEFORE: Record<string, Doing> = {
  ...ARRIVING,
  'Bob takes the chair before': (scene) => scene.ask('Bob', 'chair', { seat: 1 }),
  'Dee changes her colour': (scene) => scene.ask('Dee', 'chair', { colour: 'white' }),
  'Cid is not ready': (scene) => scene.ask('Cid', 'ready', { ready: false }),
  'Bob is removed': (scene) => scene.ask('Ann', 'set-chair', { seat: 2, to: 'free' }),
  'the bot is removed': (scene) => scene.ask('Ann', 'set-chair', { seat: 5, to: 'free' }),
  'a bot is added': (scene) => scene.ask('Ann', 'set-chair', { seat: 1, to: 'bot' }),
  'the clock is off': (scene) => scene.ask('Ann', 'settings', { ...SETTINGS, turnSeconds: 'off' }),
  'Zed is let in': (scene) => scene.ask('Ann', 'let-in', { name: 'Zed' }),
  'Ann starts': (scene) => scene.ask('Ann', 'start', {}),
};

const AFTER: Record<string, Doing> = {
  ...ARRIVING,
  'Ann wants another match': (scene) => scene.ask('Ann', 'rematch', {}),
  'Cid wants another match': (scene) => scene.ask('Cid', 'rematch', {}),
};

/** Who sits where, by whose device, and what was answered: what must be as if one had come after the other. */
async function outcome(scene: Scene, answers: readonly unknown[]) {
  const { lobby } = scene.table.seating;
  const names = [...new Set(scene.devices.map(({ name }) => name))].sort();
  const ownerName = (keyHash: string) => names.find((name) => hashOf(keyOf(name)) === keyHash);
  const chairs = lobby.chairs.map(({ seat, name, colour, owner }) => ({
    seat,
    name,
    colour,
    owner: owner === 'bot' ? 'bot' : ownerName(owner.keyHash),
  }));
  // Two devices of one person: whichever came last has the seat.
  const seatsOf = (name: string) =>
    scene.devices.flatMap((device) => (device.name === name ? (scene.table.seatOf(device) ?? []) : []));
  return {
    answers: answers.map((answer) => JSON.stringify(answer)?.replace(/"ticket":"\w+"/, 'ticket')),
    phase: scene.shown?.phase,
    opener: lobby.chairs.find(({ seat }) => seat === lobby.opener)?.name,
    chairs,
    removed: lobby.removed.map(({ name }) => name),
    shown: scene.shown?.chairs,
    seated: names.map((name) => ({ name, seats: seatsOf(name) })),
  };
}

/** Everybody has what is his: the chair of his key, its number, and its hand; the disk knows the same. */
async function expectEverybodyHasHisOwn(scene: Scene): Promise<void> {
  const stored = await scene.store.loadTable(CODE);
  const { lobby } = scene.table.seating;
  expect(stored?.chairs.map(({ seat, name, keyHash }) => ({ seat, name, keyHash }))).toEqual(
    lobby.chairs.map(({ seat, name, owner }) => ({
      seat,
      name,
      keyHash: owner === 'bot' ? undefined : owner.keyHash,
    })),
  );
  expect(stored?.phase).toBe(scene.shown?.phase);
  const record = stored?.matchId === undefined ? undefined : await scene.store.loadRecord(stored.matchId);
  // Hands as they were dealt: once somebody has played they may be others.
  const match = record?.steps.length === 0 ? THE_DEALER.openMatch(record.setup) : undefined;
  for (const device of scene.devices) {
    const seat = scene.table.seatOf(device);
    const chair = lobby.chairs.find(
      ({ owner }) => owner !== 'bot' && owner.keyHash === hashOf(keyOf(device.name)),
    );
    // Nobody is at a chair that is not his.
    if (seat !== undefined) expect([device.name, seat]).toEqual([device.name, chair?.seat]);
    if (seat !== undefined) expect(device.last.seated?.seat).toBe(seat);
    if (!match || stored?.phase !== 'playing') continue;
    // Dee's phone has her chair now; what she saw before was hers too.
    const person = device.name === 'phone' ? 'Dee' : device.name;
    const seatOfPerson = lobby.chairs.find(({ name }) => name === person)?.seat;
    const own = seatOfPerson === undefined ? undefined : THE_DEALER.viewFor(match, seatOfPerson).hand;
    for (const hand of device.hands) expect([device.name, hand]).toEqual([device.name, own]);
  }
}

async function inOrder(make: () => Promise<Scene>, ...doings: readonly Doing[]) {
  const scene = await make();
  const answers: unknown[] = [];
  for (const doing of doings) {
    answers.push(await doing(scene));
    await aWhile();
  }
  await expectEverybodyHasHisOwn(scene);
  return { scene, answers };
}

/** The second begins while the first waits for the disk the nth time. False when it does not wait so often. */
async function raced(make: () => Promise<Scene>, waits: number, first: Doing, second: Doing) {
  const scene = await make();
  scene.hold();
  const one = first(scene).catch(String);
  await scene.letGo(waits - 1);
  if (!scene.isWaitingForDisk) return undefined;
  const other = second(scene).catch(String);
  await scene.letGo(20);
  const answers = [await one, await other];
  await expectEverybodyHasHisOwn(scene);
  return outcome(scene, answers);
}

const pairs = (doings: Record<string, Doing>) =>
  Object.keys(doings).flatMap((first) => Object.keys(doings).map((second) => [first, second] as const));

describe.each([
  ['before the match', waiting, BEFORE],
  ['during the match', playing, DURING],
  ['after the match', over, AFTER],
])('%s, whatever happens while the disk is waited for', (_when, make, doings) => {
  // A prime number: every one of them comes first and second in some pair.
  test.each(some(11, pairs(doings)))('%s, and meanwhile: %s', async (first, second) => {
    const [one, other] = [doings[first], doings[second]];
    if (!one || !other) throw new Error('there must be something to do');
    const forwards = await inOrder(make, one, other);
    const backwards = await inOrder(make, other, one);
    const serial = [
      await outcome(forwards.scene, forwards.answers),
      await outcome(backwards.scene, [...backwards.answers].reverse()),
    ];
    for (let waits = 1; waits <= 4; waits++) {
      const result = await raced(make, waits, one, other);
      if (result) expect(serial).toContainEqual(result);
    }
  });
});

describe.each([
  ['before the match', waiting, BEFORE],
  ['after the match', over, AFTER],
])('%s, when the disk fails', (_when, make, doings) => {
  // Who has left is gone, whatever the disk says; his chair waits for him.
  const repeatable = Object.keys(doings).filter(
    (name) => !['Bob leaves', 'Dee speaks', 'Cid stays away for too long'].includes(name),
  );

  test.each(repeatable)('%s: it has not happened, and happens when it is tried again', async (name) => {
    const doing = doings[name];
    if (!doing) throw new Error('there must be something to do');
    const { scene: undisturbed } = await inOrder(make, doing);
    for (const nth of [1, 2]) {
      const scene = await make();
      const before = await outcome(scene, []);
      scene.failAt(nth);
      const failed = await doing(scene).catch((error: Error) => error.message);
      if (failed !== 'The disk is full.') continue;
      const { seated: _none, ...standing } = before;
      expect(await outcome(scene, [])).toMatchObject(standing);
      await doing(scene);
      await aWhile();
      await expectEverybodyHasHisOwn(scene);
      expect(await outcome(scene, [])).toEqual(await outcome(undisturbed, []));
    }
  });
});
