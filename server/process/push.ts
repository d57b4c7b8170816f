import webPush from 'web-push';

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service asks if something is wrong: `mailto:…` or `https:…`. */
  readonly subject: string;
  /** Origins that are trusted besides the services of the browsers. */
  readonly services: readonly string[];
}

/** A browser, as its push service knows it. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Where browsers let themselves be called. This server asks nobody else for anything, whatever a device names. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com|[\w.-]*push\.apple\.com)$/;

/** What nobody came for is worth nothing later. */
const WORTH_SECONDS = 120;
const PATIENCE_MS = 10_000;
/** Of what a service has forgotten. */
const GONE = [404, 410];

export interface Push {
  /** What a browser needs to let itself be called by this server alone. */
  readonly publicKey: string;
  /** Whether a device may name this place to be called at. */
  isService(endpoint: string): boolean;
  /** `topic`: a second call of the same takes the place of the first. Only its device can read the text. */
  call(device: Device, text: string, topic: string): Promise<'called' | 'gone' | 'failed'>;
}

/** Web push (RFC 8030, 8291, 8292): encrypted for the device, signed by this server. */
export function openPush({ publicKey, privateKey, subject, services }: PushSettings): Push {
  return {
    publicKey,
    isService(endpoint) {
      const origin = URL.parse(endpoint)?.origin ?? '';
      return services.includes(origin) || SERVICES.test(origin);
    },
    async call({ endpoint, p256dh, auth }, text, topic) {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: WORTH_SECONDS,
        urgency: 'high',
        topic,
      });
      const { body, headers } = request;
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: body ? new Uint8Array(body) : null,
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        await answer.body?.cancel();
        if (GONE.includes(answer.status)) return 'gone';
        return answer.ok ? 'called' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
