import type { Page } from '@playwright/test';
import { readFrame } from '#tests/trials/table/frame.ts';

/** A card as the wire would name it outside of messages: in MessagePack or JSON. */
const PACKED = /\xa2id(?:([^\x80-\xff])|\xcc([\s\S])|\xcd([\s\S]{2}))\xa4kind[\xa0-\xbf]([a-z-]+)/g;
const WRITTEN = /"id":(\d+),"kind":"([a-z-]+)/g;

/** Everything that came to a page over its sockets: each card's number with its kind, as `12 gas-can`. */
export function receivedCards(page: Page): ReadonlySet<string> {
  const cards = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = Buffer.from(payload);
      const read = readFrame(frame);
      const message = read.kind === 'message' ? JSON.stringify(read.message) : '';
      const text = frame.toString('latin1');
      for (const [, small, byte, two, kind] of text.matchAll(PACKED)) {
        const digits = Buffer.from(small ?? byte ?? two ?? '', 'latin1');
        cards.add(`${digits.readUIntBE(0, digits.length)} ${kind}`);
      }
      for (const [, id, kind] of (message + text).matchAll(WRITTEN)) cards.add(`${id} ${kind}`);
    }),
  );
  return cards;
}
