import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '#client/table/session.ts';
import type { ActionKind, SeatCommand, SeatView } from '#shared/play/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { asksOnce } from './irreversible.ts';
import { commandsAt, commandsOf, isPlacing, type Spot, turnedOn } from './spots.ts';

/** Where somebody is on the way to a command: from a kind of action or a spot to one command, sent once. */
export type Acting = ReturnType<typeof startActing>;

export function startActing(session: Pick<Session, 'view' | 'play'>) {
  const view: ReadonlySignal<SeatView | undefined> = computed(() => {
    const now = session.view.value;
    return now && 'offers' in now ? now : undefined;
  });
  const offers = computed(() => view.value?.offers);
  const kind = signal<ActionKind | undefined>(undefined);
  const spot = signal<Spot | undefined>(undefined);
  /** The command that is looked at: the map shows it. */
  const aimed = signal<SeatCommand | undefined>(undefined);
  /** A command that is asked about once more. */
  const asked = signal<SeatCommand | undefined>(undefined);
  const sending = signal(false);
  const refused = signal<Extract<Answer, { ok: false }> | undefined>(undefined);

  function clear(): void {
    batch(() => {
      kind.value = undefined;
      spot.value = undefined;
      aimed.value = undefined;
      asked.value = undefined;
    });
  }

  /** What can be chosen from now, if something was opened or pointed at. */
  const choices = computed((): readonly SeatCommand[] => {
    const now = view.value;
    if (!now) return [];
    if (spot.value) return commandsAt(now, spot.value, kind.value);
    return kind.value ? commandsOf(now, kind.value) : [];
  });

  async function send(command: SeatCommand): Promise<void> {
    if (sending.value) return;
    sending.value = true;
    refused.value = undefined;
    const answer = await session.play(command);
    batch(() => {
      sending.value = false;
      if (!answer.ok) refused.value = answer;
      clear();
    });
  }

  function choose(command: SeatCommand): void {
    const now = view.value;
    if (!now) return;
    if (asksOnce(now, command)) asked.value = command;
    else void send(command);
  }

  /** Of what lies one over the other at a point, the uppermost that means something counts. */
  function point(...stacked: readonly Spot[]): void {
    const now = view.value;
    const at = now && stacked.find((each) => commandsAt(now, each, kind.value).length > 0);
    const meant = at ? commandsAt(now, at, kind.value) : [];
    const [first] = meant;
    batch(() => {
      asked.value = undefined;
      if (!at || !first) {
        spot.value = undefined;
        aimed.value = undefined;
      } else if (meant.length === 1 && !isPlacing(first)) {
        choose(first);
      } else {
        spot.value = at;
        aimed.value = isPlacing(first) ? first : undefined;
      }
    });
  }

  /** Turns the location card that is being placed. */
  function turn(): void {
    const now = view.value;
    if (now && aimed.value && isPlacing(aimed.value)) {
      aimed.value = turnedOn(commandsOf(now, kind.value), aimed.value);
    }
  }

  // What was being chosen belongs to what was offered then.
  const stop = effect(() => {
    void offers.value;
    clear();
  });

  return {
    view,
    kind,
    spot,
    aimed,
    asked,
    sending,
    refused,
    choices,
    open: (next: ActionKind) => {
      batch(() => {
        clear();
        kind.value = next;
      });
    },
    clear,
    choose,
    confirm: () => (asked.value ? send(asked.value) : undefined),
    point,
    turn,
    stop,
  };
}
