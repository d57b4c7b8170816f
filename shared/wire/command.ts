import * as z from 'zod/mini';
import { ROTATIONS } from '../map/index.ts';
import { PARASITE_IDS } from '../parasites/index.ts';
import { AGREEMENTS, type DealerCommand, type SeatCommand } from '../play/index.ts';
import { CHARACTERS, ROOM_IDS } from '../vocabulary/index.ts';
import { seat } from './seat.ts';

/** Far beyond anything a match can reach; keeps alien numbers out. */
const LIMIT = 10_000;

const count = z.int().check(z.nonnegative(), z.lte(LIMIT));
const coordinate = z.int().check(z.gte(-LIMIT), z.lte(LIMIT));

const character = z.enum(CHARACTERS);
const room = z.enum(ROOM_IDS);
const parasite = z.literal([...PARASITE_IDS]);
const card = count;
const cell = z.strictObject({ x: coordinate, y: coordinate });
const rotation = z.literal([...ROTATIONS]);
const characterRef = z.strictObject({ seat, character });
const target = z.union([z.strictObject({ parasite }), characterRef]);

/** Something on the map that can be named. */
export const placeOnMapSchema = z.union([z.strictObject({ room }), target]);

/** A player's command as it comes over the wire: exactly these fields, nothing else. */
export const seatCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('explore'), character, cell, rotation }),
  z.strictObject({ type: z.literal('explore-past'), character }),
  z.strictObject({ type: z.literal('place'), cell, rotation }),
  z.strictObject({ type: z.literal('move'), character, to: room }),
  z.strictObject({ type: z.literal('run'), character, to: room }),
  z.strictObject({
    type: z.literal('fire'),
    targets: z.union([z.tuple([target]), z.tuple([target, target])]),
  }),
  z.strictObject({ type: z.literal('stab'), character, target }),
  z.strictObject({ type: z.literal('throw-grenade'), character, card, into: room }),
  z.strictObject({ type: z.literal('search'), character }),
  z.strictObject({ type: z.literal('team-search'), character, with: seat }),
  z.strictObject({ type: z.literal('heal'), character, trooper: count, android: count }),
  z.strictObject({ type: z.literal('thermal-scan'), character }),
  z.strictObject({ type: z.literal('open-doors'), character }),
  z.strictObject({ type: z.literal('reveal'), character, cell, rotation }),
  z.strictObject({ type: z.literal('reveal-past'), character }),
  z.strictObject({ type: z.literal('lay-down'), card }),
  z.strictObject({
    type: z.literal('first-aid'),
    character,
    card,
    heal: z.union([z.tuple([characterRef]), z.tuple([characterRef, characterRef])]),
  }),
  z.strictObject({ type: z.literal('boost'), card }),
  z.strictObject({ type: z.literal('body-scan'), character, card, seat }),
  z.strictObject({ type: z.literal('trade'), with: seat }),
  z.strictObject({ type: z.literal('give'), card }),
  z.strictObject({
    type: z.literal('armor'),
    rooms: z.array(z.strictObject({ room, cards: count })).check(z.maxLength(2)),
  }),
  z.strictObject({ type: z.literal('choose-parasite'), parasite }),
  z.strictObject({ type: z.literal('burn-hive') }),
  z.strictObject({ type: z.literal('agree'), to: z.enum(AGREEMENTS) }),
  z.strictObject({ type: z.literal('end-turn') }),
]) satisfies z.ZodMiniType<SeatCommand>;

/** The dealer's own commands: only records carry them, no client sends them. */
export const dealerCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('time-out') }),
  z.strictObject({ type: z.literal('close-window') }),
]) satisfies z.ZodMiniType<DealerCommand>;
