import type { Invitation } from '#shared/wire/invitation.ts';
import type { ShownTable } from './table-display.ts';

/**
 * What a table's link shows before anybody sits down. Put together from what everybody at the table sees, and only
 * names and colours of it; where neither a chair nor a place to watch is free, not even those.
 */
export function invitationTo({ phase, settings, opener, chairs }: ShownTable): Invitation {
  const canSit = phase === 'waiting' && chairs.length < settings.seats;
  const canWatch = settings.spectators;
  const shown = canSit || canWatch ? chairs : [];
  return {
    phase: phase === 'dealing' ? 'playing' : phase,
    canSit,
    canWatch,
    seats: settings.seats,
    opener: shown.find(({ seat }) => seat === opener)?.name ?? '',
    crew: shown.map(({ name, colour }) => ({ name, colour })),
  };
}
