import { calls } from './recipes/calls.ts';
import { endings } from './recipes/endings.ts';
import { fight } from './recipes/fight.ts';
import { hands } from './recipes/hands.ts';
import { parasites } from './recipes/parasites.ts';
import type { Recipe } from './recipes/recipe.ts';
import { station } from './recipes/station.ts';
import type { Sound } from './sounds.ts';

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  ...station,
  ...hands,
  ...fight,
  ...parasites,
  ...calls,
  ...endings,
};
