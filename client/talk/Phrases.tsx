import { useSignal } from '@preact/signals';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { roomName } from '#client/words/names.ts';
import { sayText } from '#client/words/said.ts';
import type { View } from '#shared/play/index.ts';
import { roomsOf } from '#shared/vocabulary/index.ts';
import { PHRASES, PHRASES_ON_ROOM, PHRASES_ON_SEAT, type Say } from '#shared/wire/talk.ts';

interface PhrasesProps {
  readonly table: Table;
  readonly view: View;
  readonly onSay: (say: Say) => void;
}

/** What can be said without typing, and is read by everyone in his own language. */
export function Phrases({ table, view, onSay }: PhrasesProps) {
  const rooms = view.placed.flatMap(({ location }) => roomsOf(location));
  const others = view.seats.filter(({ id }) => !('me' in view) || id !== view.me);
  const who = useSignal(others[0]?.id);
  const where = useSignal(rooms[0]);
  const seat = who.value;
  const room = where.value;
  const row = (says: readonly Say[]) => (
    <div class="phrase-row">
      {says.map((say) => {
        const text = sayText(say, (each) => table.chairs.get(each)?.name ?? '');
        return (
          <button key={text} type="button" class="phrase" onClick={() => onSay(say)}>
            {text}
          </button>
        );
      })}
    </div>
  );
  return (
    <div class="phrases">
      {row(PHRASES.map((phrase) => ({ kind: 'phrase', phrase })))}
      <select
        aria-label={t('talk.who')}
        value={seat}
        onChange={({ currentTarget }) => {
          who.value = others[currentTarget.selectedIndex]?.id;
        }}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {seat !== undefined && row(PHRASES_ON_SEAT.map((phrase) => ({ kind: 'phrase', phrase, seat })))}
      <select
        aria-label={t('talk.where')}
        value={room}
        onChange={({ currentTarget }) => {
          where.value = rooms[currentTarget.selectedIndex];
        }}
      >
        {rooms.map((each) => (
          <option key={each} value={each}>
            {roomName(each)}
          </option>
        ))}
      </select>
      {room !== undefined && row(PHRASES_ON_ROOM.map((phrase) => ({ kind: 'phrase', phrase, room })))}
    </div>
  );
}
