import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where phones in the same network find this machine. */
function networkAddresses(port: number, protocol: string): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `${protocol}://${address.address}:${port}`);
}

/** Where to find the game, for who listens on this address alone or on all. */
export function welcome(port: number, host?: string, protocol: 'http' | 'https' = 'http'): string {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const near = isEverywhere ? networkAddresses(port, protocol) : [];
  const here = isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const [first] = near;
  return [
    '',
    'Panic Station is open.',
    `  On this machine:  ${protocol}://${here}:${port}`,
    ...near.map((address) => `  In your network:  ${address}`),
    ...(first ? ['', renderUnicodeCompact(first)] : []),
    '',
    'Ctrl-C closes it.',
  ].join('\n');
}
