/** Checked where the languages are listed. */
export const privacy = {
  title: 'Privacy',
  heading: 'What is kept of you',
  lead: 'There are no accounts, no cookies, no advertising and no one who counts visits.',
  parts: [
    {
      heading: 'On the server',
      points: [
        'the name you type, as long as the table or the match it was typed for is kept;',
        'every command of a match, what was said at its table, accusations and private marks;',
        'a fingerprint of the key your device keeps for your seat, never the key itself;',
        'while a table is open, fingerprints of the devices that whoever opened it keeps away: of a number your ' +
          'device drew once; which ones somebody keeps away is on their own device;',
        'if you want to be called: where the push service of your browser takes calls, until the table is closed.',
      ],
      text:
        'A match and everything said at it is deleted {{time}} after it ended; a table that nobody comes back to is ' +
        'closed after a day at most, and deleted {{time}} later. Whoever runs the server may make copies of it and ' +
        'delete them later.',
    },
    {
      heading: 'Who can read it',
      text:
        'While a match runs, everybody sees what a person in their chair would see. Once it is over it can be watched ' +
        'again, with the talk of its table, only by who has its link; nobody can guess it. It is shown on the home ' +
        'page only if everybody who played agrees, and your private marks only if you do. You can take both back at ' +
        'any time on the device that holds your seat. Under “My games” on the home page you can delete your ' +
        'part in a match: what you said and noted goes at once, and the match with the last of its players. Who has ' +
        'saved a match keeps what was saved.',
    },
    {
      heading: 'Reports',
      text:
        'Who reports somebody sends what was said last at the table to whoever runs the server; that is kept until they ' +
        'delete it. If they ban somebody for a time, a fingerprint of the key or of the address is kept with the name.',
    },
    {
      heading: 'Your address',
      text:
        'The network address you come from is held in memory, never on disk, to keep single callers from opening or ' +
        'joining too much: for a minute, or as long as a table you opened is open. A fingerprint of it is held there ' +
        'beside that of your key, so that it can be banned. It is not shown to anybody.',
    },
    {
      heading: 'On your device',
      text:
        'Your name, the keys of your seats, your own log of the matches and what you set are in the storage of your ' +
        'browser, and so are the pages that can be opened without a connection. Clear the data of this site there, ' +
        'and they are gone; so is the way back to your seats.',
    },
  ],
  back: 'Back to the game',
  soon: 'soon',
};
