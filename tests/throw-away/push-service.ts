import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallMe } from '#shared/wire/table.ts';

/** What reached the service for one device, as the service sees it and as the device reads it. */
interface Delivered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** What the device makes of it. */
  readonly text: string;
}

/** A browser that lets itself be called at this service. */
export interface CalledDevice {
  readonly at: Required<CallMe>['at'];
  readonly delivered: readonly Delivered[];
  /** From now on the service answers so. */
  answer(status: number): void;
}

/** A push service on loopback, which takes what any service would and checks who sends it (RFC 8030, 8291, 8292). */
export async function startPushService() {
  const devices = new Map<string, { take(body: Buffer, headers: IncomingHttpHeaders): number }>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const device = devices.get(request.url ?? '');
    response.writeHead(device?.take(Buffer.concat(pieces), request.headers) ?? 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    subscribe(language = 'en'): CalledDevice {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/to/${randomBytes(8).toString('hex')}`;
      const delivered: Delivered[] = [];
      let status = 201;
      devices.set(path, {
        take(body, headers) {
          if (status !== 201) return status;
          if (!isSigned(headers, origin)) return 403;
          delivered.push({ headers, body, text: decrypted(body, keys, auth) });
          return status;
        },
      });
      return {
        at: {
          endpoint: `${origin}${path}`,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
          language,
        },
        delivered,
        answer: (next) => {
          status = next;
        },
      };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** RFC 8292: signed for this service with the key the sender names. */
function isSigned({ authorization = '' }: IncomingHttpHeaders, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33, 65).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && JSON.parse(Buffer.from(claims, 'base64url').toString()).aud === audience;
}

/** RFC 8291, in one record as RFC 8188 has it. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
