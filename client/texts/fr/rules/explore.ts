import type { ChapterText } from '../../wording/rule-book.ts';

export const explore: ChapterText<'E'> = {
  title: 'Explorer',
  intro:
    '1 PA. Vous ajoutez au plan la carte Lieu du dessus. Là où rien n’est connu, il faut que quelqu’un regarde.',
  rules: {
    E1: {
      title: 'Poser un lieu',
      summary: '1 PA : posez la carte Lieu du dessus derrière un passage de votre salle.',
      text: [
        'L’un de vos personnages prend la carte Lieu du dessus et la pose sur une case vide voisine de son propre lieu.',
        'La case doit se trouver derrière un passage de la salle où il se tient. Un passage ouvert convient, une porte de sécurité aussi, même fermée.',
      ],
    },
    E2: {
      title: 'Comment les cartes se touchent',
      summary: 'À l’endroit ou à 180° ; passage contre passage, mur contre mur.',
      text: [
        'Une carte se pose à l’endroit ou tournée de 180°.',
        'Sur chaque côté où elle touche une autre carte, un passage doit rencontrer un passage, et un mur un mur.',
        'La nouvelle carte est posée face noire. Deux orientations qui donnent le même plan ne sont proposées qu’une fois.',
      ],
      ruling: 'Deux portes de sécurité ne se touchent jamais, même quand toutes les portes sont ouvertes.',
    },
    E3: {
      title: 'Sa place est ailleurs',
      summary: 'Si la carte n’a de place que derrière d’autres salles, vous ne pouvez pas explorer d’ici.',
      text: [
        'Si la carte du dessus n’a pas de place légale derrière les passages de cette salle, mais en a une ailleurs à portée (E4), explorer d’ici est impossible. Quelqu’un devra le faire là-bas.',
      ],
    },
    E4: {
      title: 'Aucune place à portée',
      summary: 'Payez 1 PA, glissez la carte sous la pioche et essayez la suivante, une fois par tour.',
      text: [
        'Si la carte du dessus n’a pas de place légale à portée et n’est pas la dernière, vous pouvez payer 1 PA pour la glisser sous la pioche. La carte suivante est aussitôt essayée, sans autre coût.',
        'Si celle-ci convient derrière les passages de cette salle, vous devez la poser ; si vous révélez depuis un Terminal (R8), partout où elle convient. Sinon, elle reste sur le dessus, le PA est perdu, et vous ne pouvez plus ni explorer ni révéler de lieu ce tour-ci.',
        'Cela se fait une fois par tour, explorer et révéler confondus.',
        'Est à portée une place derrière un passage d’une salle qu’un personnage vivant pourrait atteindre à pied, quel que soit le nombre de tours : par les passages ouverts, par les portes de sécurité ouvertes (R7), ou avec une carte magnétique face visible sur la table de son propre joueur. Tant qu’un Terminal peut être atteint ainsi, toute place est à portée. Tout cela est public.',
      ],
      ruling:
        'La règle imprimée demande si la carte a une place où que ce soit. Si la seule place se trouvait derrière une porte que personne ne peut ouvrir, toute exploration cesserait pour de bon. C’est donc la portée qui compte, ici comme pour E3 et E5, et l’on ne passe une carte qu’une fois par tour.',
    },
    E5: {
      title: 'Le Nid sur le dessus',
      summary:
        'Le Nid peut se poser de côté si rien d’autre ne va ; sans aucune place, on essaie la carte suivante.',
      text: [
        'Si le Nid n’a pas de place légale à portée, à l’endroit ou à 180°, il peut être posé à 90° ou à 270°. E3 s’applique toujours.',
        'S’il n’a de place légale à portée dans aucune orientation, vous pouvez payer 1 PA pour prendre la carte suivante à sa place. Elle est posée si elle convient ici ou, si vous révélez depuis un Terminal (R8), n’importe où. Sinon, elle va sous la pioche et le PA est perdu.',
        'Le Nid reste sur le dessus jusqu’à ce qu’il trouve sa place.',
      ],
      ruling: 'Le Nid attend sur le dessus pour que chaque autre carte ait sa chance.',
    },
    E6: {
      title: 'Le Nid est découvert',
      summary: 'Poser le Nid déclenche aussitôt un scan thermique.',
      text: [
        'Quelle que soit la façon dont le Nid arrive sur le plan, un scan thermique (R6) a lieu aussitôt.',
      ],
    },
    E7: {
      title: 'Limites de l’exploration',
      summary: 'Explorer ne déplace personne, et s’arrête avec la pioche.',
      text: [
        'Explorer ne déplace personne : votre personnage reste où il est.',
        'Quand la pioche Exploration est vide, il n’y a plus rien à explorer.',
      ],
    },
  },
};
