import type { Role } from '#shared/play/index.ts';

/** What somebody is to do, and how. Shown when the role is learned, and behind the role chip at any time. */
export const roles = {
  goal: {
    human: 'Find the Hive: your Trooper burns it with {{cans}} gas cans.',
    infected: 'Slip your own Infection cards into trades until no human is left.',
    host: 'Slip your Infection cards into trades until no human is left.',
  },
  hint: {
    human:
      'Keep a gas can for every trade: it burns an infection. Somebody is the Host already, or will draw the Host card.',
    infected:
      'Nobody may know. Only an Infection card of your own colour infects, and a gas can given back burns it.',
    host: 'Nobody may know. Watch who keeps a gas can ready: it burns your infection, and its owner then knows what you are.',
  },
  learned: {
    human: 'You are human.',
    infected: 'You are Infected.',
    host: 'You are the Host.',
  },
  boarding: 'Phase 0: boarding',
  newGoal: 'Your new goal: {{goal}}',
} as const satisfies Record<'goal' | 'hint' | 'learned', Record<Role, string>> &
  Record<'boarding' | 'newGoal', string>;
