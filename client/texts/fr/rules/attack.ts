import type { ChapterText } from '../../wording/rule-book.ts';

export const attack: ChapterText<'A'> = {
  title: 'Attaquer',
  intro: 'On peut tirer sur les parasites. Sur tous les autres aussi.',
  rules: {
    A1: {
      title: 'Tirer',
      summary:
        '1 PA : votre Androïde tire sur un parasite ou sur le personnage d’un autre joueur dans sa salle.',
      text: [
        'Seuls les Androïdes tirent. Il faut une balle sur l’une de vos cartes Munitions.',
        'La cible est un parasite ou le personnage d’un autre joueur dans la même salle.',
        'Avec une lunette de précision, elle peut aussi se tenir dans une salle derrière un passage de celle-ci. Une porte de sécurité arrête le tir, sauf si vous avez une carte magnétique face visible ou si toutes les portes sont ouvertes.',
      ],
      ruling: 'On ne peut ni tirer sur ses propres personnages ni les poignarder.',
    },
    A2: {
      title: 'Balles',
      summary:
        'Une balle fait 1 blessure. Le fusil mitrailleur en tire deux par action, sur une cible ou sur deux.',
      text: [
        'Chaque balle fait 1 blessure.',
        'Avec un fusil mitrailleur sur votre table, une action de tir envoie 2 balles si vous les avez, sur une cible ou sur deux, chacune n’importe où à portée. Vous désignez les deux avant toute résolution. S’il ne reste qu’une balle, il tire celle-là.',
      ],
      ruling:
        'Les balles viennent d’abord de la carte Munitions la moins remplie, et peuvent venir de deux cartes.',
    },
    A3: {
      title: 'Poignarder',
      summary: '1 PA avec un couteau de combat : le dé touche sur 3 ou 4, manque sur 1 ou 2.',
      text: [
        'Soldat ou Androïde peut poignarder une cible dans la même salle si un couteau de combat est sur votre table.',
        'Lancez le dé : sur 3 ou 4, la cible subit 1 blessure ; sur 1 ou 2, le coup manque.',
        'Un coup manqué reste une attaque. Le gilet pare-balles n’est demandé qu’après un coup réussi.',
      ],
    },
    A4: {
      title: 'Grenade',
      summary:
        '1 PA, usage unique : 1 blessure à tout ce qui est dans une salle voisine, les vôtres compris.',
      text: [
        'Vous la lancez dans une salle derrière un passage de la vôtre, jamais dans la vôtre.',
        'Chaque parasite et chaque personnage présent subit 1 blessure, les vôtres aussi. Les parasites gris sont retirés d’abord, puis les noirs deviennent gris.',
      ],
      ruling:
        'Une grenade ne passe une porte de sécurité que comme un tir : avec votre carte magnétique face visible, ou tant que toutes les portes sont ouvertes.',
    },
    A5: {
      title: 'Parasites blessés',
      summary: 'Un parasite gris meurt d’une blessure ; un noir devient gris.',
      text: [
        'Une blessure tue un parasite gris. Il retourne à la réserve.',
        'Une blessure rend gris un parasite noir. Il est échangé contre un gris de la réserve. S’il n’y en a pas, il est retourné et compte comme gris ; une fois tué, il retourne à la réserve comme noir.',
      ],
    },
    A6: {
      title: 'Gilet pare-balles',
      summary: 'Se joue quand vous êtes attaqué : chaque carte annule 1 blessure.',
      text: [
        'Le gilet est votre réponse à une attaque. Une carte annule 1 blessure. Si vos deux personnages souffrent en même temps dans la même salle, une carte en annule 1 à chacun.',
        'La question vous est posée une fois pour toute l’attaque ; vous dites combien de cartes vous jouez pour chaque salle.',
      ],
      ruling: 'Le gilet protège des balles, des couteaux et des parasites. Il ne protège pas des grenades.',
    },
    A7: {
      title: 'Mort',
      summary: 'À 0 PV, un personnage disparaît. Qui perd les deux est éliminé.',
      text: [
        'Un personnage à 0 PV est retiré. Son joueur garde main et table.',
        'Quand les deux personnages ont disparu, le joueur est éliminé. Main et table quittent la partie sans être vues, et rien n’en est dit.',
      ],
    },
    A8: {
      title: 'Qui peut être attaqué',
      summary: 'Chacun peut attaquer n’importe qui.',
      text: [
        'Humain ou Infecté, chacun peut attaquer n’importe qui.',
        'Quand une règle parle d’une attaque dans une salle, il s’agit de la salle où se tenait la cible.',
      ],
    },
  },
};
