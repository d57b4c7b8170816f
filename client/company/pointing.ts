import { effect, signal } from '@preact/signals';
import type { Board, Pointing } from '#client/board/board.ts';
import { type Hints, NO_HINTS } from '#client/board/hints.ts';
import { type Spot, spotKey } from '#client/board/spots.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf, roomName, targetName } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import type { Point } from '#shared/wire/company.ts';
import type { CompanyLine } from './company-line.ts';

/** How long somebody's finger rests on the map. */
const SHOWN_MS = 4000;

export type Pointed = Point['spot'];

/** What somebody in a company points at, for as long as he does, and how this device points. */
export function startPointing({ pointed, ask }: CompanyLine) {
  const hints = signal<Hints>(NO_HINTS);
  const shown = signal<typeof pointed.value>(undefined);
  /** The map of this device, once it is there. */
  const board = signal<Board | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopShowing = effect(() => {
    const next = pointed.value;
    clearTimeout(timer);
    shown.value = next;
    hints.value = next ? hintsAt(next.spot) : NO_HINTS;
    if (!next) return;
    timer = setTimeout(() => {
      shown.value = undefined;
      hints.value = NO_HINTS;
    }, SHOWN_MS);
  });
  const point = (spot: Pointed) => void ask('point', { spot });
  const pointing: Pointing = {
    point(...stacked) {
      const spot = stacked.flatMap((each) => onMap(each) ?? [])[0];
      if (spot) point(spot);
    },
    ask: () => {},
    hover: () => {},
  };
  return {
    hints,
    shown,
    board,
    point,
    pointing,
    stop(): void {
      clearTimeout(timer);
      stopShowing();
    },
  };
}

export type CompanyPointing = ReturnType<typeof startPointing>;

function onMap(spot: Spot): Pointed | undefined {
  return 'cell' in spot || 'card' in spot ? undefined : spot;
}

function hintsAt(spot: Pointed): Hints {
  const key = new Set([spotKey(spot)]);
  return { ...NO_HINTS, rooms: 'room' in spot ? [spot.room] : [], targets: key, chosen: key };
}

/** By name, whoever's eyes one looks through. */
export function pointedText(view: View, spot: Pointed): string {
  if ('room' in spot) return roomName(spot.room);
  if (!('seat' in spot)) return targetName(view, spot);
  return t('choices.theirs', { who: nameOf(view, spot.seat), character: t(`character.${spot.character}`) });
}
