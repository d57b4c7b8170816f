import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#client/words/outcomes.ts';
import { seenBy, viewFor } from '#server/dealer/index.ts';
import type { EndingKind, OwnTrade, Role, SeatView, SeenEvent } from '#shared/play/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';
import { crewView, named } from '#tests/client/crew.ts';
import { exchange, parasite, playAll, type SceneCard, table } from '#tests/server/dealer/table.ts';

const human = crewView();
const infected: SeatView = { ...human, role: 'infected' };
const host: SeatView = { ...human, role: 'host' };

const RED: CardFace = { kind: 'infection', colour: 'red' };
const GREEN: CardFace = { kind: 'infection', colour: 'green' };
const PURPLE: CardFace = { kind: 'infection', colour: 'purple' };
const CAN: CardFace = { kind: 'gas-can' };
const KEYCARD: CardFace = { kind: 'keycard' };
const ARMOR: CardFace = { kind: 'armor' };
const HOST: CardFace = { kind: 'host' };

/** Ada (red) trades with Orion (green). */
function traded(
  view: SeatView,
  gave: CardFace,
  got: CardFace,
  after: Partial<Pick<OwnTrade, 'role' | 'infected'>> = {},
) {
  const own = {
    gave: { id: 1, ...gave },
    got: { id: 9, ...got },
    role: view.role,
    infected: false,
    ...after,
  };
  return outcomeOf(view, { type: 'traded', between: [1, 0], own });
}

const TURNED = { role: 'infected', infected: true } as const;
const NEW_GOAL = 'Your new goal: Slip your own Infection cards into trades until no human is left.';
const HOST_GOAL = 'Your new goal: Slip your Infection cards into trades until no human is left.';

describe('X5 what a trade was to me', () => {
  test.each([
    [
      'nothing',
      traded(human, ARMOR, KEYCARD),
      'Nothing but a keycard.',
      'You are human still. That proves nothing about Orion.',
    ],
    [
      'nothing',
      traded(human, CAN, CAN),
      'Nothing but a gas can.',
      'You are human still. That proves nothing about Orion.',
    ],
    [
      'nothing',
      traded(infected, ARMOR, KEYCARD),
      'Nothing but a keycard.',
      'You are what you were, and Orion learned nothing.',
    ],
    [
      'nothing',
      traded(host, ARMOR, CAN),
      'Nothing but a gas can.',
      'You are what you were, and Orion learned nothing.',
    ],
    [
      'burned-theirs',
      traded(human, CAN, GREEN),
      'Your gas can burned Orion’s infection.',
      'Orion is one of them. Only you two know.',
    ],
    [
      'infected',
      traded(human, ARMOR, GREEN, TURNED),
      'Orion infected you.',
      'You are one of them now, and Orion is on your side.',
    ],
    [
      'yours',
      traded(infected, RED, KEYCARD),
      'Orion is yours.',
      'No gas can came back: Orion is one of you now, or was one of you already.',
    ],
    [
      'burned-yours',
      traded(host, RED, CAN),
      'Burned by Orion’s gas can.',
      'Orion knows what you are. The gas can is yours now.',
    ],
    [
      'mutual',
      traded(infected, RED, GREEN),
      'Orion is one of you.',
      'Both of you gave an infection: Orion knows it, too.',
    ],
    [
      'ally',
      traded(infected, ARMOR, GREEN),
      'Orion is one of you.',
      'Orion gave you an Infection card of Orion’s own colour, and believes that it infected you.',
    ],
    [
      'ally',
      traded(host, CAN, GREEN),
      'Orion is one of you.',
      'Orion gave you an Infection card of Orion’s own colour, and believes that your gas can burned it.',
    ],
    [
      'dead',
      traded(human, ARMOR, PURPLE),
      'Nothing but a dead infection card.',
      'It is Lyra’s, so it infects nobody now: Orion had no item left to give. But Lyra once gave it away, and only an Infected does that.',
    ],
    [
      'own-back',
      traded(human, ARMOR, RED),
      'Your own infection card came back.',
      'It infects nobody: you are human. Orion had no item left to give.',
    ],
    [
      'own-back',
      traded(infected, ARMOR, RED),
      'Your own infection card came back.',
      'It works again in your hand. Orion had no item left to give.',
    ],
    // O2
    [
      'infected-by-host',
      traded(human, ARMOR, HOST, { role: 'host', infected: true }),
      'Orion passed the Host card to you.',
      'No gas can stopped it: you are Infected, and the Host from now on.',
    ],
    [
      'burned-host',
      traded(human, CAN, HOST),
      'Your gas can burned the Host card.',
      'Orion is the Host and stays it. The card in your hand is dead. Only you two know.',
    ],
    [
      'host-passed',
      traded(host, HOST, ARMOR, { role: 'infected' }),
      'Orion is the Host now.',
      'No gas can came back. You stay Infected.',
    ],
    [
      'host-burned',
      traded(host, HOST, CAN),
      'Burned by Orion’s gas can.',
      'Orion knows that you are the Host, and you stay it. Your Host card is dead in Orion’s hand.',
    ],
    [
      'host-received',
      traded(infected, ARMOR, HOST, { role: 'host' }),
      'Orion passed the Host card to you.',
      'You were Infected already. You are the Host from now on.',
    ],
  ] as const)('%s', (kind, outcome, title, text) => {
    expect(outcome).toMatchObject({ kind, title, text });
  });

  test('whom I knew to be Infected is not mine by this card', () => {
    const known: SeatView = {
      ...infected,
      diary: [{ phase: 2, type: 'traded', with: 1, gave: ARMOR, got: GREEN, infected: true }],
    };
    expect(traded(known, RED, KEYCARD)).toMatchObject({
      kind: 'already',
      title: 'Orion was one of you already.',
      text: 'Your card changed nothing. It is in Orion’s hand now.',
    });
  });

  test('a new side has a new goal, and only then', () => {
    expect(traded(human, ARMOR, GREEN, TURNED)).toMatchObject({ goalChanged: true, goal: NEW_GOAL });
    expect(traded(infected, ARMOR, HOST, { role: 'host' })).toMatchObject({
      goalChanged: true,
      goal: HOST_GOAL,
    });
    expect(traded(human, CAN, GREEN)).toMatchObject({ goalChanged: false, goal: undefined });
    expect(traded(infected, RED, KEYCARD)).toMatchObject({ goalChanged: false, goal: undefined });
  });

  test('D2 the same buttons whatever it was', () => {
    for (const outcome of [
      traded(human, ARMOR, KEYCARD),
      traded(human, CAN, GREEN),
      traded(host, RED, CAN),
    ]) {
      expect(outcome).toMatchObject({ actions: ['mark', 'accuse'], about: 1 });
    }
  });

  test('a trade of others is none of mine', () => {
    expect(outcomeOf(human, { type: 'traded', between: [1, 2] })).toBeUndefined();
  });
});

describe('X5 through the dealer both sides read what is true of them', () => {
  const meeting = (orion: Role) =>
    named(
      playAll(
        table({
          map: { L11: [1, 0] },
          seats: {
            0: { hand: ['infection', 'infection', 'armor', 'gas-can', 'gas-can'] },
            1: {
              at: 'L11',
              hand: ['infection', 'infection', 'keycard', 'gas-can', 'gas-can'],
              ...(orion !== 'human' && { infected: { by: 'host', order: 0 } }),
            },
          },
        }),
        [0, { type: 'move', character: 'trooper', to: 'L11' }],
        [0, { type: 'trade', with: 1 }],
      ),
    );
  const titles = (orion: Role, ada: SceneCard, his: SceneCard) => {
    const before = meeting(orion);
    const after = exchange(before, [0, ada], [1, his]);
    return ([0, 1] as const).map((seat) => {
      const event = after.events.map((each) => seenBy(each, seat)).find((each) => each?.type === 'traded');
      return event && outcomeOf(viewFor(before, seat), event)?.title;
    });
  };

  test('a gas can burns it', () => {
    expect(titles('host', 'gas-can', 'infection')).toEqual([
      'Your gas can burned Orion’s infection.',
      'Burned by Ada’s gas can.',
    ]);
  });

  test('anything else does not', () => {
    expect(titles('host', 'armor', 'infection')).toEqual(['Orion infected you.', 'Ada is yours.']);
  });

  test('two humans exchange nothing', () => {
    expect(titles('human', 'armor', 'keycard')).toEqual(['Nothing but a keycard.', 'Nothing but armor.']);
  });
});

describe('what else happens to me', () => {
  const outcome = (event: SeenEvent, view: SeatView = human) => outcomeOf(view, event);
  const words = (event: SeenEvent, view: SeatView = human) => {
    const { title, text } = outcome(event, view) ?? {};
    return [title, text];
  };

  test('F3 what I drew, and what it is for', () => {
    const drew = (kind: 'armor' | 'host'): SeenEvent => ({
      type: 'drew',
      seat: 0,
      left: 9,
      card: { id: 9, kind },
    });
    expect(words(drew('armor'))).toEqual(['You found: Armor.', 'Takes away one wound.']);
    expect(words(drew('host'))).toEqual([
      'You found: Host.',
      'You are the Host from now on, and Infected. Nobody was told.',
    ]);
    expect(outcome(drew('host'))).toMatchObject({ goalChanged: true, goal: HOST_GOAL, kind: 'drew' });
    expect(outcome({ type: 'drew', seat: 1, left: 9 })).toBeUndefined();
  });

  test('F7 nothing, and an alert', () => {
    expect(words({ type: 'found-nothing', seat: 0 })).toEqual([
      'Nothing left to find.',
      'The search deck and its discard pile are empty.',
    ]);
    expect(words({ type: 'alert-drawn', seat: 0, left: 4 })).toEqual([
      'A parasite alert.',
      'It was no card to keep: a parasite comes out.',
    ]);
    expect(outcome({ type: 'found-nothing', seat: 1 })).toBeUndefined();
  });

  test('wounds say by whom and where', () => {
    const wounded = { type: 'wounded', seat: 0, character: 'trooper', room: 'L06', wounds: 1 } as const;
    expect(words({ ...wounded, by: 2, hp: 3 })).toEqual([
      'Your Trooper loses 1 HP.',
      'Lyra did it in Storage 6. 3 HP are left.',
    ]);
    expect(words({ ...wounded, by: 'parasites', hp: 2 })).toEqual([
      'Your Trooper loses 1 HP.',
      'Bitten in Storage 6. 2 HP are left. With 1 or 2 HP it gives only 1 AP a turn.',
    ]);
  });

  test('A7 deaths say by what and where, and what is left', () => {
    const died = { type: 'died', seat: 0, character: 'android', room: 'L07' } as const;
    const bitten = crewView({ map: { L07: [1, 0] }, parasites: [parasite(0, 'L07'), parasite(6, 'L07')] });
    expect(words({ ...died, by: 'parasites' }, bitten)).toEqual([
      'Your Android died in Storage 7: two parasites.',
      'Your Trooper fights on alone. Your cards stay yours.',
    ]);
    const shot = { ...died, character: 'trooper', by: 1 } as const;
    expect(words(shot)).toEqual([
      'Your Trooper died in Storage 7: killed by Orion.',
      'Your Android goes on alone: it cannot burn the Hive. Your cards stay yours.',
    ]);
    expect(words(shot, infected)[1]).toBe('Your Android goes on alone. Your cards stay yours.');
    const dead = { trooper: 'dead' } as const;
    const lastTrooper = crewView({ seats: { 0: dead, 1: dead, 2: dead, 3: dead } });
    expect(words(shot, lastTrooper)[1]).toBe('It was the last Trooper: nobody can burn the Hive any more.');
    const last = crewView({ seats: { 0: { android: 'dead' } } });
    expect(words(shot, last)[1]).toBe(
      'Both your characters are dead: you are out, and the dead never win. You see what everybody sees.',
    );
  });

  test.each([
    [0, human, '0 of 4 are infected.', 'Nobody alive is Infected at this moment.'],
    [1, human, '1 of 4 is infected.', 'One of the 3 others is.'],
    [2, human, '2 of 4 are infected.', '2 of the 3 others are.'],
    [3, human, '3 of 4 are infected.', 'All others are. You are the last human.'],
    [1, host, '1 of 4 is infected.', 'You are the only one.'],
    [2, infected, '2 of 4 are infected.', 'You, and one other.'],
    [3, infected, '3 of 4 are infected.', 'You, and 2 others.'],
    [4, infected, '4 of 4 are infected.', 'No human is left.'],
  ] as const)('R6 a scan that finds %i', (positive, view, title, text) => {
    const cards = [0, 1, 2, 3].map((i) => (i < positive ? 'positive' : 'negative'));
    expect(words({ type: 'scanned', cause: 'terminal', cards }, view)).toEqual([title, text]);
  });

  test('R6 it says nothing of the dead', () => {
    const gone = crewView({ seats: { 0: { trooper: 'dead', android: 'dead' } } });
    expect(
      words({ type: 'scanned', cause: 'terminal', cards: ['positive', 'negative', 'negative'] }, gone),
    ).toEqual(['1 of 3 is infected.', '']);
  });

  test('I3 a hand I see, and who saw mine', () => {
    const scanned = { type: 'body-scanned', by: 0, seat: 1 } as const;
    expect(words({ ...scanned, hand: [GREEN, ARMOR] })).toEqual([
      'This is Orion’s hand.',
      'Infection cards of Orion’s own colour prove nothing: everybody was dealt some.',
    ]);
    expect(words({ ...scanned, hand: [HOST] })).toEqual(['Orion holds the Host card.', 'Orion is the Host.']);
    const lastResort = crewView({ options: { lastResort: true } });
    expect(words({ ...scanned, hand: [HOST] }, lastResort)[1]).toBe(
      'Orion is the Host, or burned the Host’s last infection.',
    );
    expect(words({ type: 'body-scanned', by: 1, seat: 0 })).toEqual([
      'Orion saw your whole hand.',
      'Besides you, only Orion knows what was in it.',
    ]);
    expect(outcome({ type: 'body-scanned', by: 1, seat: 2 })).toBeUndefined();
  });

  test('D5 a time-out, V7 a vote', () => {
    expect(words({ type: 'timed-out', seats: [0, 1] })).toEqual([
      'Your time was up.',
      'The dealer chose for you.',
    ]);
    expect(outcome({ type: 'timed-out', seats: [1] })).toBeUndefined();
    expect(words({ type: 'agreed', seat: 1, to: 'final-scan' })).toEqual([
      'Orion calls for a final scan.',
      '1 of 4 agree.',
    ]);
    expect(words({ type: 'agreed', seat: 2, to: 'abandon' })).toEqual([
      'Lyra wants to abandon the match.',
      '1 of 4 agree.',
    ]);
  });
});

describe('how it ended for me', () => {
  const gone = { seats: { 0: { trooper: 'dead', android: 'dead' } } } as const;
  const deadHuman = crewView(gone);
  const end = (view: SeatView, kind: EndingKind, winners: readonly SeatId[]) => {
    const { kind: result, title, text } = outcomeOf(view, { type: 'ended', ending: { kind, winners } }) ?? {};
    return [result, title, text];
  };

  test.each([
    [
      human,
      'hive-burnt',
      [0, 1],
      'won',
      'The station is clean',
      'The Hive has burnt. You won: you are human, and alive.',
    ],
    [
      deadHuman,
      'hive-burnt',
      [1],
      'lost',
      'The station is clean',
      'The Hive has burnt. You lost: your side won, but the dead never win.',
    ],
    [
      infected,
      'hive-burnt',
      [1],
      'lost',
      'The station is clean',
      'The Hive has burnt. You lost: you were one of them.',
    ],
    [
      infected,
      'troopers-dead',
      [0],
      'won',
      'The Hive spreads',
      'The last Trooper is dead. You won: the station belongs to your kind, and you live in it.',
    ],
    [
      human,
      'troopers-dead',
      [1],
      'lost',
      'The Hive spreads',
      'The last Trooper is dead. You lost: you stayed human, and the Hive is not burnt.',
    ],
    [
      deadHuman,
      'sealed',
      [1],
      'lost',
      'The Hive spreads',
      'The Hive can never be reached. You lost: you died human.',
    ],
    [
      { ...deadHuman, role: 'host' },
      'sealed',
      [1],
      'lost',
      'The Hive spreads',
      'The Hive can never be reached. You lost: your kind won, but the dead never win.',
    ],
    [
      infected,
      'all-infected',
      [1],
      'lost',
      'The Hive spreads',
      'The scan finds no human left. You lost: you were infected last, and the last one does not share the victory.',
    ],
    [
      human,
      'time-is-up',
      [],
      'lost',
      'Nobody wins',
      'The mission took too long. Nobody wins, and neither do you.',
    ],
  ] as const)('%#', (view, kind, winners, result, title, text) => {
    expect(end(view as SeatView, kind, winners)).toEqual([result, title, text]);
  });

  test('O4 a servant without a deed has no share', () => {
    const servant: SeatView = { ...crewView({ options: { masterAndServant: true } }), role: 'infected' };
    expect(end(servant, 'troopers-dead', [1])[2]).toBe(
      'The last Trooper is dead. You lost: a servant who infected nobody and removed no human wins nothing.',
    );
    expect(end(servant, 'all-infected', [1])[2]).toBe(
      'The scan finds no human left. You lost: you were infected last, or infected nobody.',
    );
  });

  test('who watched neither won nor lost', () => {
    const watching = viewFor(named(table()), 'public');
    expect(outcomeOf(watching, { type: 'ended', ending: { kind: 'sealed', winners: [1] } })).toMatchObject({
      kind: 'over',
      text: 'The Hive can never be reached.',
    });
  });
});
