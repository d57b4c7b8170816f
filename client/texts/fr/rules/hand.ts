import type { ChapterText } from '../../wording/rule-book.ts';

export const hand: ChapterText<'H'> = {
  title: 'La main de cinq',
  intro: 'Une petite main trahirait son propriétaire. Chaque main garde donc cinq cartes ou plus.',
  rules: {
    H1: {
      title: 'La main minimale',
      summary: 'Vous ne pouvez jouer une carte que s’il en reste au moins 5 dans votre main.',
      text: [
        'Votre main, ce sont vos cartes Infection, vos objets et, si vous l’avez, la carte Hôte.',
        'Aucune carte ne peut en être jouée s’il devait en rester moins de 5, ou moins de 4 avec le départ en douceur (O1). Gilets et cartes à usage unique ne font pas exception.',
        'Brûler le Nid (V1) est la seule exception.',
      ],
    },
    H2: {
      title: 'Poser des cartes',
      summary: 'Gratuit, à votre tour, et définitif : une carte posée ne s’échange plus.',
      text: [
        'Les cartes qui restent se posent face visible sur votre table. Cela ne coûte rien et se fait à votre tour. Ce qui est posé y reste pour de bon et ne peut plus être échangé.',
        'Un second fusil, une seconde lunette, un second couteau ou une seconde carte magnétique n’apporte rien.',
      ],
      ruling: 'Cela vaut dès que la carte est posée, même avant son premier usage.',
    },
    H3: {
      title: 'Pas de maximum',
      summary: 'Gardez autant de cartes que vous voulez.',
      text: ['Le nombre de cartes en main n’est pas limité.'],
    },
  },
};
