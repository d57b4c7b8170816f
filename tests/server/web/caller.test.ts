import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { callerBehind, countedAs } from '#server/web/caller.ts';

function request(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  if (forwardedFor !== undefined) message.headers['x-forwarded-for'] = forwardedFor;
  return message;
}

describe('limits count', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s as %s', (address, counted) => {
    expect(countedAs(address)).toBe(counted);
  });
});

describe('without a proxy the address is the socket’s', () => {
  test.each([undefined, '198.51.100.1', '198.51.100.1, 198.51.100.2'])('whatever it says: %s', (said) => {
    expect(callerBehind('nothing')(request('192.0.2.7', said))).toBe('192.0.2.7');
  });
});

describe('behind a proxy the address is the last that stands in X-Forwarded-For', () => {
  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['1.1.1.1, 2.2.2.2,198.51.100.1', '198.51.100.1'],
    ['1.1.1.1, 2001:db8::5', '2001:db8:0:0::/64'],
    ['1.1.1.1, 198.51.100.1:4711', '198.51.100.1'],
    ['1.1.1.1, [2001:db8::5]:4711', '2001:db8:0:0::/64'],
    ['1.1.1.1, unknown', '10.0.0.1'],
    ['1.1.1.1,', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('%s is %s', (said, counted) => {
    expect(callerBehind('proxy')(request('10.0.0.1', said))).toBe(counted);
  });

  test('or, where the proxy says nothing, the socket’s', () => {
    expect(callerBehind('proxy')(request('::ffff:10.0.0.1'))).toBe('10.0.0.1');
  });
});
