import type { Forms } from '../wording/all-texts.ts';

/** The rooms that are feminine, or are said in more words than stand on the map. Most others are masculine. */
const ROOMS: Readonly<Record<string, string>> = {
  'Salle ': 'la Salle ',
  'Course ': 'la salle de Course ',
  'Fouille en équipe ': 'la salle de Fouille en équipe ',
  'Alerte parasite ': 'la salle d’Alerte parasite ',
};

/** A vowel, a mute h, or a y before a consonant: Ann, Hélène, Yves; not Bob, Yann. */
const ELIDES = /^(?:[aeiouhœæ]|y[^aeiou])/;

const isElided = (word: string): boolean =>
  ELIDES.test(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

/** With its article: le Soldat, l’Androïde, la salle de Course 11. */
function le(word: string): string {
  const room = Object.entries(ROOMS).find(([start]) => word.startsWith(start));
  if (room) return `${room[1]}${word.slice(room[0].length)}`;
  return isElided(word) ? `l’${word}` : `le ${word}`;
}

/** What becomes of a word in a French sentence. */
export const forms: Forms = {
  le,
  /** Of the thing: du Nid, de l’Entrepôt 6, de la Salle du Réacteur. */
  du: (word) => {
    const thing = le(word);
    return thing.startsWith('le ') ? `du ${thing.slice(3)}` : `de ${thing}`;
  },
  /** To the thing: au nord, à l’est. */
  au: (word) => {
    const thing = le(word);
    return thing.startsWith('le ') ? `au ${thing.slice(3)}` : `à ${thing}`;
  },
  /** Of somebody: d’Ann, de Bob. */
  de: (name) => (isElided(name) ? `d’${name}` : `de ${name}`),
  /** That somebody: qu’Ann, que Bob. */
  que: (name) => (isElided(name) ? `qu’${name}` : `que ${name}`),
  /** More than one: noirs, gris. */
  pluriel: (word) => (/[sxz]$/.test(word) ? word : `${word}s`),
  /** A sentence after a colon. */
  minuscule: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
  /** At the beginning of a sentence. */
  capital: (word) => word.charAt(0).toUpperCase() + word.slice(1),
};
