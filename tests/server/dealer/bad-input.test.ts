import { describe, expect, test } from 'vitest';
import { legalCommands, type Match, play } from '#server/dealer/index.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  type Actor,
  type Command,
  type CommandOf,
  type ReasonCode,
  type SeatCommand,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { cardId, parasite, playAll, type SceneCard, seat, table } from './table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;
type SceneSeat = NonNullable<NonNullable<Scene['seats']>[0]>;

const MINE: readonly SceneCard[] = [
  ...(['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'gas-can'] as const),
  ...(['grenade', 'first-aid-kit', 'energy-boost', 'body-scanner', 'ammo', 'armor'] as const),
];
const THEIRS: readonly SceneCard[] = [
  ...(['infection', 'infection', 'infection', 'armor', 'armor', 'armor', 'armor'] as const),
  ...(['gas-can', 'gas-can', 'keycard', 'keycard', 'grenade', 'ammo', 'ammo'] as const),
];
/** A number only seat 1 has a card under. */
const NUMBER_OF_THEIRS = THEIRS.length;

/** Seat 0 is on turn with all kinds of cards; seat 1 is there to be met, seat 2 is far, seat 3 is dead. */
function station(mine: SceneSeat, scene: Scene = {}, theirs: SceneSeat = {}): Match {
  return table({
    map: { L11: [1, 0], L12: [2, 0], L13: [0, -1], L02: [-1, 0], L05: [0, 1, 180] },
    locationDeck: ['L20', 'L18', 'L17', 'L03'],
    parasites: [parasite(0, 'L11')],
    dice: [4],
    searchDeck: ['keycard'],
    ...scene,
    seats: {
      0: { hand: MINE, hp: { trooper: 2, android: 2 }, ...mine },
      1: { hand: THEIRS, ...theirs },
      2: { at: 'L12' },
      3: { trooper: 'dead', android: 'dead' },
    },
  });
}

/** L16 fits nowhere on this map, L08 behind the doorway of L13 too. */
const PAST: Scene = {
  map: { L13: [0, -1], L02: [-1, 0], L19: [0, 1, 180], L15: [1, 0] },
  locationDeck: ['L16', 'L08', 'L03'],
};

interface Example<Kind extends ActionKind> {
  readonly match: Match;
  readonly command: CommandOf<Kind>;
  /** What comes of the same command once more. */
  readonly again: ReasonCode;
}

const asked = station({ at: 'L13' }, PAST);
const meeting = playAll(station({}, {}, { at: 'L11' }), [
  0,
  { type: 'move', character: 'trooper', to: 'L11' },
]);
const bittenBy: Scene = { marker: { holder: 1, hadTurn: true }, parasites: [parasite(5, 'L06')], dice: [4] };
const bitten = playAll(station({ trooper: 'L06' }, { ...bittenBy, map: { L06: [1, 0], L12: [2, 0] } }), [
  0,
  { type: 'end-turn' },
]);
const crowded = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((id) => parasite(id, 'L12'));
const choosing = playAll(
  station({ at: 'L11' }, { used: ['L11'], parasites: [...crowded, parasite(9, 'L11')] }),
  [0, { type: 'search', character: 'trooper' }],
);
const card = (kind: SceneCard) => MINE.indexOf(kind) + 1;

/** For every kind of command a match in which seat 0 may give it. */
const EXAMPLES: { readonly [Kind in ActionKind]: Example<Kind> } = {
  explore: {
    match: station({ at: 'L11' }),
    command: { type: 'explore', character: 'trooper', cell: { x: 1, y: -1 }, rotation: 0 },
    again: 'cell-taken',
  },
  'explore-past': {
    match: asked,
    command: { type: 'explore-past', character: 'trooper' },
    again: 'something-is-awaited',
  },
  place: {
    match: playAll(asked, [0, { type: 'explore-past', character: 'trooper' }]),
    command: { type: 'place', cell: { x: 1, y: -1 }, rotation: 180 },
    again: 'nothing-awaited',
  },
  move: {
    match: station({}),
    command: { type: 'move', character: 'trooper', to: 'L11' },
    again: 'no-doorway-there',
  },
  run: {
    match: playAll(station({}), [0, { type: 'move', character: 'trooper', to: 'L11' }]),
    command: { type: 'run', character: 'trooper', to: 'L01' },
    again: 'no-run-bonus',
  },
  fire: {
    match: station({ at: 'L11', laidDown: ['ammo'] }),
    command: { type: 'fire', targets: [{ parasite: 0 }] },
    again: 'no-target',
  },
  stab: {
    match: station({ at: 'L11', laidDown: ['combat-knife'] }),
    command: { type: 'stab', character: 'trooper', target: { parasite: 0 } },
    again: 'no-target',
  },
  'throw-grenade': {
    match: station({}),
    command: { type: 'throw-grenade', character: 'trooper', card: card('grenade'), into: 'L11' },
    again: 'card-not-in-hand',
  },
  search: {
    match: station({ at: 'L11' }, { turn: { ap: 1 } }),
    command: { type: 'search', character: 'trooper' },
    again: 'no-ap',
  },
  'team-search': {
    match: station({ at: 'L13' }, { turn: { ap: 1 } }, { at: 'L13' }),
    command: { type: 'team-search', character: 'trooper', with: 1 },
    again: 'no-ap',
  },
  heal: {
    match: station({ at: 'L05-back' }),
    command: { type: 'heal', character: 'trooper', trooper: 1, android: 1 },
    again: 'sick-bay-used',
  },
  'thermal-scan': {
    match: station({ at: 'L02' }),
    command: { type: 'thermal-scan', character: 'trooper' },
    again: 'terminal-used',
  },
  'open-doors': {
    match: station({ at: 'L02' }),
    command: { type: 'open-doors', character: 'trooper' },
    again: 'terminal-used',
  },
  reveal: {
    match: station({ at: 'L02' }),
    command: { type: 'reveal', character: 'trooper', cell: { x: 1, y: -1 }, rotation: 0 },
    again: 'terminal-used',
  },
  'reveal-past': {
    match: station({ at: 'L02' }, PAST),
    command: { type: 'reveal-past', character: 'trooper' },
    again: 'something-is-awaited',
  },
  'lay-down': {
    match: station({}),
    command: { type: 'lay-down', card: card('ammo') },
    again: 'card-not-in-hand',
  },
  'first-aid': {
    match: station({}),
    command: {
      type: 'first-aid',
      character: 'trooper',
      card: card('first-aid-kit'),
      heal: [{ seat: 0, character: 'android' }],
    },
    again: 'card-not-in-hand',
  },
  boost: {
    match: station({}),
    command: { type: 'boost', card: card('energy-boost') },
    again: 'card-not-in-hand',
  },
  'body-scan': {
    match: station({}),
    command: { type: 'body-scan', character: 'trooper', card: card('body-scanner'), seat: 1 },
    again: 'card-not-in-hand',
  },
  trade: { match: meeting, command: { type: 'trade', with: 1 }, again: 'no-duty' },
  give: {
    match: playAll(meeting, [0, { type: 'trade', with: 1 }]),
    command: { type: 'give', card: card('gas-can') },
    again: 'already-answered',
  },
  armor: {
    match: bitten,
    command: { type: 'armor', rooms: [{ room: 'L06', cards: 1 }] },
    again: 'already-answered',
  },
  'choose-parasite': {
    match: choosing,
    command: { type: 'choose-parasite', parasite: 3 },
    again: 'not-your-choice',
  },
  'burn-hive': {
    match: station({ at: 'L03' }, { map: { L12: [2, 0], L03: [0, -1] } }),
    command: { type: 'burn-hive' },
    again: 'match-over',
  },
  agree: { match: station({}), command: { type: 'agree', to: 'abandon' }, again: 'agreed-already' },
  'end-turn': { match: station({}), command: { type: 'end-turn' }, again: 'not-your-turn' },
};

/** What a kind of command says to whoever is not asked; the others belong to a turn. */
const ANSWERS: { readonly [Kind in ActionKind]?: ReasonCode } = {
  trade: 'no-duty',
  give: 'not-in-a-trade',
  armor: 'not-attacked',
  'choose-parasite': 'not-your-choice',
  place: 'nothing-awaited',
};

/** Refused for this reason, unlisted, and nothing of the match has changed. */
function expectRefused(match: Match, actor: Actor, command: Command, code: ReasonCode): void {
  const before = JSON.stringify(match);
  expect([command, play(match, actor, command)]).toEqual([
    command,
    { ok: false, reason: { code, rule: expect.any(String) } },
  ]);
  expect(JSON.stringify(match)).toBe(before);
  expect(legalCommands(match, actor)).not.toContainEqual(command);
}

describe.each(ACTION_KINDS)('%s', (kind) => {
  const { match, command, again } = EXAMPLES[kind];

  test('is listed and played, as a control', () => {
    expect(legalCommands(match, 0)).toContainEqual(command);
    expect(play(match, 0, command).ok).toBe(true);
  });

  test('by another seat', () => {
    if (kind !== 'agree') expectRefused(match, 2, command, ANSWERS[kind] ?? 'not-your-turn');
  });

  test('at the wrong moment', () => {
    const answer = ANSWERS[kind];
    if (answer) expectRefused({ ...match, prompt: undefined }, 0, command, answer);
    else expectRefused({ ...match, prompt: bitten.prompt }, 0, command, 'something-is-awaited');
  });

  test('a second time', () => expectRefused(playAll(match, [0, command]), 0, command, again));
  test('by an eliminated seat', () => expectRefused(match, 3, command, 'eliminated'));
  test('by a seat not at the table', () => expectRefused(match, 5, command, 'not-at-this-table'));
  test('by the dealer', () => expectRefused(match, 'dealer', command, 'only-for-players'));
  test('in a finished match', () => {
    const ending = { kind: 'abandoned', winners: [] } as const;
    expectRefused({ ...match, ending }, 0, command, 'match-over');
  });

  if ('character' in command) {
    test('with a dead character', () => {
      const dead = { hp: 0, room: undefined };
      expectRefused(changed(match, { [command.character]: dead }), 0, command, 'character-dead');
    });
  }

  if ('card' in command) {
    test.each([0, -1, 1.5, 99, Number.NaN])('with the card %d that nobody has', (unknown) => {
      expectRefused(match, 0, { ...command, card: unknown }, 'card-not-in-hand');
    });

    test('with the number of a card in another hand', () => {
      expect(seat(match, 1).hand.map(({ id }) => id)).toContain(NUMBER_OF_THEIRS);
      expectRefused(match, 0, { ...command, card: NUMBER_OF_THEIRS }, 'card-not-in-hand');
    });

    test('with the wrong kind of card', () => {
      const wrong = { ...command, card: cardId(match, 0, 'infection') };
      expectRefused(match, 0, wrong, kind === 'give' ? 'own-infection-card' : 'wrong-card');
      const can = { ...command, card: cardId(match, 0, 'gas-can') };
      if (kind !== 'give') expectRefused(match, 0, can, 'wrong-card');
    });
  }
});

function changed(match: Match, characters: Partial<Match['seats'][number]['characters']>): Match {
  return {
    ...match,
    seats: match.seats.map((each) =>
      each.id === 0 ? { ...each, characters: { ...each.characters, ...characters } } : each,
    ),
  };
}

/** Changes to the examples that only this kind of command can have. */
type Spoilt = {
  readonly [Kind in ActionKind]?: readonly (readonly [Partial<CommandOf<Kind>>, ReasonCode])[];
};

const SPOILT: Spoilt = {
  explore: [
    [{ cell: { x: 1, y: 0 } }, 'cell-taken'],
    [{ cell: { x: 7, y: 7 } }, 'no-doorway-here'],
    [{ cell: { x: 1.5, y: 0 } }, 'no-doorway-here'],
    [{ cell: { x: 2, y: -1 } }, 'not-behind-this-room'],
    [{ rotation: 180 }, 'doorway-meets-wall'],
  ],
  place: [
    [{ cell: { x: -1, y: 1 }, rotation: 0 }, 'not-behind-this-room'],
    [{ rotation: 0 }, 'doorway-meets-wall'],
    [{ cell: { x: 0, y: 0 } }, 'cell-taken'],
    [{ rotation: 270 }, 'rotation-not-allowed'],
  ],
  move: [
    [{ to: 'L12' }, 'no-doorway-there'],
    [{ to: 'L01' }, 'no-doorway-there'],
    [{ to: 'L20' }, 'no-doorway-there'],
  ],
  run: [
    [{ to: 'L13' }, 'no-doorway-there'],
    [{ to: 'L20' }, 'no-doorway-there'],
    [{ character: 'android' }, 'no-run-bonus'],
  ],
  fire: [
    [{ targets: [{ parasite: 0 }, { parasite: 0 }] }, 'bullets-to-name'],
    [{ targets: [{ parasite: 7 }] }, 'no-target'],
    [{ targets: [{ seat: 0, character: 'trooper' }] }, 'own-character'],
    [{ targets: [{ seat: 2, character: 'trooper' }] }, 'out-of-reach'],
    [{ targets: [{ seat: 3, character: 'trooper' }] }, 'no-target'],
    [{ targets: [{ seat: 5, character: 'trooper' }] }, 'no-target'],
  ],
  stab: [
    [{ target: { seat: 0, character: 'android' } }, 'own-character'],
    [{ target: { seat: 2, character: 'trooper' } }, 'not-in-this-room'],
    [{ target: { seat: 3, character: 'trooper' } }, 'no-target'],
    [{ target: { parasite: 7 } }, 'no-target'],
  ],
  'throw-grenade': [
    [{ into: 'L01' }, 'own-room'],
    [{ into: 'L12' }, 'grenade-out-of-reach'],
    [{ into: 'L05-back' }, 'grenade-out-of-reach'],
    [{ into: 'L20' }, 'grenade-out-of-reach'],
  ],
  'team-search': [
    [{ with: 0 }, 'nobody-to-team-with'],
    [{ with: 2 }, 'nobody-to-team-with'],
    [{ with: 3 }, 'nobody-to-team-with'],
    [{ with: 5 }, 'nobody-to-team-with'],
  ],
  heal: [
    [{ trooper: 2 }, 'heal-two'],
    [{ trooper: 0 }, 'heal-two'],
    [{ trooper: 3, android: -1 }, 'heal-two'],
    [{ trooper: 0.5, android: 1.5 }, 'heal-two'],
    [{ trooper: Number.NaN }, 'heal-two'],
  ],
  reveal: [
    [{ cell: { x: 0, y: 0 } }, 'cell-taken'],
    [{ cell: { x: 9, y: 0 } }, 'no-doorway-here'],
    [{ rotation: 180 }, 'doorway-meets-wall'],
  ],
  'first-aid': [
    [{ heal: [{ seat: 2, character: 'trooper' }] }, 'not-in-this-room'],
    [{ heal: [{ seat: 3, character: 'trooper' }] }, 'not-in-this-room'],
    [{ heal: [{ seat: 5, character: 'trooper' }] }, 'not-in-this-room'],
    [{ heal: [{ seat: 1, character: 'trooper' }] }, 'nobody-wounded'],
  ],
  'body-scan': [
    [{ seat: 0 }, 'nobody-to-scan'],
    [{ seat: 2 }, 'nobody-to-scan'],
    [{ seat: 3 }, 'nobody-to-scan'],
    [{ seat: 5 }, 'nobody-to-scan'],
  ],
  trade: [
    [{ with: 0 }, 'not-a-partner'],
    [{ with: 2 }, 'not-a-partner'],
    [{ with: 3 }, 'not-a-partner'],
    [{ with: 5 }, 'not-a-partner'],
  ],
  armor: [
    [{ rooms: [] }, 'armor-rooms'],
    [{ rooms: [{ room: 'L12', cards: 1 }] }, 'armor-rooms'],
    [{ rooms: [{ room: 'L06', cards: -1 }] }, 'armor-rooms'],
    [{ rooms: [{ room: 'L06', cards: 0.5 }] }, 'armor-rooms'],
    [{ rooms: [{ room: 'L06', cards: 3 }] }, 'more-armor-than-wounds'],
    [{ rooms: [{ room: 'L06', cards: 2 }] }, 'too-little-armor'],
  ],
};

describe('what only some kinds of command can get wrong', () => {
  const rows = ACTION_KINDS.flatMap((kind) =>
    (SPOILT[kind] ?? []).map(([change, code]) => [kind, JSON.stringify(change), code, change] as const),
  );

  test.each(rows)('%s with %s: %s', (kind, _shown, code, change) => {
    const { match, command } = EXAMPLES[kind];
    expectRefused(match, 0, { ...command, ...change } as SeatCommand, code);
  });

  test('fire without an Android', () => {
    const { match, command } = EXAMPLES.fire;
    expectRefused(changed(match, { android: { hp: 0, room: undefined } }), 0, command, 'character-dead');
  });
});

describe('the dealer’s commands', () => {
  const windowOpen = EXAMPLES.armor.match;
  const noWindow = EXAMPLES.move.match;
  const TIME_OUT = { type: 'time-out' } as const;
  const CLOSE = { type: 'close-window' } as const;

  test.each([0, 1, 2, 3] as const satisfies readonly SeatId[])('from seat %i', (id) => {
    for (const command of [TIME_OUT, CLOSE]) {
      expectRefused(windowOpen, id, command, 'only-the-dealer');
      expectRefused(noWindow, id, command, 'only-the-dealer');
    }
  });

  test('at the wrong moment', () => {
    expectRefused(windowOpen, 'dealer', TIME_OUT, 'window-open');
    expectRefused(noWindow, 'dealer', CLOSE, 'nothing-awaited');
    const after = playAll(windowOpen, ['dealer', CLOSE]);
    expectRefused(after, 'dealer', CLOSE, 'nothing-awaited');
  });

  test('in a finished match', () => {
    const over = { ...windowOpen, ending: { kind: 'abandoned', winners: [] } } as const;
    expectRefused(over, 'dealer', TIME_OUT, 'match-over');
    expectRefused(over, 'dealer', CLOSE, 'match-over');
    expect(legalCommands(over, 'dealer')).toEqual([]);
  });

  test.each(['fly', 'constructor', '__proto__', 'toString', ''])('there is no command %j', (type) => {
    expectRefused(noWindow, 0, { type } as unknown as Command, 'unknown-command');
  });
});
