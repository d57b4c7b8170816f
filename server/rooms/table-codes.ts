import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';

export type RandomBytes = (count: number) => Uint8Array;

export interface TableCodes {
  reserve(): string;
  release(code: string): void;
}

/** Codes are reserved before their table exists, so that two tables never share one. */
export function tableCodes(randomBytes: RandomBytes): TableCodes {
  const reserved = new Set<string>();
  return {
    reserve() {
      let code = drawCode(randomBytes);
      while (reserved.has(code)) code = drawCode(randomBytes);
      reserved.add(code);
      return code;
    },
    release: (code) => void reserved.delete(code),
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
