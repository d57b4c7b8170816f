import { afterEach, describe, expect, test, vi } from 'vitest';
import { openConsents } from '#client/archive/consents.ts';
import { openTable } from '#client/home/open-table.ts';
import { loadTalk } from '#client/theatre/load-match.ts';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';

/** The server's next answers. */
const answers = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
afterEach(() => void vi.unstubAllGlobals());

const ODD = ['', '<html>', 'null', '7', '[]', '{}', '{"code":7}'];

describe('an odd answer never keeps a page from opening', () => {
  test.each(ODD)('to opening a table: %s', async (body) => {
    answers(body);
    expect(await openTable(DEFAULT_SETTINGS)).toEqual({ refusal: 'failed' });
  });

  test.each(ODD)('to what the people of a match agree to: %s', async (body) => {
    answers(body);
    const { consents, refusal, ask, say } = openConsents('m1');
    await ask();
    expect(consents.value).toBeUndefined();
    await say({ listing: true, marks: false });
    expect([consents.value, refusal.value]).toEqual([undefined, 'failed']);
  });

  test.each(ODD)('to the talk of a match: %s', async (body) => {
    answers(body);
    expect(await loadTalk('m1')).toEqual([]);
  });
});

describe('an answer that is understood', () => {
  test('is a table or a refusal', async () => {
    answers('{"code":"QKRTB"}');
    expect(await openTable(DEFAULT_SETTINGS)).toEqual({ code: 'QKRTB' });
    answers('{"reason":"server-full"}', 503);
    expect(await openTable(DEFAULT_SETTINGS)).toEqual({ refusal: 'server-full' });
  });

  test('is consent, or why it was not taken', async () => {
    const { consents, refusal, ask, say } = openConsents('m1');
    answers('{"people":3,"listing":1,"own":{"listing":false,"marks":true}}');
    await ask();
    expect(consents.value).toEqual({ people: 3, listing: 1, own: { listing: false, marks: true } });
    answers('{"reason":"not-your-seat"}', 403);
    await say({ listing: true, marks: true });
    expect([refusal.value, consents.value?.listing]).toEqual(['not-your-seat', 1]);
  });

  test('is what was said, one odd thing left out', async () => {
    const said = {
      afterStep: 4,
      from: 2,
      kind: 'said',
      channel: 'dead',
      say: { kind: 'claim', claim: { type: 'yes' } },
    };
    answers(JSON.stringify([said, { ...said, channel: 'watching' }]));
    expect(await loadTalk('m1')).toEqual([said]);
  });
});
