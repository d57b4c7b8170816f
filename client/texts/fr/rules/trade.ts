import type { ChapterText } from '../../wording/rule-book.ts';

export const trade: ChapterText<'X'> = {
  title: 'Échanger',
  intro: 'Personne ne croise personne sans un mot, ou un coup de feu. C’est ici que l’infection se propage.',
  rules: {
    X1: {
      title: 'Attaquer ou échanger',
      summary:
        'En entrant là où se trouvent des personnages d’autres joueurs, il faut en attaquer un ou échanger.',
      text: [
        'Un personnage qui entre dans une salle où se trouve au moins un personnage d’un autre joueur a une obligation. Il doit attaquer l’un de ceux-là (A1, A3 ; 1 PA, avec ce même personnage), ou échanger.',
        'D’ici là, vous ne pouvez ni explorer, ni fouiller, ni vous déplacer, ni utiliser une salle ou un objet, sauf pour poser des cartes et utiliser l’adrénaline (T7).',
        'C’est toujours vous qui dites lequel des deux, même si un seul est possible.',
      ],
    },
    X2: {
      title: 'Sans obligation',
      summary:
        'Aucune dans la Salle du Réacteur, ni là où ce personnage a échangé ou vous avez attaqué ce tour-ci.',
      text: [
        'Il n’y a pas d’obligation dans la Salle du Réacteur.',
        'Il n’y en a pas si ce personnage a déjà échangé dans cette salle ce tour-ci.',
        'Il n’y en a pas si, plus tôt ce tour-ci, vous avez attaqué le personnage d’un joueur dans cette salle ou y avez lancé une grenade.',
      ],
      ruling: 'Une telle attaque ou grenade libère vos deux personnages de l’obligation dans cette salle.',
    },
    X3: {
      title: 'Ce qui règle l’obligation',
      summary: 'Une attaque ou un échange la règle envers tous ceux de la salle.',
      text: [
        'Une seule attaque règle l’obligation envers tous ceux qui sont là. Avec un fusil mitrailleur, une balle sur un personnage de la salle suffit.',
        'Après un échange, vous pouvez encore attaquer, contre des PA.',
        'Nul ne peut échanger sans obligation. Votre autre personnage a la sienne quand il entre.',
      ],
    },
    X4: {
      title: 'L’échange',
      summary:
        'Vous choisissez le partenaire ; chacun choisit une carte en secret ; elles changent de main ensemble.',
      text: [
        'Le joueur qui est entré choisit avec qui échanger. Un joueur dont les deux personnages sont là est un seul partenaire.',
        'Chacun choisit en secret une carte de sa main. Les deux sont échangées au même instant. Eux seuls voient ce qu’ils ont reçu.',
      ],
    },
    X5: {
      title: 'Infection',
      summary:
        'Une carte Infection donnée par un Infecté, de sa propre couleur, vous infecte, sauf si vous donnez un jerrican.',
      text: [
        'Vous devenez Infecté si trois conditions sont réunies : vous recevez une carte Infection de la couleur de celui qui la donne ; il est Infecté ; la carte que vous avez donnée n’est pas un jerrican.',
        'Vous êtes Infecté dès lors, avec vos deux personnages, et pouvez donner vos propres cartes Infection.',
        'Si vous avez donné un jerrican, vous restez humain.',
        'Dans tous les cas, chacun garde la carte reçue. Le jerrican qui vous a sauvé appartient désormais à l’infecteur, et la carte Infection vous reste.',
      ],
    },
    X6: {
      title: 'Ce qu’on peut donner',
      summary:
        'Les humains donnent des objets. Les Infectés peuvent aussi donner une carte Infection de leur couleur.',
      text: [
        'Les humains peuvent donner tout objet, jamais une carte Infection de leur propre couleur.',
        'Les Infectés peuvent donner tout objet, ou une carte Infection de leur propre couleur.',
        'Une carte Infection d’une autre couleur ne peut être donnée que par un joueur qui n’a aucun objet. Elle n’infecte personne.',
        'La carte Hôte ne se donne jamais, sauf si O2 le permet.',
        'Grâce à la main minimale (H1), il y a toujours quelque chose que vous pouvez donner.',
      ],
      ruling: 'Une carte Infection revenue à son propriétaire agit de nouveau.',
    },
    X7: {
      title: 'Échanger n’est pas utiliser',
      summary: 'Un échange ne consomme pas les objets à usage unique.',
      text: [
        'Un objet à usage unique qui est échangé reste intact. Son nouveau propriétaire peut l’utiliser.',
      ],
    },
    X8: {
      title: 'Échange et main minimale',
      summary: 'Un échange ne réduit jamais une main : la main minimale ne le limite pas.',
      text: ['Vous pouvez échanger avec une main au minimum (H1) : une carte part, une carte arrive.'],
    },
  },
};
