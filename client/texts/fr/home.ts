import type { Texts } from '../wording/all-texts.ts';

export const game: Texts['game'] = {
  name: 'Panic Station',
  pitch: 'L’un des membres de l’équipage n’est plus humain. D’ici, tous se ressemblent.',
  facts: '4 à 6 joueurs · rôles cachés · dans le navigateur, sans compte',
  rules:
    'Trouvez le Nid et brûlez-le avec trois jerricans. Réfléchissez avant d’échanger : une infection suffit.',
  fanWork: 'Œuvre de fan non officielle, d’après le jeu de société de David Ausloos.',
};

export const name: Texts['name'] = { label: 'Votre nom', hint: 'tel que les autres le verront' };

export const home: Texts['home'] = {
  playNow: 'Jouer',
  playNowHint: 'tout de suite, contre des bots',
  bots: '{{count}} bots, niveau {{level}}',
  players: 'À la table',
  howGood: 'Leur niveau',
  level: { calm: 'calme', keen: 'aguerri', merciless: 'impitoyable' },
  who: 'Qui doit être là',
  open: 'Ouvrir une table',
  code: 'Code ou lien',
  codeHint: 'cinq lettres : QKRTB',
  join: 'Rejoindre',
  tables: 'Tables ouvertes',
  noTables: 'Aucune table ouverte pour l’instant. Ouvrez-en une et elle apparaîtra ici.',
  seated: 'Places prises : {{seated}} sur {{seats}}',
  tableOf: 'Table {{opener, de}}',
  offline: 'La station est injoignable pour le moment. Les règles et les leçons restent là.',
  privacy: 'Ce qui est gardé de vous',
  aboard: 'Vous êtes à bord de {{code}}',
  aboardIn: {
    waiting: 'L’équipage se rassemble.',
    playing: 'La partie continue.',
  },
  return: 'Revenir',
  trade: 'Échanger',
  tradeLine: 'Croisez quelqu’un : chacun donne une carte en secret. Ce peut être une infection.',
  scan: 'Scanner',
  scanLine: 'Un scan thermique compte les Infectés. Il ne nomme personne.',
  burn: 'Brûler',
  burnLine: 'Trouvez le Nid dans le noir. Trois jerricans y mettent fin.',
  record: 'Mon bilan',
  recordHint: 'sur cet appareil, pour personne d’autre',
  recordOf: 'gagnées sur {{count}}',
  memory: 'Ce que cet appareil retient',
  memoryHint:
    'Vos parties, vos reçus, vos réglages et les clés de vos places, dans un fichier à porter sur un autre appareil. Qui a ce fichier peut s’asseoir à vos places.',
  memorySave: 'Enregistrer un fichier',
  memoryAdd: 'Ajouter depuis un fichier',
  memoryRefused: 'Ce n’est pas un fichier d’un appareil de Panic Station.',
  delete: 'Effacer ma part dans la partie du {{when}}',
  deleteSure:
    'Ce que vous avez dit et noté dans cette partie est effacé du serveur, et elle ne sera jamais affichée. Avec le dernier de ses joueurs, elle est effacée entièrement. Continuer ?',
  boarding: 'L’équipage embarque …',
  learn: 'Apprendre en cinq minutes',
  caseOfTheDay: 'L’affaire du jour',
  rules: 'Règles',
  games: 'Explorer les parties',
  measured:
    'À {{players}}, entre bots aguerris, les humains gagnent {{percent}} % des parties ({{games}} jouées).',
};

/** Finished games: those this device was at, and those for everybody. */
export const archive: Texts['archive'] = {
  title: 'Mes parties',
  public: 'Parties publiques',
  noPublic: 'Aucune encore. Une partie finie apparaît ici quand tous ses joueurs sont d’accord.',
  bot: '{{name}} (bot)',
  way: 'Tout voir',
};

export const role: Texts['role'] = { human: 'Humain', infected: 'Infecté', host: 'Hôte' };

export const ending: Texts['ending'] = {
  'hive-burnt': 'Le Nid a brûlé.',
  'all-infected': 'Le scan ne trouve plus aucun humain.',
  'last-human-without-fuel': 'Il reste un humain, et plus aucun jerrican à trouver.',
  'no-human-trooper': 'Il ne reste aucun Soldat humain pour brûler le Nid.',
  'troopers-dead': 'Le dernier Soldat est mort.',
  sealed: 'Le Nid ne pourra jamais être atteint.',
  'all-dead': 'Il ne reste que les parasites.',
  abandoned: 'La mission a été abandonnée.',
  'time-is-up': 'La mission a trop duré.',
  'nobody-can-win': 'Plus aucun Infecté, et trop peu de jerricans : plus personne ne peut gagner.',
};
