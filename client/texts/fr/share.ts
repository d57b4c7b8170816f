import type { Texts } from '../wording/all-texts.ts';

export const share: Texts['share'] = {
  title: 'Partager',
  hint: 'Fait sur cet appareil, tel que le voient les yeux choisis. Chaque image porte l’adresse de la partie.',
  strip: 'Les trois derniers moments en image',
  film: 'Un court film de cette scène',
  noFilm: 'Ce navigateur ne sait pas enregistrer de film.',
  making: 'Peinture en cours …',
};
