import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '#client/look/Icon.tsx';
import { useMoreBelow } from '#client/look/more-below.ts';
import { playAgain } from '#client/table/again.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { RevealedSeat, View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { type Branch, branchesOf } from './end-beats.ts';

interface YouProps {
  readonly view: View;
  readonly session: Session;
  readonly text: string;
  /** Nothing for who only watched. */
  readonly won: boolean | undefined;
  readonly winners: readonly SeatId[];
  readonly onAside: () => void;
  readonly children?: ComponentChildren;
}

/** One sentence about the one who reads, the tree, and what can be done now. */
export function You({ view, session, text, won, winners, onAside, children }: YouProps) {
  const frame = useRef<HTMLDivElement>(null);
  useMoreBelow(frame);
  const title = won === undefined ? 'over' : won ? 'win' : 'lose';
  return (
    <div ref={frame} class="end-you">
      <div class="end-verdict">
        <h3>{t(`ceremonies.end.${title}`)}</h3>
        <p class="end-why">{text}</p>
        <Next {...{ view, session, onAside }} />
        {children}
      </div>
      <Tree view={view} revealed={session.revealed.value} winners={winners} />
    </div>
  );
}

function Next({ view, session, onAside }: Pick<YouProps, 'view' | 'session' | 'onAside'>) {
  const first = useRef<HTMLAnchorElement>(null);
  const isShared = useSignal(false);
  const match = session.table.value?.finishedMatch;
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  async function share(path: string): Promise<void> {
    const url = new URL(path, location.href).href;
    // Not every browser can share; the link is enough then.
    const canShare: boolean = 'share' in navigator;
    if (canShare) return void navigator.share({ url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    isShared.value = true;
  }

  return (
    <div class="end-next-steps">
      {match && (
        <a ref={first} class="button act" href={matchPath(match)}>
          {t('ceremonies.end.theatre')}
        </a>
      )}
      {'me' in view && (
        <button type="button" class="calm" onClick={() => playAgain(session)}>
          {t('ceremonies.end.rematch')}
        </button>
      )}
      {match && isSecureContext && (
        <button type="button" class="calm" onClick={() => share(matchPath(match))}>
          {t(isShared.value ? 'ceremonies.end.shared' : 'ceremonies.end.share')}
        </button>
      )}
      <button type="button" class="bare" onClick={onAside}>
        {t('ceremonies.end.map')}
      </button>
      <button type="button" class="bare" onClick={session.leave}>
        {t('ceremonies.end.leave')}
      </button>
    </div>
  );
}

interface TreeProps {
  readonly view: View;
  readonly revealed: readonly RevealedSeat[];
  readonly winners: readonly SeatId[];
}

/** Who infected whom; nothing until the roles have come. */
function Tree({ view, revealed, winners }: TreeProps) {
  const branches = branchesOf(revealed);
  if (branches.length === 0) return null;
  return (
    <section class="end-tree">
      <h4>{t('ceremonies.end.who')}</h4>
      <ol>
        {branches.map((branch) => (
          <li
            key={branch.seat}
            class={branch.isInfected ? 'is-infected' : ''}
            style={{ '--depth': branch.depth, '--between': between(branches, branch) }}
          >
            <span class="end-ring">
              <Emblem colour={view.seats[branch.seat]?.colour ?? 'white'} />
            </span>
            <span>
              <strong>{nameOf(view, branch.seat)}</strong>
              {winners.includes(branch.seat) && <em class="end-winner"> {t('ceremonies.end.winner')}</em>}
              <span class="quiet">{fateText(view, branch)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many stand between somebody and who infected him: the line leads past them. */
const between = (branches: readonly Branch[], branch: Branch): number =>
  Math.max(0, branches.indexOf(branch) - branches.findIndex(({ seat }) => seat === branch.by) - 1);

function fateText(view: View, { by, isInfected }: Branch): string {
  if (!isInfected) return t('ceremonies.end.never');
  return by === undefined
    ? t('ceremonies.end.hostAlways')
    : t('ceremonies.end.infectedBy', { who: nameOf(view, by) });
}
