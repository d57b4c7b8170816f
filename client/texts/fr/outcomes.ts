import type { Texts } from '../wording/all-texts.ts';

/** What something meant for the one who reads it: a title of a few words, and what follows from it. */
export const outcomes: Texts['outcomes'] = {
  trade: {
    nothing: 'Vous recevez {{card}}, rien de plus.',
    nothingHuman: 'Vous restez du côté humain. Cela ne prouve rien sur {{who}}.',
    nothingInfected: 'Vous restez ce que vous étiez, et {{who}} n’a rien appris.',
    nothingHost: 'Vous restez ce que vous étiez, et {{who}} n’a rien appris.',
    infected: '{{who}} vous a transmis l’infection.',
    infectedText: 'Vous êtes désormais des leurs, et {{who}} est de votre côté.',
    infectedByHost: '{{who}} vous a transmis la carte Hôte.',
    infectedByHostText: 'Aucun jerrican ne l’a arrêtée : vous êtes désormais des leurs, et l’Hôte.',
    burnedTheirs: 'Votre jerrican a brûlé l’infection {{who, de}}.',
    burnedTheirsText: '{{who}} est des leurs. Personne d’autre que vous deux ne le sait.',
    burnedHost: 'Votre jerrican a brûlé la carte Hôte.',
    burnedHostText:
      '{{who}} est l’Hôte et le reste. La carte dans votre main est morte. Personne d’autre que vous deux ne le sait.',
    yours: '{{who}} est à vous.',
    yoursText: 'Aucun jerrican en retour : {{who}} est désormais des vôtres, ou l’était déjà.',
    already: '{{who}} était déjà des vôtres.',
    alreadyText: 'Votre carte n’a rien changé. Elle est maintenant dans la main {{who, de}}.',
    mutual: '{{who}} est des vôtres.',
    mutualText: 'Chacun a donné une infection : {{who}} le sait aussi.',
    burnedYours: 'Infection brûlée par le jerrican {{who, de}}.',
    burnedYoursText: '{{who}} sait ce que vous êtes. Le jerrican est maintenant à vous.',
    hostPassed: '{{who}} est désormais l’Hôte.',
    hostPassedText: 'Aucun jerrican en retour. Vous restez parmi les Infectés.',
    hostBurned: 'Carte Hôte brûlée par le jerrican {{who, de}}.',
    hostBurnedText:
      '{{who}} sait que vous êtes l’Hôte, et vous le restez. Votre carte Hôte est morte dans la main {{who, de}}.',
    hostReceived: '{{who}} vous a transmis la carte Hôte.',
    hostReceivedText: 'Vous étiez déjà des leurs. Vous êtes désormais l’Hôte.',
    ally: '{{who}} est des vôtres.',
    allyText: '{{who}} vous a donné une carte Infection de sa couleur, et croit l’infection transmise.',
    allyCanText:
      '{{who}} vous a donné une carte Infection de sa couleur, et croit que votre jerrican l’a brûlée.',
    dead: 'Rien qu’une carte Infection morte.',
    deadText:
      'C’est une carte {{owner, de}} : ici elle n’infecte personne, et {{who}} n’avait plus d’objet à donner. Mais {{owner}} l’a donnée un jour, et seul un Infecté fait cela.',
    ownBack: 'Votre propre carte Infection est revenue.',
    ownBackHuman:
      'Elle n’infecte personne : vous êtes du côté humain. {{who}} n’avait plus d’objet à donner.',
    ownBackInfected: 'Elle agit de nouveau dans votre main. {{who}} n’avait plus d’objet à donner.',
  },
  drew: 'Trouvé : {{card}}.',
  drewHost: 'Vous êtes désormais l’Hôte, donc des leurs. Personne n’en a rien su.',
  foundNothing: 'Plus rien à trouver.',
  foundNothingText: 'La pioche Fouille et sa défausse sont vides.',
  alert: 'Une alerte parasite.',
  alertText: 'Ce n’était pas une carte à garder : un parasite apparaît.',
  wounded: 'Votre {{character}} perd {{wounds}} PV.',
  woundedBy: 'Par {{who}}, dans {{room, le}}. Il reste {{hp}} PV.',
  woundedByParasites: 'Mordu dans {{room, le}}. Il reste {{hp}} PV.',
  weak: 'Avec 1 ou 2 PV, il ne donne que 1 PA par tour.',
  diedTrooperLeft: 'Votre Soldat continue seul. Vos cartes restent à vous.',
  diedAndroidLeft: 'Votre Androïde continue seul : il ne peut pas brûler le Nid. Vos cartes restent à vous.',
  diedLastTrooper: 'C’était le dernier Soldat : plus personne ne peut brûler le Nid.',
  diedAndroidLeftInfected: 'Votre Androïde continue seul. Vos cartes restent à vous.',
  diedOut:
    'Vos deux personnages sont morts : vous êtes hors jeu, et les morts ne gagnent jamais. Vous voyez ce que tous voient.',
  scan_one: '{{count}} sur {{living}} est infecté.',
  scan_other: '{{count}} sur {{living}} sont infectés.',
  scanHumanNone: 'Aucun vivant n’est Infecté à cet instant.',
  scanHuman_one: 'L’un des {{others}} autres l’est.',
  scanHuman_other: '{{count}} des {{others}} autres le sont.',
  scanLastHuman: 'Tous les autres le sont. Il ne reste que vous.',
  scanInfectedAlone: 'Il n’y a que vous.',
  scanInfected_one: 'Vous, et une autre personne.',
  scanInfected_other: 'Vous, et {{count}} autres.',
  scanInfectedAll: 'Il ne reste aucun humain.',
  bodyScan: 'Voici la main {{who, de}}.',
  bodyScanText: 'Les cartes Infection de la couleur {{who, de}} ne prouvent rien : chacun en a reçu.',
  bodyScanHost: '{{who}} a la carte Hôte.',
  bodyScanHostText: '{{who}} est l’Hôte.',
  bodyScanHostMaybe: '{{who}} est l’Hôte, ou a brûlé la dernière infection de l’Hôte.',
  bodyScanned: '{{who}} a vu toute votre main.',
  bodyScannedText: 'Seule autre personne à savoir ce qu’elle contenait : {{who}}.',
  timedOut: 'Votre temps est écoulé.',
  timedOutText: 'Le donneur a choisi pour vous.',
  voteScan: '{{who}} demande un scan final.',
  voteAbandon: '{{who}} veut abandonner la partie.',
  voteText: 'D’accord : {{count}} sur {{needed}}.',
};

/** How it ended for the one who reads it. */
export const verdicts: Texts['verdicts'] = {
  titleHumans: 'La station est saine',
  titleHive: 'Le Nid se répand',
  titleNobody: 'Personne ne gagne',
  wonHuman: 'Vous avez gagné : les humains l’emportent, et vous vivez.',
  wonInfected: 'Vous avez gagné : la station est aux vôtres, et vous y vivez.',
  lostHuman: 'Vous avez perdu : vous êtes du côté humain, et le Nid n’a pas brûlé.',
  lostHumanDead: 'Vous avez perdu : votre camp a gagné, mais les morts ne gagnent jamais.',
  lostHumanDeadToo: 'Vous avez perdu : votre vie s’est achevée du côté humain.',
  lostInfected: 'Vous avez perdu : vous étiez des leurs.',
  lostInfectedDead: 'Vous avez perdu : les vôtres ont gagné, mais les morts ne gagnent jamais.',
  lostLast: 'Vous avez perdu : la dernière infection était pour vous, et n’a pas part à la victoire.',
  lostServant: 'Vous avez perdu : un serviteur qui n’a infecté personne ni éliminé d’humain ne gagne rien.',
  lostLastOrServant:
    'Vous avez perdu : la dernière infection était pour vous, ou vous n’avez infecté personne.',
  nobody: 'Personne ne gagne, vous non plus.',
};

/** What a seat knows for sure, and why. */
export const known: Texts['known'] = {
  gaveInfection:
    'En phase {{phase}}, {{who}} vous a donné une carte Infection de sa couleur : seul un Infecté le peut.',
  gaveHost: 'En phase {{phase}}, {{who}} vous a donné la carte Hôte.',
  youInfected:
    'En phase {{phase}}, vous avez donné votre carte Infection à {{who}}, sans jerrican en retour.',
  youPassedHost: 'En phase {{phase}}, vous avez donné la carte Hôte à {{who}}, sans jerrican en retour.',
  knowsYou:
    'En phase {{phase}}, le jerrican {{who, de}} a brûlé votre infection : {{who}} sait ce que vous êtes.',
  passedOn:
    'En phase {{phase}}, {{from}} a fait passer une carte Infection {{who, de}} : seul un Infecté donne une carte de sa couleur.',
  heldHost: 'En phase {{phase}}, votre scanner corporel a montré la carte Hôte dans la main {{who, de}}.',
  hand: 'En phase {{phase}}, votre scanner corporel a montré : {{cards}}.',
  scan: 'Infectés au scan de la phase {{phase}} : {{positive}} sur {{living}}.',
  infectedYou: 'En phase {{phase}}, {{who}} vous a transmis l’infection.',
};
