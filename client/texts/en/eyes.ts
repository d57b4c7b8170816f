/** Looking through a player’s eyes. */
export const eyes = {
  invite: 'Let look through my eyes',
  through: 'through {{who}}’s eyes',
  invited: '{{who}} may look through your eyes.',
  yours: '{{who}} looks through your eyes.',
  others: '{{who}} looks through {{of}}’s eyes.',
  end: 'End',
  asked: '{{who}} lets you look through their eyes.',
  askedHint: 'You say nothing then, and get no chair in this match.',
  look: 'Look',
} as const;
