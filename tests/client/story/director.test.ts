import { describe, expect, test } from 'vitest';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { afterEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { type Moment, rehearse } from './rehearsal.ts';

const SCENE = { map: { L06: [1, 0], L12: [0, -1] }, seats: { 1: { at: 'L06' } } } as const;

/** Orion is on turn; Ada (seat 0) looks. */
const orionsTurn = () => crewView({ ...SCENE, turn: { seat: 1 } });
/** Ada is on turn, and asked. */
const adasTurn = () => crewView(SCENE);

const goes = (seat: SeatId, to: 'L01' | 'L06' | 'L12' = 'L01'): SeenEvent => ({
  type: 'moved',
  seat,
  character: 'trooper',
  from: to === 'L01' ? 'L06' : 'L01',
  to,
  how: 'move',
});
const scan: SeenEvent = {
  type: 'scanned',
  cause: 'terminal',
  cards: ['negative', 'positive', 'negative', 'negative'],
};
const drew = (seat: SeatId): SeenEvent => ({ type: 'drew', seat, left: 20 });

/** What comes next: the events, and the view they lead to. */
const then = (view: View, ...events: readonly SeenEvent[]): Moment => ({
  view: events.reduce<View>(afterEvent, view),
  events,
});

/** A device that has just come to a table where this is going on. */
function at(view: View, isAlone = false) {
  const device = rehearse();
  device.isAlone.value = isAlone;
  device.arrive({ view, events: [{ type: 'turn-ended', seat: 3 }] }, { past: true });
  device.story.putRecapAway();
  return device;
}

const shown = ({ story }: ReturnType<typeof at>) => story.cue.value?.caption;
const roomOfOrion = ({ story }: ReturnType<typeof at>) => story.view.value?.seats[1]?.characters.trooper.room;

describe('the story', () => {
  test('goes cue by cue, and the map goes with it', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), goes(1)));
    device.arrive(then(device.view.value as View, drew(1)));
    expect([shown(device), roomOfOrion(device), device.story.isNow.value]).toEqual([
      'Orion’s Trooper goes to the Reactor Room.',
      'L01',
      false,
    ]);
    device.timer.pass(599);
    expect(shown(device)).toBe('Orion’s Trooper goes to the Reactor Room.');
    device.timer.pass(1);
    expect(shown(device)).toBe('Orion draws a card.');
    device.timer.pass(500);
    expect([shown(device), device.story.isNow.value]).toEqual([undefined, true]);
    expect(device.story.view.value).toBe(device.view.value);
    expect(device.story.told.value.map(({ caption }) => caption).slice(1)).toEqual([
      'Orion’s Trooper goes to the Reactor Room.',
      'Orion draws a card.',
    ]);
  });

  test('X4 a trade is shown where it began, though the two stand together elsewhere, too', () => {
    const together = crewView({
      map: { L06: [1, 0], L12: [0, -1] },
      seats: { 1: { trooper: 'L06', android: 'L12' }, 2: { trooper: 'L06', android: 'L12' } },
      turn: { seat: 1 },
    });
    const began: SeenEvent = { type: 'trade-began', between: [1, 2], room: 'L12' };
    const traded: SeenEvent = { type: 'traded', between: [1, 2] };
    const device = at(together);
    device.arrive(then(together, began));
    device.timer.pass(600);
    device.arrive(then(together, traded));
    expect(device.story.cue.value).toMatchObject({ ceremony: 'trade', at: 'L12' });
    const reloaded = rehearse();
    reloaded.arrive({ view: together, events: [began] }, { past: true });
    reloaded.arrive({ view: together, events: [traded] });
    expect(reloaded.story.cue.value?.at).toBe('L12');
  });

  test('F2 a first search that drew an alert is told as such after a reload, though the room is used by now', () => {
    const now = { ...orionsTurn(), used: ['L06'] } as const;
    const search: SeenEvent = {
      type: 'searched',
      seat: 1,
      character: 'trooper',
      room: 'L06',
      with: undefined,
    };
    const alert: SeenEvent = { type: 'alert-drawn', seat: 1, left: 20 };
    const spawned: SeenEvent = { type: 'spawned', parasite: 0, room: 'L06', roll: 1 };
    const reloaded = (...events: readonly SeenEvent[]) => {
      const device = rehearse();
      device.arrive({ view: now, events }, { past: true });
      return device.story.told.value[0]?.caption;
    };
    expect(reloaded(search, alert, spawned)).toBe('Orion searches Storage 6.');
    expect(reloaded(search, spawned, alert)).toBe(
      'Orion searches Storage 6 again: the noise draws parasites.',
    );
  });

  test('R6 the count of a scan stands nowhere before its ceremony has ended', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), scan));
    device.timer.pass(6399);
    const told = () => JSON.stringify([device.story.told.value, device.story.view.value?.scans]);
    expect(device.story.view.value?.scans).toEqual([]);
    expect(told()).not.toContain('positive');
    device.timer.pass(1);
    expect(device.story.view.value?.scans).toHaveLength(1);
    expect(device.story.told.value.at(-1)?.caption).toBe('Thermal scan: 1 of 4 infected.');
  });

  test('an end that a scan brings about is told after it', () => {
    const device = at(orionsTurn());
    const ended: SeenEvent = { type: 'ended', ending: { kind: 'all-infected', winners: [1] } };
    device.arrive(then(orionsTurn(), scan, ended));
    expect(device.story.cue.value?.ceremony).toBe('scan');
    expect(device.story.view.value?.ending).toBeUndefined();
    device.timer.pass(6400);
    expect(device.story.cue.value?.ceremony).toBe('end');
    expect(device.story.view.value?.ending).toBeUndefined();
    device.timer.pass(2400);
    expect(device.story.view.value?.ending?.kind).toBe('all-infected');
    expect(device.story.isNow.value).toBe(true);
  });

  test('is skipped cue by cue', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), scan, goes(1)));
    device.story.skip();
    expect(shown(device)).toBe('Orion’s Trooper goes to the Reactor Room.');
    expect(device.story.view.value?.scans).toHaveLength(1);
    device.story.skip();
    expect(device.story.isNow.value).toBe(true);
    device.story.skip();
    expect(device.story.view.value).toBe(device.view.value);
  });

  test('while it is told, nothing is awaited and nothing can be done', () => {
    const device = at(adasTurn());
    expect(device.story.view.value).toHaveProperty('offers.end-turn.commands');
    device.arrive(then(adasTurn(), drew(1)));
    expect(device.story.view.value).toHaveProperty('offers.end-turn.reason.code', 'being-shown');
    device.finish();
    expect(device.story.view.value).toHaveProperty('offers.end-turn.commands');
  });
});

describe('what is awaited of me jumps the queue', () => {
  const steps = (device: ReturnType<typeof at>, count: number) => {
    for (let i = 0; i < count; i++)
      device.arrive(then(device.view.value as View, goes(1, i % 2 ? 'L06' : 'L01')));
  };

  test('with a turn clock: the rest within 300 ms, but a ceremony is still seen', () => {
    const device = at(adasTurn());
    device.clock.value = 'turn';
    steps(device, 3);
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(true);
    device.arrive(then(adasTurn(), scan));
    device.timer.pass(6399);
    expect(device.story.cue.value?.ceremony).toBe('scan');
    device.timer.pass(1);
    expect(device.story.isNow.value).toBe(true);
  });

  test.each(['armor', 'trade', 'choice'] as const)('with the %s clock: everything within 300 ms', (clock) => {
    const device = at(adasTurn());
    device.clock.value = clock;
    device.arrive(then(adasTurn(), scan, goes(1)));
    device.arrive(then(device.view.value as View, drew(1)));
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(true);
  });

  test('what is on the stage already is cut short for it', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), scan));
    device.timer.pass(1000);
    device.clock.value = 'armor';
    device.arrive(then(adasTurn(), goes(1)));
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(true);
  });

  test('without a clock one waits for nobody but oneself: the own step takes 300 ms at most', () => {
    const device = at(adasTurn(), true);
    device.arrive(then(adasTurn(), goes(0, 'L06')));
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(true);
    device.arrive(then(adasTurn(), goes(1)));
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(false);
  });

  test('without a clock even what is hurried is seen, however much it is', () => {
    const device = at(adasTurn(), true);
    const there = Array.from({ length: 10 }, (_, i) => goes(0, i % 2 ? 'L01' : 'L06'));
    device.arrive(then(adasTurn(), ...there));
    const keys = new Set<string | undefined>();
    for (; !device.story.isNow.value; device.timer.pass(60)) keys.add(device.story.cue.value?.key);
    expect(keys.size).toBe(10);
    expect(device.timer.now()).toBeLessThanOrEqual(600);
  });

  test('nobody hurries for what others are asked', () => {
    const device = at(orionsTurn());
    device.clock.value = 'armor';
    device.arrive(then(orionsTurn(), goes(1)));
    device.timer.pass(300);
    expect(device.story.isNow.value).toBe(false);
  });
});

describe('a backlog', () => {
  const behind = (steps: number) => {
    const device = at(orionsTurn());
    for (let i = 0; i < steps; i++)
      device.arrive(then(device.view.value as View, goes(1, i % 2 ? 'L06' : 'L01')));
    return device;
  };

  test('over four seconds is told twice as fast', () => {
    const device = behind(10);
    device.timer.pass(600);
    // The first was on the stage before the others came; what waits behind the second is 4.8 s.
    expect(device.story.cue.value?.ms).toBe(300);
    device.timer.pass(300 + 300);
    expect(device.story.cue.value?.ms).toBe(600);
  });

  test('over ten seconds is left out, and five lines say what it was', () => {
    const device = behind(20);
    expect(device.story.isNow.value).toBe(false);
    device.timer.pass(600);
    expect(device.story.isNow.value).toBe(true);
    expect(device.story.recap.value).toHaveLength(5);
    expect(device.story.recap.value[0]).toBe('Orion’s Trooper goes to Storage 6.');
    device.story.putRecapAway();
    expect(device.story.recap.value).toEqual([]);
  });

  test('is nothing to hurry for alone: the table waits', () => {
    const device = at(orionsTurn(), true);
    for (let i = 0; i < 20; i++)
      device.arrive(then(device.view.value as View, goes(1, i % 2 ? 'L06' : 'L01')));
    device.timer.pass(600 * 19);
    expect(device.story.isNow.value).toBe(false);
    device.timer.pass(600);
    expect(device.story.isNow.value).toBe(true);
  });
});

describe('alone with bots', () => {
  test('the device says what it has shown, once it has', () => {
    const device = at(orionsTurn(), true);
    device.told.length = 0;
    device.arrive(then(orionsTurn(), goes(1)));
    expect(device.told).toEqual([]);
    device.timer.pass(600);
    expect(device.told).toEqual([{ step: 2, isReading: false }]);
  });

  test('what concerns this seat stays until it is put away, and nothing happens under it', () => {
    const device = at(orionsTurn(), true);
    device.told.length = 0;
    device.arrive(then(orionsTurn(), scan));
    device.timer.pass(60_000);
    expect([device.story.isHeld.value, device.story.cue.value?.ceremony]).toEqual([true, 'scan']);
    expect(device.story.view.value?.scans).toHaveLength(1);
    expect(device.told).toEqual([{ step: 2, isReading: true }]);
    device.story.skip();
    expect([device.story.isHeld.value, device.story.isNow.value]).toEqual([false, true]);
    expect(device.told.at(-1)).toEqual({ step: 2, isReading: false });
  });

  test('S6 whoever draws the Host card reads the new goal before anything goes on; at a table of several it is a card like any', () => {
    const found = (kind: 'host' | 'armor'): SeenEvent => ({
      type: 'drew',
      seat: 0,
      left: 20,
      card: { id: 90, kind },
    });
    const isHeldAfter = (kind: 'host' | 'armor', isAlone: boolean) => {
      const device = at(adasTurn(), isAlone);
      device.arrive(then(adasTurn(), found(kind)));
      device.timer.pass(1500);
      return device.story.isHeld.value;
    };
    expect([isHeldAfter('host', true), isHeldAfter('armor', true)]).toEqual([true, false]);
    expect([isHeldAfter('host', false), isHeldAfter('armor', false)]).toEqual([false, false]);
  });

  test('with others nothing is held', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), scan));
    device.timer.pass(6400);
    expect([device.story.isHeld.value, device.story.isNow.value]).toEqual([false, true]);
  });

  test('who goes away is waited for, and told the rest when he is back', () => {
    const device = at(orionsTurn(), true);
    device.isAway.value = true;
    device.arrive(then(orionsTurn(), goes(1)));
    device.timer.pass(60_000);
    expect(device.story.isNow.value).toBe(false);
    device.isAway.value = false;
    expect(shown(device)).toBe('Orion’s Trooper goes to the Reactor Room.');
    expect(device.story.recap.value).toEqual([]);
  });
});

describe('the pace', () => {
  test.each([
    ['2x', 300],
    ['4x', 150],
  ] as const)('%s', (pace, ms) => {
    const device = at(orionsTurn());
    device.story.pace.value = pace;
    device.arrive(then(orionsTurn(), goes(1)));
    expect(device.story.cue.value?.ms).toBe(ms);
    device.timer.pass(ms);
    expect(device.story.isNow.value).toBe(true);
    expect(device.memory.speed).toBe(pace);
  });

  test('is kept on the device', () => {
    const device = at(orionsTurn());
    device.story.pace.value = '4x';
    device.reload();
    expect(device.story.pace.value).toBe('4x');
  });

  test('to my turn: others are not shown, and five lines say what they did', () => {
    const device = at(orionsTurn(), true);
    device.story.pace.value = '2x';
    device.story.pace.value = 'to-my-turn';
    for (let i = 0; i < 7; i++)
      device.arrive(then(device.view.value as View, goes(1, i % 2 ? 'L06' : 'L01')));
    expect([device.story.isNow.value, device.story.recap.value]).toEqual([true, []]);
    expect(device.told).toHaveLength(8);
    device.arrive(then(adasTurn(), drew(1)));
    expect(device.story.pace.value).toBe('2x');
    expect(device.story.recap.value).toEqual([
      'Orion’s Trooper goes to Storage 6.',
      'Orion’s Trooper goes to the Reactor Room.',
      'Orion’s Trooper goes to Storage 6.',
      'Orion’s Trooper goes to the Reactor Room.',
      'Orion draws a card.',
    ]);
  });

  test('to my turn stops for what concerns this seat', () => {
    const device = at(orionsTurn(), true);
    device.story.pace.value = 'to-my-turn';
    device.arrive(then(orionsTurn(), goes(1), scan));
    expect(device.story.cue.value?.ceremony).toBe('scan');
  });

  test('to the end: the dead see nothing but how it ended', () => {
    const gone = crewView({
      ...SCENE,
      turn: { seat: 1 },
      seats: { 0: { trooper: 'dead', android: 'dead' } },
    });
    const device = at(gone, true);
    device.story.pace.value = 'to-the-end';
    device.arrive(then(gone, goes(1), scan, goes(1, 'L06')));
    expect(device.story.isNow.value).toBe(true);
    const ended: SeenEvent = { type: 'ended', ending: { kind: 'all-infected', winners: [1] } };
    device.arrive(then(gone, goes(1), scan, ended));
    expect(device.story.cue.value?.ceremony).toBe('scan');
    device.finish();
    expect(device.story.view.value?.ending).toBeDefined();
    expect(device.story.pace.value).toBe('1x');
  });
});

describe('who comes back', () => {
  test('after a reload is told in five lines what was missed, and sees the table as it is', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), goes(1)));
    device.finish();
    device.story.close();
    device.arrive(then(device.view.value as View, drew(1), scan));
    device.reload();
    expect([device.story.isNow.value, device.story.cue.value]).toEqual([true, undefined]);
    expect(device.story.recap.value).toEqual(['Orion draws a card.', 'Thermal scan: 1 of 4 infected.']);
    expect(device.story.told.value).toHaveLength(4);
  });

  test('after a lost line too', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), goes(1)));
    device.timer.pass(100);
    device.arrive(then(device.view.value as View, drew(1)), { missed: true });
    expect(device.story.isNow.value).toBe(true);
    expect(device.story.recap.value).toEqual(['Orion draws a card.']);
  });

  test('to a tab that was put away: with others it keeps up, and says afterwards what happened', () => {
    const device = at(orionsTurn());
    device.isAway.value = true;
    device.arrive(then(orionsTurn(), goes(1)));
    expect([device.story.isNow.value, device.story.recap.value]).toEqual([true, []]);
    device.isAway.value = false;
    expect(device.story.recap.value).toEqual(['Orion’s Trooper goes to the Reactor Room.']);
  });

  test('who was told everything is told nothing again', () => {
    const device = at(orionsTurn());
    device.arrive(then(orionsTurn(), goes(1)));
    device.finish();
    device.reload();
    expect(device.story.recap.value).toEqual([]);
  });
});

describe('the opening of a match', () => {
  const dealt = (): Moment => ({
    view: orionsTurn(),
    events: [{ type: 'phase-began', phase: 1, leader: 1 }],
  });

  test('shows what one is, once, also to a device that comes a little late', () => {
    const device = rehearse();
    device.arrive({ ...dealt(), events: [...dealt().events, goes(1)] });
    expect(device.story.cue.value?.ceremony).toBe('boarding');
    device.timer.pass(6000);
    expect(device.story.isNow.value).toBe(true);
    device.reload();
    expect([device.story.cue.value, device.story.isNow.value]).toEqual([undefined, true]);
  });

  test('is not hurried by the first turn’s clock', () => {
    const device = rehearse();
    device.clock.value = 'turn';
    device.arrive({ ...dealt(), view: adasTurn() });
    device.timer.pass(5999);
    expect(device.story.cue.value?.ceremony).toBe('boarding');
  });
});

test('another match begins with nothing told', () => {
  const device = at(orionsTurn());
  device.arrive(then(orionsTurn(), goes(1)));
  device.view.value = undefined;
  device.match.value = 'another match';
  device.seen.value = [];
  expect([device.story.view.value, device.story.told.value, device.story.cue.value]).toEqual([
    undefined,
    [],
    undefined,
  ]);
  device.arrive({ view: adasTurn(), events: [] });
  expect(device.story.view.value).toBe(device.view.value);
});

test('a line that begins anew leaves what was told on the screen', () => {
  const device = at(orionsTurn());
  const before = device.story.view.value;
  device.view.value = undefined;
  expect(device.story.view.value).toBe(before);
});
