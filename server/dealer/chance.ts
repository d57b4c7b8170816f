import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import { must } from '#shared/vocabulary/index.ts';

/**
 * What randomness is drawn for. Each purpose has a stream of its own, so that what is seen of one
 * says nothing of another: `hands` is for choices among secret cards, `choices` for public ones.
 */
export const PURPOSES = ['search-deck', 'locations', 'dice', 'scans', 'choices', 'hands'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Chance as a value: drawing gives what was drawn and the chance that is left. */
export interface Chance {
  /** A number from 0 to `count` - 1. */
  pick(purpose: Purpose, count: number): readonly [drawn: number, left: Chance];
  shuffle<Item>(purpose: Purpose, items: readonly Item[]): readonly [shuffled: readonly Item[], left: Chance];
}

type Drawn = Readonly<Record<Purpose, number>>;

const NOTHING_DRAWN: Drawn = {
  'search-deck': 0,
  locations: 0,
  dice: 0,
  scans: 0,
  choices: 0,
  hands: 0,
};

/** Chance from a seed of 32 bytes in hex (D4). */
export function seededChance(seed: string): Chance {
  return new SeededChance(seed, NOTHING_DRAWN);
}

class SeededChance implements Chance {
  readonly seed: string;
  readonly drawn: Drawn;

  constructor(seed: string, drawn: Drawn) {
    this.seed = seed;
    this.drawn = drawn;
  }

  pick(purpose: Purpose, count: number): readonly [number, Chance] {
    return [this.stream(purpose)(count), this.after(purpose)];
  }

  /** Fisher and Yates, from the end. */
  shuffle<Item>(purpose: Purpose, items: readonly Item[]): readonly [readonly Item[], Chance] {
    const below = this.stream(purpose);
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      const moved = must(shuffled[last], 'there is a last one');
      shuffled[last] = must(shuffled[other], 'there is one to change places with');
      shuffled[other] = moved;
    }
    return [shuffled, this.after(purpose)];
  }

  private after(purpose: Purpose): Chance {
    return new SeededChance(this.seed, { ...this.drawn, [purpose]: this.drawn[purpose] + 1 });
  }

  /**
   * The numbers of one draw. Every draw has its own nonce, purpose and count, so that how many
   * numbers one draw took (rejections, a longer list) never shifts the next.
   */
  private stream(purpose: Purpose): (count: number) => number {
    const nonce = new Uint8Array(12);
    const fields = new DataView(nonce.buffer);
    fields.setUint32(0, PURPOSES.indexOf(purpose));
    fields.setUint32(4, this.drawn[purpose]);
    return numbersFrom(hexToBytes(this.seed), nonce);
  }
}

const BLOCK = 64;
const RANGE = 2 ** 32;

function numbersFrom(key: Uint8Array, nonce: Uint8Array): (count: number) => number {
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  const word = () => {
    if (at + 4 > block.byteLength) {
      block = new DataView(chacha20(key, nonce, new Uint8Array(BLOCK), undefined, counter++).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
  return (count) => {
    if (!Number.isInteger(count) || count < 1 || count > RANGE) {
      throw new RangeError(`cannot draw one of ${count}`);
    }
    // Rejection sampling: the last, incomplete stretch of the range would favour small numbers.
    const limit = RANGE - (RANGE % count);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % count;
  };
}
