import type { ChapterText } from '../../wording/rule-book.ts';

export const dealer: ChapterText<'D'> = {
  title: 'The dealer',
  intro: 'A server deals instead of people. This is what it knows, what it tells, and how long it waits.',
  rules: {
    D1: {
      title: 'What you are shown',
      summary: 'Exactly what a person in your chair would see, and a private diary.',
      text: [
        'The dealer alone knows decks, hands and infections.',
        'Your device is sent your own hand, all tables, all public events, and what was shown to you in private.',
        'Your diary is yours alone. It keeps whom you traded with, what you gave and what you got, and what a body scanner showed you. It can tell you that you gave an infection card and whether a gas can came back, but never whether the other was Infected before.',
      ],
    },
    D2: {
      title: 'No tells',
      summary: 'Nothing others receive, and no moment they receive it, depends on a secret.',
      text: [
        'What reaches anybody else must not depend on a secret: not its content, its length, the number or the timing of messages, nor which buttons are there. Only your own thinking time is yours.',
        'Nothing is chosen or skipped for you because of your hand, even if only one card is legal.',
        'If you are attacked you are asked for armor, whether or not you hold any. The window lasts its fixed time, whatever you answer and however soon.',
        'A trade shows the table the same steps whatever is traded, and not who has chosen already.',
        'Drawing the Host looks, sounds and feels like drawing anything else, on your own device too.',
        'A scan takes the same steps and the same time whatever it finds. What exploring offers depends only on what is public, such as the top card.',
      ],
    },
    D3: {
      title: 'What is public',
      summary: 'Everything on the table, the size of every hand, every roll, and who met whom.',
      text: [
        'Everybody may know: the map, tokens, HP, AP left, tables, the size of each hand and deck, the discard pile, the top location card, die rolls, who traded with whom, who scanned whom, what scans counted, and which seats are bots or stood in for.',
      ],
    },
    D4: {
      title: 'A deal nobody can rig',
      summary:
        'Server and players each add a part to the seed, promised beforehand and published afterwards.',
      text: [
        'All chance in a match comes from one secret seed, through a cryptographic generator.',
        'The server commits to its part when the table is opened. Each player’s device commits to its own part when its player is ready, and opens it only when the server has shown everybody all commitments. The seed is the hash of all parts.',
        'A device’s part follows from the device’s secret and the server’s commitment. So a deal that is tried twice gets the same part.',
        'All parts are published after the end, and anybody can deal the match again.',
      ],
    },
    D5: {
      title: 'Clocks',
      summary:
        'Turn 120 s, trade 30 s, armor window 5 s. When time runs out, the dealer makes a plain choice for you.',
      text: [
        'A turn lasts 120 s, a trade 30 s. Each clock can be switched off at the table. The turn clock stands still while others are asked.',
        'The armor window has a fixed length: 5 s, or 3 to 10 s if the table chose so, and 1 s if only bots are asked. It is never cut short.',
        'At a table with one person and bots there is no clock unless that person wants one. The armor window waits for the answer, and a bot acts only when the person’s device has shown what happened before.',
        'When time runs out: an open duty becomes a trade with a random player present. A trade gives a random legal card: items other than gas cans first, then gas cans, then infection cards of other colours, never one of your own colour. Armor is played if it prevents a death. Any other choice is made at random. Then the turn ends; a first search still due is made before that, by the cheapest public route (T6).',
      ],
    },
    D6: {
      title: 'Empty chairs',
      summary:
        'After 60 s away a bot plays your seat, with your view and your role; you can return at any time.',
      text: [
        'A seat left alone is played by a bot after 60 s. The bot knows what that seat may see and plays its full role. It may infect, for otherwise trading with an absent player would be safe. The owner can come back at any time.',
        'When no person is connected at all, the match sleeps.',
        'How long a bot thinks does not depend on its hand or role.',
        'A device without a seat in the match may be given a bot’s chair if all the living at the table agree. From then on it has that seat’s view, diary and role, and everybody is told.',
      ],
    },
    D7: {
      title: 'The dead and the watching',
      summary: 'They see what is public, and talk only among themselves.',
      text: [
        'Eliminated players keep the public view and their own diary until the end. They talk only among themselves.',
        'Spectators have the public view and talk only among themselves.',
      ],
    },
    D8: {
      title: 'Talk',
      summary: 'Say what you like. It need not be true.',
      text: [
        'Talk is free, and nobody has to tell the truth.',
        'Nobody can show cards to others. Who is Infected is never revealed before the end.',
      ],
    },
  },
};
