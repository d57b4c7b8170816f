import { botVoice } from '#client/device/preferences.ts';
import type { Table } from '#client/table/session.ts';
import { ownSeat, type View } from '#shared/play/index.ts';
import type { Channel, Said } from '#shared/wire/talk.ts';
import { isMuted } from './muted.ts';

/** D7: who hears what is said from here. */
export function ownChannel(view: View): Channel {
  if (!('me' in view)) return 'watching';
  return ownSeat(view).eliminated && !view.ending ? 'dead' : 'table';
}

/** What was said, without those this device does not want to hear. */
export function heardAt(table: Table, said: readonly Said[]): readonly Said[] {
  const areBotsQuiet = botVoice.value.value === 'quiet';
  return said.filter(({ from }) => {
    const chair = from === undefined ? undefined : table.chairs.get(from);
    if (!chair) return true;
    return !isMuted(table.code, chair.name) && !(areBotsQuiet && chair.kind === 'bot');
  });
}
