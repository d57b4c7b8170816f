import { describe, expect, test } from 'vitest';
import { offersAt } from '#client/play/spot-offers.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

describe('the card at a room', () => {
  test('offers what can be done there, and says why the rest cannot', () => {
    const view = viewFor(table({ map: { L11: [1, 0], L12: [2, 0] } }), 0);
    expect(offersAt(view, { room: 'L11' }, 'trooper')).toEqual({
      open: [{ type: 'command', command: { type: 'move', character: 'trooper', to: 'L11' } }],
      closed: [],
    });
    expect(offersAt(view, { room: 'L12' }, undefined)).toEqual({
      open: [],
      closed: [{ kind: 'move', reason: { code: 'no-doorway-there', rule: 'M1' } }],
    });
  });

  test('in the own room a search that is not possible has its reason and rule', () => {
    const view = viewFor(table({}), 0);
    const { closed } = offersAt(view, { room: 'L01' }, undefined);
    expect(closed).toContainEqual({ kind: 'search', reason: { code: 'not-searchable', rule: 'F1' } });
  });

  test('M1 a security door in the way is named', () => {
    const view = viewFor(table({ map: { L09: [-1, 0] }, seats: { 0: { at: 'L09' } } }), 0);
    expect(offersAt(view, { room: 'L01' }, undefined).open).toHaveLength(2);
    const shut = viewFor(table({ map: { L10: [0, 1] }, seats: { 0: { at: 'L10' } } }), 0);
    expect(offersAt(shut, { room: 'L01' }, undefined).closed).toEqual([
      { kind: 'move', reason: expect.objectContaining({ rule: 'M1' }) },
    ]);
  });

  test('R8 at a Terminal it offers to reveal a location, wherever that will lie', () => {
    const match = table({ map: { L02: [1, 0] }, seats: { 0: { trooper: 'L02', android: 'L01' } } });
    const { open, closed } = offersAt(viewFor(match, 0), { room: 'L02' }, undefined);
    expect(open).toContainEqual({ type: 'kind', kind: 'reveal', character: 'trooper' });
    expect(closed).toEqual([]);
  });

  test('however many pairs of targets there are, the card of a parasite has one button to fire', () => {
    const match = table({
      seats: { 0: { laidDown: ['ammo', 'heavy-gun'] } },
      parasites: [parasite(0, 'L01'), parasite(1, 'L01'), parasite(2, 'L01'), parasite(3, 'L01')],
    });
    const { open } = offersAt(viewFor(match, 0), { parasite: 0 }, undefined);
    expect(open).toEqual([{ type: 'kind', kind: 'fire', character: undefined }]);
  });
});
