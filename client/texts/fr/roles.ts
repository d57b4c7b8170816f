import type { Texts } from '../wording/all-texts.ts';

/** What somebody is to do, and how. Shown when the role is learned, and behind the role chip at any time. */
export const roles: Texts['roles'] = {
  goal: {
    human: 'Trouvez le Nid : votre Soldat le brûle avec {{cans}} jerricans.',
    infected: 'Glissez vos propres cartes Infection dans les échanges, tant qu’il reste un humain.',
    host: 'Glissez vos cartes Infection dans les échanges, tant qu’il reste un humain.',
  },
  hint: {
    human:
      'Gardez un jerrican pour chaque échange : il brûle une infection. Quelqu’un est déjà l’Hôte, ou piochera la carte Hôte.',
    infected:
      'Nul ne doit le savoir. Seule une carte Infection de votre couleur infecte, et un jerrican donné en retour la brûle.',
    host: 'Nul ne doit le savoir. Repérez qui garde un jerrican : il brûle votre infection, et son propriétaire vous démasque.',
  },
  learned: {
    human: 'Votre rôle : humain.',
    infected: 'Votre rôle : Infecté.',
    host: 'Votre rôle : l’Hôte.',
  },
  boarding: 'Phase 0 : embarquement',
  newGoal: 'Votre nouveau but : {{goal, minuscule}}',
};
