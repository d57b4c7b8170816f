import { notices } from './preferences.ts';

/** A tab that calls: a dot in its title, on its icon, on the icon of an installed page. */
export function markTab(title: string, isCalling: boolean): void {
  document.title = isCalling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isCalling ? '/icon-calling.svg' : '/icon.svg';
  // An installed page that may not wear a badge refuses: nothing is lost.
  const badged = isCalling ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badged?.catch(() => {});
}

/** What a device writes for others to read, too: a lock screen tells nothing but where somebody is awaited. */
export interface Summons {
  readonly title: string;
  readonly text: string;
  /** A second one of the same table takes the place of the first. */
  readonly table: string;
}

/** Somebody is awaited here: a buzz, and where nobody looks at the page a notice, if he wants one. */
export function summon({ title, text, table }: Summons): void {
  // A page nobody has touched yet may not buzz.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (!document.hidden || notices.value.value === 'off' || !mayNotify()) return;
  void notify(title, { body: text, tag: table, icon: '/icon-192.png' });
}

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks where it is wished for, never before; whether the browser allows it. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const isAllowed = wanted && (await Notification.requestPermission()) === 'granted';
  notices.set(isAllowed ? 'on' : 'off');
  return isAllowed === wanted;
}

async function notify(title: string, options: NotificationOptions): Promise<void> {
  // Phones show notices of a page's worker only; elsewhere the page may do it itself.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  document.addEventListener('visibilitychange', () => notice.close(), { once: true });
}
