/** Line icons of the screen a match is played on: paths on a field of 24 by 24, stroked. */
export const VERB_ICONS = {
  move: 'M12 3v18M3 12h18M12 3l-2.500 3M12 3l2.500 3M12 21l-2.500-3M12 21l2.500-3M3 12l3-2.500M3 12l3 2.500M21 12l-3-2.500M21 12l-3 2.500',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M15.500 15.500L21 21',
  explore: 'M5 3h14v18H5zM12 8v8M8 12h8',
  trade: 'M4 8h15l-3.500-3.500M20 16H5l3.500 3.500',
  fire: 'M12 5.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M12 2v6M12 16v6M2 12h6M16 12h6',
  stab: 'M20 3c-6 1-10 5-13 9l4 4c4-3 8-7 9-13M7 12l-2 2l4 4l2-2M6 15l-3.500 4.500L4.500 21L9 17.500',
  use: 'M8 3h12v15H8zM8 6H4v15h12v-3',
  room: 'M4 4h16v12H4zM8 20h8M12 16v4M8 8l2.500 2L8 12M13 12h3',
} as const;

export const SCREEN_ICONS = {
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5',
  feed: 'M4 5h16v11H10l-4 4v-4H4z',
  fold: 'M9 5l7 7l-7 7',
  turn: 'M5 12a7 7 0 1 0 2.500-5.400M5 4v4h4',
  eye: 'M2.500 12c4-6.500 15-6.500 19 0c-4 6.500-15 6.500-19 0M12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5',
  hand: 'M9 4h9v13H9zM9 7H5v13h9v-3',
  follow: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  parasite: 'M12 8a4 5 0 1 0 0 10a4 5 0 1 0 0-10M9 9L5 5M15 9l4-4M8 13H3M16 13h5M9 17l-4 4M15 17l4 4M12 8V5',
  check: 'M4 12.500l5 5L20 6.500',
  cross: 'M6 6l12 12M18 6L6 18',
} as const;
