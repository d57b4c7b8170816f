import type { ChapterText } from '../../wording/rule-book.ts';

export const search: ChapterText<'F'> = {
  title: 'Fouiller',
  intro:
    '1 PA. C’est ainsi qu’on trouve du carburant, des armes et, parfois, la raison de ne plus mériter confiance.',
  rules: {
    F1: {
      title: 'Où fouiller',
      summary: 'Dans toute salle, noire ou rouge, dont la carte porte l’icône de fouille.',
      text: [
        'Vous pouvez fouiller là où la carte Lieu porte l’icône de fouille, qu’elle soit noire ou rouge.',
        'Une carte à deux salles se fouille depuis l’une ou l’autre moitié.',
      ],
    },
    F2: {
      title: 'Noir ou rouge',
      summary:
        'Fouiller un lieu noir le rend rouge ; fouiller un lieu rouge fait d’abord apparaître un parasite.',
      text: [
        'Dans un lieu rouge, un parasite apparaît (P5) avant toute autre chose.',
        'Un lieu noir devient rouge.',
      ],
    },
    F3: {
      title: 'La trouvaille',
      summary: 'Piochez une carte. Une alerte parasite frappe aussitôt et n’est pas remplacée.',
      text: [
        'Vous piochez une carte Fouille, qui rejoint votre main.',
        'Une alerte parasite est montrée à tous, fait apparaître un parasite auprès du personnage qui fouille, et est défaussée. Vous ne piochez rien à sa place.',
      ],
    },
    F4: {
      title: 'Entrepôt',
      summary: 'On pioche 3 cartes à la première fouille, 1 aux suivantes.',
      text: [
        'Tant qu’un Entrepôt est noir, le fouiller fait piocher 3 cartes, l’une après l’autre. Les alertes sont résolues à mesure.',
        'Une fois rouge, une fouille en fait piocher 1.',
      ],
    },
    F5: {
      title: 'Fouille en équipe',
      summary: 'Désignez un autre joueur dans la salle : vous piochez chacun une carte.',
      text: [
        'Dans une salle de Fouille en équipe, vous pouvez désigner un autre joueur qui y a un personnage. Chacun pioche 1 carte. Le hasard décide quelle carte va à qui ; la vôtre vient en premier. S’il ne reste qu’une carte, elle est à vous.',
        'Vous ne pouvez pas faire équipe si vous avez attaqué le personnage d’un joueur dans cette salle ce tour-ci. Une grenade ne compte que si elle en a touché un.',
        'Une alerte frappe auprès du personnage de celui qui l’a piochée. Si la réserve de parasites est vide, c’est ce joueur qui choisit lequel se déplace (P6).',
      ],
      ruling: 'Le joueur désigné n’a pas à donner son accord.',
    },
    F6: {
      title: 'Pas de course en rond',
      summary: 'Une salle quittée par un déplacement gratuit ne peut plus être fouillée par vous ce tour-ci.',
      text: [
        'Si vous avez utilisé le déplacement gratuit d’une salle de Course, aucun de vos personnages ne peut fouiller de nouveau cette salle ce tour-ci.',
      ],
    },
    F7: {
      title: 'La pioche Fouille est vide',
      summary:
        'La défausse mélangée devient la nouvelle pioche ; si les deux sont vides, vous ne trouvez rien.',
      text: [
        'S’il faut piocher une carte et que la pioche Fouille est vide, la défausse est mélangée et devient la nouvelle pioche, même au milieu d’une fouille.',
        'Si les deux sont vides, la fouille ne donne rien.',
      ],
      ruling:
        'Une note finale des règles imprimées dit cela de la pioche Exploration. C’est une erreur : sa place est ici.',
    },
  },
};
