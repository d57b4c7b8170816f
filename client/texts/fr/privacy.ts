/** Checked where the languages are listed. */
export const privacy = {
  title: 'Confidentialité',
  heading: 'Ce qui est gardé de vous',
  lead: 'Ni comptes, ni cookies, ni publicité, et personne qui compte les visites.',
  parts: [
    {
      heading: 'Sur le serveur',
      points: [
        'le nom que vous tapez, aussi longtemps que la table ou la partie pour laquelle vous l’avez tapé ;',
        'chaque ordre d’une partie, ce qui s’est dit à sa table, les accusations et les marques privées ;',
        'une empreinte de la clé que votre appareil garde pour votre place, jamais la clé elle-même ;',
        'tant qu’une table est ouverte, l’empreinte des appareils que la personne qui l’a ouverte tient loin : celle ' +
          'd’un nombre tiré une fois par votre appareil ; la liste est sur son propre appareil ;',
        'si vous voulez recevoir un appel : où le service de votre navigateur prend les appels, jusqu’à la fermeture de la table.',
      ],
      text:
        'Une partie et tout ce qui s’y est dit sont supprimés {{time}} après sa fin. Une table où personne ne revient ' +
        'est fermée au bout d’un jour au plus, puis supprimée {{time}} après. Qui tient le serveur peut en faire des ' +
        'copies et les supprimer plus tard.',
    },
    {
      heading: 'Qui peut le lire',
      text:
        'Pendant une partie, chacun voit ce que verrait une personne assise à sa place. Une fois finie, seuls ceux qui ' +
        'ont son lien peuvent la revoir, avec les paroles de sa table ; nul ne peut deviner ce lien. Elle n’apparaît ' +
        'sur la page d’accueil que si tous ceux qui ont joué l’acceptent, et vos marques privées que si vous ' +
        'l’acceptez. Vous pouvez revenir sur les deux à tout moment, sur l’appareil qui garde votre place. Sous ' +
        '« Mes parties », sur la page d’accueil, vous pouvez effacer votre part dans une partie : ce que vous avez dit ' +
        'et noté disparaît aussitôt, et la partie avec le dernier de ses joueurs. Qui a enregistré une partie garde ce qu’il a enregistré.',
    },
    {
      heading: 'Signalements',
      text:
        'Qui signale quelqu’un envoie ce qui a été dit en dernier à la table à la personne qui gère le serveur ; cela ' +
        'est gardé jusqu’à ce qu’elle l’efface. Si elle exclut quelqu’un pour un temps, une empreinte de la clé ou de ' +
        'l’adresse est gardée avec le nom.',
    },
    {
      heading: 'Votre adresse',
      text:
        'L’adresse réseau d’où vous venez reste en mémoire, jamais sur disque, pour que personne n’ouvre ou ne ' +
        'rejoigne trop de tables : une minute, ou tant que reste ouverte une table que vous avez ouverte. Une ' +
        'empreinte en est gardée là auprès de celle de votre clé, pour pouvoir l’exclure. Elle n’est montrée à personne.',
    },
    {
      heading: 'Sur votre appareil',
      text:
        'Votre nom, les clés de vos places, votre propre journal des parties et vos réglages sont dans la mémoire de ' +
        'votre navigateur, tout comme les pages qui s’ouvrent sans connexion. Effacez-y les données de ce site, et ils ' +
        'disparaissent ; le chemin de retour vers vos places aussi.',
    },
  ],
  back: 'Retour au jeu',
  soon: 'peu',
};
