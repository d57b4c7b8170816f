import { useEffect, useRef } from 'preact/hooks';
import type { Area } from '#client/board/geometry.ts';
import { t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import type { SeatCommand, SeatView } from '#shared/play/index.ts';
import { Anchored } from './Anchored.tsx';
import { stepsOf } from './command-spots.ts';
import { needsConfirming } from './confirmation.ts';
import type { Desk } from './desk.ts';
import { roomOfSpot } from './hints.ts';
import { areaOfRoom } from './reach.ts';

interface ConfirmProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly command: SeatCommand;
}

/** What cannot be taken back asks once, where it happens. */
export function Confirm({ desk, view, command, avoid }: ConfirmProps & { avoid: readonly Area[] }) {
  const rooms = stepsOf(view, command)
    .flat()
    .flatMap((spot) => roomOfSpot(view, spot) ?? []);
  const [room] = rooms;
  return (
    <Anchored
      {...{ desk, avoid }}
      about={room && areaOfRoom(view, room)}
      class="confirm-card"
      role="alertdialog"
      label={questionOf(view, command)}
    >
      <Sure {...{ desk, view, command }} />
    </Anchored>
  );
}

function questionOf(view: SeatView, command: SeatCommand): string {
  const kind = needsConfirming(view, command) ?? 'end-turn';
  return t(`sure.${kind}`, { ap: view.turn?.ap ?? 0 });
}

export function Sure({ desk: { acting }, view, command }: ConfirmProps) {
  const notYet = useRef<HTMLButtonElement>(null);
  useEffect(() => notYet.current?.focus({ preventScroll: true }), []);
  return (
    <div class="sure" data-kind={command.type}>
      <p>
        <strong>{questionOf(view, command)}</strong>
        {command.type !== 'end-turn' && <span class="quiet"> {commandText(view, command)}</span>}
      </p>
      <div class="row">
        <button type="button" class="act" disabled={acting.isSending.value} onClick={acting.confirm}>
          {t('sure.yes')}
        </button>
        <button ref={notYet} type="button" class="calm" onClick={acting.back}>
          {t('sure.no')}
        </button>
      </div>
    </div>
  );
}
