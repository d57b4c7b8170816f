import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where phones in the same network find this machine. */
function networkAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
}

/** Where to find the game, for who listens on this address alone or on all. */
export function welcome(port: number, host?: string): string {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const near = isEverywhere ? networkAddresses(port) : [];
  const here = isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const [first] = near;
  return [
    '',
    'Panic Station is open.',
    `  On this machine:  http://${here}:${port}`,
    ...near.map((address) => `  In your network:  ${address}`),
    ...(first ? ['', renderUnicodeCompact(first)] : []),
    '',
    'Ctrl-C closes it.',
  ].join('\n');
}
