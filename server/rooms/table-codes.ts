import type { Store } from '#server/store/index.ts';
import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';
import type { Clock } from './clock.ts';

export type RandomBytes = (count: number) => Uint8Array;

export interface TableCodes {
  reserve(): Promise<string>;
  release(code: string): Promise<void>;
}

/** Codes are reserved in the store before their table exists, so that two tables never share one. */
export function tableCodes(randomBytes: RandomBytes, store: Store, clock: Clock): TableCodes {
  return {
    async reserve() {
      for (;;) {
        const code = drawCode(randomBytes);
        if (await store.reserveCode(code, clock.now())) return code;
      }
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
  for (;;) {
    const [byte = FAIR_BYTES] = randomBytes(1);
    if (byte < FAIR_BYTES) return TABLE_CODE_LETTERS.charAt(byte % TABLE_CODE_LETTERS.length);
  }
}
