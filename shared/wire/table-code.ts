/** Consonants only: no letter looks like a digit or like another letter, and no code spells a word. */
export const TABLE_CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const TABLE_CODE_LENGTH = 5;

const CODE = new RegExp(`^[${TABLE_CODE_LETTERS}]{${TABLE_CODE_LENGTH}}$`);
const LINK = /\/t\/([a-z]+)\/?(?:[?#].*)?$/i;

export const isTableCode = (text: string): boolean => CODE.test(text);

export const tablePath = (code: string): string => `/t/${code}`;

/** Reads what a person typed or pasted: a code in any case and spacing, or a whole link. */
export function readTableCode(text: string): string | undefined {
  const inLink = LINK.exec(text.trim())?.[1];
  const code = (inLink ?? text).replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
