import { useSignal } from '@preact/signals';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { wide } from '#client/look/wide.ts';
import type { Session, Table } from '#client/table/session.ts';
import { AboutPlayer, Accusations } from '#client/talk/AboutPlayer.tsx';
import { isMuted } from '#client/talk/muted.ts';
import { Suspected } from '#client/talk/Suspected.tsx';
import { t } from '#client/texts/texts.ts';
import { roomName } from '#client/words/names.ts';
import { awaitedSeats, type PublicSeat, type View } from '#shared/play/index.ts';
import { CHARACTERS, type Character, FULL_HEALTH, type LaidDown } from '#shared/vocabulary/index.ts';
import { covered } from './Covered.tsx';

interface PlayersProps {
  readonly session: Session;
  readonly view: View;
  readonly table: Table;
}

/** Everybody at the table: a column on a desktop, a strip on a phone. */
export function Players({ session, view, table }: PlayersProps) {
  const asked = awaitedSeats(view);
  const opened = useSignal(false);
  const detailed = wide.value || opened.value;
  return (
    <section class={`players ${detailed ? 'detailed' : ''}`} aria-label={t('play.players')}>
      <button
        type="button"
        class="players-more bare"
        aria-label={t('play.details')}
        aria-expanded={opened.value}
        onClick={() => {
          opened.value = !opened.value;
        }}
      >
        {opened.value ? '▴' : '▾'}
      </button>
      <ol>
        {view.seats.map((seat) => {
          const states = [
            'me' in view && view.me === seat.id ? 'me' : '',
            view.turn?.seat === seat.id && !view.ending ? 'on-turn' : '',
            asked.includes(seat.id) ? 'asked' : '',
            seat.eliminated ? 'out' : '',
          ];
          return (
            <li key={seat.id} class={`player ${states.join(' ')}`}>
              <Player {...{ session, view, table, seat }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Player({ session, view, table, seat }: PlayersProps & { seat: PublicSeat }) {
  const chair = table.chairs.get(seat.id);
  const isMe = 'me' in view && view.me === seat.id;
  // For oneself alone, so it goes under the cover with the hand.
  const suspicion = covered.value ? undefined : session.marks.value[seat.id];
  const marks = [
    isMe && t('play.you'),
    chair?.kind === 'bot' && t('play.bot'),
    chair?.kind === 'stand-in' && t('play.standIn'),
    chair?.kind === 'person' && !chair.present && t('play.away'),
    seat.eliminated && t('play.out'),
    chair?.silenced && t('talk.silenced'),
    chair && isMuted(table.code, chair.name) && t('talk.muted'),
  ].filter((mark) => mark !== false && mark !== undefined);
  return (
    <>
      <Emblem colour={seat.colour} />
      <span class="player-name">
        <strong>{seat.name}</strong>
        <span class="player-marks quiet">{marks.join(' · ')}</span>
      </span>
      <span class="player-talk">
        {suspicion && <Suspected as={suspicion} />}
        {chair && <Accusations table={table} chair={chair} />}
      </span>
      {view.turn?.seat === seat.id && <span class="player-ap">{t('play.ap', { ap: view.turn.ap })}</span>}
      {CHARACTERS.map((character) => (
        <Health key={character} seat={seat} character={character} />
      ))}
      <span class="player-cards">
        <span class="hand-size" title={t('play.handSize', { count: seat.handSize })}>
          {t('play.handSize', { count: seat.handSize })}
        </span>
        {seat.laidDown.map((laid, i) => (
          <Laid key={i} laid={laid} />
        ))}
        {view.marker === seat.id && <span class="marker">{t('play.marker')}</span>}
      </span>
      {chair && !isMe && <AboutPlayer {...{ session, table, view, chair }} seat={seat.id} />}
    </>
  );
}

function Health({ seat, character }: { seat: PublicSeat; character: Character }) {
  const { hp, room } = seat.characters[character];
  const where = hp === 0 ? t('play.out') : room ? roomName(room) : t('play.notYetIn');
  const label = `${t(`character.${character}`)}, ${t('play.hp', { hp })}, ${where}`;
  return (
    <span
      class={`health is-${character} ${hp === 0 ? 'dead' : ''}`}
      role="img"
      aria-label={label}
      title={label}
    >
      <span class="health-who" aria-hidden="true">
        {t(`character.${character}`)}
      </span>
      <span class="health-bar" aria-hidden="true">
        {Array.from({ length: FULL_HEALTH }, (_, i) => (
          <i key={i} class={i < hp ? 'on' : ''} />
        ))}
      </span>
      <span class="health-where" aria-hidden="true">
        {where}
      </span>
    </span>
  );
}

function Laid({ laid }: { laid: LaidDown }) {
  const name = t(`card.${laid.kind}`);
  const label = laid.kind === 'ammo' ? `${name}, ${t('play.bullets', { count: laid.bullets })}` : name;
  return (
    <span class="laid" role="img" aria-label={label} title={label}>
      <Icon path={CARD_ICONS[laid.kind]} />
      {laid.kind === 'ammo' && <b aria-hidden="true">{laid.bullets}</b>}
    </span>
  );
}
