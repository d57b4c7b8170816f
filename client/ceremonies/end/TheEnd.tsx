import './end.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { CardBack } from '#client/art/CardFace.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { Emblem } from '#client/look/Icon.tsx';
import type { Player } from '#client/story/sound/player.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { verdictOf } from '#client/words/verdicts.ts';
import type { Ending, PublicSeat, RevealedSeat, View } from '#shared/play/index.ts';
import { figureUrl, loadFigures } from '../scene/figures.ts';
import { Scene } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { endBeats } from './end-beats.ts';
import { You } from './You.tsx';

interface EndProps {
  readonly view: View;
  readonly ending: Ending;
  readonly session: Session;
  readonly player: Pick<Player, 'play'>;
  /** It was seen already: straight to what can be done now. */
  readonly isSeen: boolean;
  readonly onSkip: () => void;
  /** Away from the map, until it is opened again. */
  readonly onAside: () => void;
  readonly children?: ComponentChildren;
}

/** A title for the side that won, roles turned one by one, and why it came so for the one who reads. */
export function TheEnd({ view, ending, session, player, isSeen, onSkip, onAside, children }: EndProps) {
  const isSkipped = useSignal(isSeen);
  const going = { pace: 1, isOver: isSkipped.value };
  const reached = useBeats(endBeats(view.seats.length), going);
  const turned = view.seats.filter((_, i) => reached(`role ${i}`)).length;
  useEffect(loadFigures, []);
  // One sound for each role, whatever it is.
  useEffect(() => {
    if (turned > 0 && !isSkipped.value) player.play('turn-over');
  }, [turned]);
  const { title, text, won } = verdictOf(view, ending);
  const skip = () => {
    isSkipped.value = true;
    onSkip();
  };
  return (
    <Scene
      name="end"
      label={t('ceremonies.end.label')}
      going={going}
      said={reached('you') ? text : title}
      onSkip={reached('you') ? undefined : skip}
    >
      <div class={`end end-of-${sideOf(ending)} ${stageOf(reached)}`}>
        <img class="end-picture" src={PICTURE_URLS[`end-${sideOf(ending)}`]} alt="" />
        <div class="end-title">
          <h2>{title}</h2>
          {!reached('roles') && <p>{t(`ending.${ending.kind}`)}</p>}
        </div>
        {reached('roles') && !reached('you') && (
          <ol class="end-roles">
            {view.seats.map((seat, i) => (
              <RoleOf
                key={seat.id}
                {...{ view, seat }}
                fate={reached(`role ${i}`) ? fateOf(session.revealed.value, seat) : undefined}
                isNext={i === turned}
              />
            ))}
          </ol>
        )}
        {reached('you') && (
          <You {...{ view, session, onAside, text, won }} winners={ending.winners}>
            {children}
          </You>
        )}
      </div>
    </Scene>
  );
}

const fateOf = (revealed: readonly RevealedSeat[], { id }: PublicSeat) =>
  revealed.find(({ seat }) => seat === id);

/** V1 is the humans' end; with winners, every other one is the Hive's. */
function sideOf({ kind, winners }: Ending): 'humans' | 'infected' | 'nobody' {
  if (kind === 'hive-burnt') return 'humans';
  return winners.length > 0 ? 'infected' : 'nobody';
}

function stageOf(reached: (beat: 'roles' | 'you') => boolean): string {
  if (reached('you')) return 'is-about-you';
  return reached('roles') ? 'is-turning' : '';
}

/** What more there is to say of a role: who made it so, and that it did not live. */
function fateText(view: View, { eliminated }: PublicSeat, { infectedBy }: RevealedSeat): string {
  const by =
    infectedBy === undefined ? '' : t('ceremonies.end.infectedBy', { who: nameOf(view, infectedBy) });
  return [by, eliminated && t('play.out')].filter(Boolean).join(' · ');
}

interface RoleProps {
  readonly view: View;
  readonly seat: PublicSeat;
  /** Turned over: not before its beat. */
  readonly fate: RevealedSeat | undefined;
  readonly isNext: boolean;
}

function RoleOf({ view, seat, fate, isNext }: RoleProps) {
  return (
    <li class={`end-role-of ${fate ? `is-${fate.role}` : ''} ${isNext ? 'is-next' : ''}`}>
      {fate ? <img src={figureUrl(fate.role !== 'human')} alt="" /> : <CardBack />}
      <p class="end-name">
        <Emblem colour={seat.colour} /> {seat.name}
      </p>
      <p class="end-what">{fate && t(`role.${fate.role}`)}</p>
      <p class="quiet">{fate && fateText(view, seat, fate)}</p>
    </li>
  );
}
