/** `npm run map`: a random full map as text, or as a drawing. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from './arguments.ts';
import { mapSvg } from './map-svg.ts';
import { mapText } from './map-text.ts';
import { randomMap } from './random-map.ts';

try {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, svg: { type: 'string' } },
  });
  const { map, left } = randomMap(wholeNumber('seed', values.seed, 0, 2 ** 32 - 1));
  if (values.svg === undefined) console.log(mapText(map));
  else writeFileSync(values.svg, mapSvg(map));
  if (left.length > 0) console.log(`No place for ${left.join(', ')}.`);
} catch (error) {
  fail(error, 'npm run map -- [--seed 1] [--svg FILE]');
}
