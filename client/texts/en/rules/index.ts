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
    ruling: 'Ruling:',
    see: 'See',
    edges: 'Edges north, east, south, west: o open doorway, s security door, – wall. * search icon.',
    chapters: 'Chapters',
    search: 'Search the rules',
    searchHint: 'grenade, run, X5 …',
    found: 'Rules found:',
    notFound: 'No rule says that. Try fewer words, or only the beginning of one.',
    showAll: 'Show all rules',
    whole: 'The whole rule book',
    print: 'Print the rules',
    printReference: 'Print this page alone',
    reference: 'Quick reference',
    turn: 'Your turn',
    health: 'HP',
    actions: 'Actions',
    meeting: 'When you meet somebody',
    items: 'Cards',
    endings: 'How it ends',
    fits: 'fits',
    fitsNot: 'does not fit',
    doorsOpen: 'doors open',
    scanned: 'human, Infected',
  },
};
