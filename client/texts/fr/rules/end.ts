import type { ChapterText } from '../../wording/rule-book.ts';

export const end: ChapterText<'V'> = {
  title: 'La fin',
  intro: 'Les humains gagnent par le feu. Les Infectés gagnent quand il ne reste personne pour l’allumer.',
  rules: {
    V1: {
      title: 'Le Nid brûle',
      summary:
        'Le Soldat d’un humain, dans le Nid, joue 3 jerricans d’une seule main pour 1 PA : les humains vivants gagnent.',
      text: [
        'Un joueur qui n’est pas Infecté, dont le Soldat est dans le Nid, joue 3 jerricans de sa main pour 1 PA. Dans la mission difficile (O3), il en faut 4.',
        'Tous les humains vivants gagnent.',
      ],
    },
    V2: {
      title: 'Plus un seul humain',
      summary: 'Un scan trouve tous les vivants Infectés : ils gagnent, sauf le dernier infecté.',
      text: [
        'Si un scan thermique trouve tous les joueurs vivants Infectés, par infection ou parce que les humains sont morts, les Infectés vivants gagnent.',
        'Le joueur infecté en dernier ne partage pas la victoire. Deux exceptions : le premier Hôte, que personne n’a infecté, n’est jamais exclu ; et si le dernier infecté est mort, personne ne l’est.',
        'Si l’exclu est le seul joueur en vie, personne ne partage la victoire.',
      ],
      ruling: 'Seule cette fin exclut le dernier infecté.',
    },
    V3: {
      title: 'Les humains ne peuvent plus brûler le Nid',
      summary:
        'Un scan trouve un seul humain et aucun jerrican, ou aucun Soldat humain : les Infectés vivants gagnent.',
      text: [
        'Vérifié lors d’un scan thermique. Les Infectés vivants gagnent si exactement un joueur vivant est humain, et qu’aucun jerrican n’est dans sa main, dans la pioche Fouille ni dans sa défausse.',
        'Si aucun Infecté n’est en vie, personne ne partage la victoire.',
      ],
      ruling:
        'Ils gagnent aussi si aucun humain vivant n’a de Soldat en vie, car seul un Soldat peut brûler le Nid.',
    },
    V4: {
      title: 'Tous les Soldats sont morts',
      summary: 'Les Infectés vivants gagnent aussitôt.',
      text: [
        'Quand le dernier Soldat meurt, les Infectés vivants gagnent aussitôt. Aucun scan n’est nécessaire.',
        'Si aucun Infecté n’est en vie, personne ne partage la victoire.',
      ],
    },
    V5: {
      title: 'Le Nid est scellé',
      summary:
        'Plus aucune carte Lieu n’a de place et le Nid n’est pas posé : les Infectés vivants gagnent aussitôt.',
      text: [
        'Si le Nid n’est pas sur le plan, et qu’aucune des cartes Lieu restantes, le Nid compris, n’a de place légale où que ce soit, dans aucune orientation permise, les Infectés vivants gagnent aussitôt.',
        'Les places hors de portée comptent ici comme des places. Tout cela est public.',
      ],
      ruling:
        'La règle imprimée parle du Nid comme dernière carte. Ici, il suffit que plus rien ne convienne.',
    },
    V6: {
      title: 'Les morts ne gagnent rien',
      summary: 'La mort de l’Hôte ne met fin à rien. Si personne ne vit, les parasites gagnent.',
      text: [
        'La mort de l’Hôte ne met pas fin à la partie.',
        'Les morts ne partagent jamais une victoire.',
        'S’il ne reste aucun joueur en vie, les parasites gagnent, et personne ne partage la victoire.',
      ],
    },
    V7: {
      title: 'En finir',
      summary:
        'Un secret ne met fin à la partie que lors d’un scan ; les vivants peuvent convenir d’un scan final ou abandonner.',
      text: [
        'Ce que seul le donneur sait ne met jamais fin à la partie avant l’heure : V2, V3 et V9 ne sont vérifiées que lors des scans.',
        'Pour qu’aucune table ne reste bloquée, les joueurs peuvent demander un scan final. Il se déroule comme tout scan thermique (R6). Tous les joueurs vivants ensemble peuvent le demander à tout moment. Une fois la pioche Exploration vide, une majorité d’entre eux suffit, au plus une fois entre deux phases des parasites. Si le scan ne met pas fin à la partie, elle continue.',
        'Tous les joueurs vivants ensemble peuvent aussi abandonner la partie. Alors personne ne gagne.',
        'Votre accord, pour l’un ou l’autre, vaut jusqu’à la fin du tour en cours ou jusqu’à l’élimination d’un joueur.',
      ],
      ruling:
        'Le jeu imprimé ne connaît ni l’un ni l’autre. Les deux ne sont proposés qu’à ces conditions publiques, pour que l’offre ne trahisse rien.',
    },
    V8: {
      title: 'Le temps est écoulé',
      summary: 'Après 40 phases des parasites, la partie finit sans vainqueur.',
      text: ['Après la 40e phase des parasites, la partie est finie et personne ne gagne.'],
      ruling: 'Le jeu imprimé n’a pas cette limite. Elle est là pour que toute partie finisse.',
    },
    V9: {
      title: 'Plus personne ne peut gagner',
      summary:
        'Un scan ne trouve aucun Infecté, et trop peu de jerricans restent : la partie finit sans vainqueur.',
      text: [
        'Vérifié lors d’un scan thermique. Si aucun joueur vivant n’est Infecté, et que les mains des vivants, la pioche Fouille et la défausse réunies comptent moins de jerricans que la mission n’en demande, la partie finit sans vainqueur.',
      ],
      ruling:
        'Le jeu imprimé ne prévoit pas ce cas. Aucun camp ne pourrait plus gagner ; la partie n’a donc pas à continuer.',
    },
  },
};
