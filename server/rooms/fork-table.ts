import { nanoid } from 'nanoid';
import type { Clock } from '#server/process/clock.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import { inSlices } from '#server/process/in-slices.ts';
import type { Store, StoredTable } from '#server/store/index.ts';
import type { MatchRecord, MatchSetup, RecordedStep } from '#shared/play/index.ts';
import { BOT_PERSONS, mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';
import type { ForkTableWish } from '#shared/wire/fork.ts';
import { sameName } from '#shared/wire/look-alikes.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { type Dealer, STEPS_AT_A_TIME } from './dealer.ts';

interface ForkParts {
  readonly store: Store;
  readonly dealer: Dealer;
  readonly clock: Clock;
}

/** A match that goes on from a moment of another one, ready to be written under a code. */
export interface PreparedFork {
  write(code: string): Promise<void>;
}

export type Prepared =
  | { readonly ok: true; readonly fork: PreparedFork }
  | { readonly ok: false; readonly reason: TableRefusal };

/**
 * A table that begins in the middle of a match that is over, and whose secrets are therefore nobody's. One person has a
 * chair, the others are bots until somebody asks for one of them. It is marked wherever it is kept.
 */
export async function prepareFork(
  { store, dealer, clock }: ForkParts,
  { match: of, step, seat, name, key }: ForkTableWish,
): Promise<Prepared> {
  const reading = readName(name);
  if (!reading.ok) return { ok: false, reason: reading.reason };
  const record = await store.finishedRecord(of);
  if (!record) return { ok: false, reason: 'no-such-table' };
  if (!dealer.hasRules(record.setup.rules)) return { ok: false, reason: 'rules-changed' };
  // The last moment is the end: there is nothing to go on from.
  if (step >= record.steps.length || seat >= record.setup.seats.length) {
    return { ok: false, reason: 'not-understood' };
  }
  const setup = forkedSetup(record.setup, { of, step }, seat, reading.name);
  const steps = await playedAgain(dealer, setup, record, step);
  if (dealer.viewFor(steps.last, 'public').seats[seat]?.eliminated) {
    return { ok: false, reason: 'not-understood' };
  }
  const chairs = mapSeats(setup.seats, ({ colour, name: named }, id): StoredTable['chairs'][number] => {
    const isOwn = id === seat;
    return { seat: id, colour, name: named, bot: !isOwn, ...(isOwn && { keyHash: hashOf(key) }) };
  });
  return {
    ok: true,
    fork: {
      async write(code) {
        const id = nanoid();
        const table = {
          code,
          settings: {
            ...DEFAULT_SETTINGS,
            listed: false,
            spectators: true,
            seats: chairs.length,
            options: setup.options,
            fork: { of, step },
          },
          opener: seat,
          chairs,
          removed: [],
          // As a table is before its match: the store makes it play.
          phase: 'waiting',
          serverPart: setup.serverPart,
          changedAt: clock.now(),
        } as const;
        await store.beginMatch({ id, table, setup });
        if (steps.recorded.length > 0) await store.appendSteps(id, 1, steps.recorded, clock.now());
      },
    },
  };
}

/** The same deal: who sits where is not part of the seed. */
function forkedSetup(
  { seats, ...setup }: MatchSetup,
  fork: NonNullable<MatchSetup['fork']>,
  own: SeatId,
  name: string,
): MatchSetup {
  const bots = BOT_PERSONS.filter((person) => !sameName(person, name));
  return {
    ...setup,
    fork,
    seats: mapSeats(seats, ({ colour }, seat) =>
      seat === own ? { colour, name } : { colour, name: bots[seat] ?? colour, bot: true },
    ),
  };
}

/** What was played up to the moment, told to the dealer once more: with other names every digest is another one. */
async function playedAgain(dealer: Dealer, setup: MatchSetup, { steps }: MatchRecord, until: number) {
  let last = dealer.openMatch(setup);
  const recorded: RecordedStep[] = [];
  await inSlices(steps.slice(0, until), STEPS_AT_A_TIME, ({ actor, command }) => {
    const played = dealer.play(last, actor, command);
    if (!played.ok) throw new Error(`a finished match does not play again: ${played.reason.code}`);
    last = played.match;
    recorded.push(dealer.recordedStep(actor, command, last));
  });
  return { last, recorded };
}
