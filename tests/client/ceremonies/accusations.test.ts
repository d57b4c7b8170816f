import { describe, expect, test } from 'vitest';
import { answersTo, newAccusations, quoteOf } from '#client/ceremonies/strikes/accusations.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Said } from '#shared/wire/talk.ts';

const accused = { by: 2, seat: 3 } as const;
const chairs = (accusedBy: readonly SeatId[]) => new Map([[3, { accusedBy }]] as const);
const said = (from: SeatId, claim: Claim, channel: Said['channel'] = 'table'): Said => ({
  channel,
  from,
  at: 1,
  say: { kind: 'claim', claim },
});

describe('an accusation', () => {
  test('is new once: not while it stands, and again after it was withdrawn', () => {
    expect(newAccusations(chairs([]), chairs([2]))).toEqual([accused]);
    expect(newAccusations(chairs([2]), chairs([2]))).toEqual([]);
    expect(newAccusations(chairs([2]), chairs([]))).toEqual([]);
  });

  test('quotes what the accuser last claimed against the accused', () => {
    const claims = [
      said(2, { type: 'infected', seat: 3 }),
      said(2, { type: 'got', card: 'infection', seat: 3 }),
      said(2, { type: 'infected', seat: 1 }),
    ];
    expect(quoteOf(accused, claims)).toEqual({ type: 'got', card: 'infection', seat: 3 });
  });

  test('quotes nothing that was said by another, for him, or not before all', () => {
    expect(
      quoteOf(accused, [
        said(1, { type: 'infected', seat: 3 }),
        said(2, { type: 'trust', seat: 3 }),
        said(2, { type: 'infected', seat: 3 }, 'dead'),
        { channel: 'table', from: 2, at: 1, say: { kind: 'chat', text: 'him!' } },
      ]),
    ).toBeUndefined();
  });

  test('is answered by the accused for himself, by others for or against him, by the accuser not at all', () => {
    expect(answersTo(accused, 3)).toEqual([{ type: 'clean' }, { type: 'infected', seat: 2 }]);
    expect(answersTo(accused, 0)).toEqual([
      { type: 'infected', seat: 3 },
      { type: 'trust', seat: 3 },
    ]);
    expect(answersTo(accused, 2)).toEqual([]);
  });
});
