import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Texts } from '../wording/all-texts.ts';

/** Every way the table says no. */
export const refusals: Pick<Texts['refusal'], TableRefusal> = {
  'name-empty': 'Écrivez d’abord un nom.',
  'name-too-long': 'Ce nom est trop long : {{length}} caractères au plus.',
  'name-unprintable':
    'Ce nom contient des caractères invisibles. Utilisez des lettres, des chiffres et des signes.',
  'name-taken': 'Quelqu’un à cette table a déjà ce nom, ou un nom qui y ressemble. Choisissez-en un autre.',
  'table-full': 'Toutes les places de cette table sont prises.',
  'table-started': 'La partie à cette table a commencé.',
  'colour-taken': 'Cette couleur est prise.',
  'chair-taken': 'Cette place est prise.',
  'only-the-opener': 'Seule la personne qui a ouvert la table peut faire cela.',
  'only-the-leader': 'Seule la personne qui mène peut faire cela.',
  'not-waiting': 'La partie a commencé.',
  'not-playing': 'Aucune partie n’est en cours.',
  'not-over': 'La partie n’est pas finie.',
  'only-watching': 'Les spectateurs ne peuvent pas faire cela.',
  'no-spectators': 'Cette table n’admet pas de spectateurs.',
  'too-few-players': 'Quatre joueurs au moins.',
  'not-everybody-ready': 'Tous n’ont pas donné leur feu vert.',
  'not-everybody-here':
    'Quelqu’un qui a donné son feu vert n’est pas là pour l’instant. Les cartes se distribuent avec l’appareil de chacun.',
  'not-everybody-opened': 'Tous les appareils n’ont pas ouvert leur part scellée à temps.',
  'sealed-anew':
    'La dernière donne a été ouverte pour d’autres personnes ou d’autres réglages : celle-ci est scellée de nouveau. Chacun redonne son feu vert.',
  'not-dealing': 'Aucune distribution n’est en cours.',
  'other-part': 'Cet appareil avait scellé une autre part.',
  late: 'Quelque chose s’est passé entre-temps. Regardez de nouveau.',
  'ticket-used': 'Ce lien a déjà servi.',
  'too-many-requests': 'Trop vite. Attendez un instant.',
  'too-many-tables':
    'Trop de tables sont ouvertes depuis votre réseau. Utilisez l’une d’elles, ou attendez qu’une se ferme.',
  'server-full': 'La station est pleine : aucune autre table ne peut ouvrir. Réessayez plus tard.',
  silenced: 'La parole vous a été retirée à cette table.',
  'only-claims': 'À cette table, on ne parle que par affirmations.',
  'not-idle': 'Ce joueur joue encore.',
  'not-your-clock': 'Votre horloge ne tourne pas.',
  'time-used': 'Vous avez déjà eu plus de temps dans cette partie.',
  'not-your-seat': 'Seule la personne qui a joué cette place peut le dire, sur l’appareil qui la détient.',
  'rules-changed':
    'Le serveur est passé à d’autres règles : la partie à cette table ne peut pas continuer. Son enregistrement est conservé le temps prévu.',
  'no-such-table': 'Aucune table n’a ce code. Elle a peut-être fermé.',
  'not-understood': 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  failed: 'Une erreur s’est produite à la station. Réessayez dans un instant.',
  removed: 'La personne qui a ouvert la table a repris votre place.',
  'has-a-chair': 'Vous avez déjà une place à cette table.',
  'seen-a-seat': 'Cet appareil a vu les cartes d’une autre place dans cette partie.',
  'no-bot-chair': 'Cette place n’est plus celle d’un bot.',
  'no-such-ask': 'On y a déjà répondu.',
  'no-such-device': 'Cet appareil ne se distingue pas des autres.',
  'no-eyes': 'À cette table, personne ne regarde par les yeux d’un autre.',
  'no-such-watcher': 'Aucun spectateur de ce nom, ou il n’a pas été invité.',
  'through-eyes': 'Qui regarde par les yeux d’un joueur ne dit rien jusqu’à la fin de la partie.',
  banned: 'La personne qui gère ce serveur n’admet pas cet appareil pour quelque temps.',
  'other-picture': 'Cette page montrait autre chose que ce qui est. On lui redit tout.',
};
