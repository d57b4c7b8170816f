import type { Accused } from '#client/ceremonies/strikes/accusations.ts';
import type { Cue } from '#client/story/cue.ts';
import { boardingCue, cuesOf } from '#client/story/cues.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { Audience, OwnTrade, RevealedSeat, Role, SeenEvent, View } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { Said } from '#shared/wire/talk.ts';
import { fight, named } from './scenes.ts';

/** One ceremony as the director would stage it. */
export interface CeremonyScene {
  readonly match: Match;
  readonly view: View;
  /** Nothing while a card is to be chosen. */
  readonly cue: Cue | undefined;
  readonly isCovered?: true;
  readonly revealed?: readonly RevealedSeat[];
  readonly accused?: Accused;
  readonly said?: readonly Said[];
}

type Scenery = NonNullable<Parameters<typeof fight>[0]>;

function scene(events: readonly SeenEvent[], scenery: Scenery = {}, audience: Audience = 0): CeremonyScene {
  const match = named(fight(scenery));
  const view = viewFor(match, audience);
  const cue = cuesOf({ number: 1, events }, view).find(({ ceremony }) => ceremony);
  return { match, view, cue };
}

/** Ann, a human among others; Cleo is not. */
const HUMAN: Scenery = {
  seats: {
    0: {
      trooper: 'L12',
      android: 'L11',
      hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'armor', 'keycard', 'ammo'],
    },
    2: { at: 'L12', infected: { by: 'host', order: 1 } },
    3: { at: 'L09' },
  },
};
const INFECTED: Scenery = {
  seats: { ...HUMAN.seats, 0: { ...HUMAN.seats?.[0], infected: { by: 2, order: 2 } } },
};

const traded = (own: OwnTrade): SeenEvent => ({ type: 'traded', between: [0, 2], own });
const card = (kind: 'keycard' | 'gas-can' | 'armor', id: number) => ({ kind, id });
const infection = (colour: 'red' | 'purple', id: number) => ({ kind: 'infection' as const, colour, id });

const OUTCOMES = {
  nothing: () =>
    scene(
      [traded({ gave: card('gas-can', 4), got: card('keycard', 9), role: 'human', infected: false })],
      HUMAN,
    ),
  burned: () =>
    scene(
      [traded({ gave: card('gas-can', 4), got: infection('purple', 9), role: 'human', infected: false })],
      HUMAN,
    ),
  infected: () =>
    scene(
      [traded({ gave: card('armor', 6), got: infection('purple', 9), role: 'infected', infected: true })],
      HUMAN,
    ),
  yours: () =>
    scene(
      [traded({ gave: infection('red', 1), got: card('armor', 9), role: 'infected', infected: false })],
      INFECTED,
    ),
  'burned-yours': () =>
    scene(
      [traded({ gave: infection('red', 1), got: card('gas-can', 9), role: 'infected', infected: false })],
      INFECTED,
    ),
} as const;

const BECAUSE: Claim = { type: 'because', sight: { did: 'meet', seat: 3, room: 'L11', phase: 1 } };

const ended = (kind: 'hive-burnt' | 'all-infected' | 'all-dead'): SeenEvent => ({
  type: 'ended',
  ending: { kind, winners: kind === 'hive-burnt' ? [0, 4] : kind === 'all-infected' ? [2, 3] : [] },
});

const ROLES: readonly Role[] = ['human', 'human', 'host', 'infected', 'human'];
const REVEALED: readonly RevealedSeat[] = ROLES.map((role, i) => ({
  seat: ([0, 1, 2, 3, 4] as const)[i] ?? 0,
  role,
  hand: [],
  infectedBy: role === 'infected' ? 2 : undefined,
}));

function boarding(role: 'human' | 'host'): CeremonyScene {
  const hand = [
    'infection',
    'infection',
    'infection',
    role === 'host' ? 'host' : 'armor',
    'gas-can',
  ] as const;
  const infected = role === 'host' ? { infected: { by: 'host', order: 0 } as const } : {};
  const match = named(fight({ seats: { 0: { hand, ...infected }, 3: {} } }));
  const view = viewFor(match, 0);
  return { match, view, cue: boardingCue([], view) };
}

const scan = (positive: number): CeremonyScene =>
  scene(
    [
      {
        type: 'scanned',
        cause: 'terminal',
        cards: [false, true, false, false, true].map((is, i) =>
          (positive === 2 ? is : i < positive) ? 'positive' : 'negative',
        ),
      },
    ],
    { seats: { 0: { at: 'L04-back' }, 2: { trooper: 'L12', android: 'L05-front' } } },
  );

export const CEREMONY_SCENES: Readonly<Record<string, () => CeremonyScene>> = {
  ...Object.fromEntries(Object.entries(OUTCOMES).map(([name, make]) => [`ceremony-trade-${name}`, make])),
  'ceremony-trade-covered': () => ({ ...OUTCOMES.infected(), isCovered: true }),
  ...Object.fromEntries(
    Object.entries(OUTCOMES).map(([name, make]) => [
      `ceremony-trade-${name}-covered`,
      (): CeremonyScene => ({ ...make(), isCovered: true }),
    ]),
  ),
  'ceremony-seen-trade': () =>
    scene([{ type: 'traded', between: [1, 3] }], { seats: { ...HUMAN.seats, 3: { at: 'L11' } } }),
  'ceremony-boarding-human': () => boarding('human'),
  'ceremony-boarding-host': () => boarding('host'),
  'ceremony-boarding-covered': () => ({ ...boarding('host'), isCovered: true }),
  'ceremony-boarding-human-covered': () => ({ ...boarding('human'), isCovered: true }),
  'ceremony-scan': () => scan(2),
  'ceremony-scan-other': () => scan(4),
  'ceremony-end-humans': () => ({ ...scene([ended('hive-burnt')], HUMAN), revealed: REVEALED }),
  'ceremony-end-infected': () => ({ ...scene([ended('all-infected')], HUMAN), revealed: REVEALED }),
  'ceremony-end-nobody': () => ({ ...scene([ended('all-dead')], HUMAN), revealed: REVEALED }),
  'ceremony-draw': () =>
    scene([{ type: 'drew', seat: 0, left: 20, card: { kind: 'grenade', id: 12 } }], HUMAN),
  'ceremony-draw-host': () =>
    scene([{ type: 'drew', seat: 0, left: 20, card: { kind: 'host', id: 12 } }], HUMAN),
  'ceremony-death': () =>
    scene([{ type: 'died', seat: 3, character: 'trooper', room: 'L12', by: 'parasites' }], HUMAN),
  'ceremony-own-death': () =>
    scene([{ type: 'died', seat: 0, character: 'trooper', room: 'L12', by: 1 }], HUMAN),
  'ceremony-phase': () =>
    scene([
      { type: 'phase-began', phase: 3, leader: 1 },
      { type: 'parasites-moved', roll: 2, moves: [{ parasite: 0, from: 'L11', to: 'L17' }] },
      {
        type: 'armor-asked',
        by: 'parasites',
        threats: [
          { seat: 0, character: 'android', room: 'L11', wounds: 2 },
          { seat: 2, character: 'trooper', room: 'L12', wounds: 1 },
        ],
      },
    ]),
  'ceremony-hive': () => scene([{ type: 'hive-burnt', seat: 0, cans: 3 }], HUMAN),
  'ceremony-body-scan': () =>
    scene(
      [
        {
          type: 'body-scanned',
          by: 0,
          seat: 2,
          hand: [
            infection('purple', 1),
            infection('purple', 2),
            { kind: 'host' },
            { kind: 'gas-can' },
            { kind: 'armor' },
          ],
        },
      ],
      HUMAN,
    ),
  'ceremony-body-scanned': () => scene([{ type: 'body-scanned', by: 2, seat: 0 }], HUMAN),
  'ceremony-accusation': () => ({
    ...scene([], HUMAN),
    accused: { by: 2, seat: 3 },
    said: [{ channel: 'table', from: 2, at: 1, say: { kind: 'claim', claim: BECAUSE } }],
  }),
};
