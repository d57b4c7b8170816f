import type { ChapterText, RuleBook } from '../../wording/rule-book.ts';

export const components: ChapterText<'C'> = {
  title: 'Matériel',
  intro:
    'Les mots du jeu. Un joueur occupe un siège, avec une couleur et deux personnages : un Soldat et un Androïde. ' +
    'Un lieu est une carte du plan ; il contient une salle, ou deux. Votre main est secrète. Votre table est la rangée ' +
    'de cartes face visible devant vous. Un objet est toute carte Fouille sauf l’Hôte et l’alerte parasite. ' +
    'Les PA sont les points d’action, les PV les points de vie. « Le personnage d’un autre joueur » est toujours un personnage vivant.',
  rules: {
    C1: {
      title: 'L’équipage',
      summary: 'De 4 à 6 joueurs, chacun avec sa couleur.',
      text: [
        'Une mission demande de 4 à 6 joueurs. Des bots peuvent occuper n’importe quelle place.',
        'Chacun choisit une couleur que personne d’autre n’a : rouge, vert, violet, orange, bleu ou blanc.',
      ],
      ruling: 'Il n’y a pas de table à moins de 4 ni à plus de 6.',
    },
    C2: {
      title: 'Ce que reçoit chaque siège',
      summary: 'Un Soldat et un Androïde à 4 PV chacun, 3 cartes Infection, 2 cartes Scan.',
      text: [
        'Vous menez deux personnages : un Soldat et un Androïde. Chacun commence avec 4 PV, qui sont aussi son maximum.',
        'Vous avez en main 3 cartes Infection de votre couleur.',
        'Vous possédez 2 cartes Scan, une positive et une négative. Elles ne servent qu’aux scans thermiques (R6) et ne font pas partie de la main.',
      ],
    },
    C3: {
      title: 'Parasites et dé',
      summary: '5 parasites gris (1 PV, 1 dégât) et 5 noirs (2 PV, 2 dégâts).',
      text: [
        'Il existe dix parasites, pas un de plus. Cinq sont gris : 1 PV, 1 dégât. Cinq sont noirs : 2 PV, 2 dégâts.',
        'Un dé à quatre faces décide des directions et des coups de couteau.',
        'Un marqueur Parasite indique qui mènera la prochaine phase des parasites.',
      ],
    },
    C4: {
      title: 'La pioche Fouille',
      summary: '46 cartes : du carburant, des armes, des outils, trois alertes et un Hôte.',
      text: [
        'Fouiller, c’est piocher parmi 46 cartes. La liste des cartes indique combien il y en a de chaque sorte et à quoi elles servent.',
        'Certaines cartes restent cachées en main. D’autres se posent face visible sur votre table et y restent. Les cartes à usage unique sont défaussées après usage.',
      ],
    },
    C5: {
      title: 'Les cartes Lieu',
      summary:
        '20 cartes forment la station ; chaque bord est un passage ouvert, une porte de sécurité ou un mur.',
      text: [
        'La station se construit avec 20 cartes Lieu. La liste des lieux donne les quatre bords de chacune, tels qu’imprimés : nord, est, sud, ouest.',
        'Un bord est un passage ouvert, une porte de sécurité ou un mur. Une carte qui porte l’icône de fouille peut être fouillée (F1).',
      ],
    },
    C6: {
      title: 'Les cartes à deux salles',
      summary:
        'Un mur percé d’une porte de sécurité coupe la carte : Terminal ou Infirmerie au fond, salle simple devant.',
      text: [
        'Deux cartes sont coupées par un mur percé d’une porte de sécurité.',
        'La moitié du fond, au nord sur la carte imprimée, n’a pas d’autre issue. Elle abrite le Terminal ou l’Infirmerie (R5).',
        'La moitié avant, au sud sur la carte imprimée, a le passage ouvert de la carte, et des murs à l’est et à l’ouest. Sur une carte tournée de 180°, l’avant est au nord.',
        'Chaque moitié est une salle à part pour la présence, les déplacements, les obligations, les tirs, les grenades et les dégâts. Noire ou rouge, en revanche, la carte l’est tout entière.',
      ],
    },
    C7: {
      title: 'Noir et rouge',
      summary: 'Un lieu commence noir (intact) et devient rouge (utilisé), une fois pour toutes.',
      text: [
        'Chaque carte Lieu entre en jeu noire : intacte. L’utiliser peut la rendre rouge : utilisée.',
        'Une carte rouge ne redevient jamais noire. Fouiller ou utiliser un lieu rouge réveille d’abord un parasite (F2).',
      ],
    },
    C8: {
      title: 'Le dé comme boussole',
      summary: '1 nord, 2 est, 3 sud, 4 ouest.',
      text: [
        'Quand le dé donne une direction : 1 pour le nord, 2 pour l’est, 3 pour le sud, 4 pour l’ouest.',
        'La boussole est celle de la table. Tourner une carte ne la tourne pas.',
      ],
    },
  },
};

export const cards: RuleBook['cards'] = {
  'gas-can':
    'Jerrican. Donné dans un échange, il bloque une infection (X5) ; trois à la fois brûlent le Nid (V1).',
  armor: 'Gilet pare-balles. En réaction, 0 PA : annule une blessure (A6). Défaussé après usage.',
  ammo: 'Munitions. À poser pour 0 PA : 4 balles (I5). Défaussées une fois vides.',
  'parasite-alert': 'Alerte parasite. Résolue dès qu’elle est piochée, puis défaussée (I6).',
  'first-aid-kit': 'Kit de premiers soins. 0 PA, usage unique : rend 2 PV (I1).',
  keycard: 'Carte magnétique. À poser pour 0 PA, elle reste : vous ouvre les portes de sécurité (I7).',
  'heavy-gun': 'Fusil mitrailleur. À poser pour 0 PA, il reste : un tir envoie deux balles (A2).',
  grenade: 'Grenade. 1 PA, usage unique : blesse tout ce qui se trouve dans une salle voisine (A4).',
  'energy-boost': 'Adrénaline. 0 PA, usage unique : +2 PA ce tour-ci (I2).',
  'target-scope':
    'Lunette de précision. À poser pour 0 PA, elle reste : l’Androïde tire dans la salle voisine (I4).',
  'combat-knife':
    'Couteau de combat. À poser pour 0 PA, il reste : 1 PA le coup, qui touche sur 3 ou 4 (A3).',
  'body-scanner':
    'Scanner corporel. 1 PA, usage unique : montre toute la main d’un joueur de votre salle (I3).',
  host: 'Hôte. Reste caché dans la main de qui l’a pioché (S6).',
};

export const locations: RuleBook['locations'] = {
  reactor: 'Salle du Réacteur, le départ. Terrain neutre : ni attaque ni échange obligatoires (X2).',
  terminal: 'Terminal, le terminal ouvert : scanner, ouvrir les portes ou révéler un lieu (R4).',
  hive: 'Nid : là où trois jerricans mettent fin à tout (V1).',
  'terminal-behind':
    'Deux salles : un Terminal derrière une porte de sécurité, une salle simple devant (C6).',
  'sick-bay-behind':
    'Deux salles : une Infirmerie derrière une porte de sécurité, une salle simple devant (C6).',
  storage: 'Entrepôt : trois cartes à la première fouille (F4).',
  empty: 'Salle vide : rien à fouiller (R9).',
  run: 'Course : un déplacement gratuit, sauf si le personnage d’un autre joueur est là (R1).',
  'team-search': 'Fouille en équipe : deux joueurs peuvent piocher (F5).',
  'parasite-alert': 'Alerte parasite : chaque entrée fait apparaître un parasite (R2).',
};
