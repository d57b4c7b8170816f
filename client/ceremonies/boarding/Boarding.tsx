import './boarding.css';
import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Bust } from '#client/art/Bust.tsx';
import { CardBack } from '#client/art/CardFace.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import type { Player } from '#client/story/sound/player.ts';
import { SOUND_OF_SECRET } from '#client/story/sound/sounds.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { goalText } from '#client/words/roles.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { HandCard } from '#shared/vocabulary/index.ts';
import { Card } from '../scene/Card.tsx';
import { figureUrl, loadFigures } from '../scene/figures.ts';
import { HoldToLook, type Look, useLook } from '../scene/Held.tsx';
import { Scene } from '../scene/Scene.tsx';
import { SceneClock, useAt, useBeats } from '../scene/scene-time.ts';
import { goingOf, type Staged } from '../scene/staged.ts';
import { TurnedCard } from '../scene/TurnedCard.tsx';
import { BOARDING_MS, DEAL, FOLD_MS, REVEAL, turnedHand } from './boarding-beats.ts';

interface BoardingProps {
  readonly staged: Staged;
  readonly view: SeatView;
  readonly player: Pick<Player, 'play'>;
  readonly isCovered: boolean;
  readonly onGoOn: () => void;
}

/** Dealt face down, turned by the player, the role last. Same steps, lengths and sounds for every role. */
export function Boarding({ staged, view, player, isCovered, onGoOn }: BoardingProps) {
  const going = goingOf(staged, BOARDING_MS);
  const reached = useBeats(DEAL, going);
  const time = useContext(SceneClock);
  const look = useLook(isCovered);
  const isKnown = useSignal(false);
  const isFolding = useSignal(false);
  useEffect(loadFigures, []);
  useAt(reached('deal'), going, () => player.play('card'));
  useAt(reached('turn'), going, () => player.play(SOUND_OF_SECRET['card-turned']));

  function tap(): void {
    player.play(SOUND_OF_SECRET['role-learned']);
    isKnown.value = true;
  }
  function fold(): void {
    if (isFolding.value) return;
    isFolding.value = true;
    time.after(FOLD_MS * going.pace, onGoOn);
  }

  const hand = turnedHand(view.hand);
  return (
    <Scene name="boarding" label={t('roles.boarding')} going={going}>
      <div class={`boarding ${isFolding.value ? 'is-folding' : ''}`}>
        <img class="boarding-room" src={PICTURE_URLS.reactor} alt="" />
        <p class="boarding-eyebrow">{t('roles.boarding')}</p>
        {isKnown.value ? (
          <Known {...{ view, look, hand }} pace={going.pace} onGo={fold} />
        ) : (
          <>
            {reached('turn') ? (
              <RoleCard isAwake={reached('role')} onTap={tap} />
            ) : (
              <div class="boarding-self">
                <Bust colour={view.seats[view.me]?.colour ?? 'white'} />
                <h2>{t('ceremonies.boarding.dealt', { who: nameOf(view, view.me) })}</h2>
              </div>
            )}
            <ol class="boarding-deal">
              {hand.map((card, i) => {
                const isTurned = reached('turn') && look.isOpen && i < hand.length - 1;
                return (
                  <li key={card.id} style={{ '--nth': i }}>
                    {isTurned ? <TurnedCard face={card} /> : <CardBack />}
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </div>
    </Scene>
  );
}

function RoleCard({ isAwake, onTap }: { isAwake: boolean; onTap: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="boarding-role">
      <button ref={button} type="button" class="boarding-card" onClick={onTap}>
        <CardBack />
        <span class={isAwake ? 'boarding-tap is-awake' : 'boarding-tap'}>{t('ceremonies.boarding.tap')}</span>
      </button>
    </div>
  );
}

interface KnownProps {
  readonly view: SeatView;
  readonly look: Look;
  readonly hand: readonly HandCard[];
  readonly pace: number;
  readonly onGo: () => void;
}

/** The same outline for all, cold or warm; under the cover it is a back until it is held. */
function Known({ view, look, hand, pace, onGo }: KnownProps) {
  const reached = useBeats(REVEAL, { pace, isOver: false });
  const { role } = view;
  return (
    <>
      <div class="boarding-figure">
        {look.isOpen ? <img src={figureUrl(role !== 'human')} alt="" /> : <CardBack />}
      </div>
      <div class="boarding-words" aria-live="polite">
        {reached('words') && (
          <>
            <h2>{look.isOpen ? t(`ceremonies.boarding.${role}`) : t('ceremonies.boarding.covered')}</h2>
            <p class="boarding-goal">
              {look.isOpen ? goalText(view, role) : t('ceremonies.boarding.coveredHint')}
            </p>
            <p class="boarding-hint">{look.isOpen && t(`ceremonies.boarding.${role}Hint`)}</p>
            <ol class="boarding-hand">
              {hand.map((card) => (
                <li key={card.id}>{look.isOpen ? <Card face={card} /> : <CardBack />}</li>
              ))}
            </ol>
            <div class="boarding-go">
              <HoldToLook look={look} />
              <GoButton onGo={onGo} />
              <p class="quiet">{t('ceremonies.boarding.chip')}</p>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function GoButton({ onGo }: { onGo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class="act go-on" onClick={onGo}>
      {t('ceremonies.boarding.go')}
    </button>
  );
}
