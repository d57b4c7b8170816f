import type { Texts } from '../wording/all-texts.ts';

type Things = Pick<
  Texts,
  | 'colour'
  | 'letter'
  | 'character'
  | 'direction'
  | 'parasite'
  | 'roleHint'
  | 'room'
  | 'card'
  | 'cardBrief'
  | 'cardHint'
  | 'agreement'
>;

export const things: Things = {
  colour: { red: 'Rouge', green: 'Vert', purple: 'Violet', orange: 'Orange', blue: 'Bleu', white: 'Blanc' },
  // Each its own: vert and violet, bleu and blanc begin alike.
  letter: { red: 'R', green: 'V', purple: 'I', orange: 'O', blue: 'B', white: 'A' },
  character: { trooper: 'Soldat', android: 'Androïde' },
  direction: { north: 'nord', east: 'est', south: 'sud', west: 'ouest' },
  parasite: { grey: 'gris', black: 'noir' },
  roleHint: {
    human: 'Brûlez le Nid. Gardez un jerrican pour chaque échange.',
    infected: 'Transmettez vos cartes Infection. Nul ne doit le savoir.',
    host: 'Vous portez le mal. Infectez-les un par un.',
  },
  room: {
    reactor: 'Salle du Réacteur',
    terminal: 'Terminal',
    hive: 'Nid',
    storage: 'Entrepôt',
    empty: 'Salle vide',
    run: 'Course',
    'team-search': 'Fouille en équipe',
    'parasite-alert': 'Alerte parasite',
    'sick-bay': 'Infirmerie',
    plain: 'Antichambre',
  },
  card: {
    'gas-can': 'Jerrican',
    armor: 'Gilet pare-balles',
    ammo: 'Munitions',
    'parasite-alert': 'Alerte parasite',
    'first-aid-kit': 'Kit de premiers soins',
    keycard: 'Carte magnétique',
    'heavy-gun': 'Fusil mitrailleur',
    grenade: 'Grenade',
    'energy-boost': 'Adrénaline',
    'target-scope': 'Lunette de précision',
    'combat-knife': 'Couteau de combat',
    'body-scanner': 'Scanner corporel',
    host: 'Hôte',
    infection: 'Infection',
  },
  cardBrief: {
    'gas-can': 'Jerrican',
    armor: 'Gilet',
    ammo: 'Balles',
    'first-aid-kit': 'Soins',
    keycard: 'Carte mag.',
    'heavy-gun': 'Fusil',
    grenade: 'Grenade',
    'energy-boost': 'Adrénaline',
    'target-scope': 'Lunette',
    'combat-knife': 'Couteau',
    'body-scanner': 'Scanner',
    host: 'Hôte',
    infection: 'Infection',
  },
  cardHint: {
    'gas-can': 'Arrête l’infection, brûle le Nid.',
    armor: 'Annule une blessure.',
    ammo: 'À poser : quatre balles.',
    'first-aid-kit': 'Même salle : 2 PV, ou 1 PV chacun.',
    keycard: 'À poser : ouvre les portes de sécurité.',
    'heavy-gun': 'À poser : deux balles par tir.',
    grenade: 'Blesse tous ceux d’une salle voisine.',
    'energy-boost': '+2 PA ce tour-ci.',
    'target-scope': 'À poser : tir dans la salle voisine.',
    'combat-knife': 'À poser : touche sur 3 ou 4.',
    'body-scanner': 'Voir la main de quelqu’un ici.',
    host: 'Qui la tient est l’Hôte. Ne se donne jamais.',
    infection: 'Seul un Infecté donne la sienne.',
  },
  agreement: { 'final-scan': 'un scan final', abandon: 'abandonner la partie' },
};
