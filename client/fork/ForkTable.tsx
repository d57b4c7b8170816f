import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useOpenHand } from '#client/learn/open-hand.ts';
import { Veil } from '#client/look/Veil.tsx';
import { openStory } from '#client/play/live-story.ts';
import { PlayScreen } from '#client/play/PlayScreen.tsx';
import { t } from '#client/texts/texts.ts';
import { forkAddress } from '#client/theatre/fork-link.ts';
import { awaitedSeats, type ForkedMatch } from '#shared/play/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { CopyLink } from './CopyLink.tsx';
import { type OpenFork, openFork } from './open-fork.ts';

interface ForkTableProps {
  readonly fork: ForkedMatch;
  readonly onAgain: () => void;
  readonly onCompare: (fork: ForkedMatch) => void;
}

/** A fork is played like any match: on the real table, at one's own pace. */
export function ForkTable({ fork, ...on }: ForkTableProps) {
  const opened = useSignal<OpenFork | 'broken' | undefined>(undefined);
  useEffect(() => {
    const leave = () => location.assign(fork.of === undefined ? '/' : matchPath(fork.of));
    const opening = openFork(fork, { onLeave: leave, onAgain: on.onAgain });
    void opening.then(
      (open) => {
        opened.value = open;
      },
      () => {
        opened.value = 'broken';
      },
    );
    return () => void opening.then(({ close }) => close()).catch(() => {});
  }, []);
  useOpenHand();
  if (!opened.value) return <Veil text={t('fork.opening')} />;
  if (opened.value === 'broken') return <Veil text={t('fork.otherRules')} />;
  return <OpenTable fork={fork} open={opened.value} {...on} />;
}

function OpenTable({ fork, open, onAgain, onCompare }: ForkTableProps & { open: OpenFork }) {
  const { session } = open;
  const story = useMemo(() => openStory(session, (told) => void session.request('told', told)), [session]);
  useEffect(() => story.close, [story]);
  // The address is the link: whoever loads the page again, or sends it, has everything up to here.
  // Browsers allow only so many changes of it: while the others play there is none.
  const now = session.view.value;
  const isAsked = now !== undefined && (now.ending !== undefined || awaitedSeats(now).includes(fork.seat));
  const steps = isAsked ? session.seen.value.length : 0;
  useEffect(() => {
    if (steps === 0) return;
    void open.now().then(async (played) => history.replaceState(null, '', await forkAddress(played)));
  }, [open, steps]);
  const compare = async () => onCompare(await open.now());
  const guide = useMemo(
    () =>
      ({ view: { ending } }: Parameters<NonNullable<Parameters<typeof PlayScreen>[0]['guide']>>[0]) => (
        <>
          <ForkBar {...{ fork, open }} onCompare={compare} />
          {ending && <ForkEnd {...{ fork, open, onAgain }} onCompare={compare} />}
        </>
      ),
    [fork, open],
  );
  const table = session.table.value;
  const view = story.view.value;
  return table && view ? <PlayScreen {...{ session, story, table, view, guide }} /> : null;
}

interface BesideProps {
  readonly fork: ForkedMatch;
  readonly open: OpenFork;
  readonly onCompare: () => void;
}

function ForkBar({ fork: { at, seat, setup }, open, onCompare }: BesideProps) {
  const who = setup.seats[seat]?.name ?? '';
  return (
    <nav class="match-bar fork-bar" data-above data-covers="top" aria-label={t('fork.title')}>
      <p>{t('fork.bar', { step: at, who })}</p>
      <button type="button" class="small bare" onClick={onCompare}>
        {t('fork.compare')}
      </button>
      <CopyLink fork={open.now} />
    </nav>
  );
}

/** Under the end, once it is told: what really happened is one tap away. */
function ForkEnd({ open, onAgain, onCompare }: BesideProps & Pick<ForkTableProps, 'onAgain'>) {
  const isTold = useIsEndTold();
  if (!isTold) return null;
  return (
    <section class="fork-end" aria-label={t('fork.over')}>
      <p>
        <b>{t('fork.over')}</b> <span class="quiet">{t('fork.notCounted')}</span>
      </p>
      <button type="button" class="act" onClick={onCompare}>
        {t('fork.compare')}
      </button>
      <button type="button" class="small calm" onClick={onAgain}>
        {t('fork.again')}
      </button>
      <CopyLink fork={open.now} />
    </section>
  );
}

const LOOK_MS = 200;

/** Whether the end has come to its last word, or was put aside. */
function useIsEndTold(): boolean {
  const isTold = useSignal(false);
  useEffect(() => {
    const looking = setInterval(() => {
      isTold.value ||= document.querySelector('.scene .end-you') !== null;
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [isTold]);
  return isTold.value;
}
