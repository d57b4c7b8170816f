import { describe, expect, test } from 'vitest';
import { knownOf } from '#client/words/known.ts';
import { goalText, hintText, roleText } from '#client/words/roles.ts';
import { afterEvent, type SeatView } from '#shared/play/index.ts';
import type { CardFace } from '#shared/vocabulary/index.ts';
import { crewView } from '#tests/client/crew.ts';

const human = crewView();
const infected: SeatView = { ...human, role: 'infected' };

const RED: CardFace = { kind: 'infection', colour: 'red' };
const GREEN: CardFace = { kind: 'infection', colour: 'green' };
const PURPLE: CardFace = { kind: 'infection', colour: 'purple' };
const BLUE: CardFace = { kind: 'infection', colour: 'blue' };
const CAN: CardFace = { kind: 'gas-can' };
const KEYCARD: CardFace = { kind: 'keycard' };
const ARMOR: CardFace = { kind: 'armor' };
const HOST: CardFace = { kind: 'host' };

describe('what I know for sure, and why', () => {
  const facts = (view: SeatView) => knownOf(view).map(({ of, is, reason }) => [of, is, reason]);
  const diaryOf = (view: SeatView, gave: CardFace, got: CardFace, isTurned = false): SeatView => ({
    ...view,
    diary: [...view.diary, { phase: 3, type: 'traded', with: 1, gave, got, infected: isTurned }],
  });

  test.each([
    [
      'who gave me an own infection card',
      diaryOf(human, CAN, GREEN),
      [
        1,
        'infected',
        'In phase 3 Orion gave you an Infection card of Orion’s own colour: only an Infected can.',
      ],
    ],
    [
      'who infected me',
      diaryOf(infected, ARMOR, GREEN, true),
      [1, 'infected', 'In phase 3 Orion infected you.'],
    ],
    [
      'X6 whose infection card somebody else passed on',
      diaryOf(human, ARMOR, PURPLE),
      [
        2,
        'infected',
        'In phase 3 Orion passed on an Infection card of Lyra’s: only an Infected gives an own one away.',
      ],
    ],
    [
      'whom I infected',
      diaryOf(infected, RED, KEYCARD),
      [1, 'infected', 'In phase 3 you gave Orion your Infection card, and no gas can came back.'],
    ],
    [
      'who burned mine',
      diaryOf(infected, RED, CAN),
      [1, 'knows-me', 'In phase 3 Orion’s gas can burned your infection: Orion knows what you are.'],
    ],
    [
      'O2 who gave me the Host card',
      diaryOf(infected, ARMOR, HOST),
      [1, 'infected', 'In phase 3 Orion gave you the Host card.'],
    ],
    ['O2 who failed to', diaryOf(human, CAN, HOST), [1, 'host', 'In phase 3 Orion gave you the Host card.']],
    [
      'O2 whom I made Host',
      diaryOf(infected, HOST, ARMOR),
      [1, 'host', 'In phase 3 you gave Orion the Host card, and no gas can came back.'],
    ],
  ] as const)('%s', (_, view, fact) => {
    expect(facts(view)).toEqual([fact]);
  });

  test('nothing from a trade that proves nothing', () => {
    expect(facts(diaryOf(human, ARMOR, KEYCARD))).toEqual([]);
    expect(facts(diaryOf(human, ARMOR, BLUE))).toEqual([]);
    expect(facts(diaryOf(human, ARMOR, RED))).toEqual([]);
  });

  test('I3 what a body scanner showed', () => {
    const entry = { phase: 2, type: 'body-scan', seat: 2, hand: [HOST, ARMOR] } as const;
    expect(facts({ ...human, diary: [entry] })).toEqual([
      [2, 'host', 'In phase 2 your body scanner showed the Host card in Lyra’s hand.'],
      [2, 'hand', 'In phase 2 your body scanner showed: Host, Armor.'],
    ]);
    const lastResort = crewView({ options: { lastResort: true } });
    expect(facts({ ...lastResort, diary: [entry] }).map(([, is]) => is)).toEqual(['hand']);
  });

  test('R6 the last scan', () => {
    const scanned = [1, 2].reduce<SeatView>(
      (view, positive) =>
        afterEvent(view, {
          type: 'scanned',
          cause: 'terminal',
          cards: [0, 1, 2].map((i) => (i < positive ? 'positive' : 'negative')),
        }),
      human,
    );
    expect(facts(scanned)).toEqual([['all', 'scan', 'The scan in phase 1 found 2 of 3 infected.']]);
  });
});

describe('what each role is to do', () => {
  const hard = crewView({ options: { hardMission: true } });

  test('O3 the goal names how many cans it takes', () => {
    expect(goalText(human, 'human')).toBe('Find the Hive: your Trooper burns it with three gas cans.');
    expect(goalText(hard, 'human')).toBe('Find the Hive: your Trooper burns it with four gas cans.');
    expect(goalText(human, 'host')).toBe('Slip your Infection cards into trades until no human is left.');
    expect(goalText(human, 'infected')).toBe(
      'Slip your own Infection cards into trades until no human is left.',
    );
  });

  test('a hint and a name for each', () => {
    expect(roleText('human')).toBe('You are human.');
    expect(roleText('infected')).toBe('You are Infected.');
    expect(roleText('host')).toBe('You are the Host.');
    expect(hintText('human')).toBe(
      'Keep a gas can for every trade: it burns an infection. Somebody is the Host already, or will draw the Host card.',
    );
    expect(hintText('infected')).toBe(
      'Nobody may know. Only an Infection card of your own colour infects, and a gas can given back burns it.',
    );
    expect(hintText('host')).toBe(
      'Nobody may know. Watch who keeps a gas can ready: it burns your infection, and its owner then knows what you are.',
    );
  });
});
