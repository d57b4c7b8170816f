import * as z from 'zod/mini';
import {
  CALLS,
  CLAIMED_CARDS,
  CLAIMS_ON_SEAT,
  CLAIMS_ON_TRADE,
  type Claim,
  DEEDS_IN_ROOM,
  DEEDS_TO_SEAT,
  type Deed,
  MOST_CANS,
  PLAIN_CLAIMS,
  PLAIN_DEEDS,
  type Sight,
  type Statement,
} from '../talk/index.ts';
import { MAX_PLAYERS, ROOM_IDS } from '../vocabulary/index.ts';
import { seat } from './seat.ts';

const room = z.enum(ROOM_IDS);
const card = z.enum(CLAIMED_CARDS);
/** No match lasts longer; a claim that names a later phase is none. */
const phase = z.int().check(z.gte(0), z.lte(999));
const people = z.int().check(z.gte(0), z.lte(MAX_PLAYERS));

const deed = z.union([
  z.strictObject({ did: z.enum(DEEDS_TO_SEAT), seat, whom: seat, phase }),
  z.strictObject({ did: z.enum(DEEDS_IN_ROOM), seat, room, phase }),
  z.strictObject({ did: z.enum(PLAIN_DEEDS), seat, phase }),
]) satisfies z.ZodMiniType<Deed>;

const sight = z.union([
  deed,
  z.strictObject({ did: z.literal('count'), positive: people, living: people, phase }),
]) satisfies z.ZodMiniType<Sight>;

const onTrade = z.strictObject({ type: z.enum(CLAIMS_ON_TRADE), card, seat });
const cans = z.strictObject({ type: z.literal('cans'), count: z.int().check(z.gte(0), z.lte(MOST_CANS)) });
const because = z.strictObject({ type: z.literal('because'), sight });

const statement = z.union([
  z.strictObject({ type: z.literal('clean') }),
  z.strictObject({ type: z.enum(['infected', 'trust']), seat }),
  onTrade,
  cans,
  because,
]) satisfies z.ZodMiniType<Statement>;

/** A claim, wherever one is read. Each has a few small fields and no text: what it weighs says what it is, and nothing else. */
export const claimSchema = z.union([
  z.strictObject({ type: z.enum(PLAIN_CLAIMS) }),
  z.strictObject({ type: z.enum(CLAIMS_ON_SEAT), seat }),
  onTrade,
  cans,
  because,
  z.strictObject({ type: z.literal('need'), card }),
  z.strictObject({
    type: z.enum(CALLS),
    place: z.union([z.strictObject({ room }), z.strictObject({ seat })]),
  }),
  z.strictObject({ type: z.literal('go'), room }),
  z.strictObject({ type: z.literal('why'), deed }),
  z.strictObject({ type: z.literal('take-back'), claim: statement }),
]) satisfies z.ZodMiniType<Claim>;
