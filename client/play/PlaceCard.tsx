import { type Area, plateArea } from '#client/board/geometry.ts';
import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { nextLocation } from '#client/words/commands.ts';
import { locationName } from '#client/words/names.ts';
import { cansText } from '#client/words/roles.ts';
import type { SeatView } from '#shared/play/index.ts';
import { roomKind, roomsOf } from '#shared/vocabulary/index.ts';
import { Anchored } from './Anchored.tsx';
import type { Choosing } from './choosing.ts';
import { commandsOf, waysAt } from './command-spots.ts';
import type { Desk } from './desk.ts';
import { costText } from './Portion.tsx';
import { isShutOff } from './reach.ts';

interface PlaceCardProps {
  readonly desk: Desk;
  readonly view: SeatView;
  readonly state: Extract<Choosing, { at: 'placing' }>;
  readonly avoid: readonly Area[];
}

/** Beside the ghost of the next location: turn it, or lay it down. Whoever lays it, nobody moves (E7): it is not asked who. */
export function PlaceCard({ desk, view, state, avoid }: PlaceCardProps) {
  const { aim, kinds, character } = state;
  const { acting } = desk;
  const location = nextLocation(view);
  const commands = commandsOf(view, { kinds, character });
  const ways = waysAt(location, commands, aim.cell).length;
  const [room] = location ? roomsOf(location) : [];
  const title = location ? locationName(location) : '';
  return (
    <Anchored {...{ desk, avoid }} about={plateArea(aim.cell)} class="place-card" label={title}>
      <header>
        <h2>{title}</h2>
        {ways > 1 && <span class="quiet">{t('screen.turnHint')}</span>}
        <button type="button" class="card-close" aria-label={t('screen.cancel')} onClick={acting.back}>
          <Icon path={SCREEN_ICONS.cross} />
        </button>
      </header>
      {room && <p>{t(`roomHint.${roomKind(room)}`, { cans: cansText(view) })}</p>}
      {location && isShutOff(view, { location, cell: aim.cell, rotation: aim.rotation }) && (
        <p class="place-shut">{t('screen.shutOff')}</p>
      )}
      <div class="place-row">
        {ways > 1 && (
          <button type="button" class="calm small" aria-keyshortcuts="r" onClick={acting.turn}>
            <Icon path={SCREEN_ICONS.turn} /> <span>{t('screen.turn')}</span> <kbd>R</kbd>
          </button>
        )}
        <button
          type="button"
          class="act small"
          disabled={acting.isSending.value}
          onClick={() => acting.choose(aim)}
        >
          <Icon path={SCREEN_ICONS.check} />
          {t('screen.placeHere')}
          {aim.type !== 'place' && <small>{costText(aim.type)}</small>}
        </button>
      </div>
    </Anchored>
  );
}
