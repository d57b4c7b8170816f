import type { Texts } from '../wording/all-texts.ts';

/** The lessons: where they are offered, what each is about, and what is said on the way. */
export const learn: Texts['learn'] = {
  offerHint: 'huit courtes leçons, en solo',
  afterLoss: 'Première fois ? Huit courtes leçons montrent comment on joue.',
  title: 'Apprendre à jouer',
  intro:
    'Huit moments de vraies parties, sur la vraie table. Chacun prend environ une minute ; passez ce que vous savez.',
  of: 'Leçon {{number}} sur {{count}}',
  begin: 'Commencer',
  next: 'Leçon suivante',
  again: 'Recommencer',
  skip: 'Passer',
  all: 'Toutes les leçons',
  home: 'Accueil',
  play: 'Jouer contre des bots',
  opening: 'La table se prépare…',
  broken: 'Cette leçon n’a pas pu s’ouvrir. Rechargez la page.',
  notKept:
    'Cette leçon n’est pas encore sur cet appareil. Ouvrez une fois la liste des leçons avec une connexion.',
  kept: 'Les leçons sont maintenant sur cet appareil : elles fonctionnent sans connexion.',
  done: 'Réussi',
  notYet: 'Pas cette fois',
  stars_one: '{{count}} étoile sur 3',
  stars_other: '{{count}} étoiles sur 3',
  noStars: 'pas encore jouée',
  moves: 'Vos actions : {{moves}}. On peut le faire en {{par}}.',
  allDone: 'Vous savez l’essentiel. Les autres vous apprendront le reste.',
  lessons: {
    walk: {
      title: 'Marcher et explorer',
      line: 'La station est dans le noir. Chaque lieu attend qu’on le trouve.',
      done: 'Explorer ne déplace personne ; marcher, si. Chaque action coûte un point d’action (PA) ; indemnes, vos deux personnages en donnent quatre par tour.',
      failed:
        'Personne n’a pu entrer dans un nouveau lieu. Une porte rayée est fermée : tournez la carte pour qu’un passage ouvert vous fasse face.',
    },
    search: {
      title: 'Fouiller, et ce qui guette',
      line: 'Un lieu intact donne des cartes. Un lieu déjà fouillé attire aussi un parasite.',
      done: 'Deux cartes, aucun parasite. Un lieu déjà fouillé peut l’être encore, mais quelque chose vient toujours.',
      failed:
        'Un lieu déjà fouillé attire un parasite à chaque fouille. Cherchez-en un dont la lampe est encore allumée.',
    },
    hand: {
      title: 'La main de cinq',
      line: 'Cinq cartes restent toujours en main.',
      done: 'On ne joue que ce qui dépasse cinq. Une carte posée agit aussitôt et reste sur la table pour de bon.',
      failed: 'Le tour est fini, et rien n’a été posé.',
    },
    meeting: {
      title: 'Rencontrer quelqu’un',
      line: 'Entrer dans une salle occupée oblige à échanger ou à attaquer.',
      done: 'Personne d’autre que vous deux ne sait ce qui a changé de mains. Gardez les jerricans pour ceux dont vous doutez.',
      failed:
        'Entrez dans une salle occupée, et gardez votre jerrican : c’est lui qui vous protège dans un échange.',
    },
    'gas-can': {
      title: 'Un jerrican à temps',
      line: 'Une infection arrive. Puis une autre.',
      done: 'Un jerrican a brûlé la première. Rien n’a arrêté la seconde : vous êtes désormais des leurs, et seule la main qui l’a donnée le sait.',
      failed:
        'Sans jerrican, la première infection a pris. Recommencez : quand quelqu’un vient, donnez le jerrican.',
    },
    infect: {
      title: 'Être des leurs',
      line: 'Vous êtes l’Hôte. Nul ne le sait.',
      done: 'Aucun jerrican n’est revenu : un de plus dans votre camp. La table a vu deux personnes échanger, rien d’autre.',
      failed:
        'Aucune infection n’a pris. Échangez avec quelqu’un de seul et donnez l’une de vos propres cartes Infection.',
    },
    scan: {
      title: 'Le terminal et le scan',
      line: 'Combien sont-ils maintenant ?',
      done: 'Le nombre est sûr, les noms non. Le scan met aussi fin à la partie quand il ne reste aucun humain.',
      failed: 'Le tour est fini, et nul n’a été compté.',
    },
    hive: {
      title: 'Le feu au Nid',
      line: 'Trois jerricans, un Soldat, une porte.',
      done: 'Ainsi gagnent les humains : un Soldat humain dans le Nid, avec trois jerricans dans une seule main.',
      failed: 'Le tour est fini, et le Nid est toujours là. Faites entrer votre Soldat, puis brûlez le Nid.',
    },
  },
  point: {
    explore:
      'Explorez : le prochain lieu se pose devant une ouverture de votre salle. Touchez ici, puis posez-le.',
    enterNew: 'Il est là, mais personne n’a bougé. Touchez le nouveau lieu pour y entrer.',
    searchFresh: 'La lampe est encore allumée : personne n’a fouillé ici. Fouillez.',
    goFresh: 'Ce lieu est fouillé : une autre fouille attirerait un parasite. Allez à côté.',
    searchAgain: 'De nouveau un lieu intact. Fouillez aussi ici.',
    handFull: 'Cinq cartes en main : aucune ne peut être jouée. Fouillez pour en avoir six.',
    layDown: 'Une carte est maintenant de trop. Posez : {{card}}.',
    meet: '{{who}} est là. Qui entre doit échanger ou attaquer.',
    tradeOrShoot: 'Un échange est gratuit et secret. Un tir coûte 1 PA et tous le voient. Choisissez.',
    giveItem: 'Chacun donne une carte, face cachée. Gardez le jerrican ; donnez : {{card}}.',
    comes: '{{who}} arrive. De confiance ou non, vous verrez.',
    giveGasCan: 'Vous ignorez ce que {{who}} donne. Un jerrican brûle une infection : donnez-le.',
    giveAnything:
      'Encore un échange, et plus de jerrican. Donnez n’importe quelle carte et voyez ce qui se passe.',
    meetVictim: '{{who}} est là sans témoin et vous fait confiance. Entrez.',
    tradeQuietly: 'Échangez. Tous verront l’échange, nul ne verra les cartes.',
    giveInfection: 'L’une de vos propres cartes Infection. Sans jerrican, {{who}} est à vous.',
    toTerminal: 'Les écrans luisent encore : un Terminal. Entrez.',
    scan: 'Comptez les Infectés parmi les vivants : scan thermique.',
    toHive: 'Le Nid. Votre Soldat porte trois jerricans : entrez.',
    burn: 'Brûlez le Nid.',
  },
};

/** What the coach says, each once. */
export const coach: Texts['coach'] = {
  armor: 'On vous attaque. Chaque gilet pare-balles évite une blessure ; cinq cartes restent en main.',
  duty: 'Quelqu’un est déjà ici : échangez ou attaquez. Rien d’autre n’est possible avant.',
  trade:
    'Chacun donne une carte, face cachée. Si une infection arrive, seul un jerrican donné en retour l’arrête.',
  infected: 'Vous êtes des leurs. Gagnez en donnant vos propres cartes Infection dans les échanges.',
  'infection-card':
    'Qui vous a donné cette carte est Infecté : seul un Infecté donne une carte Infection de sa couleur.',
  'gas-can':
    'Un jerrican donné en échange brûle une infection. Il en faut {{cans}} en main pour brûler le Nid.',
  'first-search':
    'Au premier tour, fouillez au moins une fois : entrez dans une salle, ou explorez pour en trouver une.',
  hive: 'Le Nid est découvert. Les humains gagnent quand un Soldat humain y apporte {{cans}} jerricans.',
  terminal: 'Au Terminal, 1 PA compte les Infectés, ouvre toutes les portes de sécurité ou révèle un lieu.',
  run: 'Une salle de Course : vous pouvez en repartir une fois, sans frais, mais pas après l’avoir fouillée.',
  'used-room': 'Ce lieu est fouillé : y fouiller encore attire d’abord un parasite.',
  parasite: 'Les parasites ne mordent qu’à la phase des parasites. Soyez ailleurs d’ici là, ou tirez.',
  'alert-room': 'Qui entre ici attire un parasite.',
  explore: 'Explorer place le prochain lieu devant une ouverture. Personne ne bouge.',
  'end-turn': 'Plus de PA : terminez votre tour.',
};
