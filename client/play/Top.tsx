import type { ComponentChildren } from 'preact';
import { Icon } from '#client/look/Icon.tsx';
import { MISSION_ICONS, ROOM_ICONS } from '#client/look/icons.ts';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { locationName } from '#client/words/names.ts';
import { DIRECTIONS, dieDirection, edgeOf } from '#shared/map/index.ts';
import type { View } from '#shared/play/index.ts';
import { type LocationId, roomKind, roomsOf } from '#shared/vocabulary/index.ts';
import { Countdown } from './Countdown.tsx';
import type { Desk, Fact } from './desk.ts';
import { lastRoll } from './last-roll.ts';

interface TopProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
  /** What else stands at its end. */
  readonly children: ComponentChildren;
}

/** The state of the mission: every figure answers. */
export function Top({ desk, view, table, children }: TopProps) {
  const { phase, topLocation, locationsLeft, searchCardsLeft, doorsOpen } = view;
  const scan = view.scans.at(-1);
  const roll = lastRoll(desk.story.told.value);
  const figure = (about: Fact, label: string, shown: ComponentChildren) => (
    <li>
      <button
        type="button"
        class={`figure is-${about}`}
        title={label}
        data-last-scan={about === 'scan' ? '' : undefined}
        onClick={() => desk.ask({ about })}
      >
        <span class="unseen">{label}</span>
        <span class="figure-shown" aria-hidden="true">
          {shown}
        </span>
      </button>
    </li>
  );
  return (
    <header class="top" data-covers="top">
      <h1 class="brand">
        <a href="/">{t('game.name')}</a>
      </h1>
      <ul class="mission">
        {figure(
          'phase',
          t('screen.phase', { phase }),
          <>
            <Icon path={MISSION_ICONS.phase} />
            <span class="wordy">{t('play.phase', { phase: '' }).trim()}</span> <b>{phase}</b>
          </>,
        )}
        {roll &&
          figure(
            'die',
            t('about.dieNow', { roll, direction: t(`direction.${dieDirection(roll)}`) }),
            <>
              <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3l8 14H4z" transform={`rotate(${(roll - 1) * 90} 12 12)`} />
              </svg>
              <b>{roll}</b>
            </>,
          )}
        {figure(
          'search-deck',
          t('play.searchDeck', { count: searchCardsLeft }),
          <>
            <Icon path={MISSION_ICONS['search-cards']} />
            <b>{searchCardsLeft}</b>
          </>,
        )}
        {figure(
          'location-deck',
          topLocation
            ? `${t('screen.nextLocation', { location: locationName(topLocation) })}, ${t('screen.left', { count: locationsLeft })}`
            : t('about.noLocation'),
          <>
            {topLocation ? <NextPlate location={topLocation} /> : <Icon path={MISSION_ICONS.locations} />}
            {topLocation && <b class="next-name">{locationName(topLocation)}</b>}
            <span class="wordy">{t('screen.left', { count: locationsLeft })}</span>
          </>,
        )}
        {figure(
          'scan',
          scan ? t('screen.lastScan', { ...scan }) : t('screen.noScan'),
          scan ? (
            <>
              <span class="scan-brief" aria-hidden="true">
                {Array.from({ length: scan.living }, (_, i) => (
                  <i key={i} class={i < scan.positive ? 'is-hot' : ''} />
                ))}
              </span>
              <b>{t('screen.scanBrief', { ...scan })}</b>
            </>
          ) : (
            <Icon path={MISSION_ICONS.scan} />
          ),
        )}
        {doorsOpen && figure('doors', t('play.doorsOpen'), <Icon path={MISSION_ICONS.doors} />)}
        {table.spectators > 0 &&
          figure(
            'watchers',
            t('play.watchers', { count: table.spectators }),
            <>
              <Icon path={MISSION_ICONS.watchers} />
              <b>{table.spectators}</b>
            </>,
          )}
      </ul>
      <span class="top-end">
        <Countdown clock={table.clock} />
        {children}
        <IconButton
          label={t('screen.keys')}
          path={SCREEN_ICONS.help}
          onPress={() => open(desk, 'keys')}
          wordy
        />
        <IconButton label={t('screen.menu')} path={SCREEN_ICONS.menu} onPress={() => open(desk, 'menu')} />
      </span>
    </header>
  );
}

function open({ panel }: Desk, which: 'keys' | 'menu'): void {
  panel.value = panel.value === which ? undefined : which;
}

export function IconButton(props: { label: string; path: string; onPress: () => void; wordy?: true }) {
  return (
    <button
      type="button"
      class={`icon-button ${props.wordy ? 'wordy' : ''}`}
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      <Icon path={props.path} />
    </button>
  );
}

/** The next card as it would lie upright: what it is, and where its doorways are. */
function NextPlate({ location }: { location: LocationId }) {
  const [room] = roomsOf(location);
  const ends = { north: 'M9 1h6', east: 'M23 13v6', south: 'M9 31h6', west: 'M1 13v6' } as const;
  return (
    <svg class="next-plate" viewBox="0 0 24 32" aria-hidden="true">
      <path class="next-wall" d="M1 1h22v30H1z" />
      {DIRECTIONS.map((side) => {
        const edge = edgeOf({ location, rotation: 0 }, side);
        return edge === 'wall' ? null : <path key={side} class={`next-door is-${edge}`} d={ends[side]} />;
      })}
      {room && (
        <g transform="translate(4.500 8.500) scale(.625)">
          <path class="next-icon" d={ROOM_ICONS[roomKind(room)]} />
        </g>
      )}
    </svg>
  );
}
