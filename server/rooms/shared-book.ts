import type { Presence } from '@colyseus/core';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import type { OperatorBook } from '#server/process/operator-book.ts';

interface SharedParts {
  readonly book: OperatorBook;
  readonly presence: Pick<Presence, 'subscribe' | 'publish'>;
  readonly clock: Clock;
  readonly faults: Faults;
}

const CHANNEL = 'operator book';
/** What was written while somebody could not hear is read so soon. */
const READ_EVERY_MS = 10_000;

/** One book for all processes: whoever writes says so, and the others read. */
export async function shareBook({ book, presence, clock, faults }: SharedParts): Promise<{
  /** Something was written here. */
  written(): void;
  stop(): void;
}> {
  const read = () =>
    book.read().catch((error: unknown) => void faults.report(error, 'operator’s book not read'));
  let cancel = () => {};
  const again = () => {
    cancel = clock.after(READ_EVERY_MS, () => {
      void read();
      again();
    });
  };
  await presence.subscribe(CHANNEL, () => void read());
  again();
  return {
    written: () => void Promise.resolve(presence.publish(CHANNEL, {})).catch(() => {}),
    stop: () => cancel(),
  };
}
