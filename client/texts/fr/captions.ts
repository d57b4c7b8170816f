import type { Texts } from '../wording/all-texts.ts';

/** Over the map, while something is shown. What one event says by itself is in the log's own lines. */
export const captions: Texts['captions'] = {
  boarding: 'L’équipage embarque. {{who}} commence.',
  turn: 'Tour {{who, de}} : {{ap}} PA.',
  turnYours: 'À vous : {{ap}} PA.',
  draws_one: '{{who}} pioche une carte.',
  draws_other: '{{who}} pioche {{count}} cartes.',
  searchDraws_one: '{{who}} fouille {{room, le}} et pioche une carte.',
  searchDraws_other: '{{who}} fouille {{room, le}} et pioche {{count}} cartes.',
  search: '{{who}} fouille {{room, le}}.',
  searchTogether: '{{who}} et {{partner}} fouillent ensemble {{room, le}}.',
  searchAgain: '{{who}} fouille encore {{room, le}} : le bruit attire les parasites.',
  searchTogetherAgain:
    '{{who}} et {{partner}} fouillent encore {{room, le}} : le bruit attire les parasites.',
  parasitesDie_one: 'Un parasite meurt.',
  parasitesDie_other: '{{number}} parasites meurent.',
  parasitesWeaken_one: 'Un parasite noir devient gris.',
  parasitesWeaken_other: '{{number}} parasites noirs deviennent gris.',
  phaseStill: 'Phase des parasites {{phase}} : rien ne bouge.',
  phase: 'Phase des parasites {{phase}} : ils rampent vers {{direction, le}}.',
  bites: 'Ils mordent : {{who}}.',
  bitten: 'Morsures : {{who}}.',
  andMore_one: '{{who}} et un autre',
  andMore_other: '{{who}} et {{count}} autres',
  hit: 'Touché : {{who}}.',
  loses: '{{who}} −{{wounds}}',
  armor_one: '{{who}} utilise un gilet.',
  armor_other: '{{who}} utilise {{count}} gilets.',
  died: '{{who}} est mort dans {{room, le}} : {{cause}}.',
  killedBy: 'tué par {{who}}',
  parasites_one: '{{number}} parasite',
  parasites_other: '{{number}} parasites',
  out: '{{who}} est hors jeu.',
  scanTerminal: '{{who}} lance un scan thermique.',
  scanHive: 'Le Nid est découvert. Un scan thermique commence.',
  scanAgreed: 'L’équipage demande un scan final.',
  placed: '{{who}} découvre {{room, le}}.',
  burnsHive: '{{who}} brûle le Nid avec {{count}} jerricans.',
  ends: 'C’est fini.',
};

/** How many, in words; more are told in figures. */
export const numbers: Texts['numbers'] = {
  one: 'un',
  two: 'deux',
  three: 'trois',
  four: 'quatre',
  five: 'cinq',
  six: 'six',
  seven: 'sept',
  eight: 'huit',
  nine: 'neuf',
  ten: 'dix',
};

/** Around the story: what was told quickly, and how fast it goes. */
export const pace: Texts['pace'] = {
  meanwhile: 'Pendant ce temps',
  name: 'Rythme',
  '1x': '1×',
  '2x': '2×',
  '4x': '4×',
  'to-my-turn': 'Jusqu’à mon tour',
  'to-the-end': 'Jusqu’à la fin',
  skip: 'Passer',
  read: 'Compris',
};
