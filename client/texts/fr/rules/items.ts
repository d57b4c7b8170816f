import type { ChapterText } from '../../wording/rule-book.ts';

export const items: ChapterText<'I'> = {
  title: 'Objets',
  intro:
    'Ce que les autres chapitres ne disent pas. Armes et gilets sont au chapitre des attaques, les jerricans à ceux de l’échange et de la fin.',
  rules: {
    I1: {
      title: 'Kit de premiers soins',
      summary: '2 PV à un personnage de la salle, ou 1 à celui qui l’utilise et 1 à un autre.',
      text: [
        'Il rend 2 PV à un personnage dans la salle de celui qui l’utilise, le vôtre ou celui d’un autre joueur. Ou bien il rend 1 PV au personnage qui l’utilise et 1 PV à un autre sur place.',
        'Personne ne dépasse 4 PV. Il ne coûte aucun PA et ne sert qu’une fois.',
      ],
    },
    I2: {
      title: 'Adrénaline',
      summary: '+2 PA ce tour-ci.',
      text: [
        'Vous gagnez 2 PA de plus pour ce tour. Vous pouvez en utiliser plusieurs. Chacune ne sert qu’une fois et ne coûte aucun PA.',
      ],
    },
    I3: {
      title: 'Scanner corporel',
      summary: '1 PA, usage unique : voyez toute la main d’un autre joueur de votre salle.',
      text: [
        'Choisissez un autre joueur qui a un personnage dans la salle de celui qui l’utilise. Vous voyez toute sa main, telle qu’elle est à cet instant.',
        'Les autres voient seulement que cela a eu lieu.',
      ],
    },
    I4: {
      title: 'Lunette de précision',
      summary: 'Permet à votre Androïde de tirer dans la salle voisine.',
      text: [
        'Elle ne sert qu’à l’Androïde, au pistolet comme au fusil mitrailleur. A1 dit jusqu’où elle porte.',
      ],
    },
    I5: {
      title: 'Munitions',
      summary: 'Quatre balles par carte ; plusieurs cartes peuvent être sur votre table.',
      text: [
        'Chaque carte Munitions posée porte 4 balles. Vous pouvez en avoir plusieurs sur votre table. Une carte vide est défaussée.',
      ],
    },
    I6: {
      title: 'Alerte parasite',
      summary: 'Jamais en main : elle frappe dès qu’elle est piochée.',
      text: ['Personne ne garde jamais une alerte parasite. Elle est résolue dès qu’elle est piochée.'],
    },
    I7: {
      title: 'Carte magnétique',
      summary: 'Face visible sur votre table, elle ouvre les portes de sécurité à vos deux personnages.',
      text: [
        'Une carte magnétique agit dès qu’elle est face visible sur votre table. Elle sert à vos deux personnages et à personne d’autre.',
      ],
      ruling: 'Les objets appartiennent au joueur, non à l’un de ses personnages.',
    },
    I8: {
      title: 'Quand les objets servent',
      summary: 'À votre tour. Seul le gilet pare-balles sert aussi à d’autres moments.',
      text: [
        'Vous utilisez les objets à votre tour.',
        'Seul le gilet pare-balles sert aussi pendant le tour des autres et pendant la phase des parasites.',
      ],
    },
  },
};
