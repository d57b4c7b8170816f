import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where phones in the same network find this machine. */
function networkAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
}

export function welcome(port: number): string {
  const near = networkAddresses(port);
  const [first] = near;
  return [
    '',
    'Panic Station is open.',
    `  On this machine:  http://localhost:${port}`,
    ...near.map((address) => `  In your network:  ${address}`),
    ...(first ? ['', renderUnicodeCompact(first)] : []),
    '',
    'Ctrl-C closes it.',
  ].join('\n');
}
