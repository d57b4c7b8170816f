import type { ChapterText } from '../../wording/rule-book.ts';

export const setUp: ChapterText<'S'> = {
  title: 'Mise en place',
  intro: 'Le donneur s’en charge avant le premier tour. Il est bon de savoir ce qui peut se trouver où.',
  rules: {
    S1: {
      title: 'La première carte',
      summary: 'La Salle du Réacteur est seule au centre ; le plan s’étend dans toutes les directions.',
      text: [
        'Au début, seule la Salle du Réacteur est en place.',
        'La grille autour d’elle n’a pas de bord : la station grandit là où on l’explore.',
      ],
    },
    S2: {
      title: 'Le paquet de départ',
      summary: 'À N joueurs, un paquet de 3N cartes Fouille : au moins N jerricans et, quelque part, l’Hôte.',
      text: [
        'Pour N joueurs, le donneur forme un paquet de 3N cartes : N jerricans, l’Hôte, et 2N − 1 cartes tirées au hasard parmi toutes les autres cartes Fouille, jerricans restants compris.',
        'Le paquet est mélangé et placé sur le reste, mélangé lui aussi.',
      ],
    },
    S3: {
      title: 'Les mains de départ',
      summary: 'Deux cartes Fouille chacun : chaque main commence avec 5 cartes.',
      text: [
        'Chaque joueur reçoit 2 cartes du paquet.',
        'Si une alerte parasite s’y trouve, un parasite gris est placé dans la Salle du Réacteur ; la carte est défaussée et remplacée, autant de fois qu’il le faut.',
        'Chaque main compte alors 3 cartes Infection et 2 cartes Fouille : 5 en tout, ou 4 avec le départ en douceur (O1).',
      ],
    },
    S4: {
      title: 'La pioche Exploration',
      summary:
        'Le terminal ouvert vient dans la seconde moitié, le Nid parmi les trois dernières cartes. La carte du dessus est publique.',
      text: [
        'Toutes les cartes sauf la Salle du Réacteur, le terminal ouvert et le Nid sont ordinaires. La pioche compte 19 cartes.',
        'D’abord 9 cartes ordinaires. Ensuite les 8 autres, mélangées avec le terminal ouvert. Le Nid occupe l’une des 3 dernières positions, avec des chances égales.',
        'La carte du dessus est visible de tous, à tout moment.',
      ],
    },
    S5: {
      title: 'Premier joueur',
      summary: 'Le hasard désigne le premier joueur, qui prend le marqueur Parasite.',
      text: [
        'Le premier joueur est tiré au sort et prend le marqueur Parasite.',
        'Aucun personnage n’est encore sur le plan ; les deux de chaque joueur entrent à son premier tour (T3).',
      ],
    },
    S6: {
      title: 'L’Hôte',
      summary: 'Qui pioche la carte Hôte est l’Hôte, et Infecté. Personne d’autre n’en est informé.',
      text: [
        'Le joueur qui pioche la carte Hôte devient l’Hôte, et il est Infecté dès cet instant.',
        'Personne d’autre ne l’apprend.',
        'L’Hôte reste l’Hôte jusqu’à la fin, à moins que l’option O2 ne transmette la carte.',
      ],
    },
  },
};
