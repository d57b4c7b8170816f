import { PUSH_KEY_PATH } from '#shared/wire/push-path.ts';
import type { CallMe } from '#shared/wire/table.ts';

type Place = NonNullable<CallMe['at']>;

/** Where this device can be called though its page sleeps; nothing if its browser or the server cannot do it. */
export async function placeToCall(language: string): Promise<Place | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  try {
    const answer: { readonly key?: string } = await (await fetch(PUSH_KEY_PATH)).json();
    if (answer.key === undefined) return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: answer.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return undefined;
    return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language };
  } catch {
    // A browser that allows none, or does not reach its push service: the open page still calls.
    return undefined;
  }
}
