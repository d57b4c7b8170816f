import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import type { Table } from '#client/table/session.ts';
import { heardAt, ownChannel } from '#client/talk/audible-talk.ts';
import { ClaimMarks } from '#client/talk/Ledger.tsx';
import { ledgerIn } from '#client/talk/public-talk.ts';
import { SayForm } from '#client/talk/SayForm.tsx';
import { t } from '#client/texts/texts.ts';
import { roomName } from '#client/words/names.ts';
import { sayText } from '#client/words/said.ts';
import type { View } from '#shared/play/index.ts';
import type { LedgerEntry } from '#shared/talk/index.ts';
import type { Said } from '#shared/wire/talk.ts';
import { Diary } from './Diary.tsx';
import type { Desk } from './desk.ts';
import {
  type Accusing,
  accusationsAt,
  type Chapter,
  chaptersOf,
  type Entry,
  type Line,
  talkOf,
  unansweredOf,
  woven,
} from './feed-lines.ts';
import { areaOfRoom } from './reach.ts';
import { IconButton } from './Top.tsx';

interface FeedProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
  readonly onFold: () => void;
}

const FILTERS = ['all', 'talk', 'mine'] as const;
type Filter = (typeof FILTERS)[number];
const FILTER_WORDS = {
  all: 'screen.filterAll',
  talk: 'screen.filterTalk',
  mine: 'screen.filterMine',
} as const;

/** What happened and what was said, in one stream; the own diary beside it. */
export function Feed({ desk, view, table, onFold }: FeedProps) {
  const filter = useSignal<Filter>('all');
  const answering = useSignal(false);
  const entries = useEntries(desk, table);
  const ledger = useComputed(() => ledgerIn(desk.session)).value;
  const chapters = chaptersOf(entries);
  const talk = talkOf(chapters);
  const filters = FILTERS.filter((each) => each !== 'mine' || 'diary' in view);
  return (
    <section class="feed" aria-label={t('screen.feed')} data-covers="right">
      <header class="feed-head">
        <h2>{t('screen.feed')}</h2>
        <fieldset class="feed-filters" aria-label={t('screen.filters')}>
          {filters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter.value === each}
              onClick={() => {
                filter.value = each;
              }}
            >
              {t(FILTER_WORDS[each])}
            </button>
          ))}
        </fieldset>
        <IconButton label={t('screen.foldFeed')} path={SCREEN_ICONS.fold} onPress={onFold} />
      </header>
      {'me' in view && (
        <Unanswered {...{ desk, view, table, answering }} accusations={unansweredOf(entries, view.me)} />
      )}
      {filter.value === 'mine' && 'diary' in view ? (
        <Rolling label={t('play.diary')} count={view.diary.length}>
          <Diary view={view} />
        </Rolling>
      ) : (
        <Rolling label={t('screen.feed')} count={entries.length} isLow={answering.value}>
          {filter.value === 'talk' && talk.length === 0 && <p class="quiet">{t('talk.empty')}</p>}
          {(filter.value === 'talk' ? talk : chapters).map((chapter) => (
            <Part key={chapter.key} {...{ desk, view, table, ledger, chapter, answering }} />
          ))}
        </Rolling>
      )}
      <SayForm session={desk.session} {...{ table, view, ledger }} choosing={answering} />
    </section>
  );
}

/** What was read so far is kept in its order, whatever is filtered. */
export function useEntries(desk: Desk, table: Table): readonly Entry[] {
  const known = useRef<readonly Entry[]>([]);
  known.current = woven(
    known.current,
    desk.story.told.value,
    heardAt(table, desk.session.said.value),
    accusationsAt(table),
  );
  return known.current;
}

/** Stays at its end, unless somebody reads further up. */
function Rolling({
  label,
  count,
  isLow = false,
  children,
}: {
  label: string;
  count: number;
  /** Something beside it takes of its height. */
  isLow?: boolean;
  children: preact.ComponentChildren;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const height = useRef(0);
  const rollDown = () => {
    if (isAtEnd.current) frame.current?.scrollTo({ top: frame.current.scrollHeight });
  };
  useEffect(() => {
    const hasChanged = count >= 0 || isLow;
    if (hasChanged) rollDown();
  }, [count, isLow]);
  useEffect(() => {
    // In a window of another size every line breaks elsewhere.
    const resized = new ResizeObserver(rollDown);
    if (frame.current) resized.observe(frame.current);
    return () => resized.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      class="feed-lines"
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: there is no other way to scroll it by key
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Lines that come while it still rolls down, or break elsewhere, do not mean that somebody scrolled up.
        const isUp = scrollTop < top.current && scrollHeight === height.current;
        if (scrollTop + clientHeight > scrollHeight - 40) isAtEnd.current = true;
        else if (isUp) isAtEnd.current = false;
        top.current = scrollTop;
        height.current = scrollHeight;
      }}
    >
      {children}
    </div>
  );
}

interface PartProps extends Omit<FeedProps, 'onFold'> {
  readonly ledger: readonly LedgerEntry[];
  readonly chapter: Chapter;
  readonly answering: Signal<boolean>;
}

function Part({ desk, view, table, ledger, chapter, answering }: PartProps) {
  const seat = chapter.seat === undefined ? undefined : view.seats[chapter.seat];
  const phase = chapter.phase === 0 ? t('screen.boarding') : t('screen.phaseOf', { phase: chapter.phase });
  return (
    <article class={`chapter ${seat ? '' : 'is-phase'}`} aria-label={seat ? `${seat.name}, ${phase}` : phase}>
      <h3>
        {seat && <Emblem colour={seat.colour} />}
        <span>{seat?.name ?? ''}</span>
        <span class="quiet">{phase}</span>
      </h3>
      <ol class="log">
        {chapter.lines.map((line) => (
          <FeedLine key={line.key} {...{ desk, view, table, ledger, line, answering }} />
        ))}
      </ol>
    </article>
  );
}

function FeedLine({ line, ...props }: Omit<PartProps, 'chapter'> & { readonly line: Line }) {
  switch (line.kind) {
    case 'said':
      return <SaidLine {...props} said={line.said} isOwn={line.said.from === props.desk.session.own.value} />;
    case 'accused':
      return <AccusedLine {...props} line={line} />;
    case 'told':
      return <ToldLine {...props} line={line} />;
  }
}

const BLOWS: readonly string[] = ['wounded', 'died', 'eliminated'];

/** A line leads to its place. */
function ToldLine({ desk, view, line }: { desk: Desk; view: View; line: Extract<Line, { kind: 'told' }> }) {
  const area = line.at && areaOfRoom(view, line.at);
  const text = (
    <>
      {line.text}
      {line.count > 1 && <b class="times"> {t('screen.times', { count: line.count })}</b>}
    </>
  );
  return (
    <li class={BLOWS.includes(line.type) ? 'told blow' : 'told'}>
      {area && line.at ? (
        <button
          type="button"
          class="told-place"
          title={t('screen.showPlace', { room: roomName(line.at) })}
          onClick={() => desk.board.value?.lookAt(area)}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
}

interface AccusedProps extends Pick<PartProps, 'desk' | 'view' | 'table' | 'answering'> {
  readonly line: Accusing;
  readonly children?: preact.ComponentChildren;
}

/** Who accuses whom; everybody else who is heard by all can answer from here. */
function AccusedLine({ desk, view, table, line: { by, seat }, answering, children }: AccusedProps) {
  const [who, whom] = [table.chairs.get(by), table.chairs.get(seat)];
  if (!who || !whom) return null;
  return (
    <li class={`spoken is-accusing in-${who.colour}`}>
      <Emblem colour={who.colour} />
      <p>
        <strong>{t('screen.accuses', { who: who.name, whom: whom.name })}</strong>{' '}
        {by !== desk.session.own.value && ownChannel(view) === 'table' && (
          <button
            type="button"
            class="small calm"
            aria-label={t('screen.answerAccusation', { who: who.name })}
            onClick={() => {
              answering.value = true;
            }}
          >
            {t('screen.answer')}
          </button>
        )}
      </p>
      {children}
    </li>
  );
}

interface UnansweredProps extends Omit<AccusedProps, 'line'> {
  readonly accusations: readonly Accusing[];
}

/** What is held against somebody stays on top until it is answered or put away; its line is kept in its place. */
function Unanswered({ accusations, ...props }: UnansweredProps) {
  const putAway = useSignal<ReadonlySet<string>>(new Set());
  const open = accusations.filter(({ key }) => !putAway.value.has(key));
  if (open.length === 0) return null;
  return (
    <ol class="log unanswered">
      {open.map((line) => (
        <AccusedLine key={line.key} {...props} line={line}>
          <button
            type="button"
            class="card-close"
            aria-label={t('screen.putAway')}
            onClick={() => {
              putAway.value = new Set([...putAway.value, line.key]);
            }}
          >
            <Icon path={SCREEN_ICONS.cross} />
          </button>
        </AccusedLine>
      ))}
    </ol>
  );
}

interface SaidProps extends Pick<PartProps, 'table' | 'ledger'> {
  readonly said: Said;
  readonly isOwn: boolean;
}

function SaidLine({ said, table, ledger, isOwn }: SaidProps) {
  const { channel, from, at } = said;
  const entry = ledger.find((each) => each.by === from && each.at === at);
  const chair = typeof from === 'number' ? table.chairs.get(from) : undefined;
  const text = sayText(said, (seat) => table.chairs.get(seat)?.name ?? '');
  return (
    <li class={`spoken in-${chair?.colour ?? 'nobody'} ${isOwn ? 'is-mine' : ''}`}>
      {chair && <Emblem colour={chair.colour} />}
      <p>
        <strong>{isOwn ? t('talk.you') : (chair?.name ?? t('talk.watcher'))}</strong>{' '}
        {channel !== 'table' && <span class="quiet">{t(`talk.${channel}`)} </span>}
        {entry?.isTakenBack ? <s>{text}</s> : text}
        {entry && <ClaimMarks entry={entry} />}
      </p>
    </li>
  );
}
