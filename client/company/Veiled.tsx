import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Scrolling } from '#client/look/Scrolling.tsx';
import { Board } from '#client/play/Board.tsx';
import { StoryLine } from '#client/play/StoryLine.tsx';
import { t } from '#client/texts/texts.ts';
import { talkText } from '#client/theatre/EventList.tsx';
import { EyesChoice } from '#client/theatre/EyesChoice.tsx';
import { SeenCrew } from '#client/theatre/SeenCrew.tsx';
import { Transport } from '#client/theatre/Transport.tsx';
import { useKeys } from '#client/theatre/use-keys.ts';
import { seenText } from '#client/theatre/words.ts';
import { nameOf } from '#client/words/names.ts';
import { isTold, type View } from '#shared/play/index.ts';
import type { SeenMoment } from '#shared/wire/company.ts';
import { type Marks, marked } from '#shared/wire/talk.ts';
import { CompanyPanel } from './CompanyPanel.tsx';
import type { CompanyLine } from './company-line.ts';
import { LeaveCompany } from './LeaveCompany.tsx';
import { PointedTag } from './PointedTag.tsx';
import type { CompanyPointing } from './pointing.ts';
import { startVeiled, type VeiledPlayer } from './veiled-player.ts';

interface VeiledProps {
  readonly line: CompanyLine;
  readonly pointing: CompanyPointing;
  readonly isTalkOpen: Signal<boolean>;
}

/** The theatre without spoilers: what the chosen eyes saw, as far as all have come. This page has nothing else. */
export function Veiled({ line, pointing, isTalkOpen }: VeiledProps) {
  const player = useMemo(() => startVeiled(line), [line]);
  useEffect(() => player.stop, [player]);
  const { dealt, seen, leads } = line;
  const { hints, pointing: touch } = pointing;
  const { view } = player;
  const cue = useComputed(() => player.story.value?.cue.value);
  useKeys(player.steered, leads.value);
  const chosen = useSignal<Side>('log');
  const now = dealt.value;
  const past = useMemo(() => seen.value.slice(0, (now?.at ?? 0) + 1), [seen.value, now]);
  return (
    <main class="theatre is-together">
      <VeiledHead line={line} />
      <div class="theatre-replay">
        <div class={`replay is-veiled shows-${chosen.value === 'crew' ? 'seen' : 'log'}`}>
          <EyesChoice
            seats={now?.view.seats ?? []}
            eyes={now && now.eyes !== 'public' ? now.eyes : 'all'}
            all={t('company.all')}
            onLook={player.steered.look}
            isLed={!leads.value}
          />
          <div class="replay-stage">
            <Board {...{ view, cue, hints }} pointing={touch} opened={pointing.board}>
              <PointedTag {...{ line, pointing }} view={view.value} />
            </Board>
          </div>
          <div class="replay-said">{player.story.value && <StoryLine story={player.story.value} />}</div>
          <nav class="replay-sides" aria-label={t('theatre.sides')}>
            {SIDES.map((side) => (
              <button
                key={side}
                type="button"
                aria-pressed={chosen.value === side}
                onClick={() => {
                  chosen.value = side;
                }}
              >
                {t(side === 'crew' ? 'company.crew' : 'theatre.log')}
              </button>
            ))}
          </nav>
          {now && (
            <Scrolling class="replay-side is-seen" label={t('company.crew')}>
              <SeenCrew view={now.view} marks={marksIn(past)} />
            </Scrolling>
          )}
          {now && <SeenLog view={now.view} past={past} />}
          <footer class="replay-deck" inert={!leads.value}>
            {leads.value && <SeenSoFar line={line} player={player} />}
            <Transport driven={player.steered} counter={t('company.moment', { at: (now?.at ?? 0) + 1 })} />
          </footer>
        </div>
      </div>
      <CompanyPanel {...{ line, pointing, isTalkOpen }} view={now?.view} />
    </main>
  );
}

const SIDES = ['log', 'crew'] as const;
type Side = (typeof SIDES)[number];

/** What the eyes themselves had noted until then. */
const marksIn = (past: readonly SeenMoment[]): Marks =>
  past
    .flatMap(({ heard }) => heard)
    .reduce((marks: Marks, each) => (each.kind === 'mark' ? marked(marks, each.mark) : marks), {});

function VeiledHead({ line: { now, leads, ask, leave } }: { line: CompanyLine }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leader = now.value?.people.find(({ id }) => id === now.value?.leader)?.name ?? '';
  return (
    <header class="theatre-head company-head">
      <a class="brand" href="/">
        {t('game.name')}
      </a>
      <h1>{t('company.title')}</h1>
      <p class="company-mode" title={t('company.joinVeiled')}>
        {t('company.veiled')}
      </p>
      <p class="quiet">{leads.value ? t('company.youLead') : t('company.leads', { who: leader })}</p>
      {leads.value && (
        <button type="button" class="small calm" onClick={() => dialog.current?.showModal()}>
          {t('company.unveil')}
        </button>
      )}
      <dialog ref={dialog} class="continue panel" aria-label={t('company.unveil')}>
        <p>{t('company.unveilSure')}</p>
        <button type="button" class="act" onClick={() => ask('unveil', {})}>
          {t('company.unveil')}
        </button>
        <form method="dialog">
          <button type="submit" class="small bare">
            {t('company.stay')}
          </button>
        </form>
      </dialog>
      <LeaveCompany leave={leave} />
    </header>
  );
}

/** Back to anything seen; forward there is nothing to see. */
function SeenSoFar({ line: { dealt, seen }, player }: { line: CompanyLine; player: VeiledPlayer }) {
  return (
    <input
      type="range"
      class="slider is-whole"
      min={0}
      max={Math.max(0, seen.value.length - 1)}
      value={dealt.value?.at ?? 0}
      aria-label={t('company.scrubber')}
      aria-valuetext={t('company.moment', { at: (dealt.value?.at ?? 0) + 1 })}
      onInput={(event) => player.goToMoment(event.currentTarget.valueAsNumber)}
    />
  );
}

/** As many moments as anybody reads back. */
const SHOWN_MOMENTS = 40;

function SeenLog({ view, past }: { view: View; past: readonly SeenMoment[] }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [past]);
  const title = 'me' in view ? t('theatre.logSeen', { who: nameOf(view, view.me) }) : t('company.logAll');
  const first = Math.max(0, past.length - SHOWN_MOMENTS);
  return (
    <Scrolling class="replay-log" label={title}>
      <h2>{title}</h2>
      <ol class="log">
        {past.slice(first).map(({ events, heard }, i, all) => {
          const isNow = i === all.length - 1 ? 'is-now' : '';
          return [
            ...events.filter(isTold).map((event, n) => (
              <li
                key={`${first + i} ${n}`}
                class={`${event.type === 'turn-began' ? 'headline' : ''} ${isNow}`}
              >
                {seenText(view, event)}
              </li>
            )),
            ...heard.map((each, n) => (
              <li key={`${first + i} said ${n}`} class={`said ${isNow}`}>
                {talkText(view, each)}
              </li>
            )),
          ];
        })}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Scrolling>
  );
}
