import type { ChapterText } from '../../wording/rule-book.ts';

export const options: ChapterText<'O'> = {
  title: 'Options',
  intro: 'Choisies à l’ouverture de la table. Tous ceux qui y sont assis les voient.',
  rules: {
    O1: {
      title: 'Départ en douceur',
      summary: '2 cartes Infection chacun, et une main minimale de 4.',
      text: [
        'Chaque joueur reçoit 2 cartes Infection au lieu de 3. La main minimale (H1) est de 4 au lieu de 5.',
      ],
    },
    O2: {
      title: 'Dernier recours de l’Hôte',
      summary:
        'Un Hôte dont toutes les cartes Infection ont été bloquées peut donner la carte Hôte elle-même.',
      text: [
        'Un Hôte qui n’a plus de carte Infection de sa couleur, parce qu’à chacune on a répondu par un jerrican, peut donner la carte Hôte dans un échange. Elle infecte comme une carte Infection.',
        'Si elle n’est pas bloquée, celui qui la reçoit est Infecté et devient le nouvel Hôte. S’il était déjà Infecté, il devient Hôte tout de même, et le moment de son infection ne change pas. Celui qui l’a donnée reste Infecté.',
      ],
      ruling:
        'Si un jerrican la bloque, celui qui l’a donnée reste l’Hôte. La carte a changé de main, elle est morte et ne peut plus être donnée.',
    },
    O3: {
      title: 'Mission difficile',
      summary: 'Il faut 4 jerricans pour brûler le Nid.',
      text: ['Il faut 4 jerricans au lieu de 3 pour brûler le Nid (V1).'],
    },
    O4: {
      title: 'Maître et serviteur',
      summary: 'Un Infecté doit mériter sa part de victoire.',
      text: [
        'Quand les Infectés gagnent, un Infecté autre que l’Hôte ne partage la victoire que dans l’un de ces deux cas : il a infecté quelqu’un, ou, étant Infecté, il a retiré le dernier personnage d’un joueur qui ne l’était pas.',
        'Ce que tuent les parasites ne compte pour personne. Qui l’a mérité n’est montré qu’à la fin.',
      ],
    },
  },
};
