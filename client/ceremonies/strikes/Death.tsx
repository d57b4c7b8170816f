import './death.css';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { t } from '#client/texts/texts.ts';
import { deathSentence } from '#client/words/captions.ts';
import type { SeenEvent, View } from '#shared/play/index.ts';
import { GoOn } from '../scene/GoOn.tsx';
import { Scene, Told } from '../scene/Scene.tsx';
import { useBeats } from '../scene/scene-time.ts';
import { goingOf, type Staged } from '../scene/staged.ts';
import { DEATH, DEATH_MS } from './beats.ts';

type Died = Extract<SeenEvent, { type: 'died' }>;

interface DeathProps {
  readonly staged: Staged;
  readonly isMine: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
}

/** Somebody cools from white to an outline: who, where, by what. The own one stays until it is read. */
export function Death({ staged, isMine, onSkip, onGoOn }: DeathProps) {
  const going = goingOf(staged, DEATH_MS);
  const reached = useBeats(DEATH, going);
  const died = staged.events.filter((event): event is Died => event.type === 'died');
  // What it means is about the first of one's own; others may have died with it.
  const own = died.find(({ seat }) => 'me' in staged.view && seat === staged.view.me);
  const figuresOf = (those: readonly Died[]) =>
    those.map((event) => (
      <Dying
        key={`${event.seat}${event.character}`}
        {...{ event }}
        view={staged.view}
        text={(event === own && staged.outcome?.title) || deathSentence(staged.view, event)}
        isCold={reached('cold')}
      />
    ));
  if (!own || !isMine) {
    return (
      <Told name="death" {...{ going, onSkip }}>
        <div class="deaths">{figuresOf(died)}</div>
      </Told>
    );
  }
  const { outcome } = staged;
  const others = died.filter(({ seat }) => seat !== own.seat);
  return (
    <Scene
      name="own-death"
      label={t('ceremonies.death.label')}
      going={going}
      said={reached('cold') ? `${outcome?.title} ${outcome?.text}` : undefined}
      onSkip={staged.isOver ? undefined : onSkip}
    >
      <div class="own-death">
        <div class="deaths is-own">{figuresOf(died.filter(({ seat }) => seat === own.seat))}</div>
        {reached('cold') && <p class="death-after">{outcome?.text}</p>}
        {others.length > 0 && <div class="deaths is-others">{figuresOf(others)}</div>}
        {staged.isOver && <GoOn onGoOn={onGoOn} />}
      </div>
    </Scene>
  );
}

/** The number of a room stays with its name. */
const unbroken = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0');

/** In the order of who died; the sentence comes once all is cold. */
function Dying(props: { event: Died; view: View; text: string; isCold: boolean }) {
  const { event, view, text, isCold } = props;
  const seat = view.seats[event.seat];
  if (!seat) return null;
  return (
    <div class={`dying ${isCold ? 'is-cold' : ''}`}>
      <span class="dying-face">
        <Portrait colour={seat.colour} face={faceOf(seat.name)} condition={isCold ? 'dead' : 'wounded'} />
      </span>
      <p>{unbroken(text)}</p>
    </div>
  );
}
