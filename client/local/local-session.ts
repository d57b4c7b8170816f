import { batch, computed, signal } from '@preact/signals';
import type { SeenStep } from '#client/device/seen-step.ts';
import { BARE_CHAIR, BARE_TABLE } from '#client/table/bare-table.ts';
import type { Chair, Session, Table } from '#client/table/session.ts';
import { openTalk } from '#client/table/talk-feed.ts';
import type { RevealedSeat, View } from '#shared/play/index.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { Say, type TalkSoFar } from '#shared/wire/talk.ts';
import type { LocalDealer, Shown } from './protocol.ts';

interface LocalTable {
  readonly dealer: LocalDealer;
  /** How it stands when the page comes to it. */
  readonly opening: Shown;
  /** Tells one match from another, as a commitment does at a real table. */
  readonly match: string;
  /** What was told before is nothing to be told again. */
  readonly seen?: readonly SeenStep[];
  /** What else is to be said of the table. */
  readonly table?: (now: Table) => Table;
  readonly talk?: TalkSoFar;
  readonly onLeave: () => void;
}

/** A seat at a table of one's own, to be used like one at a table on a server. The others wait for what was told (D6). */
export function openLocalSession({
  dealer,
  opening,
  match,
  seen: before = [],
  ...around
}: LocalTable): Session {
  const view = signal<View>(opening.view);
  const seen = signal<readonly SeenStep[]>(before);
  const revealed = signal<readonly RevealedSeat[]>(opening.revealed);
  const release = signal(0);
  const talk = openTalk();
  if (around.talk) talk.told(around.talk);
  const own = 'me' in opening.view ? opening.view.me : 'watching';
  let isGoingOn = false;

  function show(next: Shown | undefined): void {
    if (!next) return;
    batch(() => {
      view.value = next.view;
      seen.value = [...seen.value, next.step];
      revealed.value = next.revealed;
      release.value += 1;
    });
  }

  async function goOn(): Promise<void> {
    if (isGoingOn) return;
    isGoingOn = true;
    const next = await dealer.goOn();
    isGoingOn = false;
    show(next);
  }

  return {
    isLocal: true,
    line: signal({ kind: 'open' } as const),
    own: signal(own),
    table: computed(() => {
      const now: Table = { ...tableOf(view.value, own), commitment: match, release: release.value };
      return around.table?.(now) ?? now;
    }),
    view,
    seen,
    revealed,
    said: talk.said,
    marks: talk.marks,
    setReady: async () => ({ ok: false, reason: 'not-waiting' }),
    async request(type, message) {
      if (type === 'told' && !('reading' in message && message.reading)) void goOn();
      if (type === 'say' && own !== 'watching') {
        talk.heard({ channel: 'table', from: own, at: Date.now(), say: Say.parse(message) });
      }
      return { ok: true };
    },
    async mark(mark) {
      talk.marked(mark);
      return { ok: true };
    },
    async play(command) {
      const { answer, shown } = await dealer.play(command);
      show(shown);
      return answer;
    },
    leave: around.onLeave,
  };
}

/** What stands around a match that nobody else is at. */
function tableOf({ seats, ending }: View, own: SeatId | 'watching'): Table {
  const chairs = seats.map(({ id, name, colour }): [SeatId, Chair] => [
    id,
    {
      name,
      colour,
      kind: id === own ? 'person' : 'bot',
      ...BARE_CHAIR,
    },
  ]);
  return {
    code: '',
    phase: ending ? 'over' : 'playing',
    chairs: new Map(chairs),
    opener: own === 'watching' ? 0 : own,
    settings: {
      listed: false,
      spectators: false,
      seats: seats.length,
      options: NO_OPTIONS,
      turnSeconds: 'off',
      tradeSeconds: 'off',
      armorSeconds: 5,
    },
    ...BARE_TABLE,
  };
}
