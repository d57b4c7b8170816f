import { useEffect, useRef } from 'preact/hooks';
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

/** The state of the mission in figures. */
export function Mission({ view, table }: { view: View; table: Table }) {
  const facts = [
    t('play.phase', { phase: view.phase }),
    view.topLocation && t('play.nextLocation', { location: locationName(view.topLocation) }),
    t('play.locations', { count: view.locationsLeft }),
    t('play.searchDeck', { count: view.searchCardsLeft }),
    view.doorsOpen && t('play.doorsOpen'),
    ...view.scans.slice(-1).map(({ positive, living }) => t('events.scanned', { positive, living })),
    table.spectators > 0 && t('play.watchers', { count: table.spectators }),
  ];
  return <ul class="mission">{facts.flatMap((fact) => (fact ? [<li key={fact}>{fact}</li>] : []))}</ul>;
}
