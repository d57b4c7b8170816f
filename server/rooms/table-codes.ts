import type { Clock } from '#server/process/clock.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { Store } from '#server/store/index.ts';
import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';

export interface TableCodes {
  /** Nothing if none of many was free: there are 20^5, and far fewer tables. */
  reserve(): Promise<string | undefined>;
  release(code: string): Promise<void>;
}

const MOST_DRAWS = 100;

/** Codes are reserved in the store before their table exists, so that two tables never share one. */
export function tableCodes(randomBytes: RandomBytes, store: Store, clock: Clock): TableCodes {
  return {
    async reserve() {
      for (let draw = 0; draw < MOST_DRAWS; draw++) {
        const code = drawCode(randomBytes);
        if (await store.reserveCode(code, clock.now())) return code;
      }
      return undefined;
    },
    release: (code) => store.releaseCode(code),
  };
}

function drawCode(randomBytes: RandomBytes): string {
  let code = '';
  while (code.length < TABLE_CODE_LENGTH) code += drawLetter(randomBytes);
  return code;
}

// Bytes above the last whole multiple are thrown away: with them some letters would come more often.
const FAIR_BYTES = 256 - (256 % TABLE_CODE_LETTERS.length);

function drawLetter(randomBytes: RandomBytes): string {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [byte = FAIR_BYTES] = randomBytes(1);
    if (byte < FAIR_BYTES) return TABLE_CODE_LETTERS.charAt(byte % TABLE_CODE_LETTERS.length);
  }
  throw new Error('random bytes that are not random');
}
