import { expect, test } from 'vitest';
import { unmaskedAt } from '#client/theatre/visible-roles.ts';
import { revealedAt, viewFor } from '#server/dealer/index.ts';
import { played } from './played.ts';

const { finished } = played(1);

test('the map shows everybody’s role, and in a seat’s eyes its own alone', () => {
  for (const [step, moment] of finished.moments.entries()) {
    const truth = revealedAt(finished, step);
    expect(unmaskedAt({ truth, seen: undefined })).toEqual(truth.seats);
    const seen = viewFor(moment, 2);
    expect(unmaskedAt({ truth, seen }).map(({ seat, role }) => ({ seat, role }))).toEqual([
      { seat: 2, role: seen.role },
    ]);
  }
});
