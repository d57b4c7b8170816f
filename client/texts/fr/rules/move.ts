import type { ChapterText } from '../../wording/rule-book.ts';

export const move: ChapterText<'M'> = {
  title: 'Se déplacer',
  intro: '1 PA. Un personnage, une salle.',
  rules: {
    M1: {
      title: 'Par un passage',
      summary:
        '1 PA : dans la salle voisine. Une porte de sécurité exige votre carte magnétique, ou doit être ouverte.',
      text: [
        'Un personnage franchit un passage et entre dans la salle qui se trouve derrière.',
        'Entre deux lieux, les deux bords doivent le laisser passer. Une porte de sécurité, d’un côté ou de l’autre, ne le fait que si une carte magnétique est face visible sur votre propre table (I7), ou tant que toutes les portes de sécurité sont ouvertes (R7).',
      ],
    },
    M2: {
      title: 'Ce qui attend à l’intérieur',
      summary: 'D’abord l’alerte, ensuite les autres.',
      text: [
        'Entrer dans une salle d’Alerte parasite fait d’abord apparaître un parasite (P5).',
        'Vient ensuite seulement l’obligation d’attaquer ou d’échanger (X1).',
      ],
    },
  },
};
