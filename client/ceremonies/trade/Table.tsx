import './table.css';
import type { ComponentChildren } from 'preact';
import { Bust } from '#client/art/Bust.tsx';
import { SheetImage } from '#client/art/SheetImage.tsx';
import { platePicture } from '#client/art/textures.ts';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { nameOf, roomName } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import { LOCATIONS, locationOf, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';

interface TableProps {
  readonly view: View;
  readonly other: SeatId;
  readonly room: RoomId | undefined;
  /** The other rises out of the dark once, before a card is chosen. */
  readonly isChoosing: boolean;
  readonly children: ComponentChildren;
}

/** You sit across from the other, in the dark of the room you met in. */
export function Table({ view, other, room, isChoosing, children }: TableProps) {
  const seat = view.seats[other];
  if (!seat) return null;
  return (
    <div class={`trade-room ${isChoosing ? 'is-choosing' : ''}`}>
      {room && (
        <div class="trade-wall">
          <SheetImage {...platePicture(LOCATIONS[locationOf(room)].kind, 0, false)} />
        </div>
      )}
      <div class="trade-other">
        <Bust colour={seat.colour} />
      </div>
      <TableTop />
      <div class={`trade-other trade-hands in-${seat.colour}`}>
        <svg class="bust" viewBox="0 20 400 400" aria-hidden="true">
          <use href="#portrait-bust-hands" y="306" width="400" height="120" />
        </svg>
      </div>
      <header class="trade-who">
        <h2>
          <Emblem colour={seat.colour} /> {nameOf(view, other)}
        </h2>
        {room && (
          <p class="quiet">
            {/* A number at the end of a name does not run into the next. */}
            <span>{roomName(room).replace(/ (?=\d+$)/, '\u00a0')}</span>{' '}
            <span>{t('play.handSize', { count: seat.handSize })}</span>
          </p>
        )}
      </header>
      {children}
    </div>
  );
}

const LINES = Array.from({ length: 17 }, (_, i) => i - 8);

/** The table between you, under one lamp. */
function TableTop() {
  return (
    <svg class="trade-table" viewBox="0 0 1000 560" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="trade-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#22343f" />
          <stop offset=".25" stop-color="#15222b" />
          <stop offset=".62" stop-color="#0a1117" />
          <stop offset="1" stop-color="#05080b" />
        </linearGradient>
        <radialGradient id="trade-lamp" cx=".5" cy=".2" r=".5">
          <stop offset="0" stop-color="#96cde6" stop-opacity=".3" />
          <stop offset="1" stop-color="#96cde6" stop-opacity="0" />
        </radialGradient>
        <clipPath id="trade-edge">
          <path d="M270 0H730L1200 560H-200Z" />
        </clipPath>
      </defs>
      <g clip-path="url(#trade-edge)">
        <rect x="-200" width="1400" height="560" fill="url(#trade-wood)" />
        <g class="trade-grid">
          {LINES.map((i) => (
            <path key={i} d={`M${500 + i * 29} 0L${500 + i * 87.5} 560`} />
          ))}
          {LINES.slice(8).map((i) => (
            <path key={i} d={`M-200 ${560 * (i / 8) ** 1.7}H1200`} />
          ))}
        </g>
        <rect x="0" y="-60" width="1000" height="560" fill="url(#trade-lamp)" />
      </g>
      <path class="trade-rim" d="M270 0H730" />
      <path class="trade-rim is-side" d="M270 0L-200 560M730 0L1200 560" />
    </svg>
  );
}
