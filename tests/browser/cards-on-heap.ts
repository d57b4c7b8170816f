import type { Page } from '@playwright/test';
import { SEARCH_CARD_KINDS } from '#shared/vocabulary/index.ts';

const KINDS = [...SEARCH_CARD_KINDS, 'infection'];

/**
 * Every card a page has in its memory, with its number, as `12 gas-can`: as an object anywhere on its heap, in
 * text or bytes some object holds, or in what the device keeps.
 */
export async function heldCards(page: Page): Promise<ReadonlySet<string>> {
  const devtools = await page.context().newCDPSession(page);
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  // Collects garbage first: what is found is held by something.
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup: 'heap',
  });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(cardsAmong),
    arguments: [{ value: KINDS }],
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'heap' });
  await devtools.detach();
  return new Set(result.value as string[]);
}

/** In the page, called on all its objects. */
function cardsAmong(this: readonly object[], kinds: readonly string[]): string[] {
  const written = /"id":(\d+),"kind":"([a-z-]+)/g;
  const packed = /\xa2id(?:([^\x80-\xff])|\xcc([\s\S])|\xcd([\s\S]{2}))\xa4kind[\xa0-\xbf]([a-z-]+)/g;
  const largest = 1 << 20;
  const cards = new Set<string>();

  const read = (text: string) => {
    if (!text.includes('kind')) return;
    for (const [, id, kind] of text.matchAll(written)) cards.add(`${id} ${kind}`);
    for (const [, small, byte, two, kind] of text.matchAll(packed)) {
      const digits = [...(small ?? byte ?? two ?? '')].map((digit) => digit.charCodeAt(0));
      cards.add(`${digits.reduce((sum, digit) => sum * 256 + digit, 0)} ${kind}`);
    }
  };
  const look = (value: unknown) => {
    if (typeof value === 'string') read(value);
  };

  for (const object of this) {
    if (object instanceof Map || object instanceof Set) object.forEach(look);
    else if (object instanceof Uint8Array && object.length <= largest) {
      read(new TextDecoder('latin1').decode(object));
    } else if (!ArrayBuffer.isView(object)) {
      const fields = Object.getOwnPropertyDescriptors(object);
      const [id, kind] = [fields['id']?.value, fields['kind']?.value];
      if (typeof id === 'number' && kinds.includes(kind)) cards.add(`${id} ${kind}`);
      for (const name in fields) look(fields[name]?.value);
    }
  }
  for (const storage of [localStorage, sessionStorage]) Object.values(storage).forEach(look);
  return [...cards];
}
