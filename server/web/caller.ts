import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** Who is calling, as limits count it. */
export type Caller = (request: IncomingMessage) => string;

/** The address of the socket. What a request says of itself is believed of nobody. */
const bySocket: Caller = ({ socket }) => countedAs(socket.remoteAddress ?? '');

/** The one hop that is trusted wrote the last address of the list; whatever stands before it the caller wrote. */
const byProxy: Caller = (request) => {
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = withoutPort(hops.at(-1)?.trim() ?? '');
  return isIP(address) ? countedAs(address) : bySocket(request);
};

export const callerBehind = (proxy: 'proxy' | 'nothing'): Caller => (proxy === 'proxy' ? byProxy : bySocket);

/**
 * One address of IPv4 is one; of IPv6 a house has 2^64 of them, all with the same first half. What is IPv4 in the
 * dress of IPv6 is IPv4.
 */
export function countedAs(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const GROUPS = 8;

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(numbersIn);
  if (tail === undefined) return [...head];
  return [...head, ...Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail];
}

function numbersIn(part: string): number[] {
  return part.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Some proxies write the port too: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(hop: string): string {
  const inBrackets = /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1];
  return inBrackets ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
