import { Agent, type ClientRequest, request } from 'node:http';

/** Lines are kept: a person's browser does so, and what is measured is the server. */
const agent = new Agent({ keepAlive: true });

export interface Asked {
  readonly status: number;
  readonly body: unknown;
}

/** Asks something over HTTP, by as little as it takes: `fetch` costs the devices more than the server's whole answer. */
export function ask(url: string, headers: Record<string, string>, wish?: object): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const text = wish && JSON.stringify(wish);
    const asking: ClientRequest = request(url, {
      agent,
      method: wish ? 'POST' : 'GET',
      headers: { ...headers, ...(text && { 'Content-Type': 'application/json' }) },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const told = Buffer.concat(pieces).toString();
        resolve({ status: answer.statusCode ?? 0, body: told === '' ? undefined : JSON.parse(told) });
      });
    });
    asking.end(text);
  });
}
