import { describe, expect, test } from 'vitest';
import { welcome } from '#server/start/addresses.ts';

describe('the welcome', () => {
  test.each([undefined, '0.0.0.0', '::'])(
    'names localhost when all addresses are listened on: %s',
    (host) => {
      expect(welcome(2567, host)).toContain('On this machine:  http://localhost:2567');
    },
  );

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:2567'],
    ['::1', 'http://[::1]:2567'],
  ])('names only the one address of HOST=%s', (host, address) => {
    const said = welcome(2567, host);
    expect(said).toContain(`On this machine:  ${address}`);
    expect(said).not.toContain('In your network');
  });
});
