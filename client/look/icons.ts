import type { CardFace, RoomKind } from '#shared/vocabulary/index.ts';

/** One set of line icons for page and map: paths on a field of 24 by 24, stroked, never filled. */
export const ROOM_ICONS: Readonly<Record<RoomKind, string>> = {
  reactor:
    'M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M12 2a10 10 0 0 1 8.7 5M3.3 7A10 10 0 0 1 8 2.9M2 12a10 10 0 0 0 5 8.7M12 22a10 10 0 0 0 8.7-5M12 5.5v-2M6.4 15.3l-1.8 1M17.6 15.3l1.8 1',
  terminal: 'M3 4h18v12H3zM7 8l3 2.5L7 13M12 13h5M9 20h6M12 16v4',
  hive: 'M12 2l4.3 2.5v5L12 12L7.7 9.500v-5zM7.700 9.500L12 12v5l-4.300 2.500L3.400 17v-5zM16.300 9.500L20.600 12v5l-4.300 2.500L12 17v-5z',
  storage: 'M3 8l9-5l9 5v9l-9 5l-9-5zM3 8l9 5l9-5M12 13v9M7.500 5.500l9 5',
  empty: 'M5 5h3M16 5h3M5 19h3M16 19h3M5 5v3M19 5v3M5 16v3M19 16v3',
  run: 'M4 5l7 7l-7 7M12 5l7 7l-7 7',
  'team-search':
    'M7 10a3 3 0 1 0 0-6a3 3 0 0 0 0 6M17 10a3 3 0 1 0 0-6a3 3 0 0 0 0 6M2 20c0-4 2-6.500 5-6.500s5 2.500 5 6.500M12 20c0-4 2-6.500 5-6.500s5 2.500 5 6.500',
  'parasite-alert': 'M12 3L2 21h20zM12 10v5M12 17.500v.5',
  'sick-bay': 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  plain: 'M6 21V4h12v17M3 21h18M14.500 12v1.500',
};

export const CARD_ICONS: Readonly<Record<CardFace['kind'], string>> = {
  'gas-can': 'M6 7h9l3 3v11H6zM6 7V4h6v3M9 12l6 6M15 12l-6 6M18 10l2-2V5',
  armor: 'M8 3c1 2 7 2 8 0l4 2l-1 5v9c-4 2-10 2-14 0v-9L4 5zM12 5v15M5 12h14',
  ammo: 'M5 21V9c0-3 1-5 2-6c1 1 2 3 2 6v12zM15 21V9c0-3 1-5 2-6c1 1 2 3 2 6v12zM5 16h4M15 16h4',
  'first-aid-kit': 'M3 8h18v12H3zM9 8V5h6v3M12 11v6M9 14h6',
  keycard: 'M3 5h18v14H3zM3 9h18M6 14h5M16 13h2v3h-2z',
  'heavy-gun': 'M2 9h20v3h-6l-1 3h-4l-1 5H6l1-8H2zM13 9V6h4v3',
  grenade: 'M12 9a6 6 0 1 0 0 12a6 6 0 1 0 0-12M10 9V5h4v4M14 5h4l2 5M9 13h6M8.500 17h7',
  'energy-boost': 'M13 2L5 13h6l-1 9l9-12h-6z',
  'target-scope': 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 1.500v7M12 15.500v7M1.500 12h7M15.500 12h7',
  'combat-knife': 'M21 3c-6 1-10 5-13 9l4 4c4-3 8-7 9-13M8 12l-2 2l4 4l2-2M7 15l-4 4l2 2l4-4',
  'body-scanner':
    'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8.500a1.500 1.500 0 1 0 0-3a1.500 1.500 0 0 0 0 3M9 18v-5.500c0-3 6-3 6 0V18M2 12.500h3M19 12.500h3',
  host: 'M12 3c-5 0-8 3-8 7c0 3 2 4 2 6h2v4h8v-4h2c0-2 2-3 2-6c0-4-3-7-8-7M8 10l3 1.500M16 10l-3 1.500M12 14v2M10 20v-2M14 20v-2',
  infection:
    'M12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M12 9.500V6M14.200 13.300l3 1.700M9.800 13.300l-3 1.700M8 3.500a4.500 4.500 0 0 0 8 0M21 13a4.500 4.500 0 0 0-4 7M3 13a4.500 4.500 0 0 1 4 7',
};

/** The state of the mission in figures. */
export const MISSION_ICONS = {
  phase: 'M7 3h10M7 21h10M8 3c0 5 4 6 4 9c0-3 4-4 4-9M8 21c0-5 4-6 4-9c0 3 4 4 4 9',
  next: 'M6 3h12v18H6zM9 12h6M12.500 9.500L15 12l-2.500 2.500',
  locations: 'M8 6h11v15H8zM5 17V3h10',
  'search-cards': 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5',
  doors: 'M6 11h12v10H6zM9 11V7c0-4 6-4 6-1',
  scan: 'M3 12c4-7 14-7 18 0c-4 7-14 7-18 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M12 2v2M12 20v2',
  watchers: 'M3 12c4-6 14-6 18 0c-4 6-14 6-18 0M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
} as const;
