import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mapSvg } from './map-svg.ts';
import { mapText } from './map-text.ts';
import { randomMap } from './random-map.ts';

try {
  const { seed, svg } = readArguments();
  const { map, left } = randomMap(seed);
  if (svg === undefined) console.log(mapText(map));
  else writeFileSync(svg, mapSvg(map));
  if (left.length > 0) console.log(`No place for ${left.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, svg: { type: 'string' } },
  });
  const seed = Number(values.seed);
  if (!/^\d+$/.test(values.seed) || seed >= 2 ** 32) {
    throw new RangeError(`--seed must be a whole number below ${2 ** 32}, not "${values.seed}".`);
  }
  return { seed, svg: values.svg };
}
