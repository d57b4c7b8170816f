import { sha256Hex } from '#server/dealer/digest.ts';
import {
  legalCommands,
  type Match,
  matchMoments,
  openMatch,
  play,
  RULES_VERSION,
  recordedStep,
  sealedSetup,
  seenBy,
  setupDigest,
} from '#server/dealer/index.ts';
import {
  type Actor,
  type Command,
  type MatchRecord,
  type MatchSetup,
  NOTHING_SEEN,
  type Receipt,
  type RecordedStep,
  type SeenChain,
  seenLink,
} from '#shared/play/index.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { setupFor } from './table.ts';

/** Three people whose devices gave a part each, and a bot. */
export const PEOPLE: MatchSetup = {
  ...setupFor(4),
  rules: RULES_VERSION,
  serverPart: '5e'.repeat(32),
  playerParts: ['0a', '1b', '2c'].map((byte) => byte.repeat(32)).concat(''),
  seats: setupFor(4).seats.map(({ colour }, seat) => ({
    colour,
    name: ['Ann', 'Bob', 'Cid', 'Vega'][seat] ?? '',
    ...(seat === 3 && { bot: true }),
  })),
};

/** Plays so many commands, each the one of those possible that the number says, and then all give up (V7). */
export function abandonedMatch(setup: MatchSetup, commands: number, choice: number): MatchRecord {
  let match = openMatch(setup);
  const steps: RecordedStep[] = [];
  while (!match.ending) {
    const isEnough = steps.length >= commands;
    const possible = choices(match).filter(({ command }) => (command.type === 'agree') === isEnough);
    const others = possible.length > 0 ? possible : choices(match).filter(isNoAgreement);
    const chosen = others[(steps.length * 7 + choice) % others.length];
    if (!chosen) throw new Error('nobody can do anything');
    const played = play(match, chosen.actor, chosen.command);
    if (!played.ok) throw new Error(`refused: ${played.reason.code}`);
    match = played.match;
    steps.push(recordedStep(chosen.actor, chosen.command, match));
  }
  return { setup, steps };
}

interface Choice {
  readonly actor: Actor;
  readonly command: Command;
}

function choices(match: Match): readonly Choice[] {
  const actors: readonly Actor[] = [...SEAT_IDS.slice(0, match.seats.length), 'dealer'];
  return actors
    .flatMap((actor) => legalCommands(match, actor).map((command) => ({ actor, command })))
    .filter(({ command }) => command.type !== 'agree' || command.to === 'abandon');
}

const isNoAgreement = ({ command }: Choice): boolean => command.type !== 'agree';

/** The same commands from another set-up that deals the same cards: what a forger would publish. */
export function playedFrom(setup: MatchSetup, { steps }: MatchRecord): MatchRecord {
  let match = openMatch(setup);
  const again = steps.map(({ actor, command }): RecordedStep => {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(`refused: ${played.reason.code}`);
    match = played.match;
    return recordedStep(actor, command, match);
  });
  return { setup, steps: again };
}

/** What an honest device keeps, event by event; or only so many, if it was never told the others. */
export function receiptOf(record: MatchRecord, seat: SeatId, most = Number.POSITIVE_INFINITY): Receipt {
  const sealed = sealedSetup(record.setup);
  const events = matchMoments(record).flatMap((moment) =>
    moment.events.flatMap((event) => seenBy(event, seat) ?? []),
  );
  const seen = events
    .slice(0, most)
    .reduce<SeenChain>(
      (chain, event) => ({ events: chain.events + 1, digest: sha256Hex(seenLink(chain.digest, event)) }),
      NOTHING_SEEN,
    );
  return {
    format: 2,
    seat,
    commitment: sealed.commitment,
    commitments: sealed.commitments,
    part: record.setup.playerParts[seat] ?? '',
    setup: setupDigest(sealed),
    unplayed: [],
    seen,
  };
}
