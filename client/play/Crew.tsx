import { useRef } from 'preact/hooks';
import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import type { Table } from '#client/table/session.ts';
import { isMuted } from '#client/talk/muted.ts';
import { Suspected } from '#client/talk/Suspected.tsx';
import { t } from '#client/texts/texts.ts';
import { isKnownInfected } from '#client/words/known.ts';
import { roomName } from '#client/words/names.ts';
import { awaitedSeats, type PublicSeat, type View } from '#shared/play/index.ts';
import { CHARACTERS, type Character, FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { AwayTime, ClockRing } from './Countdown.tsx';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { LaidSigns } from './LaidCards.tsx';

interface CrewProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
}

/** Everybody at the table: slim cards at the left, a strip on a phone. Each opens for more. */
export function Crew({ desk, view, table }: CrewProps) {
  const asked = desk.story.isNow.value ? awaitedSeats(view) : [];
  return (
    <section class="roster" aria-label={t('play.players')} data-covers="left">
      <ol>
        {view.seats.map((seat) => {
          const states = [
            'me' in view && view.me === seat.id ? 'me' : '',
            view.turn?.seat === seat.id && !view.ending ? 'on-turn' : '',
            asked.includes(seat.id) ? 'asked' : '',
            seat.eliminated ? 'out' : '',
          ];
          return (
            <li key={seat.id} class={`player in-${seat.colour} ${states.join(' ')}`}>
              <CrewCard {...{ desk, view, table, seat }} isAsked={asked.includes(seat.id)} />
              <LaidSigns {...{ desk, view, seat }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function CrewCard({ desk, view, table, seat, isAsked }: CrewProps & { seat: PublicSeat; isAsked: boolean }) {
  const chair = table.chairs.get(seat.id);
  // For oneself alone, so it goes under the cover with the hand.
  const suspicion = covered.value ? undefined : desk.session.marks.value[seat.id];
  const isKnown = !covered.value && 'diary' in view && isKnownInfected(view, seat.id);
  const isOnTurn = view.turn?.seat === seat.id && !view.ending;
  return (
    <button type="button" class="crew-card" onClick={() => desk.ask({ about: 'seat', seat: seat.id })}>
      <span class="crew-face">
        <Portrait colour={seat.colour} face={faceOf(seat.name)} condition={conditionOf(seat)} small />
        {isAsked && <ClockRing clock={table.clock} />}
        <Emblem colour={seat.colour} />
      </span>
      <span class="crew-name">
        <strong>{seat.name}</strong>
        <Accused table={table} seat={seat} />
      </span>
      <span class="crew-hand" title={t('play.handSize', { count: seat.handSize })}>
        <Icon path={SCREEN_ICONS.hand} />
        <span class="unseen">{t('play.handSize', { count: seat.handSize })}</span>
        <b aria-hidden="true">{seat.handSize}</b>
      </span>
      {isOnTurn && view.turn && <span class="crew-ap">{t('play.ap', { ap: view.turn.ap })}</span>}
      {CHARACTERS.map((character) => (
        <Health key={character} seat={seat} character={character} />
      ))}
      {isKnown ? <Suspected as="infected" isKnown /> : suspicion && <Suspected as={suspicion} />}
      <span class="crew-marks">
        {marksOf(table, seat).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        {chair && chair.awayUntil > 0 && !seat.eliminated && <AwayTime until={chair.awayUntil} />}
        {'me' in view && view.me === seat.id && <span>{t('play.you')}</span>}
        {chair?.kind === 'person' && isAsked && !('me' in view && view.me === seat.id) && (
          <span>{t('screen.thinks')}</span>
        )}
      </span>
    </button>
  );
}

export function conditionOf({ eliminated, characters }: PublicSeat): 'calm' | 'wounded' | 'dead' {
  if (eliminated) return 'dead';
  const health = CHARACTERS.reduce((sum, character) => sum + characters[character].hp, 0);
  return health <= FULL_HEALTH ? 'wounded' : 'calm';
}

/** What else is to be said of a seat, in words. */
export function marksOf(table: Table, seat: PublicSeat): readonly string[] {
  const chair = table.chairs.get(seat.id);
  return [
    chair?.kind === 'bot' && t('play.bot'),
    chair && chair.name !== seat.name && t('play.playedBy', { who: chair.name }),
    chair?.kind === 'stand-in' && t('play.standIn'),
    chair?.kind === 'person' && !chair.present && t('play.away'),
    seat.eliminated && t('play.out'),
    chair?.silenced && t('talk.silenced'),
    chair && isMuted(table.code, chair.name) && t('talk.muted'),
  ].filter((mark) => typeof mark === 'string');
}

/** Who accuses somebody, for all to see. */
function Accused({ table, seat }: { table: Table; seat: PublicSeat }) {
  const accusers = (table.chairs.get(seat.id)?.accusedBy ?? []).flatMap(
    (each) => table.chairs.get(each) ?? [],
  );
  if (accusers.length === 0) return null;
  const label = t('talk.accusedBy', { who: accusers.map(({ name }) => name).join(', ') });
  return (
    <span class="accused" role="img" aria-label={label} title={label}>
      <b aria-hidden="true">!{accusers.length > 1 ? accusers.length : ''}</b>
    </span>
  );
}

function Health({ seat, character }: { seat: PublicSeat; character: Character }) {
  const { hp, room } = seat.characters[character];
  const before = useBefore(hp);
  const where = hp === 0 ? t('play.out') : room ? roomName(room) : t('play.notYetIn');
  // The number tells two rooms apart: a long name is cut before it.
  const [, place = where, number] = /^(.*\D) (\d+)$/.exec(where) ?? [];
  const label = `${t(`character.${character}`)}, ${t('play.hp', { hp })}, ${where}`;
  return (
    <span class={`health is-${character} ${hp === 0 ? 'dead' : ''}`} title={label}>
      <span class="unseen">{label}</span>
      <i class="health-shape" aria-hidden="true" />
      <span class="health-bar" aria-hidden="true">
        {Array.from({ length: FULL_HEALTH }, (_, i) => (
          <i key={i} class={i < hp ? 'on' : i < before ? 'burning' : ''} />
        ))}
      </span>
      <span class="health-where" aria-hidden="true">
        <span>{place}</span> {number}
      </span>
    </span>
  );
}

/** What it was before it changed last. */
function useBefore(now: number): number {
  const seen = useRef({ now, before: now });
  if (seen.current.now !== now) seen.current = { now, before: seen.current.now };
  return seen.current.before;
}
