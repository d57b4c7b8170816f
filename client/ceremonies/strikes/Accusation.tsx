import './accusation.css';
import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Bust } from '#client/art/Bust.tsx';
import type { Player } from '#client/story/sound/player.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { Overlay } from '../scene/Scene.tsx';
import { SceneClock } from '../scene/scene-time.ts';
import { type Accused, newAccusations } from './accusations.ts';
import { ACCUSATION_MS } from './beats.ts';

interface AccusationProps {
  readonly table: Table;
  readonly player: Pick<Player, 'play'>;
}

/** A banner across the table for each new accusation; nothing depends on whether it is true. */
export function Accusation({ table, player }: AccusationProps) {
  const time = useContext(SceneClock);
  const known = useRef(table.chairs);
  const waiting = useSignal<readonly Accused[]>([]);
  const shown = waiting.value[0];
  useEffect(() => {
    const fresh = newAccusations(known.current, table.chairs);
    known.current = table.chairs;
    if (fresh.length > 0) waiting.value = [...waiting.value, ...fresh];
  }, [table.chairs, waiting]);
  useEffect(() => {
    if (!shown) return;
    player.play('accusation');
    return time.after(ACCUSATION_MS, () => {
      waiting.value = waiting.value.slice(1);
    });
  }, [shown, time, player, waiting]);
  if (!shown) return null;
  return <AccusationBanner {...shown} table={table} key={`${shown.by} ${shown.seat}`} />;
}

/** Both emblems, who and whom. */
export function AccusationBanner({ by, seat, table }: Accused & { readonly table: Table }) {
  const [accuser, accused] = [table.chairs.get(by), table.chairs.get(seat)];
  if (!accuser || !accused) return null;
  const title = t('ceremonies.accusation.title', { who: accuser.name, whom: accused.name });
  return (
    <>
      <Overlay name="accusation" going={{ pace: 1, isOver: false }}>
        <div class="accusation-band">
          <i class="accusation-wedge" />
        </div>
        <div class="accusation-busts">
          <Bust colour={accuser.colour} />
          <Bust colour={accused.colour} />
        </div>
        <p class="accusation-title">{title}</p>
      </Overlay>
      <p class="unseen" aria-live="assertive">
        {title}
      </p>
    </>
  );
}
