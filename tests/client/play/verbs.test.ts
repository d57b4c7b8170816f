import { describe, expect, test } from 'vitest';
import { verbState } from '#client/play/verbs.ts';
import { crewView } from '#tests/client/crew.ts';

describe('a verb that is shut says why', () => {
  test('R4 at a terminal that was used: so, and not that the sick bay is elsewhere', () => {
    const view = crewView({
      map: { L02: [1, 0] },
      seats: { 0: { at: 'L02' } },
      turn: { seat: 0, terminalUsed: true },
    });
    expect(verbState(view, 'room')).toMatchObject({
      reason: { code: 'terminal-used', rule: 'R4' },
      isElsewhere: false,
    });
  });

  test('R5 where there is neither: that there is none, and that it is elsewhere', () => {
    expect(verbState(crewView({ turn: { seat: 0 } }), 'room')).toMatchObject({
      reason: { code: 'no-sick-bay-here', rule: 'R5' },
      isElsewhere: true,
    });
  });
});
