import './play.css';
import './caption.css';
import './top.css';
import './crew.css';
import './health.css';
import './laid-signs.css';
import './deck.css';
import './own.css';
import './hand.css';
import './verbs.css';
import './overview.css';
import './map-cards.css';
import './offers.css';
import './omens.css';
import './votes.css';
import './feed.css';
import './overlays.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { isSeen } from '#client/board/camera-math.ts';
import { PLATE } from '#client/board/geometry.ts';
import { NO_HINTS } from '#client/board/hints.ts';
import { applyPreferences } from '#client/device/preferences.ts';
import { ColourViews } from '#client/look/ColourViews.tsx';
import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { openPlayer } from '#client/story/sound/player.ts';
import { SoundButton } from '#client/story/sound/SoundButton.tsx';
import { openVolume } from '#client/story/sound/volume.ts';
import type { Story } from '#client/story/story.ts';
import { toldSteps } from '#client/story/told-steps.ts';
import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { awaitedSeats, type View } from '#shared/play/index.ts';
import { ActionList } from './ActionList.tsx';
import { AskedCard } from './AskedCard.tsx';
import { Board } from './Board.tsx';
import { Caption } from './Caption.tsx';
import { ChairAsks } from './ChairAsks.tsx';
import { Crew } from './Crew.tsx';
import { playSounds } from './cue-sounds.ts';
import { type Desk, openDesk } from './desk.ts';
import { AfterEnd } from './End.tsx';
import { EyesBar } from './EyesBar.tsx';
import { Feed, useEntries } from './Feed.tsx';
import type { Guide } from './guide.ts';
import { Hand } from './Hand.tsx';
import { hintsFor } from './hints.ts';
import { Keys } from './Keys.tsx';
import { MapLayer } from './MapLayer.tsx';
import { MapWalker } from './MapWalker.tsx';
import { Menu } from './Menu.tsx';
import { MoreTimeBar } from './MoreTimeBar.tsx';
import { Overlay } from './Overlay.tsx';
import { Overview } from './Overview.tsx';
import { PauseBar } from './PauseBar.tsx';
import { Recap } from './Recap.tsx';
import { ActionPoints, RoleChip } from './RoleChip.tsx';
import { RuleOpener } from './Rule.tsx';
import { SeenThrough } from './SeenThrough.tsx';
import { Stage } from './Stage.tsx';
import { StandInBar } from './StandInBar.tsx';
import { Top } from './Top.tsx';
import { measuredInsets, useInsets } from './use-insets.ts';
import { useKeys } from './use-keys.ts';
import { EndTurn, Verbs } from './Verbs.tsx';
import { VoteBanner } from './Votes.tsx';

interface PlayScreenProps {
  readonly session: Session;
  readonly story: Story;
  readonly table: Table;
  /** As told so far: everything on this screen shows it, and nothing that is not told yet. */
  readonly view: View;
  /** Somebody who points at things and says what they are for. */
  readonly guide?: Guide;
}

/** A match: the map is the screen, and everything else floats on it. */
export function PlayScreen({ session, story, table, view, guide }: PlayScreenProps) {
  const desk = useMemo(() => openDesk(session, story), [session, story]);
  useEffect(() => applyPreferences(document.documentElement), []);
  useEffect(() => desk.acting.stop, [desk]);
  return <Screen {...{ desk, table, view, guide }} />;
}

interface ScreenProps {
  readonly desk: Desk;
  readonly table: Table;
  readonly view: View;
  readonly guide: Guide | undefined;
}

function Screen({ desk, table, view, guide: Guide }: ScreenProps) {
  const { acting, story, session, panel, board } = desk;
  const sound = useSound(story);
  const sounding = { volume: sound.volume, onTry: () => sound.player.play('your-turn') };
  const isFeedOpen = useFeedOpen();
  const seat = 'offers' in view ? view : undefined;
  // Nothing is left to do, and nothing to hold.
  const isOut = seat?.seats[seat.me]?.eliminated;
  const hints = useComputed(() => {
    const now = story.view.value;
    if (!now) return NO_HINTS;
    return hintsFor(
      story.isNow.value || !('offers' in now) ? now : withoutOffers(now),
      acting.choosing.value,
    );
  });
  const isAsked = seat?.awaited !== undefined && awaitedSeats(seat).includes(seat.me);
  const toggleFeed = () => {
    isFeedOpen.value = !isFeedOpen.value;
  };
  useKeys(desk, toggleFeed);
  useInsets(desk, isFeedOpen.value, seat !== undefined);
  useOwnTurn(desk, view);
  const sight = board.value?.sight.value;
  return (
    <RuleOpener value={(rule) => desk.ask({ about: 'rule', rule })}>
      <main class={`play ${isFeedOpen.value ? 'has-feed' : ''} ${seat ? '' : 'is-watching'}`}>
        <ArtSymbols />
        <ColourViews />
        {/* How wide a plate is drawn, for whoever measures. */}
        <div
          class="map"
          data-plate={sight && Math.round((PLATE.width * sight.look.zoom) / sight.screen.ratio)}
        >
          <Board
            view={story.view}
            hints={hints}
            cue={story.cue}
            pointing={desk.pointing}
            opened={board}
            covered={measuredInsets}
          >
            <MapWalker {...{ desk, view }} />
            <MapLayer {...{ desk, view }} />
          </Board>
          {sight && !isSeen(sight.look, sight.map, sight.screen) && <Overview {...{ desk, view }} inMap />}
          {sight?.isFree && (
            <button
              type="button"
              class="follow small"
              title={t('screen.followHint')}
              onClick={() => board.value?.follow()}
            >
              <Icon path={SCREEN_ICONS.follow} /> {t('screen.follow')}
            </button>
          )}
          <div class="bars">
            {/* They stand for long: the map moves out from under them. */}
            <div class="standing" data-covers="top">
              {table.settings.fork && (
                <p class="stage-bar">{t('fork.mark', { step: table.settings.fork.step })}</p>
              )}
              <PauseBar session={session} table={table} />
              <StandInBar session={session} table={table} />
              <MoreTimeBar {...{ session, table, view }} />
              <ChairAsks {...{ session, table, view }} />
              <EyesBar {...{ session, table, view }} />
              <VoteBanner {...{ desk, view }} />
            </div>
            {/* What is asked now comes first: it is asked on the map, which that would lie over. */}
            {!isAsked && <Recap story={story} />}
          </div>
        </div>
        <Top {...{ desk, view, table }}>
          <SoundButton {...sounding} />
        </Top>
        <Crew {...{ desk, view, table }} />
        <i class="caption-room" data-covers="bottom" aria-hidden="true" />
        <Caption {...{ desk, view, table }} />
        <FeedToggle {...{ desk, table }} isOpen={isFeedOpen.value} onToggle={toggleFeed} />
        {isFeedOpen.value && <Feed {...{ desk, view, table }} onFold={toggleFeed} />}
        <footer class="deck" data-covers="bottom">
          {seat ? (
            <>
              <div class="own">
                <RoleChip desk={desk} view={seat} />
                <ActionPoints desk={desk} view={seat} />
              </div>
              {!isOut && <Hand desk={desk} view={seat} seen={toldSteps(story.told.value)} />}
              {!isOut && <Verbs desk={desk} view={seat} />}
            </>
          ) : (
            <SeenThrough {...{ session, view }} />
          )}
          <Overview {...{ desk, view }} />
          {seat && !isOut && <EndTurn desk={desk} view={seat} />}
        </footer>
        {panel.value === 'menu' && <Menu {...{ desk, view, table, sounding }} />}
        {panel.value === 'keys' && <Keys desk={desk} />}
        {panel.value === 'list' && seat && (
          <Overlay
            label={t('screen.list')}
            class="list-panel"
            as="list"
            onClose={() => {
              panel.value = undefined;
            }}
          >
            {view.ending ? (
              <AfterEnd session={session} view={view} />
            ) : (
              <ActionList desk={desk} view={seat} />
            )}
          </Overlay>
        )}
        <AskedCard {...{ desk, view, table }} />
        <div class="stage">
          <Stage {...{ story, session, table, view }} player={sound.player} />
        </div>
        {Guide && <Guide {...{ desk, view }} />}
      </main>
    </RuleOpener>
  );
}

/** While something is told, nothing is offered. */
function withoutOffers({ offers: _offers, ...view }: Extract<View, { offers: unknown }>): View {
  return view;
}

function FeedToggle(props: { desk: Desk; table: Table; isOpen: boolean; onToggle: () => void }) {
  const { desk, table, isOpen, onToggle } = props;
  const said = useEntries(desk, table).filter(({ kind }) => kind !== 'told').length;
  const read = useRef(said);
  if (isOpen) read.current = said;
  const count = said - read.current;
  return (
    <button
      type="button"
      class="feed-toggle small"
      aria-label={count > 0 ? `${t('screen.feed')} ${count} ${t('talk.unread')}` : t('screen.feed')}
      aria-expanded={isOpen}
      aria-keyshortcuts="c"
      onClick={onToggle}
    >
      <Icon path={SCREEN_ICONS.feed} />
      <span class="feed-word">{t('screen.feed')}</span> {count > 0 && <b class="unread">{count}</b>}
    </button>
  );
}

/** The own turn begins: the camera follows again, and a location that has to be placed lies under the pointer. */
function useOwnTurn({ board, acting, story }: Desk, view: View): void {
  const isMine = story.isNow.value && awaitedText(view).mine;
  const isPlacing = isMine && view.awaited?.type === 'place';
  const isThere = board.value !== undefined;
  useEffect(() => {
    if (isMine) board.value?.follow();
  }, [isMine, board]);
  const isSending = acting.isSending.value;
  useEffect(() => {
    // Whoever acts has read what was before.
    if (isSending) story.putRecapAway();
  }, [isSending, story]);
  useEffect(() => {
    if (isPlacing && isThere) acting.verb('place');
  }, [isPlacing, isThere, acting]);
}

/** Open where there is room for it, and again when a device is turned; in between as somebody wants it. */
function useFeedOpen() {
  const roomy = useMemo(() => matchMedia('(min-width: 76rem) and (min-height: 34rem)'), []);
  const isOpen = useSignal(roomy.matches);
  useEffect(() => {
    const change = ({ matches }: MediaQueryListEvent) => {
      isOpen.value = matches;
    };
    roomy.addEventListener('change', change);
    return () => roomy.removeEventListener('change', change);
  }, [roomy, isOpen]);
  return isOpen;
}

/** What is told is heard, as loud as this device wants it. */
function useSound(story: Story) {
  const sound = useMemo(() => {
    const volume = openVolume();
    return { volume, player: openPlayer(volume) };
  }, []);
  useEffect(() => playSounds(story, sound.player), [story, sound]);
  useEffect(() => () => sound.player.close(), [sound]);
  return sound;
}
