import type { ComponentChildren } from 'preact';
import { Emblem, Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import { roomName } from '#client/words/names.ts';
import type { PublicSeat, PublicView, Role } from '#shared/play/index.ts';
import { CHARACTERS, FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { RoleTag } from './RoleTag.tsx';

interface CrewMemberProps {
  readonly table: PublicView;
  readonly seat: PublicSeat;
  /** Nothing where it is not known. */
  readonly role: Role | undefined;
  readonly note?: ComponentChildren;
  /** What was going on behind that face. */
  readonly thoughts?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One player at a moment: who, what, how healthy, and what is under it. */
export function CrewMember({ table, seat, role, note, thoughts, children }: CrewMemberProps) {
  const onTurn = table.turn?.seat === seat.id && !table.ending;
  return (
    <li class={`member ${onTurn ? 'on-turn' : ''} ${seat.eliminated ? 'out' : ''}`}>
      <Emblem colour={seat.colour} />
      <strong class="member-name">{seat.name}</strong>
      <RoleTag role={role} />
      {note && <span class="member-note quiet">{note}</span>}
      <ul class="member-health">
        {CHARACTERS.map((character) => {
          const { hp, room } = seat.characters[character];
          const where = hp === 0 ? t('play.out') : room ? roomName(room) : t('play.notYetIn');
          return (
            <li key={character} class={hp === 0 ? 'dead' : ''}>
              <span class="quiet">{t(`character.${character}`)}</span>
              <span class="member-pips" role="img" aria-label={t('play.hp', { hp })}>
                {Array.from({ length: FULL_HEALTH }, (_, i) => (
                  <i key={i} class={i < hp ? 'on' : ''} />
                ))}
              </span>
              <span class="where quiet">{where}</span>
            </li>
          );
        })}
      </ul>
      <div class="member-cards">
        {children}
        {seat.laidDown.length > 0 && (
          <ul class="open-hand is-laid" aria-label={t('play.laidDown')}>
            {seat.laidDown.map((laid, i) => (
              <li key={i} class="card-tag">
                <Icon path={CARD_ICONS[laid.kind]} />
                {t(`card.${laid.kind}`)}
                {laid.kind === 'ammo' && <b>{laid.bullets}</b>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {thoughts}
    </li>
  );
}
