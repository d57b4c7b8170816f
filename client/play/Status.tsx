import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#client/look/Icon.tsx';
import { MISSION_ICONS } from '#client/look/icons.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { locationName } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import { Countdown } from './Countdown.tsx';
import { RoleChip } from './Covered.tsx';

/** What is awaited and of whom: said on the page, to screen readers, in its title, by a short buzz. */
export function Status({ view, table }: { view: View; table: Table }) {
  const { text, mine } = awaitedText(view);
  const before = useRef(false);
  useEffect(() => {
    const game = t('game.name');
    const call = view.awaited ? t('play.titleAnswer') : t('play.titleYours');
    document.title = mine ? `● ${call} · ${game}` : `${table.code} · ${game}`;
    // A page nobody has touched yet may not buzz.
    if (mine && !before.current && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
    before.current = mine;
  }, [mine, view.awaited, table.code]);
  return (
    <div class={`status ${mine ? 'mine' : ''}`}>
      <p aria-live="polite">{text}</p>
      {'role' in view ? <RoleChip role={view.role} /> : <span class="quiet">{t('play.watching')}</span>}
      <Countdown clock={table.clock} />
    </div>
  );
}

interface Fact {
  readonly icon: keyof typeof MISSION_ICONS;
  readonly text: string;
  /** What stands beside the icon where there is no room for words. */
  readonly brief?: string | number;
}

/** The state of the mission in figures: in words on a desktop, by icons on a phone. */
export function Mission({ view, table }: { view: View; table: Table }) {
  return (
    <ul class="mission">
      {factsOf(view, table).map(({ icon, text, brief }) => (
        <li key={icon} class={`is-${icon}`} title={text}>
          <Icon path={MISSION_ICONS[icon]} />
          <span class="brief" aria-hidden="true">
            {brief}
          </span>
          <span class="fact">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function factsOf(view: View, { spectators }: Table): readonly Fact[] {
  const { phase, topLocation, locationsLeft, searchCardsLeft, doorsOpen } = view;
  const facts: Fact[] = [
    { icon: 'phase', text: t('play.phase', { phase }), brief: phase },
    { icon: 'locations', text: t('play.locations', { count: locationsLeft }), brief: locationsLeft },
    { icon: 'search-cards', text: t('play.searchDeck', { count: searchCardsLeft }), brief: searchCardsLeft },
  ];
  const scan = view.scans.at(-1);
  if (scan) {
    const { positive, living } = scan;
    facts.push({
      icon: 'scan',
      text: t('events.scanned', { positive, living }),
      brief: `${positive}/${living}`,
    });
  }
  if (doorsOpen) facts.push({ icon: 'doors', text: t('play.doorsOpen') });
  if (spectators > 0) {
    facts.push({ icon: 'watchers', text: t('play.watchers', { count: spectators }), brief: spectators });
  }
  if (topLocation) {
    const next = locationName(topLocation);
    facts.push({ icon: 'next', text: t('play.nextLocation', { location: next }), brief: next });
  }
  return facts;
}
