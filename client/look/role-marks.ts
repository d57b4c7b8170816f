import type { Role } from '#shared/play/index.ts';

/** Who is ill carries a mark, not only a colour: filled, on a field of 24 by 24. A ring makes the star the Host's. */
export const ROLE_MARKS: Readonly<Record<Exclude<Role, 'human'>, string>> = {
  infected: 'M12 0.5L14.2 8.1L22 6.2L16.5 12L22 17.7L14.2 15.9L12 23.5L9.8 15.9L2 17.8L7.5 12L2 6.2L9.7 8.1z',
  host: 'M12 0a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM12 4L13.5 9.4L18.9 8L15 12L18.9 16L13.5 14.6L12 20L10.5 14.6L5.1 16L9 12L5.1 8L10.5 9.4z',
};
