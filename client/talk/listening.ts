import type { Table } from '#client/table/session.ts';
import type { View } from '#shared/play/index.ts';
import type { Channel, Said } from '#shared/wire/talk.ts';
import { isMuted } from './muted.ts';

/** D7: who hears what is said from here. */
export function ownChannel(view: View): Channel {
  if (!('me' in view)) return 'watching';
  return view.seats[view.me]?.eliminated && !view.ending ? 'dead' : 'table';
}

/** What was said, without those this device does not want to hear. */
export function heardAt(table: Table, said: readonly Said[]): readonly Said[] {
  return said.filter(({ from }) => {
    const name = typeof from === 'number' && table.chairs.get(from)?.name;
    return !name || !isMuted(table.code, name);
  });
}
