import { CardBack } from '#client/art/CardFace.tsx';
import { Compass } from '#client/art/Compass.tsx';
import { SheetImage } from '#client/art/SheetImage.tsx';
import { Icon } from '#client/look/Icon.tsx';
import { MISSION_ICONS } from '#client/look/icons.ts';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { locationName } from '#client/words/names.ts';
import { dieDirection } from '#shared/map/index.ts';
import type { View } from '#shared/play/index.ts';
import type { Desk, Fact } from './desk.ts';
import { lastRoll } from './last-roll.ts';
import { Rule } from './Rule.tsx';
import { FACT_RULES } from './rules-of-things.ts';
import { LocationPicture } from './ThingPicture.tsx';
import { Watchers } from './Watchers.tsx';

/** A figure of the mission that is no secret. */
type OpenFact = Exclude<Fact, 'role'>;

interface FactProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
  readonly fact: OpenFact;
}

/** What a figure of the header is: its picture, what it does, what it means now, and its rule. */
export function FactCard({ desk, view, table, fact }: FactProps) {
  return (
    <div class="fact-body">
      <div class="fact-picture">
        <FactPicture {...{ desk, view, table, fact }} />
      </div>
      <div>
        <h2>
          {factName(view, fact)} <Rule rule={FACT_RULES[fact]} />
        </h2>
        <p>{factText(fact)}</p>
        <p class="fact-now">{factNow({ desk, view, table, fact })}</p>
        {fact === 'watchers' && <Watchers {...{ desk, view, table }} />}
        {LEADS[fact] && (
          <p class="row">
            {LEADS[fact].map((about) => (
              <button key={about} type="button" class="small calm" onClick={() => desk.ask({ about })}>
                {factName(view, about)}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** What belongs to it and has no place of its own on a small screen. */
const LEADS: Partial<Readonly<Record<OpenFact, readonly OpenFact[]>>> = {
  phase: ['die', 'marker'],
  die: ['phase', 'marker'],
  marker: ['phase', 'die'],
};

export function factName(view: View, fact: OpenFact): string {
  switch (fact) {
    case 'phase':
      return t('about.phase', { phase: view.phase });
    case 'search-deck':
      return t('about.searchDeck');
    case 'location-deck':
      return t('about.locationDeck');
    default:
      return t(`about.${fact}`);
  }
}

function FactPicture({ desk, view, fact }: FactProps) {
  switch (fact) {
    case 'phase':
    case 'die': {
      const roll = lastRoll(desk.story.told.value);
      return <Compass {...(roll && { rests: { on: dieDirection(roll), number: roll } })} />;
    }
    case 'search-deck':
      return <CardBack />;
    case 'location-deck':
      return view.topLocation ? (
        <LocationPicture location={view.topLocation} />
      ) : (
        <Icon path={MISSION_ICONS.locations} />
      );
    case 'scan':
      return <Icon path={MISSION_ICONS.scan} />;
    case 'doors':
      return <SheetImage texture="pieces" frame="security-3" />;
    case 'marker':
      return <Icon path={SCREEN_ICONS.parasite} />;
    case 'ap':
      return <Icon path={MISSION_ICONS.phase} />;
    case 'watchers':
      return <Icon path={MISSION_ICONS.watchers} />;
  }
}

function factText(fact: OpenFact): string {
  switch (fact) {
    case 'phase':
      return t('about.phaseText');
    case 'die':
      return t('about.dieText');
    case 'search-deck':
      return t('about.searchDeckText');
    case 'location-deck':
      return t('about.locationDeckText');
    case 'scan':
      return t('about.scanText');
    case 'doors':
      return t('about.doorsText');
    case 'marker':
      return t('about.markerText');
    case 'ap':
      return t('about.apText');
    case 'watchers':
      return t('about.watchersText');
  }
}

function factNow({ desk, view, table, fact }: FactProps): string {
  const scan = view.scans.at(-1);
  const holder = view.seats[view.marker]?.name ?? '';
  switch (fact) {
    case 'phase':
      return t('about.phaseNow', { who: holder });
    case 'die': {
      const roll = lastRoll(desk.story.told.value);
      return roll
        ? t('about.dieNow', { roll, direction: t(`direction.${dieDirection(roll)}`) })
        : t('about.dieNever');
    }
    case 'search-deck':
      return t('about.searchDeckNow', { count: view.searchCardsLeft });
    case 'location-deck':
      return view.topLocation
        ? t('about.locationDeckNow', {
            location: locationName(view.topLocation),
            count: view.locationsLeft,
          })
        : t('about.noLocation');
    case 'scan':
      return scan ? t('about.scanNow', { ...scan }) : t('about.noScanText');
    case 'doors':
      return t('about.doorsNow');
    case 'marker':
      return t('about.markerNow', { who: holder });
    case 'ap': {
      const isMine = 'me' in view && view.turn?.seat === view.me;
      return t('about.apNow', { ap: isMine && view.turn ? view.turn.ap : 0 });
    }
    case 'watchers':
      return t('about.watchersNow', { count: table.spectators });
  }
}
