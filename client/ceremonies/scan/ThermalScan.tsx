import './scan.css';
import { useEffect } from 'preact/hooks';
import { CardBack } from '#client/art/CardFace.tsx';
import { heatGradient } from '#client/look/heat-ramp.ts';
import type { Player } from '#client/story/sound/player.ts';
import { SOUND_OF_SECRET } from '#client/story/sound/sounds.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf, roomName } from '#client/words/names.ts';
import { type ScanCard, type ScanCause, seatOf, standing, type View } from '#shared/play/index.ts';
import { LOCATIONS, locationOf } from '#shared/vocabulary/index.ts';
import { figureUrl, loadFigures } from '../scene/figures.ts';
import { Scene } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { eventOf, goingOf, type Staged } from '../scene/staged.ts';
import { Camera } from './Camera.tsx';
import { Count } from './Count.tsx';
import { platesShown, SWEPT_MS, scanBeats, scanMs } from './scan-beats.ts';

interface ScanProps {
  readonly staged: Staged;
  readonly player: Pick<Player, 'play'>;
  readonly isCovered: boolean;
  /** It waits at its end until it is put away: the count stays. */
  readonly willHold: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
  /** The count was told: nothing of it has to be read later. */
  readonly onCounted: () => void;
}

/** R6: as long for the same number of people, whatever it finds; nothing is in the page before its beat. */
export function ThermalScan(props: ScanProps) {
  const { staged, player, isCovered, willHold, onSkip, onGoOn, onCounted } = props;
  const event = eventOf(staged, 'scanned');
  const cards = event?.cards ?? [];
  const going = goingOf(staged, scanMs(cards.length));
  const reached = useBeats(scanBeats(cards.length), going);
  const turned = cards.filter((_, i) => reached(`tick ${i}`)).length;
  useEffect(loadFigures, []);
  // A tick for each plate, whatever is on it.
  useEffect(() => {
    if (turned > 0 && !staged.isOver) player.play(SOUND_OF_SECRET['person-scanned']);
  }, [turned]);
  // Once, when it was there long enough to be read.
  useEffect(() => {
    if (reached('away') && !staged.isOver) onCounted();
  }, [reached('away')]);
  if (!event) return null;
  const isCounted = reached('count');
  const isLeaving = reached('away') && !staged.isOver && !willHold;
  const positive = cards.filter((card) => card === 'positive').length;
  const said = isCounted ? t('outcomes.scan', { count: positive, living: cards.length }) : undefined;
  return (
    <Scene
      name="scan"
      label={t('ceremonies.scan.label')}
      {...{ going, said }}
      onSkip={staged.isOver ? undefined : onSkip}
    >
      <div
        class={`scan ${reached('noise') ? 'is-seen' : ''} ${stageOf(reached)} ${isLeaving ? 'is-leaving' : ''}`}
      >
        <Camera view={staged.view} ms={staged.isOver ? 0 : SWEPT_MS * going.pace} />
        <i class="scan-scale" style={{ background: heatGradient('0deg') }} />
        <p class="scan-mark is-title">{t('ceremonies.scan.label')}</p>
        <p class="scan-mark is-cause">{causeText(staged.view, event.cause)}</p>
        {reached('plates') && (
          <ol class="scan-row" aria-hidden={!isCounted}>
            {platesShown(cards, reached).map((plate, i) => (
              <li key={i} class={`scan-plate is-${plate}`}>
                <Plate plate={plate} isNext={i === turned} />
              </li>
            ))}
          </ol>
        )}
        {reached('plates') && !isCounted && <p class="scan-sealed">{t('ceremonies.scan.sealed')}</p>}
        {isCounted && (
          <Count
            {...{ staged, isCovered, onGoOn, positive }}
            living={cards.length}
            isLeaving={isLeaving}
            pace={going.pace}
          />
        )}
      </div>
    </Scene>
  );
}

function stageOf(reached: (beat: 'plates' | 'count') => boolean): string {
  if (reached('count')) return 'is-counted';
  return reached('plates') ? 'has-plates' : '';
}

function Plate({ plate, isNext }: { plate: ScanCard | 'sealed'; isNext: boolean }) {
  if (plate !== 'sealed') return <img src={figureUrl(plate === 'positive')} alt={t(`notices.${plate}`)} />;
  return (
    <span class={isNext ? 'is-next' : ''}>
      <CardBack />
    </span>
  );
}

function causeText(view: View, cause: ScanCause): string {
  switch (cause) {
    case 'hive':
      return t('ceremonies.scan.byHive');
    case 'agreed':
      return t('ceremonies.scan.byAll');
    case 'terminal': {
      if (!view.turn) return '';
      const who = nameOf(view, view.turn.seat);
      const room = terminalOf(view);
      return room ? t('ceremonies.scan.byRoom', { who, room }) : t('ceremonies.scan.by', { who });
    }
  }
}

/** Where whoever is on turn can have called it from. */
function terminalOf(view: View): string | undefined {
  const own = view.turn ? standing(seatOf(view, view.turn.seat)) : [];
  const at = own.find(({ room }) => LOCATIONS[locationOf(room)].kind.startsWith('terminal'));
  return at && roomName(at.room);
}
