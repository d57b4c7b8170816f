import { BOT_PERSONS, type BotLevel, type BotPerson } from '#shared/vocabulary/index.ts';

export const PERSON_NAMES: readonly BotPerson[] = BOT_PERSONS;

/** How somebody plays: what others do not weigh as much, he does. 1 is like anybody. */
export interface Manner {
  /** How much wounds and parasites frighten. */
  readonly caution: number;
  /** How gladly the station is explored. */
  readonly curiosity: number;
  /** How gladly people are shot at who deserve it. */
  readonly temper: number;
  /** How gladly others are met. */
  readonly company: number;
  /** What looking like an Infected costs. */
  readonly vanity: number;
  /** Whether an Infected does what humans do, though it is of little use to him. */
  readonly guise: boolean;
  /** Whether what a choice leads to later is weighed, beyond what it costs now. */
  readonly foresight: boolean;
  /** Fuel is found again, a human is not: so much a trade is feared beyond its risk. */
  readonly prudence: number;
  /** How far who has no can to answer with keeps out of the way of those who may come to him. */
  readonly wariness: number;
  /** What it is worth to a human who has a can to show to learn what somebody gives for it. */
  readonly inquiry: number;
  /** So much less an Infected comes to others with every time he has come oftener than they do. */
  readonly modesty: number;
  /** What an infection card is worth that is kept for somebody it is likelier to work on. */
  readonly patience: number;
  /** How far an Infected follows his own ends before the Hive is found, 0 to 1. */
  readonly zeal: number;
  /** What a can is worth that an Infected takes from a human: it burns nothing any more. */
  readonly greed: number;
  /** Whether locations are laid, and people shot at, by who may burn the Hive. */
  readonly cunning: boolean;
  /** Whether fuel in a human's hand counts for nearly as much as in the own. */
  readonly selfless: boolean;
  /** How many AP ahead a turn is planned; 0 weighs one action at a time. */
  readonly horizon: number;
  /** How much worse than the best a choice may be and still be made. */
  readonly whim: number;
  /** How much of what happens is talked about, 0 to 1. */
  readonly talk: number;
  /** How often an Infected says what is not so, 0 to 1. */
  readonly guile: number;
}

/** Somebody who weighs everything once, and says nothing. */
export const PLAIN: Manner = {
  caution: 1,
  curiosity: 1,
  temper: 1,
  company: 1,
  vanity: 0,
  guise: false,
  foresight: false,
  prudence: 0.68,
  wariness: 0,
  inquiry: 0,
  modesty: 0,
  patience: 0,
  zeal: 0.5,
  greed: 2,
  cunning: false,
  selfless: false,
  horizon: 0,
  whim: 0.05,
  talk: 0,
  guile: 0,
};

export const LEVELS = {
  calm: {
    ...PLAIN,
    guise: true,
    foresight: true,
    horizon: 2,
    prudence: 0.1,
    selfless: true,
    inquiry: 2,
    modesty: 0.48,
    greed: 3.5,
    zeal: 0.68,
    caution: 1.2,
    vanity: 3,
    whim: 0.55,
    talk: 0.6,
    guile: 0.5,
  },
  keen: {
    ...PLAIN,
    guise: true,
    foresight: true,
    horizon: 4,
    prudence: 0.1,
    wariness: 2,
    inquiry: 5,
    modesty: 0.8,
    patience: 2,
    zeal: 0.9,
    greed: 5,
    cunning: true,
    selfless: true,
    caution: 1.5,
    vanity: 8,
    talk: 0.6,
    guile: 0.7,
  },
  merciless: {
    ...PLAIN,
    guise: true,
    foresight: true,
    horizon: 4,
    prudence: 0.14,
    wariness: 2,
    inquiry: 5,
    modesty: 0.65,
    patience: 2,
    zeal: 0.9,
    greed: 5,
    cunning: true,
    selfless: true,
    caution: 1.5,
    vanity: 8,
    whim: 0.01,
    temper: 1.3,
    talk: 0.5,
    guile: 0.9,
  },
} as const satisfies Record<BotLevel, Manner>;

/** The people of the station: each is the same in every match. Figures are times those of the level. */
const PERSONS = {
  Vega: { caution: 1, curiosity: 1.1, temper: 1, company: 1, talk: 1 },
  Orion: { caution: 0.8, curiosity: 1, temper: 1.3, company: 1, talk: 0.8 },
  Lyra: { caution: 1.2, curiosity: 1, temper: 0.9, company: 0.9, talk: 1.2 },
  Dmitri: { caution: 1.1, curiosity: 0.9, temper: 1.2, company: 0.9, talk: 0.5 },
  Cleo: { caution: 1, curiosity: 1.2, temper: 0.9, company: 1.1, talk: 1.4 },
  Mira: { caution: 1.25, curiosity: 1, temper: 0.8, company: 1, talk: 0.9 },
  Juno: { caution: 0.9, curiosity: 1.15, temper: 1, company: 1.1, talk: 1.3 },
  Atlas: { caution: 0.85, curiosity: 0.95, temper: 1.15, company: 1, talk: 0.6 },
} as const satisfies Record<BotPerson, Partial<Manner>>;

/** A level as somebody plays it; whoever is not known here plays it plainly. */
export function mannerOf(level: BotLevel, name?: string): Manner {
  const person = BOT_PERSONS.find((each) => each === name);
  const manner: Manner = LEVELS[level];
  if (!person) return manner;
  const { caution, curiosity, temper, company, talk } = PERSONS[person];
  return {
    ...manner,
    caution: manner.caution * caution,
    curiosity: manner.curiosity * curiosity,
    temper: manner.temper * temper,
    company: manner.company * company,
    talk: Math.min(1, manner.talk * talk),
  };
}
