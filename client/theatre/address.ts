import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import type { Eyes } from './replay-player.ts';

export interface Place {
  readonly step: number;
  readonly eyes: Eyes;
}

/** Whether an address leads to a moment, and not to the match as a whole. */
export const namesMoment = (hash: string): boolean => new URLSearchParams(hash.replace(/^#/, '')).has('step');

/** `#step=123&eyes=2`: a link to a moment. Seats are counted from 1, as people do. */
export function readPlace(hash: string): Place {
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  const seat = Number(place.get('eyes')) - 1;
  const eyes: SeatId | undefined = SEAT_IDS.find((id) => id === seat);
  return { step: Number(place.get('step')) || 0, eyes: eyes ?? 'all' };
}

export function placeMark({ step, eyes }: Place): string {
  return `#step=${step}${eyes === 'all' ? '' : `&eyes=${eyes + 1}`}`;
}

/** Whether an address leads to those who watch the match together. */
export const namesCompany = (hash: string): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).has('company');

/** The same place, to be watched together. */
export const companyMark = (place: Place): string => `#company&${placeMark(place).slice(1)}`;
