/** Looking through a player’s eyes. */
export const eyes = {
  invite: 'Laisser regarder par mes yeux',
  through: 'par les yeux {{who, de}}',
  invited: '{{who}} peut regarder par vos yeux.',
  yours: '{{who}} regarde par vos yeux.',
  others: '{{who}} regarde par les yeux {{of, de}}.',
  end: 'Terminer',
  asked: '{{who}} vous laisse regarder par ses yeux.',
  askedHint: 'Vous ne dites alors rien, et n’avez plus de place dans cette partie.',
  look: 'Regarder',
} as const;
