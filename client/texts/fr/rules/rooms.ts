import type { ChapterText } from '../../wording/rule-book.ts';

export const rooms: ChapterText<'R'> = {
  title: 'Salles',
  intro: 'Certaines salles ne sont pas que des obstacles.',
  rules: {
    R1: {
      title: 'Course',
      summary:
        'Entrer donne à ce personnage un déplacement gratuit, tant qu’aucun personnage d’un autre joueur n’est là.',
      text: [
        'Un personnage qui entre dans une salle de Course gagne un déplacement gratuit pour en sortir. Il sert ce tour-ci, tant que le personnage s’y trouve encore et qu’aucun personnage d’un autre joueur n’est dans la salle au moment de partir.',
      ],
      ruling:
        'Le déplacement gratuit est perdu si vous avez fouillé la salle entre-temps. Chaque personnage l’obtient une fois par salle de Course et par tour ; sinon, deux salles de Course voisines n’en finiraient jamais.',
    },
    R2: {
      title: 'Alerte parasite',
      summary: 'Chaque entrée fait apparaître un parasite.',
      text: [
        'Chaque fois qu’un personnage entre dans une salle d’Alerte parasite, un parasite apparaît (P5).',
      ],
    },
    R3: {
      title: 'Infirmerie',
      summary: '1 PA, une fois par tour : soignez 2 blessures parmi vos personnages dans la salle.',
      text: [
        'Vous soignez 2 blessures, réparties à votre gré entre vos propres personnages dans la salle. Personne ne dépasse 4 PV.',
        'Elle s’utilise une fois par tour, et seulement s’il y a une blessure à soigner.',
        'Si la carte est rouge, un parasite apparaît d’abord. Si elle est noire, elle devient rouge.',
      ],
    },
    R4: {
      title: 'Terminal',
      summary:
        '1 PA, une fois par tour : scanner l’équipage, ouvrir les portes de sécurité ou révéler un lieu.',
      text: [
        'Au Terminal, vous choisissez l’un des trois : scan thermique (R6), ouverture de toutes les portes de sécurité (R7), révélation d’un lieu (R8).',
        'Vous avez droit à une utilisation par tour, quel que soit le Terminal.',
        'Si la carte est rouge, un parasite apparaît d’abord. Si elle est noire, elle devient rouge.',
      ],
    },
    R5: {
      title: 'Derrière la porte',
      summary: 'Sur une carte à deux salles, Terminal et Infirmerie ne servent que dans la moitié du fond.',
      text: [
        'Le Terminal ou l’Infirmerie d’une carte à deux salles ne peut être utilisé que par un personnage qui se trouve dans la moitié du fond.',
      ],
    },
    R6: {
      title: 'Scan thermique',
      summary: 'Tous apprennent combien de vivants sont Infectés, jamais lesquels.',
      text: [
        'La vraie carte Scan de chaque joueur vivant va dans une pile : positive s’il est Infecté, négative sinon. L’autre va dans une seconde pile, qui reste cachée. La première pile est mélangée et montrée à tous, carte par carte.',
        'On connaît ainsi le nombre d’Infectés parmi les vivants, mais jamais leur identité. Personne ne peut donner une fausse carte.',
        'Le donneur vérifie ensuite si la partie est finie (V2, V3, V9).',
      ],
      ruling: 'Les éliminés n’y prennent pas part.',
    },
    R7: {
      title: 'Ouvrir les portes de sécurité',
      summary: 'Toutes s’ouvrent pour tout le monde, jusqu’au prochain mouvement des parasites.',
      text: [
        'Toutes les portes de sécurité s’ouvrent, pour tout le monde. Elles se referment juste avant le prochain mouvement des parasites.',
      ],
    },
    R8: {
      title: 'Révéler un lieu',
      summary: 'Posez la carte Lieu du dessus n’importe où sur le plan où elle convient.',
      text: [
        'Vous posez la carte Lieu du dessus contre n’importe quel passage du plan où c’est légal. E2, E4 et E5 s’appliquent comme pour explorer.',
      ],
    },
    R9: {
      title: 'Rien à trouver',
      summary: 'Les salles vides, la Salle du Réacteur et le Nid ne se fouillent pas.',
      text: [
        'Une salle vide, la Salle du Réacteur et le Nid n’ont pas d’icône de fouille. Il n’y a rien à y trouver.',
      ],
    },
  },
};
