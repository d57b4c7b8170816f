import type { ChapterText } from '../../wording/rule-book.ts';

export const parasites: ChapterText<'P'> = {
  title: 'Parasites',
  intro: 'Ils n’ont pas de plan. Ils sont seulement de plus en plus nombreux.',
  rules: {
    P1: {
      title: 'La phase des parasites',
      summary: 'Les portes se ferment, les parasites avancent d’une salle, puis ils attaquent.',
      text: [
        'D’abord : les portes de sécurité ouvertes se ferment.',
        'Ensuite : un seul lancer de dé déplace chaque parasite d’une salle dans cette direction.',
        'Enfin : chaque parasite attaque.',
      ],
    },
    P2: {
      title: 'Ce qui arrête un parasite',
      summary: 'Les murs, les portes de sécurité et le bout du plan.',
      text: [
        'Un parasite reste où il est si l’un des deux bords sur sa route est un mur ou une porte de sécurité, ou si aucune carte ne se trouve là.',
        'La porte intérieure d’une carte à deux salles est une porte de sécurité : aucun parasite ne la franchit.',
      ],
    },
    P3: {
      title: 'Leur attaque',
      summary: 'Chaque personnage subit 1 blessure par parasite gris et 2 par parasite noir dans sa salle.',
      text: [
        'Chaque personnage dans une salle avec des parasites subit 1 blessure par gris et 2 par noir, additionnées.',
        'À chaque joueur attaqué, le gilet est demandé une seule fois (A6).',
      ],
      ruling: 'Tous les dégâts de la phase tombent au même instant.',
    },
    P4: {
      title: 'Seulement dans leur phase',
      summary: 'Les parasites n’attaquent à aucun autre moment.',
      text: ['Un parasite dans votre salle ne fait rien jusqu’à la phase des parasites.'],
    },
    P5: {
      title: 'Apparition',
      summary:
        'Le dé donne une direction : le parasite arrive dans la salle voisine, ou dans la vôtre s’il n’y en a pas.',
      text: [
        'Quand un parasite apparaît auprès d’un personnage, lancez le dé. Le parasite arrive dans la salle qui se trouve dans cette direction, même derrière un mur ou une porte. Si aucune carte ne s’y trouve, il arrive dans la salle du personnage.',
        'Sur une carte à deux salles, le nord ou le sud peut désigner son autre moitié.',
      ],
      ruling:
        'Un parasite qui arrive sur une carte à deux salles par le nord ou le sud apparaît dans la moitié de ce côté, selon la façon dont la carte est posée. Par l’est ou l’ouest, il apparaît dans la moitié avant.',
    },
    P6: {
      title: 'Quel parasite arrive',
      summary: 'D’abord un gris de la réserve, puis un noir ; s’il n’y en a plus, on en déplace un du plan.',
      text: [
        'Un parasite gris de la réserve arrive d’abord. S’il n’y en a pas, c’est un noir.',
        'Si la réserve est vide, le joueur qui a provoqué l’apparition choisit un parasite du plan et le déplace là. Il garde sa couleur.',
      ],
    },
    P7: {
      title: 'Aucun abri',
      summary: 'Un parasite peut apparaître dans toute salle.',
      text: ['Toute salle peut recevoir un parasite, la Salle du Réacteur aussi.'],
    },
  },
};
