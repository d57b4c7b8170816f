import type { ChapterText } from '../../wording/rule-book.ts';

export const dealer: ChapterText<'D'> = {
  title: 'Le donneur',
  intro:
    'Un serveur distribue à la place des gens. Voici ce qu’il sait, ce qu’il dit, et combien de temps il attend.',
  rules: {
    D1: {
      title: 'Ce qui vous est montré',
      summary: 'Exactement ce qu’une personne à votre place verrait, et un journal privé.',
      text: [
        'Le donneur seul connaît les pioches, les mains et les infections.',
        'Votre appareil reçoit votre propre main, toutes les tables, tous les événements publics, et ce qui vous a été montré en privé.',
        'Votre journal n’est qu’à vous. Il garde avec qui vous avez échangé, ce que vous avez donné et reçu, et ce qu’un scanner corporel vous a montré. Il peut vous dire que vous avez donné une carte Infection et si un jerrican est revenu, mais jamais si l’autre était déjà Infecté.',
      ],
    },
    D2: {
      title: 'Aucun indice involontaire',
      summary:
        'Rien de ce que reçoivent les autres, ni le moment où ils le reçoivent, ne dépend d’un secret.',
      text: [
        'Ce qui parvient à autrui ne doit dépendre d’aucun secret : ni le contenu, ni la longueur, ni le nombre ou le rythme des messages, ni les boutons présents. Seul votre temps de réflexion est à vous.',
        'Rien n’est choisi ni sauté pour vous à cause de votre main, même si une seule carte est permise.',
        'Si vous êtes attaqué, le gilet vous est demandé, que vous en ayez un ou non. Le délai reste le même, quelle que soit la réponse, aussi rapide soit-elle.',
        'Un échange montre à la table les mêmes étapes quoi qu’on échange, et jamais qui a déjà choisi.',
        'Piocher l’Hôte a le même aspect, le même son et le même effet que piocher n’importe quelle carte, sur votre propre appareil aussi.',
        'Un scan suit les mêmes étapes et prend le même temps quoi qu’il trouve. Ce que l’exploration propose ne dépend que de ce qui est public, comme la carte du dessus.',
      ],
    },
    D3: {
      title: 'Ce qui est public',
      summary: 'Tout ce qui est sur la table, la taille des mains, chaque lancer, et qui a rencontré qui.',
      text: [
        'Tous peuvent savoir : le plan, les pions, les PV, les PA restants, les tables, la taille de chaque main et de chaque pioche, la défausse, la carte Lieu du dessus, les lancers de dé, qui a échangé avec qui, qui a scanné qui, ce que les scans ont compté, et quels sièges sont des bots ou remplacés par un bot.',
      ],
    },
    D4: {
      title: 'Une donne que nul ne peut truquer',
      summary: 'Serveur et joueurs ajoutent chacun une part à la graine, promise avant, publiée après.',
      text: [
        'Tout le hasard d’une partie vient d’une seule graine secrète, par un générateur cryptographique.',
        'Le serveur s’engage sur sa part à l’ouverture de la table. L’appareil de chaque joueur s’engage sur la sienne quand son joueur est prêt, et ne l’ouvre que lorsque le serveur a montré tous les engagements à tout le monde. La graine est l’empreinte de toutes les parts.',
        'La part d’un appareil découle du secret de l’appareil et de l’engagement du serveur. Une donne tentée deux fois obtient donc la même part.',
        'Toutes les parts sont publiées après la fin, et chacun peut distribuer la partie à nouveau.',
      ],
    },
    D5: {
      title: 'Horloges',
      summary:
        'Tour 120 s, échange 30 s, délai du gilet 5 s. Le temps écoulé, le donneur fait pour vous un choix simple.',
      text: [
        'Un tour dure 120 s, un échange 30 s. Chaque horloge peut être désactivée à la table. Celle du tour s’arrête pendant qu’on interroge les autres.',
        'Le délai du gilet est fixe : 5 s, ou de 3 à 10 s si la table l’a choisi, et 1 s si seuls des bots sont interrogés. Il n’est jamais écourté.',
        'À une table d’une seule personne avec des bots, il n’y a pas d’horloge, sauf si cette personne en veut une. Le gilet attend la réponse, et un bot n’agit que lorsque l’appareil de la personne a montré ce qui précède.',
        'Quand le temps est écoulé : une obligation en cours devient un échange avec un joueur présent tiré au sort. Un échange donne une carte permise tirée au sort : d’abord les objets autres que les jerricans, puis les jerricans, puis les cartes Infection d’autres couleurs, jamais une de la vôtre. Le gilet est joué s’il évite une mort. Tout autre choix est tiré au sort. Puis le tour prend fin ; une première fouille encore due est faite avant, par le chemin public le moins coûteux (T6).',
      ],
    },
    D6: {
      title: 'Places vides',
      summary:
        'Après 60 s d’absence, un bot joue votre siège, avec votre vue et votre rôle ; vous pouvez revenir à tout moment.',
      text: [
        'Un siège abandonné est joué par un bot après 60 s. Le bot sait ce que ce siège peut voir et joue pleinement son rôle. Il peut infecter, sinon échanger avec un absent serait sans danger. Son occupant peut revenir à tout moment.',
        'Quand plus personne n’est connecté, la partie dort.',
        'Le temps de réflexion d’un bot ne dépend ni de sa main ni de son rôle.',
        'Un appareil sans siège dans la partie peut recevoir la place d’un bot si tous les vivants à la table sont d’accord. Il a dès lors la vue, le journal et le rôle de ce siège, et tous en sont informés.',
      ],
    },
    D7: {
      title: 'Les morts et les spectateurs',
      summary: 'Ils voient ce qui est public et ne parlent qu’entre eux.',
      text: [
        'Les joueurs éliminés gardent la vue publique et leur propre journal jusqu’à la fin. Ils ne parlent qu’entre eux.',
        'Les spectateurs ont la vue publique et ne parlent qu’entre eux.',
      ],
    },
    D8: {
      title: 'Parole',
      summary: 'Dites ce que vous voulez. Rien n’oblige à dire vrai.',
      text: [
        'La parole est libre, et personne n’est tenu à la vérité.',
        'Nul ne peut montrer ses cartes aux autres. Qui est Infecté n’est jamais révélé avant la fin.',
      ],
    },
  },
};
