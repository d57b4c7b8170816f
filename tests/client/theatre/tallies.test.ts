import { describe, expect, test } from 'vitest';
import { talliesOf } from '#client/theatre/tallies.ts';
import { revealedAt } from '#server/dealer/index.ts';
import type { Statement } from '#shared/talk/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import { played, scriptOf } from './played.ts';

describe('player by player', () => {
  test('wounds go to who attacked, and to nobody when parasites bit', () => {
    const wound = { type: 'wounded', seat: 1, character: 'trooper', room: 'L01', wounds: 2, hp: 2 } as const;
    const script = scriptOf([{ ...wound, by: 3 }], [{ ...wound, by: 'parasites', wounds: 1, hp: 1 }]);
    const tallies = talliesOf(script, []);
    expect(tallies.map(({ dealt }) => dealt)).toEqual([0, 0, 0, 2]);
    expect(tallies.map(({ taken }) => taken)).toEqual([0, 3, 0, 0]);
  });

  test('an accusation is right by what the accused was at that moment', () => {
    const script = scriptOf([{ type: 'became-host', seat: 0 }], [], [{ type: 'infected', seat: 1, by: 0 }]);
    const accusing = (afterStep: number, stands = true) =>
      ({ afterStep, from: 2, kind: 'accuse', accuse: { seat: 1, stands } }) as const;
    const talk = [accusing(1), accusing(1, false), accusing(2)];
    expect(talliesOf(script, talk)[2]).toMatchObject({ accusedRight: 1, accusedWrong: 1 });
  });

  test('who says that somebody is infected accuses, once with the button for it, until it is taken back', () => {
    const script = scriptOf([], [{ type: 'infected', seat: 1, by: 0 }]);
    const said = (from: 2 | 3, claim: Statement | { type: 'take-back'; claim: Statement }) =>
      ({ afterStep: 0, from, kind: 'said', channel: 'table', say: { kind: 'claim', claim } }) as const;
    const infected = { type: 'infected', seat: 1 } as const;
    const talk: readonly TalkedAt[] = [
      said(2, infected),
      { afterStep: 0, from: 2, kind: 'accuse', accuse: { seat: 1, stands: true } },
      said(3, infected),
      said(3, { type: 'take-back', claim: infected }),
      { ...said(3, infected), afterStep: 1 },
    ];
    const tallies = talliesOf(script, talk);
    expect(tallies[2]).toMatchObject({ accusedRight: 0, accusedWrong: 1 });
    expect(tallies[3]).toMatchObject({ accusedRight: 1, accusedWrong: 1 });
  });

  test.each([1, 2, 3])('match %i: roles and attempts are the dealer’s', (game) => {
    const { finished, script } = played(game);
    const tallies = talliesOf(script, []);
    const { seats, secrets } = revealedAt(finished, finished.record.steps.length);
    expect(tallies.map(({ role }) => role)).toEqual(seats.map(({ role }) => role));
    const sum = (tally: 'infections' | 'wasBlocked' | 'trades') =>
      tallies.reduce((total, { [tally]: count }) => total + count, 0);
    expect(sum('infections')).toBe(secrets.filter(({ type }) => type === 'infected').length);
    expect(sum('wasBlocked')).toBe(secrets.filter(({ type }) => type === 'infection-blocked').length);
    expect(sum('trades')).toBe(2 * secrets.filter(({ type }) => type === 'traded').length);
  });
});
