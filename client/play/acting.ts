import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Spot } from '#client/board/spots.ts';
import type { Session } from '#client/table/session.ts';
import {
  type ActionKind,
  type Reason,
  type SeatCommand,
  type SeatView,
  sameContent,
  type View,
} from '#shared/play/index.ts';
import type { Character } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { type Choosing, IDLE, type Input, next } from './choosing.ts';

/** Whoever acts here: where he is on the way to a command, and how he goes on. */
export type Acting = ReturnType<typeof startActing>;

interface Table {
  /** As it is told; what is not told yet can not be acted on. */
  readonly view: ReadonlySignal<View | undefined>;
  readonly isNow: ReadonlySignal<boolean>;
  readonly play: Session['play'];
}

export function startActing({ view: told, isNow, play }: Table) {
  const view: ReadonlySignal<SeatView | undefined> = computed(() => {
    const now = told.value;
    return isNow.value && now && 'offers' in now ? now : undefined;
  });
  const choosing = signal<Choosing>(IDLE);
  const refused = signal<Extract<Answer, { ok: false }> | undefined>(undefined);
  /** How often something else was offered since: what was refused then is no news any more. */
  let offeredSince = 0;

  function put(input: Input): void {
    const now = view.value;
    if (!now) {
      choosing.value = looked(choosing.value, input);
      return;
    }
    const before = choosing.value;
    const after = next(before, input, now);
    choosing.value = after;
    if (after.at === 'sending' && before.at !== 'sending') void send(after.command);
  }

  async function send(command: SeatCommand): Promise<void> {
    refused.value = undefined;
    const answer = await play(command);
    if (!answer.ok) {
      refused.value = answer;
      offeredSince = 0;
    }
    if (choosing.value.at !== 'sending') return;
    const now = view.value;
    choosing.value = now ? next(choosing.value, { on: 'answered' }, now) : IDLE;
  }

  const offers = computed(() => view.value?.offers);
  let offered: SeatView['offers'] | undefined;
  const stop = effect(() => {
    const now = offers.value;
    if (!now) return;
    // A line that broke brings all of it again: what was being chosen from the same is still meant.
    if (!sameContent(now, offered)) untracked(() => put({ on: 'offers' }));
    offered = now;
    // The first may be what made it refused, and comes with it.
    offeredSince += 1;
    if (offeredSince > 1) refused.value = undefined;
  });

  const shown: {
    readonly choosing: ReadonlySignal<Choosing>;
    readonly refused: ReadonlySignal<typeof refused.value>;
  } = { choosing, refused };
  return {
    view,
    ...shown,
    isSending: computed(() => choosing.value.at === 'sending'),
    point: (...stacked: readonly Spot[]) => put({ on: 'point', stacked }),
    ask: (...stacked: readonly Spot[]) => {
      const [spot] = stacked;
      if (spot) put({ on: 'ask', spot });
    },
    select: (character: Character) => put({ on: 'select', character }),
    hover: (...stacked: readonly Spot[]) => put({ on: 'hover', stacked }),
    verb: (...kinds: readonly ActionKind[]) => put({ on: 'verb', kinds }),
    /** Why something cannot be done now, said where a refusal is: over nothing. */
    explain: ({ code, rule }: Reason) => {
      refused.value = { ok: false, reason: code, rule };
      offeredSince = 1;
    },
    choose: (command: SeatCommand) => put({ on: 'command', command }),
    turn: () => put({ on: 'turn' }),
    confirm: () => put({ on: 'confirm' }),
    back: () => put({ on: 'back' }),
    /** Whatever was being chosen. */
    clear: () => put({ on: 'offers' }),
    stop,
  };
}

/** Who cannot act still may ask what something is. */
function looked(state: Choosing, input: Input): Choosing {
  if (input.on !== 'point' && input.on !== 'ask') return input.on === 'back' ? IDLE : state;
  const spot = input.on === 'ask' ? input.spot : input.stacked[0];
  return spot ? { at: 'room-card', spot, character: undefined } : IDLE;
}
