import type { SeenEvent, Target } from '#shared/play/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';

/** What anybody at the table can see somebody do, and may think something of. */
export const DEEDS = [
  'called-scan',
  'scanned-station',
  'opened-doors',
  'body-scanned',
  'attacked',
  'came',
  'team-searched',
  'searched',
  'explored',
  'healed-other',
  'entered-hive',
] as const;
export type DeedKind = (typeof DEEDS)[number];

/** What a seat has witnessed that bears on who is who, in its order. Plain JSON. */
export type Evidence =
  /** S3, F3: one card less of the packet with the Host in it. Of one's own it is known what it was. */
  | { readonly type: 'dealt-alert' }
  | { readonly type: 'drew-alert'; readonly isFirstOfTwo?: true }
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly isHost?: boolean;
      /** F5: of two cards assigned at random it may be the second. */
      readonly isFirstOfTwo?: true;
    }
  | {
      readonly type: 'traded';
      readonly by: SeatId;
      readonly to: SeatId;
      readonly phase: number;
      readonly own?: { readonly gave: CardFace; readonly got: CardFace };
    }
  | { readonly type: 'saw-hand'; readonly seat: SeatId; readonly hand: readonly CardFace[] }
  | { readonly type: 'counted'; readonly positive: number; readonly dead: readonly SeatId[] }
  | { readonly type: 'deed'; readonly seat: SeatId; readonly deed: DeedKind };

/** What evidence is gathered from. */
export interface Witness {
  readonly phase: number;
  readonly evidence: readonly Evidence[];
  readonly dead: readonly SeatId[];
  /** S2: cards seen to leave the packet on top of the Search deck; after so many it is used up at any table. */
  readonly drawn: number;
  readonly deckUsedUp: boolean;
  /** F5: how many cards of a search with somebody else are still to come. */
  readonly teamDraws: number;
  /** R4: who used a terminal last; what for is told next. */
  readonly atTerminal: SeatId | undefined;
}

export const NOTHING_WITNESSED: Witness = {
  phase: 0,
  evidence: [],
  dead: [],
  drawn: 0,
  deckUsedUp: false,
  teamDraws: 0,
  atTerminal: undefined,
};

/** S2: the packet is three cards for each of at most six players, two of them dealt to each; F5: and one beside the last. */
const LARGEST_REST = 7;

export function witness(before: Witness, event: SeenEvent): Witness {
  switch (event.type) {
    case 'phase-began':
      return { ...before, phase: event.phase };
    case 'alert-dealt':
      return also(before, { type: 'dealt-alert' });
    case 'alert-drawn':
      return drawn(before, { type: 'drew-alert' });
    case 'drew':
      return drawn(before, {
        type: 'drew',
        seat: event.seat,
        ...(event.card && { isHost: event.card.kind === 'host' }),
      });
    case 'discard-shuffled':
    case 'found-nothing':
      return before.deckUsedUp ? before : { ...before, deckUsedUp: true };
    case 'eliminated':
      return { ...before, dead: [...before.dead, event.seat] };
    case 'traded': {
      const [by, to] = event.between;
      const own = event.own && { own: { gave: faceOf(event.own.gave), got: faceOf(event.own.got) } };
      return also(before, { type: 'traded', by, to, phase: before.phase, ...own });
    }
    case 'body-scanned': {
      const after = did(before, event.by, 'body-scanned');
      return event.hand ? also(after, { type: 'saw-hand', seat: event.seat, hand: event.hand }) : after;
    }
    case 'scanned': {
      const positive = event.cards.filter((card) => card === 'positive').length;
      const counted = also(before, { type: 'counted', positive, dead: before.dead });
      return event.cause === 'terminal' && before.atTerminal !== undefined
        ? did(counted, before.atTerminal, 'scanned-station')
        : counted;
    }
    case 'terminal-used':
      return { ...before, atTerminal: event.seat };
    case 'doors-opened':
      return before.atTerminal === undefined ? before : did(before, before.atTerminal, 'opened-doors');
    case 'fired':
      return event.targets.some(isCharacter) ? did(before, event.seat, 'attacked') : before;
    case 'stabbed':
      return isCharacter(event.target) ? did(before, event.seat, 'attacked') : before;
    case 'duty-began':
      return did(before, event.seat, 'came');
    case 'searched':
      return event.with === undefined
        ? did(before, event.seat, 'searched')
        : { ...did(before, event.seat, 'team-searched'), teamDraws: 2 };
    case 'location-placed':
      return did(before, event.seat, 'explored');
    case 'healed':
      return event.by === event.seat ? before : did(before, event.by, 'healed-other');
    case 'moved':
      return event.to === 'L03' ? did(before, event.seat, 'entered-hive') : before;
    case 'agreed':
      return event.to === 'final-scan' && !before.deckUsedUp
        ? did(before, event.seat, 'called-scan')
        : before;
    default:
      return before;
  }
}

function also(before: Witness, evidence: Evidence): Witness {
  return { ...before, evidence: [...before.evidence, evidence] };
}

function drawn(before: Witness, evidence: Extract<Evidence, { type: 'drew' | 'drew-alert' }>): Witness {
  if (before.drawn >= LARGEST_REST) return before;
  const first = before.teamDraws === 2 && { isFirstOfTwo: true as const };
  return {
    ...also(before, { ...evidence, ...first }),
    drawn: before.drawn + 1,
    teamDraws: Math.max(0, before.teamDraws - 1),
  };
}

function did(before: Witness, seat: SeatId, deed: DeedKind): Witness {
  return also(before, { type: 'deed', seat, deed });
}

function isCharacter(target: Target): boolean {
  return 'seat' in target;
}

/** A card without the number its holder knows it by. */
function faceOf(card: CardFace): CardFace {
  return card.kind === 'infection' ? { kind: card.kind, colour: card.colour } : { kind: card.kind };
}
