/** Section O: chosen when the table is opened. */
export interface RuleOptions {
  /** O1: two infection cards each, a hand of four. */
  readonly gentleStart: boolean;
  /** O2: a Host without infection cards may give the Host card. */
  readonly lastResort: boolean;
  /** O3: four gas cans burn the Hive. */
  readonly hardMission: boolean;
  /** O4: an Infected must earn a share of the victory. */
  readonly masterAndServant: boolean;
}

export const NO_OPTIONS: RuleOptions = {
  gentleStart: false,
  lastResort: false,
  hardMission: false,
  masterAndServant: false,
};

/** C2, O1 */
export function infectionCardsEach(options: RuleOptions): 2 | 3 {
  return options.gentleStart ? 2 : 3;
}

/** H1, O1: what must remain in the hand when a card is played from it. */
export function handMinimum(options: RuleOptions): 4 | 5 {
  return options.gentleStart ? 4 : 5;
}

/** V1, O3 */
export function gasCansToBurn(options: RuleOptions): 3 | 4 {
  return options.hardMission ? 4 : 3;
}
