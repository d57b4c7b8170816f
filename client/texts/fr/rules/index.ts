import type { RuleBook } from '../../wording/rule-book.ts';
import { attack } from './attack.ts';
import { cards, components, locations } from './components.ts';
import { dealer } from './dealer.ts';
import { end } from './end.ts';
import { explore } from './explore.ts';
import { hand } from './hand.ts';
import { items } from './items.ts';
import { move } from './move.ts';
import { options } from './options.ts';
import { parasites } from './parasites.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { setUp } from './set-up.ts';
import { trade } from './trade.ts';
import { turns } from './turns.ts';

export const rules: RuleBook = {
  chapters: {
    C: components,
    S: setUp,
    T: turns,
    E: explore,
    M: move,
    A: attack,
    F: search,
    R: rooms,
    X: trade,
    H: hand,
    I: items,
    P: parasites,
    V: end,
    O: options,
    D: dealer,
  },
  cards,
  locations,
  words: {
    ruling: 'Décision :',
    see: 'Voir',
    edges: 'Bords nord, est, sud, ouest : o passage ouvert, s porte de sécurité, – mur. * icône de fouille.',
    chapters: 'Chapitres',
    search: 'Chercher dans les règles',
    searchHint: 'grenade, course, X5 …',
    found: 'Règles trouvées :',
    notFound: 'Aucune règle ne dit cela. Essayez moins de mots, ou le début d’un seul.',
    showAll: 'Montrer toutes les règles',
    whole: 'Toutes les règles',
    print: 'Imprimer les règles',
    printReference: 'Imprimer cette page seule',
    reference: 'Aide-mémoire',
    turn: 'Votre tour',
    health: 'PV',
    actions: 'Actions',
    meeting: 'Quand vous croisez quelqu’un',
    items: 'Cartes',
    endings: 'Comment cela finit',
    fits: 'convient',
    fitsNot: 'ne convient pas',
    doorsOpen: 'portes ouvertes',
    scanned: 'humain, Infecté',
  },
};
