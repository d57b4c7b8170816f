import { effect } from '@preact/signals';
import { notices } from '#client/device/preferences.ts';
import { placeToCall } from '#client/device/push.ts';
import { language } from '#client/texts/first-texts.ts';
import type { Session } from './session.ts';

/** The table is told where to call this device, if its person wants it, and whether he looks; ends with what it answers. */
export function callAtTable({ line, own, request }: Pick<Session, 'line' | 'own' | 'request'>): () => void {
  const isSeated = () => line.value.kind === 'open' && typeof own.value === 'number';
  const look = () => {
    if (isSeated()) void request('look', { hidden: document.hidden });
  };
  let isTold = false;
  const stop = effect(() => {
    const isWanted = notices.value.value === 'on';
    if (!isSeated() || (!isWanted && !isTold)) return;
    isTold = isWanted;
    if (isWanted) void placeToCall(language).then((at) => at && request('call-me', { at }));
    else void request('call-me', {});
    if (document.hidden) look();
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
