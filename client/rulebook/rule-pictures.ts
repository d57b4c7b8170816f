import type { Character, Colour, LocationId, RuleNumber, SearchCardKind } from '#shared/vocabulary/index.ts';

/** Something of the game that a rule is shown with. */
export type RulePicture =
  | { readonly shows: 'card'; readonly kind: SearchCardKind; readonly times?: number }
  | { readonly shows: 'infection'; readonly colour: Colour }
  | { readonly shows: 'sealed'; readonly colours: readonly [Colour, Colour] }
  | { readonly shows: 'location'; readonly location: LocationId; readonly state?: 'used' | 'doors-open' }
  | {
      readonly shows: 'neighbours';
      readonly west: LocationId;
      readonly east: LocationId;
      readonly fits: boolean;
    }
  | { readonly shows: 'figure'; readonly character: Character; readonly colour: Colour }
  | { readonly shows: 'parasite'; readonly colour: 'grey' | 'black' }
  | { readonly shows: 'die' }
  | { readonly shows: 'scan' }
  | { readonly shows: 'crew' };

const card = (kind: SearchCardKind): RulePicture => ({ shows: 'card', kind });
const place = (location: LocationId, state?: 'used' | 'doors-open'): RulePicture => ({
  shows: 'location',
  location,
  ...(state && { state }),
});
const parasite = (colour: 'grey' | 'black'): RulePicture => ({ shows: 'parasite', colour });
const figure = (character: Character, colour: Colour): RulePicture => ({
  shows: 'figure',
  character,
  colour,
});
const DIE: RulePicture = { shows: 'die' };

/** What stands beside which rule. C4 and C5 show their whole lists. */
export const RULE_PICTURES: Readonly<Partial<Record<RuleNumber, readonly RulePicture[]>>> = {
  C1: [{ shows: 'crew' }],
  C2: [figure('trooper', 'blue'), figure('android', 'blue'), { shows: 'infection', colour: 'blue' }],
  C3: [parasite('grey'), parasite('black')],
  C6: [place('L04'), place('L05')],
  C7: [place('L07'), place('L07', 'used')],
  C8: [DIE],
  S1: [place('L01')],
  S4: [place('L02'), place('L03')],
  S6: [card('host')],
  E2: [
    { shows: 'neighbours', west: 'L11', east: 'L15', fits: true },
    { shows: 'neighbours', west: 'L11', east: 'L06', fits: false },
  ],
  E5: [place('L03')],
  M1: [place('L10'), card('keycard')],
  M2: [place('L18')],
  A1: [figure('android', 'orange'), card('ammo')],
  A2: [card('heavy-gun')],
  A3: [card('combat-knife')],
  A4: [card('grenade')],
  A5: [parasite('black'), parasite('grey')],
  A6: [card('armor')],
  F1: [place('L13')],
  F2: [place('L19'), place('L19', 'used')],
  F3: [card('parasite-alert')],
  F4: [place('L06')],
  F5: [place('L14')],
  R1: [place('L11')],
  R2: [place('L17')],
  R3: [place('L05')],
  R4: [place('L02')],
  R6: [{ shows: 'scan' }],
  R7: [place('L09'), place('L09', 'doors-open')],
  R9: [place('L08')],
  X4: [{ shows: 'sealed', colours: ['green', 'purple'] }],
  X5: [{ shows: 'infection', colour: 'red' }, card('gas-can')],
  X6: [{ shows: 'infection', colour: 'red' }, card('host')],
  H2: [card('keycard'), card('ammo')],
  I1: [card('first-aid-kit')],
  I2: [card('energy-boost')],
  I3: [card('body-scanner')],
  I4: [card('target-scope')],
  I5: [card('ammo')],
  I6: [card('parasite-alert')],
  I7: [card('keycard')],
  P1: [DIE],
  P3: [parasite('grey'), parasite('black')],
  V1: [place('L03'), { shows: 'card', kind: 'gas-can', times: 3 }],
  V4: [figure('trooper', 'red')],
  O2: [card('host')],
};
