import type { ChapterText } from '../../wording/rule-book.ts';

export const turns: ChapterText<'T'> = {
  title: 'Tours',
  intro: 'Les joueurs jouent à tour de rôle, dans le sens horaire. De temps à autre, c’est aux parasites.',
  rules: {
    T1: {
      title: 'Ordre du jeu',
      summary: 'Une phase des parasites ouvre la partie ; N + 1 tours séparent deux phases.',
      text: [
        'La partie s’ouvre sur une phase des parasites (P1), menée par le premier joueur. Ensuite, le meneur passe le marqueur Parasite au joueur vivant suivant dans le sens horaire. Les tours se jouent dans le sens horaire, en commençant par le meneur.',
        'La phase suivante vient juste avant que le détenteur du marqueur ne commence un tour, s’il en a déjà joué un depuis qu’il l’a reçu. Si meneur et détenteur sont la même personne, le tour qui suit immédiatement la phase ne compte pas.',
        'À quatre joueurs : tours 1, 2, 3, 4, 1, puis le joueur 2 mène une phase. À N joueurs, N + 1 tours séparent deux phases.',
      ],
    },
    T2: {
      title: 'Si le détenteur du marqueur tombe',
      summary: 'Le marqueur passe au suivant ; le tour déjà joué par l’ancien détenteur compte toujours.',
      text: [
        'Si le détenteur du marqueur est éliminé, le marqueur passe au joueur vivant suivant dans le sens horaire. Un tour déjà joué par l’ancien détenteur compte pour le nouveau.',
      ],
      ruling:
        'Si le meneur est éliminé pendant la phase qu’il mène, le joueur vivant suivant dans le sens horaire devient meneur, passe le marqueur et joue le premier tour.',
    },
    T3: {
      title: 'À bord',
      summary: 'À votre premier tour, vos deux personnages entrent dans la Salle du Réacteur.',
      text: [
        'Avant la première action de votre premier tour, votre Soldat et votre Androïde entrent dans la Salle du Réacteur.',
      ],
    },
    T4: {
      title: 'Points d’action',
      summary: 'Chaque personnage donne 2 PA avec 3 ou 4 PV, 1 PA avec 1 ou 2 PV ; la réserve est commune.',
      text: [
        'Au début de votre tour, chaque personnage vivant donne 2 PA s’il a 3 ou 4 PV, et 1 PA s’il en a 1 ou 2.',
        'Ces points forment une réserve commune aux deux personnages. Rien n’oblige à tout dépenser.',
        'Un soin n’augmente vos PA qu’à partir de votre prochain tour.',
      ],
      ruling: 'Une blessure ou la perte d’un personnage pendant votre propre tour ne retire aucun PA.',
    },
    T5: {
      title: 'Actions',
      summary: 'Une action coûte 1 PA, sauf indication contraire, et peut être répétée.',
      text: [
        'À votre tour, vous agissez avec l’un ou l’autre personnage, dans l’ordre de votre choix.',
        'Chaque action coûte 1 PA, sauf si sa règle fixe un autre prix. Vous pouvez refaire la même.',
      ],
    },
    T6: {
      title: 'La première fouille',
      summary: 'À votre premier tour, vous devez fouiller une fois, si c’est à votre portée.',
      text: [
        'À votre premier tour, vous devez faire au moins une fouille, si elle est possible avec les PA qui vous restent.',
        'Tant qu’elle est possible, vous ne pouvez pas finir le tour sans elle, et aucune action qui la rendrait impossible n’est proposée. Cela vaut aussi pour l’attaque d’une obligation (X1).',
        'Tant qu’elle n’est pas possible, cette exigence est en sommeil. Elle se réveille si une nouvelle carte du dessus rend une fouille possible.',
        'Une fouille qui ne révèle qu’une alerte compte.',
      ],
      ruling:
        'Une fouille est possible si l’un de vos personnages peut atteindre une salle à fouiller et la fouiller, sur le plan tel qu’il est ou avec la carte publique du dessus posée. Les déplacements gratuits des salles de Course comptent. Les cartes de votre main et les lieux inconnus ne comptent pas.',
    },
    T7: {
      title: 'D’abord répondre',
      summary: 'Une obligation ou une question posée à un joueur bloque tout le reste jusqu’à la réponse.',
      text: [
        'Tant qu’une obligation d’attaquer ou d’échanger est en cours (X1), ou qu’une question est posée à un joueur, rien d’autre n’est possible.',
        'Une exception : pendant votre propre obligation, vous pouvez poser des cartes et utiliser l’adrénaline.',
      ],
    },
  },
};
